import type { AppContext } from '../../context.ts'
import type { Member } from '../../contract/handler.ts'
import { noteFirstUse } from './first-use.ts'
import type { AccessClaims } from './session-reads.ts'
import { API, readAccessToken, secretsOf } from './tokens.ts'

/**
 * Whom an access token stands for, or null. Only the signature check is remembered: whether the session still holds and
 * the token's time has come is asked of the database each time, so a sign-out anywhere counts at once everywhere.
 */
export async function authenticate(context: AppContext, token: string): Promise<Member | null> {
  const claims = await verified(context, token)
  if (claims === null) return null
  const { sessionId, memberId, expiresAt, counter, audience } = claims
  const session = await context.sessions.open(sessionId)
  if (session === undefined || session.memberId !== memberId || expiresAt <= session.now) return null
  const { origin, isRecent } = session
  if (audience !== (origin ?? API)) return null
  if (counter === session.counter && counter !== session.usedCounter) await noteFirstUse(context, sessionId, counter)
  return { userId: memberId, sessionId, origin, isRecent }
}

async function verified(context: AppContext, token: string): Promise<AccessClaims | null> {
  const cached = context.sessions.verified.get(token)
  if (cached !== undefined) return cached
  const claims = await readAccessToken(secretsOf(context.config), token)
  if (claims === null) return null
  context.sessions.verified.set(token, claims)
  return claims
}
