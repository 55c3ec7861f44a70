import { type Failure, refuse } from '../../contract/failure.ts'
import type { Member } from '../../contract/handler.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { hashOf } from '../../lib/secrets.ts'
import { type FoundHold, selectCodeNumber, selectHold } from './hold.sql.ts'

/**
 * Finds a hold by its token, or by its member. A member's hold is found by that member alone, token or not. A visitor's hold belongs to
 * whoever has its token, whatever page sent it: a server of a partner may have held it, and sends no origin.
 */
export async function findHold(
  db: Db | Trx,
  holdId: string,
  token: string | undefined,
  member: Member | null,
): Promise<FoundHold | null> {
  return ownHold(await selectHold(db, holdId).executeTakeFirst(), token, member)
}

/** The same hold, if it is theirs. */
export function ownHold(
  hold: FoundHold | undefined,
  token: string | undefined,
  member: Member | null,
): FoundHold | null {
  if (hold === undefined) return null
  const hasToken = token !== undefined && hold.token_hash === hashOf(token)
  if (member === null || hold.member_id === null) return hasToken ? hold : null
  // A page elsewhere has what was held through it.
  const isShown = member.origin === null || member.origin === hold.origin
  return hold.member_id === member.userId && isShown ? hold : null
}

export const noSuchHold = (): Failure<404> => refuse(404, 'NOT_FOUND', 'No such hold, or not yours')
export const holdExpired = (codeNumber?: string): Failure<409> =>
  refuse(409, 'HOLD_EXPIRED', 'The time is not held any more', { codeNumber })

/** Of a hold that is not live: another tab, or a confirmation whose answer was lost, may have reserved it. */
export async function holdOver(db: Db | Trx, hold: FoundHold): Promise<Failure<409>> {
  if (hold.state !== 'reserved') return holdExpired()
  const made = await selectCodeNumber(db, hold).executeTakeFirst()
  return holdExpired(made?.code_number)
}
