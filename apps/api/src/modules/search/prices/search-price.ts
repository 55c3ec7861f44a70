import type { Currency } from '../../../contract/types.ts'
import type { PriceRange } from '../index/find.ts'
import type { Shown } from '../index/memory/shop-index.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SearchedServices, Service } from './searched-service.ts'

/** Whose price stands on the cards: the shop's on all of them, or that of the searched service where there is one. */
export type PricedBy = 'shop' | 'service'
export type Priced<Shops, Order> = {
  by: PricedBy
  order: Order
  /** Null where nobody asked for them yet. */
  searched: ReadonlyMap<string, Service> | null
  /** Those of some shops whose price lies within the range. */
  within(shops: Shops, range: PriceRange): Shops
}
type By<Order> = {
  prices: Order
  services: NonNullable<SearchedServices>
  currency: Currency
  shown: Shown
  most: number
}

export const pricedByShop = <Shops, Order>(search: SearchIndex<Shops, Order>, order: Order): Priced<Shops, Order> => ({
  by: 'shop',
  order,
  searched: null,
  within: (shops, range) => search.within(order, range, shops),
})

/**
 * What the cards of these shops say that they cost: the searched service, else the shop. More than `most` are too many to
 * look at the services of each: then all of them say what the shop costs. Other shops go by their own price always.
 */
export async function pricedAsShown<Shops, Order>(
  search: SearchIndex<Shops, Order>,
  these: Shops,
  { prices, services, currency, shown, most }: By<Order>,
): Promise<Priced<Shops, Order>> {
  const own = pricedByShop(search, prices)
  if ((await search.count(these)) > most) return { ...own, searched: new Map() }
  const shops = await search.prices(these)
  const searched = await services.of(shops.map(({ id }) => id))
  const costOf = (shop: (typeof shops)[number]) => {
    const { price, currency: from } = searched.get(shop.id) ?? { price: shop.priceFrom, currency: shop.currency }
    return shown(price, from, currency)
  }
  const order = search.byKeys(new Map(shops.map((shop) => [shop.id, costOf(shop)])))
  const within = (some: Shops, range: PriceRange) => {
    const others = own.within(search.difference(some, these), range)
    return search.union(others, search.within(order, range, search.intersection(some, these)))
  }
  return { by: 'service', order, searched, within }
}
