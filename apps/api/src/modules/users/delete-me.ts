import { sql } from 'kysely'
import { type Handler, memberOf } from '../../contract/handler.ts'
import type { Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { logSecurityEvent } from '../../lib/security-log.ts'
import { forgetMember } from '../reservations/forget-member.ts'
import { endSessionsOf, publishSessionEnd } from '../sessions/session.ts'
import { forgetIdentities } from '../sso/identity.ts'
import { revokeTokens } from '../sso/revoke.ts'

/**
 * In one transaction: coming reservations are cancelled, past ones made anonymous, everything personal goes, every
 * session ends. A row without a name stays for the past reservations to belong to.
 */
export const deleteMe: Handler<'deleteMe'> = async (call) => {
  const { context } = call
  const { userId, sessionId } = memberOf(call)
  const ended = await transaction(context.db, async (trx) => {
    const email = await lockEmail(trx, userId)
    if (email === null) return []
    await forgetMember(trx, userId)
    await trx.deleteFrom('consent').where('member_id', '=', userId).execute()
    await trx.deleteFrom('favorite').where('member_id', '=', userId).execute()
    await forgetIdentities(trx, userId)
    await trx.deleteFrom('ws_ticket').where('member_id', '=', userId).execute()
    await trx.deleteFrom('challenge').where('email', '=', email).execute()
    await trx.deleteFrom('email').where('recipient', '=', email).execute()
    await trx.updateTable('feedback').set({ email: null }).where('email', '=', email).execute()
    await emptyMember(trx, userId)
    return endSessionsOf(trx, userId, 'deleted')
  })
  if (ended.length > 0) {
    const [memberId, sessions] = [userId, ended.length]
    logSecurityEvent(context, { event: 'account.deleted', memberId, sessionId, sessions, ip: call.ip })
  }
  await Promise.all(ended.map((id) => publishSessionEnd(context, id)))
  // Nobody waits for a provider; what fails now is tried again.
  revokeTokens(context).catch((error: unknown) => context.log.warn({ err: error }, 'Tokens wait to be revoked'))
  return { status: 200, body: { data: { success: true } } }
}

async function lockEmail(trx: Trx, userId: string): Promise<string | null> {
  const member = await trx.selectFrom('member').select('email').where('id', '=', userId).forUpdate().executeTakeFirst()
  return member?.email ?? null
}

const emptyMember = (trx: Trx, userId: string) =>
  trx
    .updateTable('member')
    .set({
      email: null,
      first_name: '',
      last_name: '',
      phone: null,
      accepts_marketing: false,
      marketing_changed_at: null,
      deleted_at: sql<string>`app_now()`,
    })
    .where('id', '=', userId)
    .execute()
