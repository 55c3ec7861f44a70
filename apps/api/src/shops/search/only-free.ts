import type { Db } from '../../db/connection.ts'
import { freeOn } from '../free/free-on.ts'
import { add, type Bits, bitsFor, count, intersect, membersOf, subtract } from './bits.ts'
import { type Page, page, type Sorted } from './find.ts'
import type { Look } from './freshness.ts'
import type { Place } from './order.ts'

export type Party = { date: string | null; quantity: number }

/** Past this the total and the facets count those who are open on the date; the page itself is always looked at. */
const MOST_LOOKED_AT = 800
/** A page may come out short rather than slow, when nearly everyone is taken. */
const MOST_STEPS = 20

export type Possible = { bits: Bits; allLookedAt: boolean }

/** Those that have something free for the party on its date, or that open on it where they are too many to look at each. */
export async function keepFree(db: Db, look: Look, found: Bits, { date, quantity }: Party): Promise<Possible> {
  if (date === null) return { bits: found, allLookedAt: true }
  const { index } = look
  intersect(found, index.in('people', [quantity]))
  intersect(found, index.in('weekday', [Temporal.PlainDate.from(date).dayOfWeek]))
  subtract(found, index.in('holiday', [date.slice(-5)]))
  if (count(found) > MOST_LOOKED_AT) return { bits: found, allLookedAt: false }
  const free = await reallyFree(db, look, membersOf(found), { date, quantity })
  return { bits: bitsOf(free, found), allLookedAt: true }
}

type Asked = { sorting: Sorted; found: Bits; after: Place | null; limit: number; allLookedAt: boolean }

/** A page of shops that are really free: where not all were looked at, those on the way to a full page are. */
export async function freePage(db: Db, look: Look, asked: Asked, { date, quantity }: Party): Promise<Page> {
  let step = page(asked.sorting, asked.found, asked.after, asked.limit)
  if (date === null || asked.allLookedAt) return step
  const shops: number[] = []
  for (let steps = 1; ; steps++) {
    shops.push(...(await reallyFree(db, look, step.shops, { date, quantity })))
    const last = shops[asked.limit - 1]
    if (last !== undefined) return { shops: shops.slice(0, asked.limit), next: asked.sorting.order.placeOf(last) }
    if (step.next === null || steps === MOST_STEPS) return { shops, next: step.next }
    step = page(asked.sorting, asked.found, step.next, asked.limit)
  }
}

async function reallyFree(db: Db, look: Look, shops: number[], party: { date: string; quantity: number }) {
  const { index } = look
  const free = new Set(await freeOn(db, look, shops.map(index.idOf), party))
  return shops.filter((shop) => free.has(index.idOf(shop)))
}

function bitsOf(shops: number[], like: Bits): Bits {
  const bits = bitsFor(like.length * 32)
  for (const shop of shops) add(bits, shop)
  return bits
}
