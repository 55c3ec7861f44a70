import type { Currency, Locale, Schemas } from '../../contract/types.ts'
import { type Bits, intersect } from './index/bits.ts'
import { UNPRICED } from './index/conversion.ts'
import { type Counted, countsOf } from './index/find.ts'
import type { Order } from './index/order.ts'
import type { ShopIndex } from './index/shop-index.ts'

type Facets = Schemas['Facets']
export type Side = 'price' | 'category' | 'city'

export type FacetInput = {
  prices: Order
  /** What passes every filter that is not a facet. */
  base: Bits
  /** What passes the filter of each facet. */
  sides: Record<Side, Bits>
}
type Reader = { locale: Locale; currency: Currency }

/** A facet says what one would get by choosing otherwise in it alone: so its own filter is left out. */
export function facetsOf(index: ShopIndex, { prices, base, sides }: FacetInput, { locale, currency }: Reader): Facets {
  const without = (one: Side, other: Side) => [sides[one], sides[other]].reduce(intersect, base.slice())
  const named = (kind: 'category' | 'city', counted: Counted[]) =>
    counted.map(({ id, count }) => ({ id, name: index.nameOf(kind, id, locale), count }))
  const [min, max] = prices.span(without('category', 'city'), UNPRICED) ?? []
  return {
    categories: named('category', countsOf(index, 'category', without('price', 'city'))),
    cities: named('city', countsOf(index, 'city', without('price', 'category'))),
    price:
      min === undefined || max === undefined
        ? null
        : { min: { amount: min, currency }, max: { amount: max, currency } },
  }
}
