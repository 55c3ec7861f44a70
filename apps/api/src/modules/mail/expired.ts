import { sql } from 'kysely'
import type { ExpiredRows } from '../../jobs/job.types.ts'

/** Rows that nobody can use any more, by table. */
export const mailExpired: ExpiredRows[] = [
  { table: 'email', condition: sql`created_at < app_now() - interval '30 days'` },
]
