import { setImmediate } from 'node:timers/promises'
import type { Currency, Locale, Schemas } from '../../../contract/types.ts'
import type { Text } from '../../../lib/localized-text.ts'
import { inLanguage } from '../../../lib/localized-text.ts'
import { shown } from '../../money/convert.ts'
import { type Bits, intersect, membersOf, subtract, unite } from '../index/bits.ts'
import { inPriceRange, type PriceRange } from '../index/find.ts'
import type { Order } from '../index/order.ts'
import type { SearchSnapshot } from '../index/search-index.ts'
import type { ServiceKind } from '../index/service-kind.ts'
import type { OfferedService, ShopIndex } from '../index/shop-index.ts'
import type { Term } from '../query/term.ts'
import { createServiceScore, isForEverybody } from './service-score.ts'

/** `days` and `quantity`: of a rental. */
type ServiceQuery = {
  categoryIds: readonly string[]
  terms: readonly Term[]
  days?: number | undefined
  quantity?: number | undefined
}

/** The service of a shop, by its number, that a search means; null where it offers none. */
export type SearchedServices = (shop: number) => OfferedService | null

/** Shops that are handled before others get their turn. */
const AT_ONCE = 20

/**
 * Null where the search tells no service from another. Of those that fit best it means the cheapest; of rentals those with a seat for
 * everybody, for the days at their price.
 */
export function searchedServices(
  index: ShopIndex,
  { categoryIds, terms, days, quantity = 1 }: ServiceQuery,
): SearchedServices | null {
  const scoreOf = createServiceScore(terms, categoryIds, index.matcher().mainServices())
  if (scoreOf === null)
    return days === undefined ? null : (shop) => rentalsFor(index.factsOf(shop).offered, days, quantity)[0] ?? null
  const isPlain = isForEverybody(terms)
  const scores = new Map<ServiceKind, number>()
  const knownScore = (kind: ServiceKind) => {
    const score = scores.get(kind) ?? scoreOf(kind)
    scores.set(kind, score)
    return score
  }
  return (shop) => {
    const all = index.factsOf(shop).offered
    const offered = days === undefined ? seating(all, quantity) : rentalsFor(all, days, quantity)
    const best = offered.reduce((most, { kind }) => Math.max(most, knownScore(kind)), 0)
    if (best === 0) return null
    const fitting = offered.filter(({ kind }) => knownScore(kind) === best)
    return fitting.find(({ kind }) => isPlain(kind)) ?? fitting[0] ?? null
  }
}

const seating = (offered: OfferedService[], quantity: number): OfferedService[] =>
  offered.filter(({ rental }) => rental === undefined || rental.seats >= quantity)

/** What is rented for so many days, at the price of them all, the cheapest first. */
const rentalsFor = (offered: OfferedService[], days: number, quantity: number): OfferedService[] =>
  seating(offered, quantity)
    .flatMap(({ rental, ...service }) => {
      const units = rental?.units.filter((unit) => unit.days === days) ?? []
      return rental === undefined
        ? []
        : units.map((unit) => ({ ...service, price: unit.price, rental: { ...rental, units: [unit] } }))
    })
    .sort((one, other) => one.price - other.price)

/** As a card says it. */
export function showSearched(
  { index, rates }: SearchSnapshot,
  services: SearchedServices | null,
  shopId: string,
  { locale, currency }: { locale: Locale; currency: Currency },
): ShownService | null {
  const shop = index.numberOf(shopId)
  const service = shop === undefined ? null : (services?.(shop) ?? null)
  if (shop === undefined || service === null) return null
  const price = { amount: service.price, currency: index.factsOf(shop).currency }
  return {
    id: service.id,
    name: inLanguage(locale, service.kind.name as Text),
    priceFrom: shown(price, currency, rates),
    unit: service.rental?.units[0] ?? null,
  }
}

/** `unit`: of a rental, which the price is for. */
type ShownService = Pick<Schemas['SearchedService'], 'id' | 'name' | 'priceFrom'> & {
  unit: { id: string; days: number } | null
}

/** Shops by what their cards say that they cost. */
export type Prices = { order: Order; within(shops: Bits, range: PriceRange): Bits }

/** By the price of the shop itself. */
export const shopPrices = (order: Order): Prices => ({
  order,
  within: (shops, range) => inPriceRange(order, shops, range),
})

/** Of these shops by the price of the searched service, else of the shop; other shops go by their own price. */
export async function servicePrices(
  { index, shown }: SearchSnapshot,
  these: Bits,
  { services, currency, own }: { services: SearchedServices; currency: Currency; own: Prices },
): Promise<Prices> {
  const keys = new Map<number, number>()
  for (const [i, shop] of membersOf(these).entries()) {
    const { priceFrom, currency: from } = index.factsOf(shop)
    keys.set(shop, shown(services(shop)?.price ?? priceFrom, from, currency))
    if (i % AT_ONCE === AT_ONCE - 1) await setImmediate()
  }
  const order = await index.ordered(keys)
  return {
    order,
    within: (shops, range) =>
      unite(
        own.within(subtract(shops.slice(), these), range),
        inPriceRange(order, intersect(shops.slice(), these), range),
      ),
  }
}
