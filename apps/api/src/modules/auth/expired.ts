import { sql } from 'kysely'
import type { ExpiredRows } from '../../jobs/job.types.ts'

/** Rows that nobody can use any more, by table. */
export const authExpired: ExpiredRows[] = [
  { table: 'ws_ticket', condition: sql`expires_at < app_now() - interval '1 hour'` },
  // A day in which a late code is still told that it was used or has expired.
  { table: 'challenge', condition: sql`created_at < app_now() - interval '1 day'` },
]
