import { hashOf } from '../auth/code.ts'
import type { World } from '../world.ts'

/** The hold whose token was shown, or none: naming a stranger's hold changes nothing. */
export async function ownHolds(world: World, holdId: string | undefined, token: string | undefined): Promise<string[]> {
  if (holdId === undefined || token === undefined) return []
  const holds = await world.db
    .selectFrom('hold')
    .select('id')
    .where('id', '=', holdId)
    .where('token_hash', '=', hashOf(token))
    .execute()
  return holds.map(({ id }) => id)
}
