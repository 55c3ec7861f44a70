import type { AppContext } from '../../context.ts'
import type { CatalogueSnapshot } from '../catalogue-changes/catalogue-snapshot.ts'
import { type Counted, type Filters, narrow } from './index/find.ts'
import { askSearchIndex } from './index/open-search-index.ts'
import type { SearchSnapshot } from './index/search-index.ts'

/** An empty list of anything is no filter. */
export type PopularFilters = Pick<Filters, 'categoryIds' | 'mainCategoryIds' | 'cityIds' | 'countries'>

/** What lists of popular shops ask. */
export type PopularShops = {
  look: CatalogueSnapshot
  /** Ids, the most popular first. */
  first(filters: PopularFilters, page: { limit: number; offset?: number }): Promise<string[]>
  total(filters: PopularFilters): Promise<number>
  counts(kind: 'category' | 'city', filters: PopularFilters): Promise<Counted[]>
}

/** All that `ask` reads by the context that it gets fits together. */
export const askPopularShops = <Within extends Pick<AppContext, 'db' | 'config'>, Answer>(
  context: Within,
  ask: (popular: PopularShops, within: Within) => Promise<Answer>,
): Promise<Answer> => askSearchIndex(context, (look, within) => ask(popularIn(look), within))

function popularIn<Shops, Order>(look: SearchSnapshot<Shops, Order>): PopularShops {
  const { search } = look
  return {
    look,
    async first(filters, part) {
      const sorting = { ...search.sorted('popular', await search.byPrice('USD')), tiers: [] }
      const { shops } = await search.page(sorting, narrow(search, filters), part)
      return shops.map(({ id }) => id)
    },
    total: (filters) => search.count(narrow(search, filters)),
    counts: (kind, filters) => search.counts(kind, narrow(search, filters)),
  }
}
