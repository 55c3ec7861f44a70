import { type Insertable, type Selectable, sql } from 'kysely'
import { type Handler, refuse } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { transaction } from '../db/transaction.ts'
import { MEMBER_COLUMNS, userOf } from '../users/member.ts'
import { hashOf, newTicket } from './code.ts'
import { startSession, tokensOf } from './session.ts'
import type { AuthTables } from './tables.ts'

type Proven = Pick<
  Selectable<AuthTables['sso_ticket']>,
  'provider' | 'issuer' | 'subject' | 'email' | 'email_verified' | 'first_name' | 'last_name'
>

export const TICKET_SECONDS = 60
/** As long as a person needs to type an address and the code sent to it. */
const EMAIL_TICKET_SECONDS = 20 * 60

/**
 * A ticket says who somebody is at a provider. Whoever is known by (issuer, subject) is signed in; everybody else has
 * to prove an e-mail by a code first, for a provider's word never links to an account.
 */
export const loginSso: Handler<'loginSso'> = async ({ body, locale, world }) => {
  const done = await transaction(world.db, async (trx) => {
    const proven = await useTicket(trx, body.provider, body.ticket)
    if (proven === undefined) return refuse(400, 'TICKET_EXPIRED', 'The ticket is unknown, used or older than a minute')
    const row = await trx
      .selectFrom('identity')
      .innerJoin('member', 'member.id', 'identity.member_id')
      .select(MEMBER_COLUMNS)
      .where('issuer', '=', proven.issuer)
      .where('subject', '=', proven.subject)
      .where('deleted_at', 'is', null)
      .forShare('member')
      .executeTakeFirst()
    if (row === undefined) return { ticket: await issueTicket(trx, proven, EMAIL_TICKET_SECONDS) }
    return { state: await startSession(trx, row.id, locale), user: userOf(row) }
  })
  if ('status' in done) return done
  if ('ticket' in done) return { status: 200, body: { data: { nextStep: 'email', ticket: done.ticket } } }
  return { status: 200, body: { data: await tokensOf(world, done.state, done.user) } }
}

const useTicket = (trx: Trx, provider: string, ticket: string): Promise<Proven | undefined> =>
  trx
    .updateTable('sso_ticket')
    .set({ used_at: sql<string>`app_now()` })
    .where('token_hash', '=', hashOf(ticket))
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`app_now()`)
    .returning(['provider', 'issuer', 'subject', 'email', 'email_verified', 'first_name', 'last_name'])
    .executeTakeFirst()

/** What is given to the browser; the database keeps its hash. */
export async function issueTicket(
  trx: Trx,
  proven: Omit<Insertable<AuthTables['sso_ticket']>, 'token_hash' | 'expires_at' | 'used_at'>,
  seconds: number = TICKET_SECONDS,
): Promise<string> {
  const ticket = newTicket()
  await trx
    .insertInto('sso_ticket')
    .values({
      ...proven,
      token_hash: hashOf(ticket),
      expires_at: sql<string>`app_now() + make_interval(secs => ${seconds})`,
    })
    .execute()
  return ticket
}
