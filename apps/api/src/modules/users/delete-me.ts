import { type Handler, memberOf } from '../../contract/handler.ts'
import { transaction } from '../../db/transaction.ts'
import { logSecurityEvent } from '../../lib/security-log.ts'
import { publishSessionEnd } from '../sessions/session.ts'
import { revokeTokens } from '../sso/revoke.ts'
import { deleteMember } from './delete-member.ts'

/** Deletes the account of the caller, and writes down that it happened: a restored backup brings the account back. */
export const deleteMe: Handler<'deleteMe'> = async (call) => {
  const { context } = call
  const { userId, sessionId } = memberOf(call)
  await transaction(context.db, async (trx, after) => {
    const ended = (await deleteMember(trx, userId)) ?? []
    if (ended.length === 0) return
    const [memberId, sessions] = [userId, ended.length]
    after(() => logSecurityEvent(context, { event: 'account.deleted', memberId, sessionId, sessions, ip: call.ip }))
    after(context.deliveries.wake)
    for (const id of ended) after(() => publishSessionEnd(context, id))
  })
  // Nobody waits for a provider; what fails now is tried again.
  revokeTokens(context).catch((error: unknown) => context.log.warn({ err: error }, 'Tokens wait to be revoked'))
  return { status: 200, body: { data: { success: true } } }
}
