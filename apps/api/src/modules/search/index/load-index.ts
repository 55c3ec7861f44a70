import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { CURRENCIES } from '../../../contract/tables.gen.ts'
import { type Change, type ChangePosition, changesAfter, currentPosition } from '../../catalogue-changes/changes.ts'
import type { Rates } from '../../money/convert.ts'
import { namesOfAll } from '../query/names.ts'
import type { ShownBy } from './conversion.ts'
import { type Databases, factsOfAll, factsOfShops } from './load-shop-facts.ts'
import { createShopIndex, type ShopFacts, type ShopIndex } from './shop-index.ts'

export type Source = Databases & { shownBy: ShownBy }

/** An index, and what it knows of. */
export type Followed = { index: ShopIndex; seen: ChangePosition }
/** `now` is the database's clock; `isCatchingUp`: more shops have changed than were taken in; `hasOtherHistory`: the index is to be loaded anew. */
export type Advanced = Followed & { rates: Rates; now: number; isCatchingUp: boolean; hasOtherHistory: boolean }

/** An import of many shops is taken in piece by piece, so that no search waits for all of it. */
const MOST_AT_ONCE = 500
/** Others get their turn after so many. */
const PUT_AT_ONCE = 50

export type Progress = (loaded: number, of: number) => void

/** A new index of all shops, and of what changed while it was made; made again where the database failed over meanwhile. */
export async function loadIndex(source: Source, onProgress: Progress = () => {}): Promise<Followed> {
  const { db } = source
  const seen = await currentPosition(db)
  const { rows } = await sql<{ shops: number }>`select count(*) as shops from shop_search`.execute(db)
  const shops = rows[0]?.shops ?? 0
  const index = createShopIndex()
  let loaded = 0
  onProgress(loaded, shops)
  for await (const facts of factsOfAll(source)) {
    await putAll(index, facts)
    loaded += facts.length
    onProgress(loaded, shops)
  }
  return made(source, { index, seen }, onProgress)
}

/** An index that was saved, with what has changed since: the shops whose versions differ, whatever the database went through. */
export async function catchUpWith(source: Source, index: ShopIndex, onProgress: Progress): Promise<Followed> {
  const { db } = source
  const seen = await currentPosition(db)
  const { rows } = await sql<{ id: string; version: string }>`
    select shop_id as id, changed::text as version from shop_search`.execute(db)
  const there = new Set(rows.map(({ id }) => id))
  for (const id of [...index.ids()]) if (!there.has(id)) index.drop(id)
  const changed = rows.filter((row) => index.versionOf(row.id) !== row.version).map(({ id }) => id)
  let loaded = rows.length - changed.length
  onProgress(loaded, rows.length)
  for await (const facts of factsOfShops(source, changed)) {
    await putAll(index, facts)
    loaded += facts.length
    onProgress(loaded, rows.length)
  }
  return made(source, { index, seen }, onProgress)
}

/** Makes ready what is better done at once, and takes in what changed meanwhile. */
async function made(source: Source, { index, seen }: Followed, onProgress: Progress): Promise<Followed> {
  index.learn(await namesOfAll(source.db))
  let advanced = await advance(source, { index, seen })
  for (const step of index.ready(CURRENCIES, source.shownBy(advanced.rates))) {
    await step()
    await setImmediate()
  }
  while (advanced.isCatchingUp && !advanced.hasOtherHistory) advanced = await advance(source, advanced)
  return advanced.hasOtherHistory ? loadIndex(source, onProgress) : advanced
}

/** Takes in what changed, or the next piece of it. */
export async function advance(source: Source, { index, seen: before }: Followed): Promise<Advanced> {
  const { db } = source
  const { changes, ...state } = await changesAfter(db, before, MOST_AT_ONCE)
  for (const { id, gone } of changes) if (gone) index.drop(id)
  // No name changes without making its shops changed ones.
  if (changes.length > 0) index.learn(await namesOfAll(db))
  for await (const facts of factsOfShops(source, unknownTo(index, changes))) await putAll(index, facts)
  return { index, ...state }
}

const unknownTo = (index: ShopIndex, changes: Change[]): string[] =>
  changes.flatMap(({ id, version, gone }) => (!gone && index.versionOf(id) !== version ? [id] : []))

async function putAll(index: ShopIndex, facts: ShopFacts[]): Promise<void> {
  for (const [i, shop] of facts.entries()) {
    index.put(shop)
    if (i % PUT_AT_ONCE === PUT_AT_ONCE - 1) await setImmediate()
  }
}
