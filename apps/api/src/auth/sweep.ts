import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

const WORN_OUT = [
  sql`delete from ws_ticket where expires_at < app_now() - interval '1 hour'`,
  sql`delete from sso_ticket where expires_at < app_now() - interval '1 hour'`,
  sql`delete from sso_flow where expires_at < app_now() - interval '1 hour'`,
  // A day in which a late code is still told that it was used or has expired.
  sql`delete from challenge where created_at < app_now() - interval '1 day'`,
  sql`delete from flood_counter where not exists (select from unnest(hits) as h where h > app_now() - interval '1 day')`,
  sql`delete from session where least(ended_at, ends_at) < app_now() - interval '30 days'`,
  sql`delete from letter where created_at < app_now() - interval '30 days'`,
]

/** Drops what nobody can use any more. Any process may do it, any number of times; once an hour is plenty. */
export async function sweepPeople(db: Db): Promise<void> {
  for (const statement of WORN_OUT) await statement.execute(db)
}
