import type { Currency } from '../../contract/handler.ts'
import { type Bits, count, membersOf } from './bits.ts'
import type { Look } from './freshness.ts'
import type { Order } from './order.ts'
import type { SearchedServices, Service } from './searched-service.ts'
import type { Shown } from './shop-index.ts'

type Priced = { order: Order | null; searched: ReadonlyMap<string, Service> }
type By = { services: NonNullable<SearchedServices>; currency: Currency; shown: Shown; most: number }

/**
 * The found in the order of what their cards say that they cost: the searched service, else the shop. More than `most`
 * are too many to look at the services of each: then all of them say what the shop costs, and stand in that order.
 */
export async function pricedAsShown(
  { index }: Look,
  found: Bits,
  { services, currency, shown, most }: By,
): Promise<Priced> {
  if (count(found) > most) return { order: null, searched: new Map() }
  const shops = membersOf(found)
  const searched = await services.of(shops.map(index.idOf))
  const order = index.ordered(shops, (shop) => {
    const { price, currency: own } = searched.get(shop.id) ?? { price: shop.priceFrom, currency: shop.currency }
    return shown(price, own, currency)
  })
  return { order, searched }
}
