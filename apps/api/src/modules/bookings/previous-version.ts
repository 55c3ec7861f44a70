import { sql } from 'kysely'
import type { BookingSnapshot, QuoteSnapshot } from '../../db/tables/booking-snapshot.ts'
import { shopTotalOf, totalOf } from './quote.ts'

const previous = <Value>(value: string) => sql<Value | null>`(
  select ${sql.raw(value)} from reservation_version version
   where version.shop_id = reservation.shop_id and version.reservation_id = reservation.id
   order by version.version desc limit 1)`

/** Columns of a query on `reservation`: its time and its price before it was rescheduled last; null where it never was. */
export const PREVIOUS_VERSION = [
  previous<string>('version.start_at').as('previous_start_at'),
  previous<string>('version.end_at').as('previous_end_at'),
  previous<QuoteSnapshot>("version.agreed -> 'quote'").as('previous_quote'),
] as const

export type PreviousVersion = {
  previous_start_at: string | null
  previous_end_at: string | null
  previous_quote: QuoteSnapshot | null
}

/** Null where it has no other time than before. */
export function previousTime(row: PreviousVersion & { start_at: string; end_at: string }) {
  const { previous_start_at: startAt, previous_end_at: endAt } = row
  if (startAt === null || endAt === null) return null
  return startAt === row.start_at && endAt === row.end_at ? null : { startAt, endAt }
}

/** Null where the shop asks for the same as before, whatever the rates did meanwhile. */
export function previousTotal({ previous_quote: quote, agreed }: PreviousVersion & { agreed: BookingSnapshot }) {
  if (quote === null || shopTotalOf(quote).amount === shopTotalOf(agreed.quote).amount) return null
  return { total: totalOf(quote), atShop: shopTotalOf(quote) }
}
