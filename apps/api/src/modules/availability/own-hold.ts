import type { AppContext } from '../../context.ts'
import type { Member } from '../../contract/handler.ts'
import { hashOf } from '../../lib/secrets.ts'
import { isShownTo } from '../members/booked-through.ts'

type Asking = {
  context: AppContext
  query: { holdId?: string; replaces?: string }
  headers: { 'x-hold-token'?: string }
  member: Member | null
}

/** The holds that do not stand in the way of whoever asks: their own, and that of the reservation which they reschedule. */
export async function ownHolds({ context, query, headers, member }: Asking): Promise<string[]> {
  return [
    ...(await shownHolds(context, query.holdId, headers['x-hold-token'])),
    ...(await replacedHolds(context, query.replaces, member)),
  ]
}

/** The live hold whose token was shown, or none: naming a stranger's hold changes nothing, and what it became is taken. */
async function shownHolds(
  context: AppContext,
  holdId: string | undefined,
  token: string | undefined,
): Promise<string[]> {
  if (holdId === undefined || token === undefined) return []
  const holds = await context.db
    .selectFrom('hold')
    .select('id')
    .where('id', '=', holdId)
    .where('token_hash', '=', hashOf(token))
    .where('state', '=', 'live')
    .execute()
  return holds.map(({ id }) => id)
}

/** Naming another member's reservation changes nothing either. */
async function replacedHolds(
  { db }: AppContext,
  codeNumber: string | undefined,
  member: Member | null,
): Promise<string[]> {
  if (codeNumber === undefined || member === null) return []
  const reservations = await db
    .selectFrom('reservation')
    .select('hold_id')
    .where('code_number', '=', codeNumber)
    .where('member_id', '=', member.userId)
    .where(isShownTo(member))
    .execute()
  return reservations.map(({ hold_id }) => hold_id)
}
