import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Rates } from '../../money/convert.ts'
import { ratesAsJson } from '../../money/rates.ts'
import { factsOfAll, factsOfShops } from './facts.ts'
import { createShopIndex, type ShopIndex } from './shop-index.ts'

/** What every search asks first; `now` is the database's clock. */
export type Look = { index: ShopIndex; rates: Rates; now: number }

type Followed = { index: ShopIndex; marker: string }
/** `isBehind`: more shops have changed than were taken in. */
type State = Look & Followed & { isBehind: boolean }
type Keeper = { state: State | null; current: Promise<State> | null; next: Promise<State> | null }

/** An import of many shops is taken in piece by piece, so that no search waits for all of it. */
const MOST_AT_ONCE = 500

const keepers = new WeakMap<Db, Keeper>()

/** As of a moment after this call began. Calls that wait at the same time share one look at the database. */
export const freshLook = (db: Db): Promise<Look> => freshState(db)

function freshState(db: Db): Promise<State> {
  const keeper = keepers.get(db) ?? { state: null, current: null, next: null }
  keepers.set(db, keeper)
  keeper.next ??= follow(db, keeper)
  return keeper.next
}

/** Null while the index is not there, or behind a large import: then nobody who can do without it should wait. */
export async function lookIfReady(db: Db): Promise<Look | null> {
  if (keepers.get(db)?.state == null) return null
  const state = await freshState(db)
  return state.isBehind ? null : state
}

export const freshIndex = async (db: Db): Promise<ShopIndex> => (await freshLook(db)).index

// A look that is already on its way may miss what its caller knows of: whoever comes meanwhile waits for the next one.
async function follow(db: Db, keeper: Keeper): Promise<State> {
  await keeper.current?.catch(() => {})
  keeper.current = keeper.next
  keeper.next = null
  keeper.state = await advance(
    db,
    keeper.state === null || keeper.state.index.isWorn() ? await build(db) : keeper.state,
  )
  return keeper.state
}

async function build(db: Db): Promise<Followed> {
  const { rows } = await sql<{ marker: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text marker`.execute(
    db,
  )
  const index = createShopIndex()
  for await (const facts of factsOfAll(db)) for (const shop of facts) index.put(shop)
  index.pack()
  return { index, marker: rows[0]?.marker ?? '0' }
}

type Change = { id: string | null; changed: string | null; gone: boolean | null }

// Whatever transactions from the marker on have committed: every older one had ended when the marker was taken.
async function advance(db: Db, { index, marker }: Followed): Promise<State> {
  const since = sql`changed >= ${marker}::xid8 and changed < pg_snapshot_xmax(pg_current_snapshot())`
  const { rows } = await sql<Change & Omit<State, 'index' | 'isBehind'>>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as marker, ${ratesAsJson} as rates,
      floor(extract(epoch from app_now()) * 1000)::float8 as now, shop_id as id, changed::text, gone
    from (select) one left join (
      select shop_id, changed, false as gone from shop_search where ${since}
      union all select shop_id, changed, true from shop_gone g where ${since}
        and not exists (select from shop_search where shop_id = g.shop_id)) change on true`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('The database tells nothing')
  for (const { id, gone } of rows) if (id !== null && gone) index.drop(id)
  const changed = rows.flatMap(({ id, changed, gone }) =>
    id !== null && !gone && index.changedOf(id) !== changed ? [id] : [],
  )
  for await (const facts of factsOfShops(db, changed.slice(0, MOST_AT_ONCE))) for (const shop of facts) index.put(shop)
  // What is left over is looked for again, by whoever comes next.
  const isBehind = changed.length > MOST_AT_ONCE
  return { index, marker: isBehind ? marker : first.marker, rates: first.rates, now: first.now, isBehind }
}
