import { sql } from 'kysely'
import type { Db } from '../../src/db/connection.ts'

/** Tables that change by themselves: the first search fills them. */
const OF_ITSELF = ['shop_search']
/** Columns that do: the first request with a token notes that it is in use. */
const COLUMNS_OF_ITSELF = ['used_counter', 'used_at']

/** One number a table, another one as soon as anything in it is. */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> all(${OF_ITSELF}) order by 1`.execute(
    db,
  )
  const sums = rows.map(
    ({ name }) =>
      sql`select ${name} as name, count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - ${COLUMNS_OF_ITSELF}::text[])::text, 0)), 0) as sum from ${sql.table(name)} t`,
  )
  const all = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db)
  return Object.fromEntries(all.rows.map(({ name, sum }) => [name, sum]))
}
