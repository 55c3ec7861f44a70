import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/connection.ts'
import { createBatch } from '../../lib/batch.ts'

const MOST_TOKENS = 10_000
/** How long a sign-in counts as recent: long enough to come back from it and to press a button. */
const RECENT_SECONDS = 5 * 60

/** `audience`: `API`, or the origin of the page for which the token was issued. */
export type Claims = { sessionId: string; memberId: string; expiresAt: number; audience: string }
/** `counter` names the generation: that of the refresh token that was given with it. Null in tokens that are older than the claim. */
export type AccessClaims = Claims & { counter: number | null }

/** The access tokens whose signatures were checked, and the open session of an id: those who ask in the same moment ask together. */
export type SessionReads = {
  verified: LRUCache<string, AccessClaims>
  open(sessionId: string): Promise<OpenSession | undefined>
}

export const createSessionReads = (db: Db): SessionReads => ({
  verified: new LRUCache({ max: MOST_TOKENS }),
  open: createBatch((ids: string[]) => openSessions(db, ids)),
})

/** `now` in seconds, as the database has it. */
type OpenSession = {
  origin: string | null
  isRecent: boolean
  id: string
  memberId: string
  counter: number
  usedCounter: number | null
  now: number
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
