import type { Db } from '../../db/connection.ts'
import { shopsAvailableOn } from '../availability/day/shops-available-on.ts'
import { add, type Bits, bitsFor, count, intersect, membersOf, subtract, unite } from './bits.ts'
import { type Page, page, placeIn, type Sorted, type SortedPlace } from './find.ts'
import type { IndexSnapshot } from './index-manager.ts'

export type Party = { date: string | null; quantity: number }

/** How many shops one search looks at for what they have free. */
export type LookLimits = {
  /** Up to so many are all looked at; past it total and facets count those that open on the date. */
  all: number
  /** On the way to a full page: past it the page comes out short rather than slow, when nearly everyone is taken. */
  onTheWay: number
}

/** What is looked at together on the way to a full page, at most. */
const MOST_TOGETHER = 200

export type Possible = { bits: Bits; allLookedAt: boolean }

/** Those that have something free for the party on its date, or that open on it where they are too many to look at each. */
export async function keepFree(
  db: Db,
  look: IndexSnapshot,
  found: Bits,
  { date, quantity }: Party,
  limits: LookLimits,
): Promise<Possible> {
  if (date === null) return { bits: found, allLookedAt: true }
  const { index } = look
  intersect(found, index.in('people', [quantity]))
  const opening = index.in('weekday', [Temporal.PlainDate.from(date).dayOfWeek])
  subtract(opening, index.in('holiday', [date.slice(-5)]))
  unite(opening, index.in('special', [date]))
  intersect(found, opening)
  if (count(found) > limits.all) return { bits: found, allLookedAt: false }
  const free = await reallyFree(db, look, membersOf(found), { date, quantity })
  return { bits: bitsOf(free, found), allLookedAt: true }
}

type FilterInput = { sorting: Sorted; found: Bits; after: SortedPlace | null; limit: number; allLookedAt: boolean }

/** A page of shops that are really free: where not all were looked at, those on the way to a full page are. */
export async function freePage(
  db: Db,
  look: IndexSnapshot,
  { sorting, found, after, limit, allLookedAt }: FilterInput,
  { date, quantity }: Party,
  { onTheWay }: LookLimits,
): Promise<Page> {
  if (date === null || allLookedAt) return page(sorting, found, after, limit)
  const shops: number[] = []
  let from = after
  let together = limit + 1
  for (let looked = 0; ; together = Math.min(2 * together, MOST_TOGETHER)) {
    const step = page(sorting, found, from, Math.min(together, onTheWay - looked))
    shops.push(...(await reallyFree(db, look, step.shops, { date, quantity })))
    looked += step.shops.length
    // One more than the page has: only so it is known that something follows.
    const last = shops.length > limit ? shops[limit - 1] : undefined
    if (last !== undefined) return { shops: shops.slice(0, limit), next: placeIn(sorting, last) }
    if (step.next === null || looked >= onTheWay) return { shops, next: step.next }
    from = step.next
  }
}

async function reallyFree(db: Db, look: IndexSnapshot, shops: number[], party: { date: string; quantity: number }) {
  const { index } = look
  const free = new Set(await shopsAvailableOn(db, look, shops.map(index.idOf), party))
  return shops.filter((shop) => free.has(index.idOf(shop)))
}

function bitsOf(shops: number[], like: Bits): Bits {
  const bits = bitsFor(like.length * 32)
  for (const shop of shops) add(bits, shop)
  return bits
}
