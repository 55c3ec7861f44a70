import type { Currency, Locale, Schemas } from '../../contract/types.ts'
import { districtName } from '../synonyms/district-of.ts'
import { type Bits, countBoth, intersect } from './index/bits.ts'
import { UNPRICED } from './index/conversion.ts'
import { type Counted, countsOf } from './index/find.ts'
import type { Order } from './index/order.ts'
import type { ShopIndex } from './index/shop-index.ts'

type Facets = Schemas['Facets']
export type Side = 'price' | 'category' | 'city' | 'district'

export type FacetInput = {
  prices: Order
  /** What passes every filter that is not a facet. */
  base: Bits
  /** What passes the filter of each facet. */
  sides: Record<Side, Bits>
  /** The cities whose districts are counted: those that were chosen or typed. */
  cityIds: readonly string[]
  /** The districts that were chosen. */
  districtIds: readonly string[]
}
type Reader = { locale: Locale; currency: Currency }

/** A facet says what one would get by choosing otherwise in it alone: so its own filter is left out. */
export function facetsOf(
  index: ShopIndex,
  { prices, base, sides, ...places }: FacetInput,
  { locale, currency }: Reader,
): Facets {
  const passing = (...some: Side[]) => some.map((side) => sides[side]).reduce(intersect, base.slice())
  const named = (kind: 'category' | 'city', counted: Counted[]) =>
    counted.map(({ id, count }) => ({ id, name: index.nameOf(kind, id, locale), count }))
  const [min, max] = prices.span(passing('category', 'city', 'district'), UNPRICED) ?? []
  return {
    categories: named('category', countsOf(index, 'category', passing('price', 'city', 'district'))),
    cities: named('city', countsOf(index, 'city', passing('price', 'category'))),
    districts: districtsOf(index, passing('price', 'category', 'city'), places).map(({ id, count }) => ({
      id,
      name: districtName(id, locale),
      count,
    })),
    price:
      min === undefined || max === undefined
        ? null
        : { min: { amount: min, currency }, max: { amount: max, currency } },
  }
}

/** All districts of the cities that have a shop, and the chosen ones, also those in which nothing is found, the most shops first. */
function districtsOf(
  index: ShopIndex,
  found: Bits,
  { cityIds, districtIds }: Pick<FacetInput, 'cityIds' | 'districtIds'>,
): Counted[] {
  const inCities = intersect(index.in('city', cityIds), index.live())
  const there = index.groups('district').filter(([, bits]) => countBoth(bits, inCities) > 0)
  return [...new Set([...there.map(([id]) => id), ...districtIds])]
    .map((id) => ({ id, count: countBoth(index.in('district', [id]), found) }))
    .sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}
