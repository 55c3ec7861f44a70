import * as z from 'zod'
import type { Currency, Schemas } from '../../contract/types.ts'
import type { SortedPlace } from './index/find.ts'
import type { PricedBy } from './prices/search-price.ts'

type Sort = Schemas['SearchSort']
const written = z.tuple([z.string(), z.number(), z.string().max(64), z.int().min(1).max(9).optional()])

type PricedIn = { currency: Currency; by: PricedBy }
/** `by`: null where the place is not one of an order by price. */
type Read = SortedPlace & { by: PricedBy | null }

const BY: readonly PricedBy[] = ['shop', 'service']

export const isByPrice = (sort: Sort): boolean => sort.startsWith('price')

// A price is a place only in the currency in which it was shown, and among prices of the same things.
const nameOf = (sort: Sort, { currency, by }: PricedIn) =>
  isByPrice(sort) ? [sort, currency, ...(by === 'service' ? [by] : [])].join(' ') : sort

export function writeCursor(place: SortedPlace, sort: Sort, pricedIn: PricedIn): string {
  return Buffer.from(
    JSON.stringify([nameOf(sort, pricedIn), place.key, place.id, ...(place.tier > 0 ? [place.tier] : [])]),
  ).toString('base64url')
}

/** Null for whatever was not written by `writeCursor` for the same sort and currency. */
export function readCursor(cursor: string, sort: Sort, currency: Currency): Read | null {
  const read = written.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) return null
  const [name, key, id, tier = 0] = read.data
  const by = BY.find((each) => name === nameOf(sort, { currency, by: each }))
  return by === undefined ? null : { key, id, tier, by: isByPrice(sort) ? by : null }
}

/** False where the prices that it was written among are no longer those that are sorted by. */
export const goesOn = ({ by }: Read, now: PricedBy): boolean => by === null || by === now

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
