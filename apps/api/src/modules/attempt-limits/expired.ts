import { sql } from 'kysely'
import type { ExpiredRows } from '../../jobs/job.types.ts'

/** Rows that nobody can use any more, by table. */
export const attemptLimitsExpired: ExpiredRows[] = [
  {
    table: 'attempt_counter',
    condition: sql`not exists (select from unnest(hits) as h where h > app_now() - interval '1 day')`,
  },
]
