import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Rates } from '../money/convert.ts'
import { ratesAsJson } from '../money/rates.ts'
import type { ShopCaches } from './shop-caches.ts'

/**
 * The catalogue at a moment: exchange rates, the database's time in ms, and the version of each shop. `isCatchingUp`: more
 * shops have changed than were taken in, so that no version can be relied on. `caches`: what was read of shops in their versions.
 */
export type CatalogueSnapshot = {
  rates: Rates
  now: number
  isCatchingUp: boolean
  index: { versionOf(shopId: string): string | null }
  caches: ShopCaches
}

/** Whoever follows the changes of all shops: the search index. */
export type CatalogueFollower = {
  /** As of a moment after the call began. Null while the catalogue of this database is not loaded, or behind a large import. */
  snapshotIfReady(db: Db): Promise<CatalogueSnapshot | null>
}

type Context = { db: Db; search: CatalogueFollower; shopCaches: ShopCaches }

/**
 * The catalogue as far as it concerns these shops. Where nobody follows the context's database (while the index loads, and on the
 * primary of a standby), their versions are read with the rates and the time.
 */
export const catalogueSnapshot = async (
  { db, search, shopCaches }: Context,
  shopIds: readonly string[],
): Promise<CatalogueSnapshot> => (await search.snapshotIfReady(db)) ?? readVersions(db, shopCaches, shopIds)

async function readVersions(db: Db, caches: ShopCaches, shopIds: readonly string[]): Promise<CatalogueSnapshot> {
  const { rows } = await sql<{ rates: Rates; now: number; versions: Record<string, string> }>`
    select ${ratesAsJson} as rates, floor(extract(epoch from app_now()) * 1000)::float8 as now,
      (select coalesce(json_object_agg(shop_id, changed::text), '{}') from shop_search where shop_id = any(${shopIds})) as versions`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) throw new Error('The query for rates, time and versions returned no row')
  const { versions, ...moment } = row
  return { ...moment, isCatchingUp: false, index: { versionOf: (id) => versions[id] ?? null }, caches }
}
