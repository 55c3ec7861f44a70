import type { Clock } from '../ports.ts'
import { isRetryable } from '../shared/failure.ts'
import type { ApiRequest, Send } from './api.ts'
import type { Outcome } from './outcome.ts'
import { waitForRetry } from './wait-for-retry.ts'

/** Repeats a read once after a transient status or a network failure. It does not wait longer than a timeout: the caller decides. */
export const retrying =
  (send: Send, clock: Clock): Send =>
  async (request) =>
    repeated(request, await send(request), clock, () => send(request))

/** The first outcome, or that of a second request where one may help. */
export async function repeated(
  { method, init }: ApiRequest,
  first: Outcome<unknown>,
  clock: Clock,
  again: () => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  const { error } = first
  if (method !== 'GET' || error === undefined || error.kind === 'timeout' || !isRetryable(error)) return first
  return (await waitForRetry(error, clock, init.signal)) ? again() : first
}
