import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Db } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { normaliseEmail } from '../../lib/email-address.ts'
import { logSecurityEvent } from '../../lib/security-log.ts'
import { endSessionsOf, publishSessionEnd } from '../sessions/session.ts'
import { forgetCalendarFeed } from '../users/calendar-feed.ts'
import { recordWrite } from './operator-log.ts'

export const operatorEndSessions: Handler<'operatorEndSessions'> = async ({
  body,
  operator,
  ip,
  context,
  requestId,
}) => {
  const email = normaliseEmail(body.email)
  const member = email === null ? undefined : await memberWith(context.db, email)
  if (member === undefined) return refuse(404, 'NOT_FOUND', 'Nobody has an account with this e-mail')
  const ended = await transaction(
    context.db,
    async (trx) => {
      const ids = await endSessionsOf(trx, member.id, 'ended_by_operator')
      // Whoever has the device may have the address as well.
      await forgetCalendarFeed(trx, member.id)
      const changes = { memberId: member.id, sessions: ids.length }
      if (ids.length > 0) await recordWrite(trx, { command: 'end-sessions', operator, changes, requestId })
      return ids
    },
    { dryRun: body.dryRun },
  )
  const answer = { status: 200 as const, body: { data: { ended: ended.length } } }
  if (body.dryRun) return answer
  const [memberId, reason, sessions] = [member.id, 'ended_by_operator', ended.length]
  logSecurityEvent(context, { event: 'sessions.ended', reason, memberId, sessions, ip })
  await Promise.all(ended.map((id) => publishSessionEnd(context, id)))
  return answer
}

const memberWith = (db: Db, email: string) =>
  db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst()
