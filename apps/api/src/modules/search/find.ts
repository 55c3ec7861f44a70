import type { Schemas } from '../../contract/types.ts'
import { countriesOf } from '../catalogue/countries.ts'
import { type Bits, bitsFor, count, countBoth, has, intersect, subtract } from './bits.ts'
import type { Order, Place } from './order.ts'
import type { ShopIndex } from './shop-index.ts'

export type Filters = {
  categoryIds?: readonly string[] | undefined
  cityIds?: readonly string[] | undefined
  locationType?: Schemas['LocationType'] | undefined
  countries?: readonly Schemas['Country'][] | undefined
  durations?: readonly Schemas['DurationBucket'][] | undefined
  quantity?: number | undefined
}

export type PriceRange = { min: number; max: number }
export type Counted = { id: string; count: number }
export type Sort = Schemas['SearchSort']

const given = <Value>(list: readonly Value[] | undefined): list is readonly Value[] =>
  list !== undefined && list.length > 0

/** The shops that pass every filter given; an empty list of anything is no filter. */
export function narrow(index: ShopIndex, filters: Filters): Bits {
  const found = index.live()
  if (given(filters.categoryIds)) intersect(found, index.in('category', filters.categoryIds))
  if (given(filters.cityIds)) intersect(found, index.in('city', filters.cityIds))
  if (filters.locationType !== undefined) intersect(found, index.in('country', countriesOf(filters.locationType)))
  if (given(filters.countries)) intersect(found, index.in('country', filters.countries))
  if (given(filters.durations)) intersect(found, index.in('duration', filters.durations))
  if (filters.quantity !== undefined) intersect(found, index.in('people', [filters.quantity]))
  return found
}

/** The first of the found by popularity. */
export function mostPopular(index: ShopIndex, found: Bits, { limit, offset = 0 }: { limit: number; offset?: number }) {
  return take(index.popular().following(found, true, null), limit, offset).map(index.idOf)
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
  if (sort === 'newest') return { order: index.newest(), backwards: true }
  return { order: prices, backwards: sort === 'price-desc' }
}

/** A place in an order; `tier`: the first of the tiers that has it, or their number. */
export type SortedPlace = Place & { tier: number }
export type Page = { shops: number[]; next: SortedPlace | null }

/** One page, and the place after which the next one begins; null at the end. */
export function page(sorting: Sorted, found: Bits, after: SortedPlace | null, limit: number): Page {
  const shops = take(following(sorting, found, after), limit + 1)
  const last = shops[limit - 1]
  const next = shops.length > limit && last !== undefined ? placeIn(sorting, last) : null
  return { shops: shops.slice(0, limit), next }
}

export const placeIn = ({ order, tiers }: Sorted, shop: number): SortedPlace => ({
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

function take(shops: Iterable<number>, limit: number, offset = 0): number[] {
  const taken: number[] = []
  let passed = 0
  for (const shop of shops) {
    if (passed++ < offset) continue
    taken.push(shop)
    if (taken.length === limit) break
  }
  return taken
}
