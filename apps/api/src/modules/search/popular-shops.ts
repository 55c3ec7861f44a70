import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { IndexLoading } from '../../lib/index-loading.ts'
import { shopRank } from '../catalogue/booked-members.ts'
import { count } from './bits.ts'
import { type Counted, countsOf, type Filters, mostPopular, narrow } from './find.ts'
import { currentIndexSnapshot, type IndexSnapshot } from './index-manager.ts'
import type { ShopIndex } from './shop-index.ts'

/** An empty list of anything is no filter. */
export type PopularFilters = Pick<Filters, 'categoryIds' | 'cityIds' | 'countries'>

/** What lists of popular shops ask, of the index or of the database; both give the same answers. */
export type PopularShops = {
  /** Ids, the most popular first. */
  first(filters: PopularFilters, page: { limit: number; offset?: number }): Promise<string[]>
  total(filters: PopularFilters): Promise<number>
  counts(kind: 'category' | 'city', filters: PopularFilters): Promise<Counted[]>
}

/** The index, or the database while the index of a large catalogue is being loaded. */
export async function popularShops(db: Db): Promise<PopularShops & { look?: IndexSnapshot }> {
  try {
    const look = await currentIndexSnapshot(db)
    return { ...popularInIndex(look.index), look }
  } catch (error) {
    if (!(error instanceof IndexLoading)) throw error
    return popularInDatabase(db)
  }
}

export const popularInIndex = (index: ShopIndex): PopularShops => ({
  first: async (filters, page) => mostPopular(index, narrow(index, filters), page),
  total: async (filters) => count(narrow(index, filters)),
  counts: async (kind, filters) => countsOf(index, kind, narrow(index, filters)),
})

/** Reads all shops that pass the filters: for as long as the index is not there. */
export const popularInDatabase = (db: Db): PopularShops => ({
  async first(filters, { limit, offset = 0 }) {
    const { rows } = await sql<{ id: string }>`
      select id from shop where ${passing(filters)}
      order by ${shopRank} desc, id collate "C" desc limit ${limit} offset ${offset}`.execute(db)
    return rows.map(({ id }) => id)
  },
  async total(filters) {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from shop where ${passing(filters)}`.execute(db)
    return rows[0]?.total ?? 0
  },
  async counts(kind, filters) {
    const groups =
      kind === 'city'
        ? sql`select id as shop_id, city_id as "group" from shop`
        : sql`select shop_id, unnest(array_remove(array[category_id, parent_id], null)) as "group"
            from shop_category join category on category.id = category_id`
    const { rows } = await sql<Counted>`
      select "group" as id, count(distinct shop.id)::integer as count
      from shop join (${groups}) as grouped on grouped.shop_id = shop.id where ${passing(filters)}
      group by "group" order by count desc, "group" collate "C"`.execute(db)
    return rows
  },
})

/** `shop` must be in scope. */
function passing({ categoryIds = [], cityIds = [], countries = [] }: PopularFilters) {
  return sql<boolean>`shop.active
    and (cardinality(${cityIds}::text[]) = 0 or shop.city_id = any(${cityIds}::text[]))
    and (cardinality(${countries}::text[]) = 0 or shop.country::text = any(${countries}::text[]))
    and (cardinality(${categoryIds}::text[]) = 0 or exists (
      select from shop_category join category on category.id = category_id
      where shop_id = shop.id and (category.id = any(${categoryIds}::text[]) or parent_id = any(${categoryIds}::text[]))))`
}
