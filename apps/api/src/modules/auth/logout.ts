import type { Handler } from '../../contract/handler.ts'
import { logSecurityEvent } from '../../lib/security-log.ts'
import { endSession, publishSessionEnd } from '../sessions/session.ts'
import { readRefreshToken, secretsOf } from '../sessions/tokens.ts'

/** Any token of the family ends it, be it old. Whoever asks is signed out afterwards, so the answer is always the same. */
export const logout: Handler<'logout'> = async ({ body, ip, context }) => {
  const claims = await readRefreshToken(secretsOf(context.config), body.refreshToken)
  if (claims !== null && (await endSession(context.db, claims.sessionId, claims.memberId, 'signed_out'))) {
    const { memberId, sessionId } = claims
    logSecurityEvent(context, { event: 'sign-out', memberId, sessionId, ip })
    await publishSessionEnd(context, sessionId)
  }
  return { status: 200, body: { data: { success: true } } }
}
