import type { Send } from '../client/api.ts'
import { refused } from '../client/outcome.ts'
import { repeated } from '../client/retrying.ts'
import type { Clock } from '../ports.ts'
import { failed } from '../shared/failure.ts'
import { inTime } from '../shared/in-time.ts'
import { until } from '../shared/until.ts'
import { STORE_WITHIN_MS } from './memory-fallback.ts'
import type { Repeat, Session } from './session.types.ts'

export const unavailable = (response?: Response) =>
  refused({ ...failed('network', 'The session is kept'), code: 'REFRESH_UNAVAILABLE' }, response)

/** The session as it is once nothing is being read or refreshed. */
export async function settledSession({ state }: Session) {
  const { status, session } = await until(state, ({ isSettled }) => isSettled)
  return status === 'member' ? session : null
}

const isUnknown = ({ state }: Session) => state.get().status === 'unknown'

/** The session, or null where nobody is signed in or where it is not known within `STORE_WITHIN_MS` who is. */
function sessionInTime(session: Session, clock: Clock) {
  let start: Promise<void> | undefined
  const wait = () => {
    const settled = settledSession(session).then(() => {
      start = undefined
    })
    return inTime(settled, clock, STORE_WITHIN_MS, () => undefined).catch(() => undefined)
  }
  return async () => {
    if (isUnknown(session)) {
      start ??= wait()
      await start
    }
    return isUnknown(session) ? null : settledSession(session)
  }
}

/**
 * Sends with the session's token where somebody is signed in: how, comes with the chart of the session. A read that failed is repeated
 * once, unless the caller retries by itself. A 401 while it is not known who is signed in is no sign-out: REFRESH_UNAVAILABLE.
 */
export function authorized(source: Session, send: Send, clock: Clock, isRepeating = true): Send {
  const sessionNow = sessionInTime(source, clock)
  return async (request) => {
    const repeat: Repeat = async (first, again) => (isRepeating ? repeated(request, first, clock, again) : first)
    const asker = source.state.get().session?.user.id
    const session = await sessionNow()
    if (session !== null) {
      const sendWith = (accessToken: string) => send({ ...request, accessToken })
      const answer = await source.sendAsMember?.(source, session, asker, sendWith, repeat)
      if (answer) return answer
    }
    const isUndecided = isUnknown(source)
    const answer = await repeat(await send(request), () => send(request))
    return isUndecided && answer.response?.status === 401 ? unavailable(answer.response) : answer
  }
}
