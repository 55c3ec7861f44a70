import { type RawBuilder, sql } from 'kysely'
import type { Member } from '../../contract/handler.ts'
import { hashOf, newTicket } from '../../lib/secrets.ts'
import { type AddressHoldCounts, addressHoldCounts } from './address-hold-limit.ts'
import { isLive } from './find-hold.ts'
import { expiry } from './show-hold.ts'

/** Who holds: a member, or whoever has the token of an earlier hold. */
export type Visitor = { token: string; tokenHash: string; memberId: string | null; isNew: boolean }
/** Instants are ISO 8601; `until`: when it would end if it were held anew. */
export type LiveHold = {
  id: string
  shopId: string
  secondsLeft: number
  isMembers: boolean
  createdAt: string
  startAt: string
  endAt: string
  until: string
}

/** `isKnown`: some hold of the token that was shown is there, and its bearer may have it. */
export type VisitorHolds = { isKnown: boolean; live: LiveHold[]; addressHolds: AddressHoldCounts | null }

/** Unverified; `visitorHoldsQuery` checks whether the token is known. */
export function visitorWith(token: string | undefined, member: Member | null): Visitor {
  const shown = token ?? newTicket()
  return { token: shown, tokenHash: hashOf(shown), memberId: member?.userId ?? null, isNew: token === undefined }
}

/** Serialises the requests of a visitor, so that their holds are counted right. */
export function visitorLock({ tokenHash, memberId }: Visitor): RawBuilder<unknown> {
  const names = [`holds of ${tokenHash}`, ...(memberId === null ? [] : [`holds of ${memberId}`])].sort()
  return sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) name`
}

/** What they hold, and where an address counts, what others hold from there. */
export const visitorHoldsQuery = (
  { tokenHash, memberId }: Visitor,
  shopId: string,
  address: string | null,
): RawBuilder<VisitorHolds> =>
  sql<VisitorHolds>`
    select exists (select from hold where token_hash = ${tokenHash} and (member_id is null or member_id = ${memberId})) as "isKnown",
           (select coalesce(json_agg(json_build_object('id', id, 'shopId', shop_id, 'isMembers', member_id is not distinct from ${memberId},
                     'secondsLeft', extract(epoch from expires_at - app_now())::float8, 'createdAt', ${asText('created_at')},
                     'startAt', ${asText('start_at')}, 'endAt', ${asText('end_at')}, 'until', ${asText(expiry('created_at'))})), '[]')
              from hold where ${isLive} and (token_hash = ${tokenHash} or member_id = ${memberId})) as live,
           ${address === null ? NOBODY : sql`(select row_to_json(counts) from (${addressHoldCounts(address, shopId, tokenHash)}) counts)`} as "addressHolds"`

const NOBODY = sql.raw('null::json')

/** As an instant of a column of its own is read. */
const asText = (instant: string) => sql.raw(`replace(to_json(${instant}) #>> '{}', '+00:00', 'Z')`)

/** The bearer of a token that was never issued gets a new one, and has the holds that they have as a member. */
export function holdsOfVisitor(
  visitor: Visitor,
  { isKnown, live }: VisitorHolds,
): { visitor: Visitor; live: LiveHold[] } {
  if (isKnown || visitor.isNew) return { visitor, live }
  const isMember = visitor.memberId !== null
  return {
    visitor: { ...visitorWith(undefined, null), memberId: visitor.memberId },
    live: live.filter((one) => isMember && one.isMembers),
  }
}
