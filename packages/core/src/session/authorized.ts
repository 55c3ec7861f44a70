import type { Send } from '../client/api.ts'
import { type Outcome, refused } from '../client/outcome.ts'
import { repeated } from '../client/retrying.ts'
import type { Clock, StoredSession } from '../ports.ts'
import { failed } from '../shared/failure.ts'
import { inTime } from '../shared/in-time.ts'
import { until } from '../shared/until.ts'
import { STORE_WITHIN_MS } from './memory-fallback.ts'
import type { Session } from './session.types.ts'

const unavailable = (response?: Response) =>
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
 * Sends with the session's token where somebody is signed in; after a 401 asks the session for a newer one and sends once more. A read that
 * failed is repeated once, unless the caller retries by itself. Nothing goes out more than twice. Whoever has signed out since the request
 * was made does not send any more, even after a new sign-in. A 401 while it is not known who is signed in is no sign-out: REFRESH_UNAVAILABLE.
 */
export function authorized(source: Session, send: Send, clock: Clock, isRepeating = true): Send {
  const sessionNow = sessionInTime(source, clock)

  async function renewed(accessToken: string | null) {
    source.send({ type: 'token.rejected', accessToken })
    return settledSession(source)
  }

  return async (request) => {
    const sendWith = (accessToken: string) => send({ ...request, accessToken })
    const repeat = async (first: Outcome<unknown>, again: () => Promise<Outcome<unknown>>) =>
      isRepeating ? repeated(request, first, clock, again) : first

    /** Null, and nothing sent, where the session ends before it has a token. */
    async function asMember(present: StoredSession, asker: string | undefined): Promise<Outcome<unknown> | null> {
      const session = present.accessToken === null ? await renewed(null) : present
      if (session === null) return null
      // Asked for by somebody else than who is signed in by now.
      if (asker && asker !== session.user.id) return refused(failed('cancelled', 'Not the member'))
      const { accessToken } = session
      if (accessToken === null) return unavailable()

      const before = source.endings
      const first = await sendWith(accessToken)
      if (first.response?.status !== 401)
        return repeat(first, async () => {
          if (source.endings > before) return first
          const second = await sendWith(accessToken)
          return second.response?.status === 401 && (await renewed(accessToken)) ? unavailable(second.response) : second
        })
      const next = await renewed(accessToken)
      if (next === null || source.endings > before) return first
      if (next.accessToken === null || next.accessToken === accessToken) return unavailable(first.response)
      return sendWith(next.accessToken)
    }

    const asker = source.state.get().session?.user.id
    const present = await sessionNow()
    const answer = present && (await asMember(present, asker))
    if (answer) return answer
    const isUndecided = isUnknown(source)
    const asVisitor = await repeat(await send(request), () => send(request))
    return isUndecided && asVisitor.response?.status === 401 ? unavailable(asVisitor.response) : asVisitor
  }
}
