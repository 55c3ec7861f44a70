import { contentOf, DEFAULT_SEED, DEFAULT_SHOPS, entriesOf, type Size } from '@yoyaku/demo-catalogue'
import { sql } from 'kysely'
import { importInto } from '../cli/import/import-catalogue.ts'
import { sourceOf } from '../cli/import/read-source.ts'
import { insertReferenceData } from '../reference-data/insert-reference-data.ts'
import type { Db, Trx } from '../src/db/connection.ts'
import { insertAll } from '../src/db/insert-rows.ts'
import { setStatementTimeout } from '../src/db/pool/statement-timeout.ts'
import { transaction } from '../src/db/transaction.ts'
import { contentRows } from './content-rows.ts'
import { insertReviews } from './insert-reviews.ts'
import { insertSellerExamples } from './seller-examples.ts'

export type FillOptions = Size & {
  /** Also inserts example sellers for each country: never in production. */
  examples?: boolean
  /** Called now and then with the number of imported shops and of all. */
  onProgress?: (done: number, all: number) => void
}

// A lock of our own: of two starts on an empty database one fills it.
const ADVISORY_LOCK = 7_964_283

/** Imports the demo catalogue, with what its guests said, into a database without a catalogue, in one transaction. Returns true if it imported anything. */
export async function fill(
  db: Db,
  { shops = DEFAULT_SHOPS, seed = DEFAULT_SEED, examples = false, onProgress }: FillOptions = {},
): Promise<boolean> {
  return transaction(db, async (trx) => {
    await setStatementTimeout(0).execute(trx)
    await sql`select set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx)
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
    if (await hasCatalogue(trx)) return false

    await insertReferenceData(trx)
    if (examples) await insertSellerExamples(trx)
    await importInto(
      trx,
      sourceOf('the demo catalogue', () => entriesOf({ seed, shops })),
      {
        onProgress: (step, done, all) => {
          if (step === 'written') onProgress?.(done, all)
        },
      },
    )
    await insertAll(trx, contentRows(contentOf(seed)))
    await insertReviews(trx, seed, shops)
    await analyzeFilled(trx)
    return true
  })
}

/**
 * An empty table that was analyzed is planned as one that stays empty: its first thousands of rows would be read one after
 * the other for every key.
 */
async function analyzeFilled(trx: Trx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`.execute(trx)
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(trx)
}

/** Of the demo catalogue or of an imported one. */
async function hasCatalogue(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from city) or exists (select from category) as found`.execute(trx)
  return rows[0]?.found ?? false
}
