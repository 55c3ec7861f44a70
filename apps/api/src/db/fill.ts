import { sql } from 'kysely'
import type { Db, Trx } from './connection.ts'
import { baseRows } from './fill/base-rows.ts'
import { insertAll } from './fill/insert.ts'
import { shopRows } from './fill/shop-rows.ts'
import { buildBase, DEFAULT_SEED, DEFAULT_SHOPS, shopsOf } from './seed/catalogue.ts'
import type { SeedShop } from './seed/catalogue.types.ts'

export type FillOptions = {
  shops?: number
  seed?: number
  /** Told now and then how many shops stand, of how many. */
  onProgress?: (done: number, all: number) => void
}

// Ours alone: two that begin on an empty database fill it once.
const ADVISORY_LOCK = 7_964_283
const BATCH = 100
/** From so many shops on nothing is checked row by row while they come: smaller catalogues prove that they are sound. */
const MANY_SHOPS = 5000

/** Puts the demo catalogue into an empty database, all of it or nothing; whether it did. */
export async function fill(
  db: Db,
  { shops = DEFAULT_SHOPS, seed = DEFAULT_SEED, onProgress }: FillOptions = {},
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx)
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
    if (await isFilled(trx)) return false

    if (shops >= MANY_SHOPS) await stopChecking(trx)
    const base = buildBase(seed)
    await insertAll(trx, baseRows(base))
    let done = 0
    let inserting = Promise.resolve()
    try {
      for (const batch of batchesOf(shopsOf(seed, shops))) {
        // Made while the database takes in the ones before.
        const rows = shopRows(batch, base)
        await inserting
        inserting = insertAll(trx, rows)
        done += batch.length
        onProgress?.(done, shops)
      }
    } finally {
      // Also when it goes wrong: nothing may follow the end of the transaction.
      await inserting
    }
    await sql`analyze`.execute(trx)
    return true
  })
}

/** Neither triggers nor references for the rest of the transaction, where the account may say so: twice as fast. */
async function stopChecking(trx: Trx): Promise<void> {
  await sql`do $$ begin set local session_replication_role = replica;
    exception when insufficient_privilege then null; end $$`.execute(trx)
}

async function isFilled(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`select exists (select from city) as filled`.execute(trx)
  return rows[0]?.filled ?? false
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
