import { sql } from 'kysely'
import type { TestApi } from './harness.ts'

/** How many rows of tables and indexes `work` reads. Needs an API with one connection, for a backend knows its own counts only. */
export async function rowsRead(api: TestApi, work: () => Promise<unknown>): Promise<number> {
  const before = await read(api)
  await work()
  return (await read(api)) - before
}

async function read({ db }: TestApi): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ read: number }>`select
    (select sum(seq_tup_read) from pg_stat_user_tables)::float8 + (select sum(idx_tup_read) from pg_stat_user_indexes)::float8 as read`.execute(
    db,
  )
  return rows[0]?.read ?? 0
}
