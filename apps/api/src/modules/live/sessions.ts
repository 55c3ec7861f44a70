import { sql } from 'kysely'
import type { Locale } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'

const open = (db: Db) =>
  db.selectFrom('session').where('ended_at', 'is', null).where('ends_at', '>', sql<string>`app_now()`)

/** The language of a session; null when it is over. */
export async function localeOf(db: Db, sessionId: string): Promise<Locale | null> {
  const session = await open(db).select('locale').where('id', '=', sessionId).executeTakeFirst()
  return session?.locale ?? null
}

/** Which of these sessions still hold. */
export async function openSessions(db: Db, sessionIds: string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  const rows = await open(db).select('id').where(sql<boolean>`id = any(${sessionIds})`).execute()
  return new Set(rows.map(({ id }) => id))
}
