import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../../src/db/connection.ts'
import type { Moment } from '../atomic/faults.ts'

const LOCK = 7_964_299
const POLL = { timeout: 2500, interval: 10 }

export type GatePoint = { table: string; moment: Moment; event: 'insert' | 'update' | 'delete' | 'update of sent_at' }

/**
 * Whoever does this to the table waits there (or when it commits), until `work` is done. `arrived` resolves when somebody
 * waits; that must be soon, for the server waits for no lock longer than three seconds.
 */
export async function atGate(
  db: Db,
  { table, moment, event }: GatePoint,
  work: (arrived: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await sql`create or replace function gate() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(${sql.lit(LOCK)});
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $$`.execute(db)
  const on = sql`${sql.raw(event)} on ${sql.table(table)}`
  await (moment === 'write'
    ? sql`create trigger gate before ${on} for each row execute function gate()`
    : sql`create constraint trigger gate after ${on} deferrable initially deferred for each row execute function gate()`
  ).execute(db)
  try {
    await db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(holder)
      try {
        await work(() => someoneWaits(db))
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(holder)
      }
    })
  } finally {
    await sql`drop trigger gate on ${sql.table(table)}`.execute(db)
  }
}

const someoneWaits = (db: Db): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory' and not granted and objid = ${LOCK}
         and database = (select oid from pg_database where datname = current_database())`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
  }, POLL)
