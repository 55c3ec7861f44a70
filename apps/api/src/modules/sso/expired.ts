import { sql } from 'kysely'
import type { ExpiredRows } from '../../jobs/job.types.ts'

/** Rows that nobody can use any more, by table. */
export const ssoExpired: ExpiredRows[] = [
  { table: 'sso_ticket', condition: sql`expires_at < app_now() - interval '1 hour'` },
  { table: 'sso_flow', condition: sql`expires_at < app_now() - interval '1 hour'` },
  // Apple says a name once: whoever comes back within a month is not asked for it.
  { table: 'sso_name', condition: sql`kept_at < app_now() - interval '30 days'` },
]
