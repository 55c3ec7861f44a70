import type { Db } from '../../../../db/connection.ts'
import { createSingleFlight, type SingleFlight } from '../../../../lib/single-flight.ts'
import { followCatalogue } from '../../../catalogue-changes/catalogue-snapshot.ts'
import { forgetShopCaches } from '../../../catalogue-changes/shop-cache.ts'
import type { Rates } from '../../../money/convert.ts'
import { type Advanced, advance, type Followed, loadIndex } from './load-index.ts'
import type { ShopIndex } from './shop-index.ts'

/** What every search asks first; `now` is the database's clock. `isCatchingUp`: more shops have changed than were taken in. */
export type IndexSnapshot = { index: ShopIndex; rates: Rates; now: number; isCatchingUp: boolean }

type Loading = { loaded: number; of: number }
type IndexState = {
  state: Advanced | null
  /** Looks at the database. A look that is already on its way may miss what its caller knows of. */
  refresh: SingleFlight<Advanced>
  loading: Loading | null
  /** Resolves when it is known that the first load takes long. */
  long: PromiseWithResolvers<void>
  /** A new index, being made while one that needs compaction serves. */
  renewing: Promise<void> | null
  renewed: Followed | null
}

/** So many are there in a moment: whoever asks waits for them. */
const FEW_SHOPS = 10_000

const states = new WeakMap<Db, IndexState>()

/**
 * As of a moment after this call began. Calls that wait at the same time share one look at the database. Null while a large
 * catalogue is being loaded for the first time.
 */
export async function currentIndexSnapshot(db: Db): Promise<IndexSnapshot | null> {
  const indexState = stateOf(db)
  const coming = indexState.refresh()
  // Whoever asks the database instead need not hear of it.
  coming.catch(() => {})
  if (indexState.state === null) {
    await Promise.race([coming, indexState.long.promise])
    if (indexState.state === null) return null
  }
  return coming
}

/** Null while the index is not there, or behind a large import. */
async function indexSnapshotIfReady(db: Db): Promise<IndexSnapshot | null> {
  const indexState = stateOf(db)
  if (indexState.state === null) return null
  const state = await indexState.refresh()
  return state.isCatchingUp ? null : state
}

/** The index knows every shop: what reads single shops asks it which of them changed. */
export const followCatalogueByIndex = (db: Db): void =>
  followCatalogue(db, { snapshot: () => currentIndexSnapshot(db), snapshotIfReady: () => indexSnapshotIfReady(db) })

/** When the index is there, however long it takes. */
export const indexIsLoaded = async (db: Db): Promise<ShopIndex> => (await stateOf(db).refresh()).index

/** How far the first load has come; null when there is none under way. */
export const indexLoading = (db: Db): Loading | null => states.get(db)?.loading ?? null

function stateOf(db: Db): IndexState {
  const existing = states.get(db)
  if (existing !== undefined) return existing
  const long = Promise.withResolvers<void>()
  const indexState: IndexState = {
    ...{ state: null, loading: null, renewing: null, renewed: null },
    refresh: createSingleFlight(() => follow(db, indexState)),
    long,
  }
  states.set(db, indexState)
  return indexState
}

async function follow(db: Db, indexState: IndexState): Promise<Advanced> {
  const { renewed } = indexState
  const state = await advance(db, renewed ?? indexState.state ?? (await firstLoad(db, indexState)))
  if (renewed !== null) indexState.renewed = null
  indexState.state = state
  // Versions of shops are ids of transactions.
  if (state.hasOtherHistory) forgetShopCaches(db)
  else if (state.isCatchingUp) catchUp(indexState)
  const isToRenew = state.hasOtherHistory || state.index.needsCompaction()
  if (isToRenew && indexState.renewed === null) indexState.renewing ??= renew(db, indexState)
  return state
}

async function firstLoad(db: Db, indexState: IndexState): Promise<Followed> {
  try {
    return await loadIndex(db, (loaded, of) => {
      indexState.loading = { loaded, of }
      if (of > FEW_SHOPS) indexState.long.resolve()
    })
  } finally {
    indexState.loading = null
  }
}

/** A look that nobody asked for: the rest of an import, or a new index, is taken up without waiting for a search. */
function catchUp(indexState: IndexState): void {
  setImmediate(() => indexState.refresh().catch(() => {}))
}

/** The old index serves, and one that needs compaction follows what changes, until the new one has it all. */
async function renew(db: Db, indexState: IndexState): Promise<void> {
  try {
    indexState.renewed = await loadIndex(db)
    catchUp(indexState)
  } catch {
    // The next look tries again.
  } finally {
    indexState.renewing = null
  }
}
