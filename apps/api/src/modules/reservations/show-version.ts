import type { Locale, Schemas } from '../../contract/types.ts'
import type { Row } from '../../db/schema.ts'
import { shopTotalOf, showLine, totalOf } from '../bookings/quote.ts'

/** Shows a reservation as it was agreed before it was rescheduled. */
export function showVersion(row: Row<'reservation_version'>, locale: Locale): Schemas['ReservationVersion'] {
  const { quote } = row.agreed
  return {
    version: row.version,
    startAt: row.start_at,
    endAt: row.end_at,
    quantity: row.quantity,
    lines: quote.lines.map((line) => showLine(line, quote, locale)),
    total: totalOf(quote),
    shopTotal: shopTotalOf(quote),
    rescheduledAt: row.rescheduled_at,
    rescheduledBy: row.rescheduled_by,
  }
}
