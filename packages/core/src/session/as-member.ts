import { until } from '../flow/until.ts'
import { failed } from '../http/failure.ts'
import type { Middleware } from '../http/http.ts'
import { inTime } from '../http/in-time.ts'
import type { PlainRequest } from '../http/plain-request.ts'
import type { Clock } from '../ports/index.ts'
import { STORE_WITHIN_MS } from './memory-fallback.ts'
import type { Session } from './session.types.ts'

const unavailable = () => ({ ...failed('network', 'The session is kept'), code: 'REFRESH_UNAVAILABLE' as const })

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

function authorize(request: PlainRequest, accessToken: string) {
  request.accessToken = accessToken
  request.headers.set('Authorization', `Bearer ${accessToken}`)
}

/**
 * Sends with the session's token where somebody is signed in; after a 401 asks the session for a newer one and sends once more. Nothing goes
 * out more than twice, a repeated read included. Whoever has signed out since the request was made does not send any more, even after a new
 * sign-in. A 401 while it is not known who is signed in is no sign-out: REFRESH_UNAVAILABLE.
 */
export function asMember(source: Session, clock: Clock): Middleware {
  const sessionNow = sessionInTime(source, clock)

  async function renewed(accessToken: string | null) {
    source.send({ type: 'token.rejected', accessToken })
    return settledSession(source)
  }

  return {
    async onRequest({ request }) {
      const { asker } = request.flags
      if (asker === undefined) return
      const present = await sessionNow()
      // Null where the session ends before it has a token.
      const session = present?.accessToken === null ? await renewed(null) : present
      request.isUndecided = isUnknown(source)
      if (session === null) return
      // Asked for by somebody else than who is signed in by now.
      if (asker !== null && asker !== session.user.id) throw failed('cancelled', 'Not the member')
      if (session.accessToken === null) throw unavailable()
      authorize(request, session.accessToken)
      const before = source.endings
      request.mayRepeat = () => source.endings === before
    },
    async onResponse({ request, response, options }) {
      if (response.status !== 401 || request.flags.asker === undefined) return undefined
      const { accessToken } = request
      if (accessToken === null) {
        if (request.isUndecided) throw unavailable()
        return undefined
      }
      const next = await renewed(accessToken)
      if (next === null || !request.mayRepeat()) return undefined
      if (request.attempts > 1 || next.accessToken === null || next.accessToken === accessToken) throw unavailable()
      authorize(request, next.accessToken)
      return options.fetch(request)
    },
  }
}
