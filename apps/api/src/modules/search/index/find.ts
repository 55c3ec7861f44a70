import type { Schemas } from '../../../contract/types.ts'
import { hoursOf, type StartTimes } from '../../availability/times-of-day.ts'
import { countriesOf } from '../../catalogue/countries.ts'
import { type Bits, bitsFor, count, countBoth, has, intersect, subtract } from './bits.ts'
import type { Order, Place } from './order.ts'
import type { ShopIndex } from './shop-index.ts'

export type Filters = {
  categoryIds?: readonly string[] | undefined
  /** Of what a shop is mainly; a second trade does not count. */
  mainCategoryIds?: readonly string[] | undefined
  cityIds?: readonly string[] | undefined
  districtIds?: readonly string[] | undefined
  locationType?: Schemas['LocationType'] | undefined
  countries?: readonly Schemas['Country'][] | undefined
  durations?: readonly Schemas['DurationBucket'][] | undefined
  quantity?: number | undefined
  /** Of a rental. */
  days?: number | undefined
  /** In whose hours a shop is open on some day of its week. */
  times?: StartTimes | undefined
}

export type PriceRange = { min: number; max: number }
export type Counted = { id: string; count: number }
export type Sort = Schemas['SearchSort']

const given = <Value>(list: readonly Value[] | undefined): list is readonly Value[] =>
  list !== undefined && list.length > 0

/** The shops that pass every filter given; an empty list of anything is no filter. */
export function narrow(index: ShopIndex, filters: Filters): Bits {
  const { categoryIds, mainCategoryIds, cityIds, districtIds, locationType, countries, durations } = filters
  const { quantity, days, times = null } = filters
  const each: Bits[] = [
    ...(given(categoryIds) ? [index.in('category', categoryIds)] : []),
    ...(given(mainCategoryIds) ? [index.in('main', mainCategoryIds)] : []),
    ...(given(cityIds) ? [index.in('city', cityIds)] : []),
    ...(given(districtIds) ? [index.in('district', districtIds)] : []),
    ...(locationType !== undefined ? [index.in('country', countriesOf(locationType))] : []),
    ...(given(countries) ? [index.in('country', countries)] : []),
    ...(given(durations) ? [index.in('duration', durations)] : []),
    ...(quantity !== undefined ? [index.in('people', [quantity])] : []),
    ...(days !== undefined ? [index.in('days', [days])] : []),
    ...(times !== null ? [index.in('hour', hoursOf(times))] : []),
  ]
  return each.reduce(intersect, index.live())
}

export function countsOf(index: ShopIndex, kind: 'category' | 'city', found: Bits): Counted[] {
  return index
    .groups(kind)
    .map(([id, bits]) => ({ id, count: countBoth(found, bits) }))
    .filter((counted) => counted.count > 0)
    .sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}

/** Those whose shown price lies within the range, both ends included. */
export function inPriceRange(order: Order, found: Bits, range: PriceRange): Bits {
  return intersect(order.between(range, bitsFor(found.length * 32)), found)
}

/** An order, and sets that come before all others whatever their place in it; each has all of the one before it. */
export type Sorted = { order: Order; backwards: boolean; tiers: readonly Bits[] }

export function sorted(index: ShopIndex, sort: Sort, prices: Order): Omit<Sorted, 'tiers'> {
  if (sort === 'popular') return { order: index.popular(), backwards: true }
  if (sort === 'rating') return { order: index.bestRated(), backwards: true }
  if (sort === 'newest') return { order: index.newest(), backwards: true }
  return { order: prices, backwards: sort === 'price-desc' }
}

/** A place in an order; `tier`: the first of the tiers that has it, or their number. */
export type SortedPlace = Place & { tier: number }
/** `shops`: the places of those that stand on it. `next`: the place after which the next page begins; null at the end. */
export type Page = { shops: SortedPlace[]; next: SortedPlace | null }

export function page(sorting: Sorted, found: Bits, after: SortedPlace | null, limit: number, offset = 0): Page {
  const shops = take(following(sorting, found, after), limit + 1, offset)
  const places = shops.slice(0, limit).map((shop) => placeIn(sorting, shop))
  return { shops: places, next: shops.length > limit ? (places.at(-1) ?? null) : null }
}

const placeIn = ({ order, tiers }: Sorted, shop: number): SortedPlace => ({
  ...order.placeOf(shop),
  tier: [...tiers, null].findIndex((tier) => tier === null || has(tier, shop)),
})

function* following({ order, backwards, tiers }: Sorted, found: Bits, after: SortedPlace | null): Generator<number> {
  const left = found.slice()
  for (const [at, tier] of [...tiers, found].entries()) {
    const here = intersect(left.slice(), tier)
    subtract(left, here)
    const isPassed = at < (after?.tier ?? 0) || count(here) === 0
    if (!isPassed) yield* order.following(here, backwards, at === after?.tier ? after : null)
  }
}

function take(shops: Iterable<number>, limit: number, offset: number): number[] {
  const taken: number[] = []
  let passed = 0
  for (const shop of shops) {
    if (passed++ < offset) continue
    taken.push(shop)
    if (taken.length === limit) break
  }
  return taken
}
