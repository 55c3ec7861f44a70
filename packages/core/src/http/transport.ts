import type { Clock, Fetch } from '../ports/index.ts'
import { type Failure, failed } from './failure.ts'
import { inTime } from './in-time.ts'
import type { PlainRequest } from './plain-request.ts'

/** The longest wait for an answer. */
export const TIMEOUT_MS = 10_000

export type Transport = (request: PlainRequest) => Promise<Response>

const cancelled = () => failed('cancelled', 'Cancelled')

/** One request, once. Resolves when the whole body has arrived; rejects with a failure, after 10 s at the latest. */
export function transportOver(fetch: Fetch, clock: Clock): Transport {
  return async (request) => {
    const { signal } = request
    if (signal?.aborted) throw cancelled()
    request.attempts += 1
    const ending = new AbortController()
    const ended = new Promise<never>((_, reject) => {
      ending.signal.addEventListener('abort', () => reject(ending.signal.reason))
    })
    const end = (failure: Failure) => {
      ending.abort(failure)
      return failure
    }
    const cancel = () => end(cancelled())
    signal?.addEventListener('abort', cancel)

    const exchange = async () => {
      const response = await fetch(request.url, request.fetchInit(ending.signal))
      // openapi-fetch reads it after the time limit has been let go.
      await response.clone().text()
      return response
    }

    try {
      // A fetch that does not listen to its signal must not keep the caller waiting.
      return await inTime(Promise.race([exchange(), ended]), clock, TIMEOUT_MS, () =>
        end(failed('timeout', 'No answer')),
      )
    } catch (thrown) {
      throw ending.signal.aborted ? ending.signal.reason : failed('network', String(thrown))
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }
}
