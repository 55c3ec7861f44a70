import type { Currency } from '../../contract/types.ts'
import { type Bits, count, intersect, membersOf, subtract, unite } from './bits.ts'
import { inPriceRange, type PriceRange } from './find.ts'
import type { IndexSnapshot } from './index-manager.ts'
import type { Order } from './order.ts'
import type { SearchedServices, Service } from './searched-service.ts'
import type { Shown } from './shop-index.ts'

/** Whose price stands on the cards: the shop's on all of them, or that of the searched service where there is one. */
export type PricedBy = 'shop' | 'service'
export type Priced = {
  by: PricedBy
  order: Order
  /** Null where nobody asked for them yet. */
  searched: ReadonlyMap<string, Service> | null
  /** Those of some shops whose price lies within the range. */
  within(shops: Bits, range: PriceRange): Bits
}
type By = { services: NonNullable<SearchedServices>; currency: Currency; shown: Shown; most: number }

export const pricedByShop = (order: Order): Priced => ({
  by: 'shop',
  order,
  searched: null,
  within: (shops, range) => inPriceRange(order, shops, range),
})

/**
 * What the cards of these shops say that they cost: the searched service, else the shop. More than `most` are too many to
 * look at the services of each: then all of them say what the shop costs. Other shops go by their own price always.
 */
export async function pricedAsShown(
  { index }: IndexSnapshot,
  these: Bits,
  { services, currency, shown, most }: By,
): Promise<Priced> {
  const own = pricedByShop(await index.priced(currency, shown))
  if (count(these) > most) return { ...own, searched: new Map() }
  const shops = membersOf(these)
  const searched = await services.of(shops.map(index.idOf))
  const order = index.ordered(shops, (shop) => {
    const { price, currency: from } = searched.get(shop.id) ?? { price: shop.priceFrom, currency: shop.currency }
    return shown(price, from, currency)
  })
  const within = (some: Bits, range: PriceRange) => {
    const others = own.within(subtract(some.slice(), these), range)
    return unite(others, inPriceRange(order, intersect(some.slice(), these), range))
  }
  return { by: 'service', order, searched, within }
}
