import type { Clock } from '../ports.ts'
import { type Failure, isRetryable } from '../shared/failure.ts'
import type { ApiRequest, Send } from './api.ts'
import type { Outcome } from './outcome.ts'
import { TIMEOUT_MS } from './send.ts'

/** The delay without `Retry-After`: long enough for a short failure, short enough for a person. */
export const RETRY_DELAY_MS = 300

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
  return (await waited(error, clock, init.signal)) ? again() : first
}

/** Waits for `Retry-After`, or until aborted; false, at once, where that is longer than a timeout. */
export async function waited({ retryAfter }: Failure, clock: Clock, signal?: AbortSignal | null): Promise<boolean> {
  const wait = retryAfter === undefined ? RETRY_DELAY_MS : retryAfter * 1000
  if (wait > TIMEOUT_MS) return false
  await new Promise<void>((resolve) => {
    const stopWaiting = () => {
      clock.clearTimeout(timer)
      signal?.removeEventListener('abort', stopWaiting)
      resolve()
    }
    const timer = clock.setTimeout(stopWaiting, wait)
    signal?.addEventListener('abort', stopWaiting)
  })
  return true
}
