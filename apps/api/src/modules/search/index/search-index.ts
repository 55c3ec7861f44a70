import type { Currency, Locale } from '../../../contract/types.ts'
import type { CatalogueSnapshot } from '../../catalogue-changes/catalogue-snapshot.ts'
import type { Named } from '../query/term.ts'
import type { Bits } from './bits.ts'
import type { Counted, Page, PriceRange, Sort, Sorted, SortedPlace } from './find.ts'
import type { ShopIndex } from './memory/shop-index.ts'
import type { ShopPrice, ShopSets } from './shop-sets.ts'

/** What the query parser asks. Its sets of bits have no shop that is not active once they are intersected with `live`. */
export type KeywordIndex = Pick<
  ShopIndex,
  'live' | 'none' | 'in' | 'matching' | 'matchingAny' | 'named' | 'matcher' | 'wordsLike'
>

/** Searches, lists and facets ask it. Memory and database give the same answers, but for what docs/search.md lists. */
export type SearchIndex<Shops, Order> = ShopSets<Shops> & {
  /** `ask` may run several times before its answer counts, and has no effect of its own. */
  keywords<Answer>(ask: (index: KeywordIndex) => Answer): Promise<Answer>
  /** How many keywords are better asked for by one `keywords`. */
  keywordsAtOnce: number
  nameOf(kind: Named['kind'], id: string, reader: Locale): string
  /** Rises whenever a shop changes; null where nobody counts. */
  changes(): number | null

  ofBits(bits: Bits): Shops
  ofIds(ids: readonly string[]): Shops
  count(shops: Shops): Promise<number>
  /** By city, or by category and its parent, the largest first. */
  counts(kind: 'category' | 'city', shops: Shops): Promise<Counted[]>
  prices(shops: Shops): Promise<ShopPrice[]>

  /** By what shops cost in the currency. */
  byPrice(currency: Currency): Promise<Order>
  /** By a key of one search alone, of the shops that have one. */
  byKeys(keys: ReadonlyMap<string, number>): Order
  sorted(sort: Sort, prices: Order): { order: Order; backwards: boolean }
  /** Those of the shops whose key in the order lies within the range, both ends included. */
  within(order: Order, range: PriceRange, shops: Shops): Shops
  /** The lowest and the highest key of the shops, of prices that can be told. */
  span(order: Order, shops: Shops): Promise<[number, number] | null>
  page(sorting: Sorted<Shops, Order>, shops: Shops, part: PagePart): Promise<Page>
}

export type PagePart = { after?: SortedPlace | null; limit: number; offset?: number }

/** The catalogue at a moment, and the index that searches it. */
export type SearchSnapshot<Shops, Order> = CatalogueSnapshot & { search: SearchIndex<Shops, Order> }
