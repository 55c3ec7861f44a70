import type { Send } from '../client/api.ts'
import { refused } from '../client/outcome.ts'
import { repeated, retrying } from '../client/retrying.ts'
import type { Clock } from '../ports.ts'
import { type Failure, failed } from '../shared/failure.ts'
import { until } from '../shared/until.ts'
import { STORE_WITHIN_MS } from './memory-fallback.ts'
import type { Session } from './session.types.ts'

const unavailable = (): Failure => ({ ...failed('network', 'The session is kept'), code: 'REFRESH_UNAVAILABLE' })

/** The session as it is once nothing is being read or refreshed. */
export async function settledSession({ state }: Session) {
  const { status, session } = await until(state, ({ isSettled }) => isSettled)
  return status === 'member' ? session : null
}

const isUnknown = ({ state }: Session) => state.get().status === 'unknown'

/** The session, or null where nobody is signed in or where it is not known within `STORE_WITHIN_MS` who is. */
function sessionInTime(session: Session, clock: Clock) {
  let start: Promise<void> | undefined
  const wait = () =>
    new Promise<void>((resolve) => {
      const timer = clock.setTimeout(resolve, STORE_WITHIN_MS)
      void settledSession(session).then(() => {
        clock.clearTimeout(timer)
        start = undefined
        resolve()
      })
    })
  return async () => {
    if (isUnknown(session)) {
      start ??= wait()
      await start
    }
    return isUnknown(session) ? null : settledSession(session)
  }
}

/**
 * Sends with the session's token; after a 401 asks the session for a newer one and sends once more. A read that failed is repeated
 * instead, unless the caller retries by itself. Nothing goes out more than twice. Whoever has signed out does not send any more, even
 * after a new sign-in. A 401 while it is not known who is signed in is no sign-out: REFRESH_UNAVAILABLE.
 */
export function authorized(source: Session, send: Send, clock: Clock, isRepeating = true): Send {
  const sessionNow = sessionInTime(source, clock)
  async function renewed(accessToken: string | null) {
    source.send({ type: 'token.rejected', accessToken })
    return settledSession(source)
  }

  return async (request) => {
    const asker = source.state.get().session?.user.id
    let session = await sessionNow()
    if (session?.accessToken === null) session = await renewed(null)
    if (session === null) {
      const isUndecided = isUnknown(source)
      const answer = await (isRepeating ? retrying(send, clock) : send)(request)
      return isUndecided && answer.response?.status === 401 ? refused(unavailable(), answer.response) : answer
    }
    // Asked for by somebody else than who is signed in by now.
    if (asker && asker !== session.user.id) return refused(failed('cancelled', 'Not the member'))
    if (session.accessToken === null) return refused(unavailable())

    const before = source.endings
    const { accessToken } = session
    const first = await send({ ...request, accessToken })
    if (first.response?.status !== 401) {
      if (!isRepeating) return first
      return repeated(request, first, clock, async () => {
        if (source.endings > before) return first
        const second = await send({ ...request, accessToken })
        if (second.response?.status !== 401) return second
        const next = await renewed(accessToken)
        return next === null ? second : refused(unavailable(), second.response)
      })
    }
    const next = await renewed(session.accessToken)
    if (next === null || source.endings > before) return first
    if (next.accessToken === null || next.accessToken === session.accessToken)
      return refused(unavailable(), first.response)
    return send({ ...request, accessToken: next.accessToken })
  }
}
