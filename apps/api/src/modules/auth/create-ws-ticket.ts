import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { refuse } from '../../contract/failure.ts'
import type { Handler, Member } from '../../contract/handler.ts'
import { memberOf } from '../../contract/handler.ts'
import { mayListen } from '../../lib/foreign-origin.ts'
import { hashOf, newTicket } from '../../lib/secrets.ts'
import { keepMember, memberDeleted } from '../members/member.ts'
import { authenticate } from '../sessions/authenticate.ts'

const TICKET_SECONDS = 60

/** Member and session that a live connection serves. */
export type Listener = Omit<Member, 'isRecent'>

export const createWsTicket: Handler<'createWsTicket'> = async (call) => {
  const { userId, sessionId } = memberOf(call)
  const { db, config } = call.context
  // `/ws` would refuse the upgrade, of which a page learns nothing but that it failed.
  if (!mayListen(call.origin, config.allowedOrigins))
    return refuse(403, 'SCOPE', 'ALLOWED_ORIGINS does not name the origin of this page')
  const ticket = newTicket()
  // The page may have changed its language since sign-in: what the socket tells is in the session's.
  await db
    .updateTable('session')
    .set({ locale: call.locale })
    .where('id', '=', sessionId)
    .where('locale', '!=', call.locale)
    .execute()
  const { rows } = await sql<{ expiresAt: string }>`
    with kept as (${keepMember(userId)})
    insert into ws_ticket (token_hash, member_id, session_id, expires_at)
    select ${hashOf(ticket)}, id, ${sessionId}, app_now() + make_interval(secs => ${TICKET_SECONDS}) from kept
    returning expires_at as "expiresAt"`.execute(db)
  const [row] = rows
  if (row === undefined) return memberDeleted()
  return { status: 200, body: { data: { ticket, expiresAt: row.expiresAt, expiresInSeconds: TICKET_SECONDS } } }
}

/** The member of the token of `/ws?token=`: a ticket, which this uses up, or an access token. */
export async function redeemWsTicket(context: AppContext, token: string): Promise<Listener | null> {
  if (token.includes('.')) return authenticate(context, token)
  const used = await context.db
    .updateTable('ws_ticket')
    .from('session')
    .set({ used_at: sql<string>`app_now()` })
    .whereRef('session.id', '=', 'ws_ticket.session_id')
    .where('session.ended_at', 'is', null)
    .where('session.ends_at', '>', sql<string>`app_now()`)
    .where('ws_ticket.token_hash', '=', hashOf(token))
    .where('ws_ticket.used_at', 'is', null)
    .where('ws_ticket.expires_at', '>', sql<string>`app_now()`)
    .returning(['ws_ticket.member_id', 'ws_ticket.session_id', 'session.origin'])
    .executeTakeFirst()
  return used ? { userId: used.member_id, sessionId: used.session_id, origin: used.origin } : null
}
