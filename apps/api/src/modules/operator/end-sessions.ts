import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Db } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { normaliseEmail } from '../../lib/email-address.ts'
import { logSecurityEvent } from '../../lib/security-log.ts'
import { endSessionsOf, publishSessionEnd } from '../sessions/session.ts'
import { forgetCalendarFeed } from '../users/calendar-feed.ts'
import { recordWrite } from './log.ts'

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
  return transaction(
    context.db,
    async (trx, after) => {
      const ended = await endSessionsOf(trx, member.id, 'ended_by_operator')
      // Whoever has the device may have the address as well.
      await forgetCalendarFeed(trx, member.id)
      const changes = { memberId: member.id, sessions: ended.length }
      if (ended.length > 0) await recordWrite(trx, { command: 'end-sessions', operator, changes, requestId })
      const reason = 'ended_by_operator'
      after(() => logSecurityEvent(context, { event: 'sessions.ended', reason, ...changes, ip }))
      for (const id of ended) after(() => publishSessionEnd(context, id))
      return { status: 200 as const, body: { data: { ended: ended.length } } }
    },
    { dryRun: body.dryRun },
  )
}

const memberWith = (db: Db, email: string) =>
  db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst()
