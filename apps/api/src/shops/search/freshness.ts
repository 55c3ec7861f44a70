import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Rates } from '../../money/convert.ts'
import { ratesAsJson } from '../../money/rates.ts'
import { factsOfAll, factsOfShops } from './facts.ts'
import { createShopIndex, type ShopIndex } from './shop-index.ts'

/** What every search asks first; `now` is the database's clock. */
export type Look = { index: ShopIndex; rates: Rates; now: number }

type Followed = { index: ShopIndex; marker: string }
type State = Look & Followed
type Keeper = { state: State | null; current: Promise<State> | null; next: Promise<State> | null }

const keepers = new WeakMap<Db, Keeper>()

/** As of a moment after this call began. Calls that wait at the same time share one look at the database. */
export function freshLook(db: Db): Promise<Look> {
  const keeper = keepers.get(db) ?? { state: null, current: null, next: null }
  keepers.set(db, keeper)
  keeper.next ??= follow(db, keeper)
  return keeper.next
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

// Whatever transactions from the marker on have committed: every older one had ended when the marker was taken.
async function advance(db: Db, { index, marker }: Followed): Promise<State> {
  const { rows } = await sql<{ id: string | null; changed: string | null } & Omit<State, 'index'>>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as marker, ${ratesAsJson} as rates,
      floor(extract(epoch from app_now()) * 1000)::float8 as now, shop_id as id, changed::text
    from (select) one left join shop_search
      on changed >= ${marker}::xid8 and changed < pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('The database tells nothing')
  const changed = rows.flatMap(({ id, changed }) => (id !== null && index.changedOf(id) !== changed ? [id] : []))
  for await (const facts of factsOfShops(db, changed)) for (const shop of facts) index.put(shop)
  return { index, marker: first.marker, rates: first.rates, now: first.now }
}
