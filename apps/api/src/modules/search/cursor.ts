import * as z from 'zod'
import type { Currency, Schemas } from '../../contract/types.ts'
import type { SortedPlace } from './index/find.ts'

type Sort = Schemas['SearchSort']
const written = z.tuple([z.string(), z.number(), z.string().max(64), z.int().min(1).max(9).optional()])

export const isByPrice = (sort: Sort): boolean => sort.startsWith('price')

// A price is a place only in the currency in which it was shown.
const nameOf = (sort: Sort, currency: Currency) => (isByPrice(sort) ? `${sort} ${currency}` : sort)

export function writeCursor(place: SortedPlace, sort: Sort, currency: Currency): string {
  return Buffer.from(
    JSON.stringify([nameOf(sort, currency), place.key, place.id, ...(place.tier > 0 ? [place.tier] : [])]),
  ).toString('base64url')
}

/** Null for whatever was not written by `writeCursor` for the same sort and currency. */
export function readCursor(cursor: string, sort: Sort, currency: Currency): SortedPlace | null {
  const read = written.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) return null
  const [name, key, id, tier = 0] = read.data
  return name === nameOf(sort, currency) ? { key, id, tier } : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
