import type { Backend } from '../backend.ts'

const RETRY_AFTER_S = 2
const BUSY = [429, 502, 503, 504]
/**
 * From the first read of a page to the end of its last. With the waits (twice 4 s), the theme (2 s) and drawing (8 s) it
 * stays below the 30 s of silence after which the page's connection is closed without an answer.
 */
const LONGEST_READING_MS = 8000

export interface FetchWithBusyState {
  readonly fetch: Backend['fetch']
  /** Seconds, once the API refused as busy or timed out; else null. */
  retryAfter(): number | null
  /** Whether the API did not answer a read as it should; that something is not there is an answer. */
  hasFailed(): boolean
}

/**
 * For one page: notes whether what fails does so only now. All reads end when the signal of `startDeadline`, which is
 * called at the first one, aborts.
 */
export function fetchWithBusyState(
  ask: Backend['fetch'],
  startDeadline: () => AbortSignal = () => AbortSignal.timeout(LONGEST_READING_MS),
): FetchWithBusyState {
  let wait: number | null = null
  let isRead = true
  let deadline: AbortSignal | undefined
  const cannotNow = (seconds: number) => {
    wait = Math.max(wait ?? 0, seconds)
  }
  return {
    async fetch(request) {
      deadline ??= startDeadline()
      try {
        const response = await askUntil(AbortSignal.any([request.signal, deadline]), ask, request)
        if (response.status >= 500 || response.status === 429) isRead = false
        if (BUSY.includes(response.status)) cannotNow(Number(response.headers.get('retry-after')) || RETRY_AFTER_S)
        return response
      } catch (error) {
        isRead = false
        cannotNow(RETRY_AFTER_S)
        throw error
      }
    },
    retryAfter: () => wait ?? (deadline?.aborted ? RETRY_AFTER_S : null),
    hasFailed: () => !isRead || deadline?.aborted === true,
  }
}

/** An API in this process does not listen to a signal; one elsewhere also ends a body that stops in the middle. */
async function askUntil(signal: AbortSignal, ask: Backend['fetch'], request: Request): Promise<Response> {
  signal.throwIfAborted()
  let onAbort = (): void => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([ask(new Request(request, { signal })), aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
