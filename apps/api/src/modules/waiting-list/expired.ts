import { sql } from 'kysely'
import type { ExpiredRows } from '../../jobs/job.types.ts'

export const waitingListExpired: ExpiredRows[] = [
  { table: 'waiting_list_entry', condition: sql`least(ended_at, last_start) < app_now() - interval '30 days'` },
]
