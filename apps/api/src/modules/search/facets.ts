import type { Currency, Locale, Schemas } from '../../contract/types.ts'
import type { Counted } from './index/find.ts'
import type { SearchIndex } from './index/search-index.ts'

type Facets = Schemas['Facets']
type Side = 'price' | 'category' | 'city'

export type FacetInput<Shops, Order> = {
  prices: Order
  /** What passes every filter that is not a facet. */
  base: Shops
  /** What passes the filter of each facet. */
  sides: Record<Side, Shops>
}
type Reader = { locale: Locale; currency: Currency }

/** A facet says what one would get by choosing otherwise in it alone: so its own filter is left out. */
export async function facetsOf<Shops, Order>(
  search: SearchIndex<Shops, Order>,
  { prices, base, sides }: FacetInput<Shops, Order>,
  { locale, currency }: Reader,
): Promise<Facets> {
  const without = (one: Side, other: Side) => [sides[one], sides[other]].reduce(search.intersection, base)
  const [categories, cities, span] = await Promise.all([
    search.counts('category', without('price', 'city')),
    search.counts('city', without('price', 'category')),
    search.span(prices, without('category', 'city')),
  ])
  const named = (kind: 'category' | 'city', counted: Counted[]) =>
    counted.map(({ id, count }) => ({ id, name: search.nameOf(kind, id, locale), count }))
  const [min, max] = span ?? []
  return {
    categories: named('category', categories),
    cities: named('city', cities),
    price:
      min === undefined || max === undefined
        ? null
        : { min: { amount: min, currency }, max: { amount: max, currency } },
  }
}
