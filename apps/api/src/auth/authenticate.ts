import { sql } from 'kysely'
import type { Member } from '../contract/handler.ts'
import type { World } from '../world.ts'
import { type AccessClaims, readAccessToken, secretsOf } from './tokens.ts'

const MOST_TOKENS = 10_000
const verifiedOf = new WeakMap<World, Map<string, AccessClaims>>()

/**
 * Whom an access token stands for, or null. Only the signature check is remembered: whether the session still holds and
 * the token's time has come is asked of the database each time, so a sign-out anywhere counts at once everywhere.
 */
export async function authenticate(world: World, token: string): Promise<Member | null> {
  const claims = await verified(world, token)
  if (claims === null) return null
  const { sessionId, memberId, expiresAt } = claims
  const session = await world.db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<string>`app_now()`)
    .where(sql<boolean>`to_timestamp(${expiresAt}) > app_now()`)
    .executeTakeFirst()
  return session ? { userId: memberId, sessionId } : null
}

async function verified(world: World, token: string): Promise<AccessClaims | null> {
  const tokens = verifiedOf.get(world) ?? new Map<string, AccessClaims>()
  verifiedOf.set(world, tokens)
  const known = tokens.get(token)
  if (known !== undefined) return known
  const claims = await readAccessToken(secretsOf(world.config), token)
  if (claims === null) return null
  tokens.set(token, claims)
  if (tokens.size > MOST_TOKENS) tokens.delete(tokens.keys().next().value ?? token)
  return claims
}
