import { closuresOf, MINUTE_MS, overlap, type Span } from './opening-hours.ts'
import type { Need, Selection } from './selection.ts'
import { type FakeShop, timingOf } from './shops.ts'

/** Staff and equipment of a shop that are taken, and when, buffers included. */
export type Occupancy = Span & { shopId: string; ids: readonly string[] }

const DAY_MS = 86_400_000

/** The staff and equipment that a booking takes. */
export function takenBy(at: FakeShop, { start, end }: Span): Span {
  const { bufferBeforeMinutes, bufferAfterMinutes } = timingOf(at)
  return { start: start - bufferBeforeMinutes * MINUTE_MS, end: end + bufferAfterMinutes * MINUTE_MS }
}

/** What is rented for days may stay out while the shop is closed, but is neither picked up nor returned then. Buffers reach into closures. */
function isClosed({ at, service }: Selection, { start, end }: Span): boolean {
  const closures = closuresOf(at)
  const needed = service.dayUnit
    ? [
        { start, end: start + 1 },
        { start: end - 1, end },
      ]
    : [{ start, end }]
  return needed.some((one) => closures.some((closure) => overlap(one, closure)))
}

function freeOf({ candidates }: Need, selection: Selection, span: Span, taken: readonly Occupancy[]) {
  const { at } = selection
  if (isClosed(selection, span)) return []
  const wanted = takenBy(at, span)
  return candidates.filter(
    ({ id }) => !taken.some((other) => other.shopId === at.shop.id && other.ids.includes(id) && overlap(other, wanted)),
  )
}

function partiesOf(needs: readonly Need[], free: (need: Need) => Need['candidates']): number {
  const each = needs.map((need) => {
    const there = free(need)
    if (need.chosen === null) return Math.floor(there.length / need.count)
    return there.length >= need.count && there.some(({ id }) => id === need.chosen) ? 1 : 0
  })
  return Math.min(...each)
}

/** Whether the shop has anybody and anything for such a party at all. */
export const canBeServed = ({ needs }: Selection): boolean => partiesOf(needs, ({ candidates }) => candidates) > 0

/** How many parties like this one could come at a time. */
export const vacancies = (selection: Selection, span: Span, taken: readonly Occupancy[]): number =>
  partiesOf(selection.needs, (need) => freeOf(need, selection, span, taken))

/**
 * Who and what serves a party: the chosen first, those before where they are free, then the smallest that fits, then the least loaded of
 * the day, which begins at `midnight`. Null where somebody or something is missing.
 */
export function assign(
  selection: Selection,
  span: Span,
  midnight: number,
  taken: readonly Occupancy[],
  before: readonly string[] = [],
): string[] | null {
  const day = { start: midnight, end: midnight + DAY_MS }
  const loadOf = (id: string) =>
    taken
      .filter(({ shopId, ids }) => shopId === selection.at.shop.id && ids.includes(id))
      .reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, day.end) - Math.max(start, day.start)), 0)
  const assigned = selection.needs.map((need) => {
    const rank = ({ id, capacity }: Need['candidates'][number]) => [
      id === need.chosen ? 0 : 1,
      before.includes(id) ? 0 : 1,
      capacity,
      loadOf(id),
    ]
    const free = freeOf(need, selection, span, taken)
      .map((one) => ({ id: one.id, rank: rank(one) }))
      .toSorted((one, other) => compare(one.rank, other.rank))
      .map(({ id }) => id)
    const isThere = need.chosen === null || free.includes(need.chosen)
    return isThere && free.length >= need.count ? free.slice(0, need.count) : null
  })
  return assigned.some((ids) => ids === null) ? null : assigned.flatMap((ids) => ids ?? [])
}

function compare(one: number[], other: number[]): number {
  const index = one.findIndex((value, place) => value !== other[place])
  return index < 0 ? 0 : (one[index] ?? 0) < (other[index] ?? 0) ? -1 : 1
}
