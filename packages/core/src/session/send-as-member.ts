import { refused } from '../client/outcome.ts'
import { failed } from '../shared/failure.ts'
import { settledSession, unavailable } from './authorized.ts'
import type { SendAsMember } from './session.types.ts'

/**
 * Sends with the session's token; after a 401 asks the session for a newer one and sends once more, or else what failed is repeated.
 * Nothing goes out more than twice. Whoever has signed out (`asker` is who was signed in when the request was made) does not send any
 * more, even after a new sign-in. Null, and nothing sent, where the session ends before it has a token.
 */
export const sendAsMember: SendAsMember = async (source, present, asker, send, repeat) => {
  async function renewed(accessToken: string | null) {
    source.send({ type: 'token.rejected', accessToken })
    return settledSession(source)
  }

  const session = present.accessToken === null ? await renewed(null) : present
  if (session === null) return null
  // Asked for by somebody else than who is signed in by now.
  if (asker && asker !== session.user.id) return refused(failed('cancelled', 'Not the member'))
  const { accessToken } = session
  if (accessToken === null) return unavailable()

  const before = source.endings
  const first = await send(accessToken)
  if (first.response?.status !== 401)
    return repeat(first, async () => {
      if (source.endings > before) return first
      const second = await send(accessToken)
      return second.response?.status === 401 && (await renewed(accessToken)) ? unavailable(second.response) : second
    })
  const next = await renewed(accessToken)
  if (next === null || source.endings > before) return first
  if (next.accessToken === null || next.accessToken === accessToken) return unavailable(first.response)
  return send(next.accessToken)
}
