import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../context.ts'
import type { Member } from '../../contract/handler.ts'
import type { Db } from '../../db/connection.ts'
import { createBatch } from '../../lib/batch.ts'
import { noteFirstUse } from './first-use.ts'
import { type AccessClaims, API, readAccessToken, secretsOf } from './tokens.ts'

const MOST_TOKENS = 10_000
/** How long a sign-in counts as recent: long enough to come back from it and to press a button. */
const RECENT_SECONDS = 5 * 60
const verifiedOf = new WeakMap<AppContext, LRUCache<string, AccessClaims>>()

/**
 * Whom an access token stands for, or null. Only the signature check is remembered: whether the session still holds and
 * the token's time has come is asked of the database each time, so a sign-out anywhere counts at once everywhere. Those who
 * ask in the same moment ask together.
 */
export async function authenticate(context: AppContext, token: string): Promise<Member | null> {
  const claims = await verified(context, token)
  if (claims === null) return null
  const { sessionId, memberId, expiresAt, counter, audience } = claims
  const session = await openSession(context.db)(sessionId)
  if (session === undefined || session.memberId !== memberId || expiresAt <= session.now) return null
  const { origin, isRecent } = session
  if (audience !== (origin ?? API)) return null
  if (counter === session.counter && counter !== session.usedCounter) await noteFirstUse(context, sessionId, counter)
  return { userId: memberId, sessionId, origin, isRecent }
}

/** `now` in seconds, as the database has it. */
type OpenSession = Pick<Member, 'origin' | 'isRecent'> & {
  id: string
  memberId: string
  counter: number
  usedCounter: number | null
  now: number
}

const batchesOf = new WeakMap<Db, (sessionId: string) => Promise<OpenSession | undefined>>()

function openSession(db: Db) {
  const batch = batchesOf.get(db) ?? createBatch((ids: string[]) => openSessions(db, ids))
  batchesOf.set(db, batch)
  return batch
}

async function openSessions(db: Db, ids: string[]): Promise<(OpenSession | undefined)[]> {
  const { rows } = await sql<OpenSession>`
    select id, member_id as "memberId", counter, used_counter as "usedCounter", extract(epoch from now)::float8 as now,
           origin, coalesce(signed_in_at > now - make_interval(secs => ${RECENT_SECONDS}), false) as "isRecent"
      from session, (select app_now() as now offset 0) clock
     where id = any(${ids}) and ended_at is null and ends_at > now`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id))
}

async function verified(context: AppContext, token: string): Promise<AccessClaims | null> {
  const tokens = verifiedOf.get(context) ?? new LRUCache<string, AccessClaims>({ max: MOST_TOKENS })
  verifiedOf.set(context, tokens)
  const cached = tokens.get(token)
  if (cached !== undefined) return cached
  const claims = await readAccessToken(secretsOf(context.config), token)
  if (claims === null) return null
  tokens.set(token, claims)
  return claims
}
