import type { AppContext } from '../../context.ts'
import { count } from './index/bits.ts'
import { type Counted, countsOf, type Filters, narrow, page } from './index/find.ts'
import type { SearchSnapshot } from './index/search-index.ts'

/** An empty list of anything is no filter. */
export type PopularFilters = Pick<Filters, 'categoryIds' | 'mainCategoryIds' | 'cityIds' | 'countries'>

/** What lists of popular shops ask. All that it answers is of one moment. */
export type PopularShops = {
  snapshot: SearchSnapshot
  /** Ids, the most popular first. */
  first(filters: PopularFilters, page: { limit: number; offset?: number }): string[]
  total(filters: PopularFilters): number
  counts(kind: 'category' | 'city', filters: PopularFilters): Counted[]
}

export async function popularShops({ db, search }: Pick<AppContext, 'db' | 'search'>): Promise<PopularShops> {
  const snapshot = await search.snapshot(db)
  const { index } = snapshot
  return {
    snapshot,
    first(filters, { limit, offset }) {
      const sorting = { order: index.popular(), backwards: true, tiers: [] }
      return page(sorting, narrow(index, filters), null, limit, offset).shops.map(({ id }) => id)
    },
    total: (filters) => count(narrow(index, filters)),
    counts: (kind, filters) => countsOf(index, kind, narrow(index, filters)),
  }
}
