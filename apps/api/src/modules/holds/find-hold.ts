import { sql } from 'kysely'
import { type Failure, refuse } from '../../contract/failure.ts'
import type { Member } from '../../contract/handler.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { HoldRow } from '../../db/tables/reservations.ts'
import { hashOf } from '../../lib/secrets.ts'

export type FoundHold = HoldRow & { live: boolean }

/** Finds a hold by its token, or by its member. A member's hold is found by that member alone, token or not. */
export async function findHold(
  db: Db | Trx,
  holdId: string,
  token: string | undefined,
  member: Member | null,
): Promise<FoundHold | null> {
  return ownHold(await holdQuery(db, holdId).executeTakeFirst(), token, member)
}

export const holdQuery = (db: Db | Trx, holdId: string) =>
  db.selectFrom('hold').selectAll().select(isLive.as('live')).where('id', '=', holdId)

/** Finds a hold and locks it until the transaction ends. */
export const lockedHoldQuery = (holdId: string) =>
  sql<FoundHold>`
    select *, ${isLive} as live from hold where id = ${holdId} for no key update`

/** The same hold, if it is theirs. */
export function ownHold(
  hold: FoundHold | undefined,
  token: string | undefined,
  member: Member | null,
): FoundHold | null {
  if (hold === undefined) return null
  const hasToken = token !== undefined && hold.token_hash === hashOf(token)
  const isMembers = member !== null && hold.member_id === member.userId
  const isAnothers = member !== null && hold.member_id !== null && !isMembers
  return isMembers || (hasToken && !isAnothers) ? hold : null
}

/** As a condition on `hold`: by the database's clock, at the moment of the statement. */
export const isLive = sql.raw<boolean>("(state = 'live' and expires_at > (select app_now()))")

export const noSuchHold = (): Failure<404> => refuse(404, 'NOT_FOUND', 'No such hold, or not yours')
export const holdExpired = (codeNumber?: string): Failure<409> =>
  refuse(409, 'HOLD_EXPIRED', 'The time is not held any more', { codeNumber })

/** Of a hold that is not live: another tab, or a confirmation whose answer was lost, may have reserved it. */
export async function holdOver(db: Db | Trx, { shop_id, id, state }: FoundHold): Promise<Failure<409>> {
  if (state !== 'reserved') return holdExpired()
  const made = await db
    .selectFrom('reservation')
    .select('code_number')
    .where('shop_id', '=', shop_id)
    .where('hold_id', '=', id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
  return holdExpired(made?.code_number)
}
