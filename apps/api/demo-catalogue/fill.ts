import { sql } from 'kysely'
import { insertReferenceData } from '../reference-data/insert-reference-data.ts'
import type { Db, Trx } from '../src/db/connection.ts'
import { insertAll } from '../src/db/insert-rows.ts'
import { setStatementTimeout } from '../src/db/pool/statement-timeout.ts'
import { transaction } from '../src/db/transaction.ts'
import { buildBase, DEFAULT_SEED, DEFAULT_SHOPS, shopsOf } from './catalogue.ts'
import type { SeedShop } from './catalogue.types.ts'
import { baseRows } from './rows/base-rows.ts'
import { shopRows } from './rows/shop-rows.ts'
import { insertSellerExamples } from './seller-examples.ts'

export type FillOptions = {
  shops?: number
  seed?: number
  /** Also inserts example sellers for each country: never in production. */
  examples?: boolean
  /** Called now and then with the number of inserted shops and of all. */
  onProgress?: (done: number, all: number) => void
}

// A lock of our own: of two starts on an empty database one fills it.
const ADVISORY_LOCK = 7_964_283
const BATCH = 100
/** From this many shops, rows are inserted without constraint checks: tests with smaller catalogues prove the data valid. */
const MANY_SHOPS = 5000

/** Inserts the demo catalogue into a database without a catalogue, in one transaction. Returns true if it inserted anything. */
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
    if (shops >= MANY_SHOPS) await stopChecking(trx)
    const base = buildBase(seed)
    await insertAll(trx, baseRows(base))
    let done = 0
    let inserting = Promise.resolve()
    try {
      for (const batch of batchesOf(shopsOf(seed, shops))) {
        // Generated while the database inserts the ones before.
        const rows = shopRows(batch, base)
        await inserting
        inserting = insertAll(trx, rows)
        done += batch.length
        onProgress?.(done, shops)
      }
    } finally {
      // Also after an error: no statement may follow the end of the transaction.
      await inserting
    }
    // Without triggers nobody has counted them.
    await sql`select count_shops_of_brands(array(select id from brand))`.execute(trx)
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

/** Disables triggers and foreign keys for the rest of the transaction, if the account may: twice as fast. */
async function stopChecking(trx: Trx): Promise<void> {
  await sql`do $$ begin set local session_replication_role = replica;
    exception when insufficient_privilege then null; end $$`.execute(trx)
}

/** Of the demo catalogue or of an imported one. */
async function hasCatalogue(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from city) or exists (select from category) as found`.execute(trx)
  return rows[0]?.found ?? false
}

function* batchesOf(shops: Iterable<SeedShop>): Generator<SeedShop[]> {
  let batch: SeedShop[] = []
  for (const shop of shops) {
    batch.push(shop)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
