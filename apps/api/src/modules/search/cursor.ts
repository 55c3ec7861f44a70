import * as z from 'zod'
import type { Currency, Schemas } from '../../contract/types.ts'
import type { SortedPlace } from './index/find.ts'

type Sort = Schemas['SearchSort']
const written = z.tuple([z.string(), z.number(), z.string().max(64), z.int().min(1).max(9).optional()])

export const isByPrice = (sort: Sort): boolean => sort.startsWith('price')

/** `near`: the location from which the nearest come first; undefined in any other order. */
export type CursorOrder = { sort: Sort; currency: Currency; near?: string | undefined }

// A price is a place only in the currency in which it was shown, a distance only from where it was measured.
const nameOf = ({ sort, currency, near }: CursorOrder) =>
  isByPrice(sort) ? `${sort} ${currency}` : near === undefined ? sort : `${sort} ${near}`

export function writeCursor(place: SortedPlace, order: CursorOrder): string {
  return Buffer.from(
    JSON.stringify([nameOf(order), place.key, place.id, ...(place.tier > 0 ? [place.tier] : [])]),
  ).toString('base64url')
}

/** Null for whatever was not written by `writeCursor` for the same order. */
export function readCursor(cursor: string, order: CursorOrder): SortedPlace | null {
  const read = written.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) return null
  const [name, key, id, tier = 0] = read.data
  return name === nameOf(order) ? { key, id, tier } : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
