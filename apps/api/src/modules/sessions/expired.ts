import { sql } from 'kysely'
import type { ExpiredRows } from '../../jobs/job.types.ts'

/** Rows that nobody can use any more, by table. */
export const sessionsExpired: ExpiredRows[] = [
  { table: 'session', condition: sql`least(ended_at, ends_at) < app_now() - interval '30 days'` },
]
