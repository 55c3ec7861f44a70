import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { transaction } from '../../db/transaction.ts'
import { logSecurityEvent } from '../../lib/security-log.ts'
import { publishEmailsWaiting } from '../mail/email-queue.ts'
import { findUser } from '../members/member.ts'
import { publishSessionEnd, rotate, signedIn } from '../sessions/session.ts'
import { readRefreshToken, secretsOf } from '../sessions/tokens.ts'
import { notifyOfTheft } from './notify-owner.ts'

export const refreshToken: Handler<'refreshToken'> = async ({ body, ip, cookie, context }) => {
  const claims = await readRefreshToken(secretsOf(context.config), body.refreshToken)
  if (claims === null) return refuse(401, 'UNAUTHORIZED', 'Not a refresh token of this server')
  const rotation = await transaction(context.db, async (trx, after) => {
    const rotation = await rotate(trx, claims)
    if (rotation.outcome === 'reuse') {
      const { memberId, sessionId } = claims
      await notifyOfTheft(trx, context, claims)
      after(() => publishSessionEnd(context, sessionId))
      after(() => publishEmailsWaiting(context))
      after(() => logSecurityEvent(context, { event: 'session.reuse', memberId, sessionId, ip }))
    }
    return rotation
  })
  if (rotation.outcome === 'reuse')
    return refuse(401, 'UNAUTHORIZED', 'This refresh token was used before: the session has ended')
  const user = rotation.outcome === 'current' ? await findUser(context.db, claims.memberId) : null
  if (rotation.outcome === 'over' || user === null) return refuse(401, 'UNAUTHORIZED', 'The session has ended')
  return signedIn(context, rotation.state, user, cookie)
}
