import type { Clock } from '../ports.ts'
import { isPassing } from '../shared/failure.ts'
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
    const wait = first.error.retryAfter === undefined ? RETRY_DELAY_MS : first.error.retryAfter * 1000
    if (wait > TIMEOUT_MS) return first
    const { signal } = letter.init
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clock.clearTimeout(timer)
        signal?.removeEventListener('abort', goOn)
        resolve()
      }
      const timer = clock.setTimeout(goOn, wait)
      signal?.addEventListener('abort', goOn)
    })
    return send(letter)
  }
}
