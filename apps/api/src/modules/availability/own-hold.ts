import type { AppContext } from '../../context.ts'
import { hashOf } from '../../lib/secrets.ts'

/** The live hold whose token was shown, or none: naming a stranger's hold changes nothing, and what it became is taken. */
export async function ownHolds(
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
