import { hashOf } from '../auth/code.ts'
import type { World } from '../world.ts'

/** The hold whose token was shown, or null: naming a stranger's hold changes nothing. */
export async function ownHold(
  world: World,
  holdId: string | undefined,
  token: string | undefined,
): Promise<string | null> {
  if (holdId === undefined || token === undefined) return null
  const hold = await world.db
    .selectFrom('hold')
    .select('id')
    .where('id', '=', holdId)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return hold?.id ?? null
}
