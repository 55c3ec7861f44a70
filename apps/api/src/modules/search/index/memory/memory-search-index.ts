import { type Bits, count, membersOf } from '../bits.ts'
import { UNPRICED } from '../currency-conversion-cache.ts'
import { countsOf, inPriceRange, page, sorted } from '../find.ts'
import type { SearchIndex } from '../search-index.ts'
import type { Order } from './order.ts'
import type { ShopIndex, Shown } from './shop-index.ts'

/** The search index of a process that has every shop in memory. */
export function createMemorySearchIndex(index: ShopIndex, shown: Shown): SearchIndex<Bits, Order> {
  return {
    live: index.live,
    in: index.in,
    intersection: index.intersection,
    union: index.union,
    difference: index.difference,
    keywords: async (ask) => ask(index),
    // Each takes milliseconds where there are many shops.
    keywordsAtOnce: 1,
    nameOf: index.nameOf,
    changes: index.changes,
    ofBits: (bits) => bits,
    ofIds: index.ofIds,
    count: async (shops) => count(shops),
    counts: async (kind, shops) => countsOf(index, kind, shops),
    prices: async (shops) => membersOf(shops).map(index.priceOf),
    byPrice: (currency) => index.priced(currency, shown),
    byKeys: index.ordered,
    sorted: (sort, prices) => sorted(index, sort, prices),
    within: (order, range, shops) => inPriceRange(order, shops, range),
    span: async (order, shops) => order.span(shops, UNPRICED),
    page: async (sorting, shops, { after = null, limit, offset }) => page(sorting, shops, after, limit, offset),
  }
}
