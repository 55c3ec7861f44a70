import { sql } from 'kysely'
import { Refused, refuse } from '../../../contract/failure.ts'
import type { Db } from '../../../db/connection.ts'
import type { Logger } from '../../../lib/logger.ts'
import { createSingleFlight, type SingleFlight } from '../../../lib/single-flight.ts'
import type { CatalogueFollower, CatalogueSnapshot } from '../../catalogue-changes/catalogue-snapshot.ts'
import type { ShopCaches } from '../../catalogue-changes/shop-caches.ts'
import type { Rates } from '../../money/convert.ts'
import { ratesAsJson } from '../../money/rates.ts'
import { createShownBy } from './conversion.ts'
import { type IndexFile, readIndex, writeIndex } from './index-file.ts'
import { type Advanced, advance, catchUpWith, type Followed, loadIndex, type Source } from './load-index.ts'
import type { ShopIndex, Shown } from './shop-index.ts'

/** What every search asks first: the catalogue at a moment, the index of it, and what prices are shown as at its rates. */
export type SearchSnapshot = CatalogueSnapshot & { index: ShopIndex; shown: Shown }

/** The search index of a process. It follows the database that reads of the catalogue go to, and another one once that is asked. */
export type SearchIndex = CatalogueFollower & {
  /**
   * As of a moment after this call began. Calls that wait at the same time share one read of the changes.
   * @throws Refused while a large catalogue is being loaded for the first time
   */
  snapshot(db: Db): Promise<SearchSnapshot>
  /** Resolves when the index is there, however long it takes. */
  loaded(db?: Db): Promise<ShopIndex>
  /** How far the first load has come; null when there is none under way. */
  loading(): Loading | null
  /** Loads the index, and saves it every few minutes from then on, so that the next start finds it. */
  start(): Promise<void>
  /** Saves it a last time. */
  close(): Promise<void>
}

type Loading = { loaded: number; of: number }
type State = {
  source: Source
  current: Advanced | null
  /** Takes in what changed. A refresh that is already under way may miss what its caller knows of. */
  refresh: SingleFlight<Advanced>
  loading: Loading | null
  /** Resolves when it is known that the first load takes long. */
  long: PromiseWithResolvers<void>
  /** A new index, being made while one that needs compaction serves. */
  renewing: Promise<void> | null
  renewed: Followed | null
}

/** `file`: where the index is saved; null where it is not. */
type Options = { followed: Db; primary: Db; caches: ShopCaches; file: IndexFile | null; log: Pick<Logger, 'warn'> }

/** So many are there in a moment: whoever asks waits for them. */
const FEW_SHOPS = 10_000
const SAVE_EVERY_MS = 5 * 60_000

const isLoading = refuse(503, 'UNAVAILABLE', 'The search index is being loaded', { retryAfter: 1 })

export function createSearchIndex({ followed, primary, caches, file, log }: Options): SearchIndex {
  const shownBy = createShownBy()
  const states = new Map<Db, State>()
  let saving: Promise<void> = Promise.resolve()
  let saved = -1
  let timer: NodeJS.Timeout | undefined

  function stateOf(db: Db): State {
    const existing = states.get(db)
    if (existing !== undefined) return existing
    const state: State = {
      source: { db, primary, shownBy },
      ...{ current: null, loading: null, renewing: null, renewed: null },
      refresh: createSingleFlight(() => follow(state)),
      long: Promise.withResolvers<void>(),
    }
    states.set(db, state)
    return state
  }

  async function follow(state: State): Promise<Advanced> {
    const { renewed } = state
    const current = await advance(state.source, renewed ?? state.current ?? (await firstLoad(state)))
    if (renewed !== null) state.renewed = null
    state.current = current
    // Versions of shops are ids of transactions.
    if (current.hasOtherHistory) caches.clear()
    else if (current.isCatchingUp) catchUp(state)
    const isToRenew = current.hasOtherHistory || current.index.needsCompaction()
    if (isToRenew && state.renewed === null) state.renewing ??= renew(state)
    return current
  }

  async function firstLoad(state: State): Promise<Followed> {
    const onProgress = (loaded: number, of: number) => {
      state.loading = { loaded, of }
      if (of > FEW_SHOPS) state.long.resolve()
    }
    try {
      const restored = state.source.db === followed ? await restore() : null
      return restored === null
        ? await loadIndex(state.source, onProgress)
        : await catchUpWith(state.source, restored, onProgress)
    } finally {
      state.loading = null
    }
  }

  async function restore(): Promise<ShopIndex | null> {
    if (file === null) return null
    try {
      return await readIndex(file, followed)
    } catch (error) {
      log.warn({ err: error }, 'The saved search index cannot be read: it is made anew')
      return null
    }
  }

  /** A refresh that nobody asked for: the rest of an import, or a new index, is taken up without waiting for a search. */
  function catchUp(state: State): void {
    setImmediate(() => state.refresh().catch(() => {}))
  }

  /** The old index serves, and one that needs compaction follows what changes, until the new one has it all. */
  async function renew(state: State): Promise<void> {
    try {
      state.renewed = await loadIndex(state.source)
      catchUp(state)
    } catch {
      // The next refresh tries again.
    } finally {
      state.renewing = null
    }
  }

  /** Not while an import is being taken in, and not when nothing has changed since. */
  function save(): Promise<void> {
    saving = saving.then(async () => {
      const current = states.get(followed)?.current
      if (file === null || !current || current.isCatchingUp || current.hasOtherHistory) return
      const changes = current.index.changes()
      if (changes === saved) return
      await writeIndex(file, followed, current.index)
      saved = changes
    })
    return saving.catch((error: unknown) => {
      saving = Promise.resolve()
      log.warn({ err: error }, 'The search index could not be saved')
    })
  }

  const shownIn = (moment: { rates: Rates; now: number }, { index, isCatchingUp }: Advanced): SearchSnapshot => ({
    ...{ rates: moment.rates, now: moment.now, isCatchingUp, index, caches },
    shown: shownBy(moment.rates),
  })

  return {
    async snapshot(db) {
      const state = stateOf(db)
      const coming = state.refresh()
      if (state.current === null) {
        // Whoever is answered otherwise need not hear of it.
        coming.catch(() => {})
        // Between the primary and its standby the other one's index answers until this one is there.
        const other = [...states.values()].find(({ current }) => current !== null)?.current
        if (other) return { ...shownIn(await momentOf(db), other), isCatchingUp: true }
        await Promise.race([coming, state.long.promise])
        if (state.current === null) throw new Refused(isLoading)
      }
      const current = await coming
      return shownIn(current, current)
    },
    async snapshotIfReady(db) {
      const state = states.get(db)
      if (!state?.current) return null
      const current = await state.refresh()
      return current.isCatchingUp ? null : shownIn(current, current)
    },
    loaded: async (db = followed) => (await stateOf(db).refresh()).index,
    loading: () => states.get(followed)?.loading ?? null,
    async start() {
      timer = setInterval(save, SAVE_EVERY_MS)
      timer.unref()
      await stateOf(followed).refresh()
    },
    async close() {
      clearInterval(timer)
      await save()
    },
  }
}

async function momentOf(db: Db): Promise<{ rates: Rates; now: number }> {
  const { rows } = await sql<{ rates: Rates; now: number }>`
    select ${ratesAsJson} as rates, floor(extract(epoch from app_now()) * 1000)::float8 as now`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The query for rates and time returned no row')
  return row
}
