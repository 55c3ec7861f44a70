import { sql } from 'kysely'
import type { Db } from '../../src/db/connection.ts'

/** When the database refuses what a statement writes to a table: in the statement, or only when all is committed. */
export type Moment = 'write' | 'commit'
export const moments: Moment[] = ['write', 'commit']

/** From now on the disk is full for this table; returns what makes room again. */
export async function fillDisk(db: Db, table: string, moment: Moment): Promise<() => Promise<void>> {
  await sql`create or replace function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '53100'; end $$`.execute(db)
  const on = sql`insert or update or delete on ${sql.table(table)}`
  await (moment === 'write'
    ? sql`create trigger full_disk before ${on} for each row execute function disk_is_full()`
    : sql`create constraint trigger full_disk after ${on} deferrable initially deferred for each row execute function disk_is_full()`
  ).execute(db)
  return async () => {
    await sql`drop trigger full_disk on ${sql.table(table)}`.execute(db)
  }
}

const NOT_PEOPLES = ['clock_offset', 'kysely_migration', 'kysely_migration_lock']

/** Every row of every table that people's doings write to, as text. */
export async function everything(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const all: Record<string, string[]> = {}
  for (const { name } of tables.filter((table) => !NOT_PEOPLES.includes(table.name))) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db)
    if (rows.length > 0) all[name] = rows.map(({ row }) => row)
  }
  return all
}
