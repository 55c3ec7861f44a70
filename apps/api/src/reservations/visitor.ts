import { type RawBuilder, sql } from 'kysely'
import { hashOf, newTicket } from '../auth/code.ts'
import type { Member } from '../contract/handler.ts'
import { isLive } from './find-hold.ts'

/** Who holds: a member, or whoever has the token of an earlier hold. */
export type Visitor = { token: string; tokenHash: string; memberId: string | null }
/** `createdAt`, `startAt` and `endAt` are ISO 8601. */
export type LiveHold = {
  id: string
  shopId: string
  secondsLeft: number
  createdAt: string
  startAt: string
  endAt: string
}
type Known = { id: string }

/** Finds some hold of this token that its bearer may have; who shows no token is asked nothing. */
export function knownQueries(token: string | undefined, member: Member | null): RawBuilder<Known>[] {
  if (token === undefined) return []
  return [
    sql<Known>`
    select id from hold
     where token_hash = ${hashOf(token)} and (member_id is null or member_id = ${member?.userId ?? null})
     limit 1`,
  ]
}

/** A token that was never given out is nobody's: it gets a new one. */
export function visitorOf(token: string | undefined, member: Member | null, known: readonly Known[]): Visitor {
  const own = token !== undefined && known.length > 0 ? token : newTicket()
  return { token: own, tokenHash: hashOf(own), memberId: member?.userId ?? null }
}

/** The second tells what they hold; the first sees to one after the other for the same visitor, so that the limit holds. */
export function liveHoldsQueries({ tokenHash, memberId }: Visitor): [RawBuilder<unknown>, RawBuilder<LiveHold>] {
  const names = [`holds of ${tokenHash}`, ...(memberId === null ? [] : [`holds of ${memberId}`])].sort()
  return [
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) name`,
    sql<LiveHold>`
    select id, shop_id as "shopId", extract(epoch from expires_at - app_now())::float8 as "secondsLeft",
           created_at as "createdAt", start_at as "startAt", end_at as "endAt"
      from hold
     where ${isLive} and (token_hash = ${tokenHash} or member_id = ${memberId})`,
  ]
}
