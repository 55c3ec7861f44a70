import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

const MOST_KEYWORDS = 10_000

const WORN_OUT = [
  sql`delete from ws_ticket where expires_at < app_now() - interval '1 hour'`,
  sql`delete from sso_ticket where expires_at < app_now() - interval '1 hour'`,
  sql`delete from sso_flow where expires_at < app_now() - interval '1 hour'`,
  // Apple says a name once: whoever comes back within a month is not asked for it.
  sql`delete from sso_name where kept_at < app_now() - interval '30 days'`,
  // A day in which a late code is still told that it was used or has expired.
  sql`delete from challenge where created_at < app_now() - interval '1 day'`,
  sql`delete from flood_counter where not exists (select from unnest(hits) as h where h > app_now() - interval '1 day')`,
  sql`delete from session where least(ended_at, ends_at) < app_now() - interval '30 days'`,
  sql`delete from letter where created_at < app_now() - interval '30 days'`,
  // Anybody may make keywords up: only those that are searched most are remembered.
  sql`delete from search_count using (
        select locale, keyword, row_number() over (partition by locale order by count desc, keyword) as place from search_count) ranked
       where search_count.locale = ranked.locale and search_count.keyword = ranked.keyword and place > ${MOST_KEYWORDS}`,
]

/** Drops what nobody can use any more. Any process may do it, any number of times; once an hour is plenty. */
export async function sweepPeople(db: Db): Promise<void> {
  for (const statement of WORN_OUT) await statement.execute(db)
}
