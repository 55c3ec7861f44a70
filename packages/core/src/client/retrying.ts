import type { Clock } from '../ports.ts'
import { type Failure, isPassing } from '../shared/failure.ts'
import type { Send } from './api.ts'
import { TIMEOUT_MS } from './send.ts'

/** Where the server does not say when: long enough for a hiccup, short enough for a person. */
export const RETRY_DELAY_MS = 300

/** Spec §7: once more, for reads only, on statuses that pass and on network failure. A wait longer than a timeout is the caller's to decide. */
export function retrying(send: Send, clock: Clock): Send {
  return async (letter) => {
    const first = await send(letter)
    if (
      letter.method !== 'GET' ||
      first.error === undefined ||
      first.error.kind === 'timeout' ||
      !isPassing(first.error)
    )
      return first
    if (!(await waited(first.error, clock, letter.init.signal))) return first
    return send(letter)
  }
}

/** Waits as the server says, or until aborted; false, at once, where that is longer than a timeout. */
export async function waited({ retryAfter }: Failure, clock: Clock, signal?: AbortSignal | null): Promise<boolean> {
  const wait = retryAfter === undefined ? RETRY_DELAY_MS : retryAfter * 1000
  if (wait > TIMEOUT_MS) return false
  await new Promise<void>((resolve) => {
    const goOn = () => {
      clock.clearTimeout(timer)
      signal?.removeEventListener('abort', goOn)
      resolve()
    }
    const timer = clock.setTimeout(goOn, wait)
    signal?.addEventListener('abort', goOn)
  })
  return true
}
