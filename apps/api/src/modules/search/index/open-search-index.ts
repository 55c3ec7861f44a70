import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../db/connection.ts'
import { databaseOf, inSnapshot } from '../../../db/transaction.ts'
import { createSingleFlight, type SingleFlight } from '../../../lib/single-flight.ts'
import type { Rates } from '../../money/convert.ts'
import { ratesAsJson } from '../../money/rates.ts'
import { createEntityMatcher, type EntityMatcher } from '../query/entity-matching.ts'
import { namesOfAll } from '../query/names.ts'
import type { Named } from '../query/term.ts'
import type { Bits } from './bits.ts'
import { shownBy } from './currency-conversion-cache.ts'
import type { DatabaseOrder } from './database/database-order.ts'
import { createDatabaseSearchIndex } from './database/database-search-index.ts'
import { currentIndexSnapshot } from './memory/index-manager.ts'
import { createMemorySearchIndex } from './memory/memory-search-index.ts'
import type { Order } from './memory/order.ts'
import type { SearchSnapshot } from './search-index.ts'
import type { Conditions } from './shop-conditions.ts'
import { makeMissingTokens } from './shop-grams.ts'

type Context = Pick<AppContext, 'db' | 'config'>
type Ask<Within, Answer> = <Shops, By>(snapshot: SearchSnapshot<Shops, By>, within: Within) => Promise<Answer>

/**
 * Asks the index in memory, or the database while that of a large catalogue loads and where it is switched off: then all that
 * `ask` reads is of one moment, by the `db` of the context that it gets.
 */
export async function askSearchIndex<Within extends Context, Answer>(
  context: Within,
  ask: Ask<Within, Answer>,
): Promise<Answer> {
  const { db, config } = context
  const snapshot = config.searchIndex === 'memory' ? await memorySnapshot(db) : null
  if (snapshot !== null) return ask(snapshot, context)
  await refresh(db)
  return inSnapshot(db, async (trx) => ask(await readSnapshot(trx), { ...context, db: trx }))
}

/** Null while the index of a large catalogue loads. */
export async function memorySnapshot(db: Db): Promise<SearchSnapshot<Bits, Order> | null> {
  const snapshot = await currentIndexSnapshot(db)
  if (snapshot === null) return null
  return { ...snapshot, search: createMemorySearchIndex(snapshot.index, shownBy(db, snapshot.rates)) }
}

/** As of a moment after this call began. The version of a shop is known once the index has told of the shop. */
export async function databaseSnapshot(db: Db): Promise<SearchSnapshot<Conditions, DatabaseOrder>> {
  await refresh(db)
  return readSnapshot(db)
}

async function readSnapshot(db: Db): Promise<SearchSnapshot<Conditions, DatabaseOrder>> {
  const [names, { rates, now, ...numbers }] = await Promise.all([namesOfAll(db), readNumbers(db)])
  const versions = new Map<string, string>()
  const catalogue = { names, matcher: matcherOf(db, names), numbers, rates, shown: shownBy(db, rates), versions }
  const search = createDatabaseSearchIndex(db, catalogue)
  return { rates, now, isCatchingUp: false, index: { changedOf: (id) => versions.get(id) ?? null }, search }
}

async function readNumbers(db: Db) {
  const { rows } = await sql<{ rates: Rates; now: number; capacity: number; inactive: number[] }>`
    select ${ratesAsJson} as rates, floor(extract(epoch from app_now()) * 1000)::float8 as now,
      coalesce((select max(number) from shop_token), 0) + 1 as capacity,
      array(select number from shop join shop_token on shop_id = shop.id where not active) as inactive`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The query for rates and shop numbers returned no row')
  return row
}

const matchers = new WeakMap<Db, { names: string; matcher: EntityMatcher }>()

/** Made again only when a name has changed: it reads every row of synonyms. */
function matcherOf(db: Db, named: readonly Named[]): EntityMatcher {
  const names = JSON.stringify(named)
  const before = matchers.get(databaseOf(db))
  if (before?.names === names) return before.matcher
  const matcher = createEntityMatcher(named)
  matchers.set(databaseOf(db), { names, matcher })
  return matcher
}

const refreshing = new WeakMap<Db, SingleFlight<void>>()

/** Makes the tokens of shops whose texts have changed; the rest of a large import follows behind. */
function refresh(db: Db): Promise<void> {
  const running = refreshing.get(db)
  if (running !== undefined) return running()
  const run = createSingleFlight(async () => {
    if (await makeMissingTokens(db)) setImmediate(() => run().catch(() => {}))
  })
  refreshing.set(db, run)
  return run()
}
