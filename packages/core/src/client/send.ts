import type { Clock, Fetch } from '../ports.ts'
import { isObject } from '../shared/checked.ts'
import { type Failure, failed, failureOfAnswer } from '../shared/failure.ts'
import { inTime } from '../shared/in-time.ts'
import type { Send } from './api.ts'
import { type Outcome, refused } from './outcome.ts'
import { requestOf } from './request.ts'
import type { Settings } from './settings.ts'

/** The longest wait for an answer. */
export const TIMEOUT_MS = 10_000

export type Wire = { settings: Settings; fetch: Fetch; clock: Clock }

/** One request, once: languages and currency on it, ended after 10 s, its body checked before it is called data. */
export function sendOver({ settings, fetch, clock }: Wire): Send {
  return async (request) => {
    const { signal } = request.init
    if (signal?.aborted) return refused(cancelled())
    const ending = new AbortController()
    let response: Response | undefined
    const ended = new Promise<never>((_, reject) => {
      ending.signal.addEventListener('abort', () => reject(ending.signal.reason))
    })
    const end = (failure: Failure) => {
      ending.abort(failure)
      return failure
    }
    const cancel = () => end(cancelled())
    signal?.addEventListener('abort', cancel)

    const exchange = async (): Promise<Outcome<unknown>> => {
      response = await fetch(...requestOf(request, settings, ending.signal))
      // A copy is read: the caller's response is raw.
      return toOutcome(response, parsed(await response.clone().text()), clock.now())
    }

    try {
      // A fetch that does not listen to its signal must not keep the caller waiting.
      return await inTime(Promise.race([exchange(), ended]), clock, TIMEOUT_MS, () =>
        end(failed('timeout', 'No answer')),
      )
    } catch (thrown) {
      return refused(ending.signal.aborted ? ending.signal.reason : failed('network', String(thrown)), response)
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }
}

const cancelled = () => failed('cancelled', 'Cancelled')

function toOutcome(response: Response, body: unknown, now: number): Outcome<unknown> {
  if (!response.ok) return refused(failureOfAnswer(response, body, now), response)
  return isObject(body) && 'data' in body
    ? { data: body, error: undefined, response }
    : refused(failed('invalid', 'Not the contract', response.status), response)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
