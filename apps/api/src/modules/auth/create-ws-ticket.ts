import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Handler, Member } from '../../contract/handler.ts'
import { memberOf } from '../../contract/handler.ts'
import { hashOf, newTicket } from '../../lib/secrets.ts'
import { authenticate } from '../sessions/authenticate.ts'

const TICKET_SECONDS = 60

export const createWsTicket: Handler<'createWsTicket'> = async (call) => {
  const { userId, sessionId } = memberOf(call)
  const { db } = call.context
  const ticket = newTicket()
  // The page may have changed its language since sign-in: what the socket tells is in the session's.
  await db
    .updateTable('session')
    .set({ locale: call.locale })
    .where('id', '=', sessionId)
    .where('locale', '!=', call.locale)
    .execute()
  const { expires_at: expiresAt } = await db
    .insertInto('ws_ticket')
    .values({
      token_hash: hashOf(ticket),
      member_id: userId,
      session_id: sessionId,
      expires_at: sql<string>`app_now() + make_interval(secs => ${TICKET_SECONDS})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { status: 200, body: { data: { ticket, expiresAt } } }
}

/** The member of the token of `/ws?token=`: a ticket, which this uses up, or an access token. */
export async function redeemWsTicket(context: AppContext, token: string): Promise<Member | null> {
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
    .returning(['ws_ticket.member_id', 'ws_ticket.session_id'])
    .executeTakeFirst()
  return used ? { userId: used.member_id, sessionId: used.session_id } : null
}
