import { sql } from 'kysely'
import { hashOf, newTicket } from '../auth/code.ts'
import type { Member } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { isLive } from './find-hold.ts'

/** Who holds: a member, or whoever has the token of an earlier hold. */
export type Visitor = { token: string; tokenHash: string; memberId: string | null }
export type LiveHold = { id: string; shopId: string; secondsLeft: number }

/** A token that was never given out is nobody's: it gets a new one. */
export async function visitorOf(trx: Trx, token: string | undefined, member: Member | null): Promise<Visitor> {
  const memberId = member?.userId ?? null
  const isKnown =
    token !== undefined &&
    (await trx
      .selectFrom('hold')
      .select('id')
      .where('token_hash', '=', hashOf(token))
      .where((where) => where.or([where('member_id', 'is', null), where('member_id', '=', memberId)]))
      .limit(1)
      .executeTakeFirst()) !== undefined
  const own = isKnown ? token : newTicket()
  return { token: own, tokenHash: hashOf(own), memberId }
}

/** One after the other for the same visitor, so that the limit holds. */
export async function liveHoldsOf(trx: Trx, { tokenHash, memberId }: Visitor): Promise<LiveHold[]> {
  const names = [`holds of ${tokenHash}`, ...(memberId === null ? [] : [`holds of ${memberId}`])].sort()
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) name`.execute(trx)
  const { rows } = await sql<LiveHold>`
    select id, shop_id as "shopId", extract(epoch from expires_at - app_now())::float8 as "secondsLeft"
      from hold
     where ${isLive} and (token_hash = ${tokenHash} or member_id = ${memberId})`.execute(trx)
  return rows
}
