import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../../db/connection.ts'
import { type Change, type ChangePosition, changesAfter, currentPosition } from '../../../catalogue-changes/changes.ts'
import { CURRENCIES, type Rates } from '../../../money/convert.ts'
import { namesOfAll } from '../../query/names.ts'
import { shownBy } from '../currency-conversion-cache.ts'
import { factsOfAll, factsOfShops } from './load-shop-facts.ts'
import { createShopIndex, type ShopFacts, type ShopIndex } from './shop-index.ts'

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
export async function loadIndex(db: Db, onProgress: Progress = () => {}): Promise<Followed> {
  const seen = await currentPosition(db)
  const { rows } = await sql<{ shops: number }>`select count(*) as shops from shop_search`.execute(db)
  const shops = rows[0]?.shops ?? 0
  const index = createShopIndex()
  let loaded = 0
  onProgress(loaded, shops)
  for await (const facts of factsOfAll(db)) {
    await putAll(index, facts)
    loaded += facts.length
    onProgress(loaded, shops)
  }
  index.learn(await namesOfAll(db))
  let advanced = await advance(db, { index, seen })
  for (const step of index.ready(CURRENCIES, shownBy(db, advanced.rates))) {
    await step()
    await setImmediate()
  }
  while (advanced.isCatchingUp && !advanced.hasOtherHistory) advanced = await advance(db, advanced)
  return advanced.hasOtherHistory ? loadIndex(db, onProgress) : advanced
}

/** Takes in what changed, or the next piece of it. */
export async function advance(db: Db, { index, seen: before }: Followed): Promise<Advanced> {
  const { changes, ...state } = await changesAfter(db, before, MOST_AT_ONCE)
  for (const { id, gone } of changes) if (gone) index.drop(id)
  // No name changes without making its shops changed ones.
  if (changes.length > 0) index.learn(await namesOfAll(db))
  for await (const facts of factsOfShops(db, unknownTo(index, changes))) await putAll(index, facts)
  return { index, ...state }
}

const unknownTo = (index: ShopIndex, changes: Change[]): string[] =>
  changes.flatMap(({ id, changed, gone }) => (!gone && index.changedOf(id) !== changed ? [id] : []))

async function putAll(index: ShopIndex, facts: ShopFacts[]): Promise<void> {
  for (const [at, shop] of facts.entries()) {
    index.put(shop)
    if (at % PUT_AT_ONCE === PUT_AT_ONCE - 1) await setImmediate()
  }
}
