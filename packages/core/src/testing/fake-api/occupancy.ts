import { overlap, type Span } from './opening-hours.ts'
import type { Need, Selection } from './selection.ts'

/** Staff and equipment of a shop that somebody has, and when. */
export type Occupancy = Span & { shopId: string; ids: readonly string[] }

const freeOf = ({ candidates }: Need, shopId: string, span: Span, taken: readonly Occupancy[]) =>
  candidates.filter(
    (id) => !taken.some((other) => other.shopId === shopId && other.ids.includes(id) && overlap(other, span)),
  )

/** How many parties like this one could come at a time. */
export function vacancies({ at, needs }: Selection, span: Span, taken: readonly Occupancy[]): number {
  const each = needs.map((need) => {
    const free = freeOf(need, at.shop.id, span, taken)
    if (need.chosen === null) return Math.floor(free.length / need.count)
    return free.length >= need.count && free.includes(need.chosen) ? 1 : 0
  })
  return Math.min(...each)
}

/** Who and what serves a party, the chosen first; those before stay where they are free. Null where somebody or something is missing. */
export function assign(
  { at, needs }: Selection,
  span: Span,
  taken: readonly Occupancy[],
  before: readonly string[] = [],
): string[] | null {
  const assigned = needs.map((need) => {
    const rank = (id: string) => (id === need.chosen ? 0 : before.includes(id) ? 1 : 2)
    const free = freeOf(need, at.shop.id, span, taken).toSorted((one, other) => rank(one) - rank(other))
    const isThere = need.chosen === null || free.includes(need.chosen)
    return isThere && free.length >= need.count ? free.slice(0, need.count) : null
  })
  return assigned.some((ids) => ids === null) ? null : assigned.flatMap((ids) => ids ?? [])
}
