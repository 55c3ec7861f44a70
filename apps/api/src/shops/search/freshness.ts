import type { Db } from '../../db/connection.ts'
import type { Rates } from '../../money/convert.ts'
import { IndexLoading } from './index-loading.ts'
import { type Advanced, advance, type Followed, loadIndex } from './load-index.ts'
import type { ShopIndex } from './shop-index.ts'

/** What every search asks first; `now` is the database's clock. `isBehind`: more shops have changed than were taken in. */
export type Look = { index: ShopIndex; rates: Rates; now: number; isBehind: boolean }

type Loading = { loaded: number; of: number }
type Keeper = {
  state: Advanced | null
  current: Promise<Advanced> | null
  next: Promise<Advanced> | null
  loading: Loading | null
  /** Resolves when it is known that the first load takes long. */
  long: PromiseWithResolvers<void>
  /** A new index, being made while a worn one serves. */
  renewing: Promise<void> | null
  renewed: Followed | null
}

/** So many are there in a moment: whoever asks waits for them. */
const FEW_SHOPS = 10_000

const keepers = new WeakMap<Db, Keeper>()

/**
 * As of a moment after this call began. Calls that wait at the same time share one look at the database. Throws
 * `IndexLoading` while a large catalogue is being loaded for the first time.
 */
export async function freshLook(db: Db): Promise<Look> {
  const keeper = keeperOf(db)
  const coming = freshState(db, keeper)
  if (keeper.state === null) {
    await Promise.race([coming, keeper.long.promise])
    if (keeper.state === null) throw new IndexLoading()
  }
  return coming
}

/** Null while the index is not there, or behind a large import: then nobody who can do without it should wait. */
export async function lookIfReady(db: Db): Promise<Look | null> {
  const keeper = keeperOf(db)
  if (keeper.state === null) return null
  const state = await freshState(db, keeper)
  return state.isBehind ? null : state
}

export const freshIndex = async (db: Db): Promise<ShopIndex> => (await freshLook(db)).index

/** Resolves when the index is there, however long it takes. */
export const indexIsLoaded = async (db: Db): Promise<void> => void (await freshState(db, keeperOf(db)))

/** How far the first load has come; null when there is none under way. */
export const indexLoading = (db: Db): Loading | null => keepers.get(db)?.loading ?? null

function keeperOf(db: Db): Keeper {
  const known = keepers.get(db)
  if (known !== undefined) return known
  const long = Promise.withResolvers<void>()
  const keeper: Keeper = {
    ...{ state: null, current: null, next: null, loading: null, renewing: null, renewed: null },
    long,
  }
  keepers.set(db, keeper)
  return keeper
}

function freshState(db: Db, keeper: Keeper): Promise<Advanced> {
  if (keeper.next === null) {
    keeper.next = follow(db, keeper)
    // Whoever was told to come later need not hear of it.
    keeper.next.catch(() => {})
  }
  return keeper.next
}

// A look that is already on its way may miss what its caller knows of: whoever comes meanwhile waits for the next one.
async function follow(db: Db, keeper: Keeper): Promise<Advanced> {
  await keeper.current?.catch(() => {})
  keeper.current = keeper.next
  keeper.next = null
  const { renewed } = keeper
  const state = await advance(db, renewed ?? keeper.state ?? (await firstLoad(db, keeper)))
  if (renewed !== null) keeper.renewed = null
  keeper.state = state
  if (state.isBehind) catchUp(db, keeper)
  if (state.index.isWorn() && keeper.renewed === null) keeper.renewing ??= renew(db, keeper)
  return state
}

async function firstLoad(db: Db, keeper: Keeper): Promise<Followed> {
  try {
    return await loadIndex(db, (loaded, of) => {
      keeper.loading = { loaded, of }
      if (of > FEW_SHOPS) keeper.long.resolve()
    })
  } finally {
    keeper.loading = null
  }
}

/** A look that nobody asked for: the rest of an import, or a new index, is taken up without waiting for a search. */
function catchUp(db: Db, keeper: Keeper): void {
  setImmediate(() => freshState(db, keeper))
}

/** The worn index serves, and follows what changes, until the new one has it all. */
async function renew(db: Db, keeper: Keeper): Promise<void> {
  try {
    keeper.renewed = await loadIndex(db)
    catchUp(db, keeper)
  } catch {
    // The next look tries again.
  } finally {
    keeper.renewing = null
  }
}
