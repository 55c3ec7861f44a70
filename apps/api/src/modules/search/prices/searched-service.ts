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

/** `general`: the general words beside the terms. `days` and `quantity`: of a rental. */
type ServiceQuery = {
  categoryIds: readonly string[]
  terms: readonly Term[]
  general: readonly Term[]
  days?: number | undefined
  quantity?: number | undefined
}

/** A service as a search means it: all of it, or the unit that the keyword names. `price`: of that. */
export type SearchedService = OfferedService & { unit: ServiceKind | null }
/** The service of a shop, by its number, that a search means; null where it offers none. */
export type SearchedServices = (shop: number) => SearchedService | null

type ScoredService = { one: SearchedService; score: number }

/** Shops that are handled before others get their turn. */
const AT_ONCE = 20
const NO_EXTRAS: readonly ServiceKind[] = []

/**
 * Null where the search tells no service from another. Of those that fit best it means the cheapest, where nothing was typed that of the
 * shop's main trade; of rentals those with a seat for everybody, for the days at their price.
 */
export function searchedServices(
  index: ShopIndex,
  { categoryIds, terms, general, days, quantity = 1 }: ServiceQuery,
): SearchedServices | null {
  const scoreOf = createServiceScore(terms, categoryIds, index.matcher().mainServices())
  if (scoreOf === null) {
    if (days === undefined) return null
    return (shop) => rentalsFor(index.factsOf(shop).offered, days, quantity).map(whole)[0] ?? null
  }
  const isPlain = isForEverybody(terms, general)
  const ofService = remembered((extras: readonly ServiceKind[]) =>
    remembered((service: ServiceKind) => scoreOf.ofService(service, extras)),
  )
  const ofUnit = remembered((service: ServiceKind) => remembered((unit: ServiceKind) => scoreOf.ofUnit(service, unit)))
  const isTyped = remembered((unit: ServiceKind) => scoreOf.isTyped(unit))
  const scored = (service: OfferedService): ScoredService[] => {
    const named = service.units.flatMap((unit, i): ScoredService[] => {
      const score = ofUnit(service.kind)(unit)
      if (score === 0) return []
      // A unit for children tells that they are welcome, and not what the service costs who comes with them.
      if (!isPlain(unit)) return [{ score, one: whole(service) }]
      return [{ score, one: { ...service, unit, price: service.unitPrices?.[i] ?? service.price } }]
    })
    const typed = named.filter(({ one: { unit } }) => unit !== null && isTyped(unit))
    if (typed.length > 0) return typed
    return named.length > 0
      ? named
      : [{ score: ofService(service.extras ?? NO_EXTRAS)(service.kind), one: whole(service) }]
  }
  return (shop) => {
    const { offered: all, mainCategoryIds } = index.factsOf(shop)
    const offered = (days === undefined ? seating(all, quantity) : rentalsFor(all, days, quantity)).flatMap(scored)
    const best = offered.reduce((most, { score }) => Math.max(most, score), 0)
    if (best === 0) return null
    const equal = offered.filter(({ score }) => score === best).map(({ one }) => one)
    const ofMainTrade = equal.filter(({ kind }) => mainCategoryIds.every((id) => kind.categoryIds.includes(id)))
    const fitting = terms.length === 0 && ofMainTrade.length > 0 ? ofMainTrade : equal
    fitting.sort((one, other) => one.price - other.price)
    return fitting.find(({ kind, unit }) => isPlain(kind) && (unit === null || isPlain(unit))) ?? fitting[0] ?? null
  }
}

/** Answers once for each service, unit or list of extras that is called alike. */
function remembered<Kind, Answer>(answer: (kind: Kind) => Answer): (kind: Kind) => Answer {
  const answers = new Map<Kind, Answer>()
  return (kind) => {
    const known = answers.has(kind) ? (answers.get(kind) as Answer) : answer(kind)
    answers.set(kind, known)
    return known
  }
}

const whole = (service: OfferedService): SearchedService => ({ ...service, unit: null })

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
    pricePer: service.pricePer,
    rental: service.rental?.units[0] ?? null,
    unit: service.unit && { name: service.unit.name, price: service.price },
  }
}

/** A unit by what it is called and costs, in minor units of the shop's currency. */
export type NamedUnit = { name: Partial<Text>; price: number }
/** `rental`, `unit`: the length of a rental, and the unit, that the price is for. */
type ShownService = Pick<Schemas['SearchedService'], 'id' | 'name' | 'priceFrom' | 'pricePer'> & {
  rental: { id: string; days: number } | null
  unit: NamedUnit | null
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
