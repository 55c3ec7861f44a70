import type { Db, Trx } from '../../db/connection.ts'
import { beginOf, calendarOf, closedSpan, type Span } from '../../lib/shop-calendar.ts'
import { loadShopHours, type ShopHours } from '../offers/shop-hours.ts'

type Closing = { shopId: string; from: string; to: string }

/**
 * The closings by what they take, which differs from how they are written where a shop is open past midnight: those of dates take whole
 * nights, and `outside`, the rest of a date besides some hours, begins and ends with the hours of its date.
 */
export async function closedNights<One extends Closing>(db: Db | Trx, closings: One[], outside: One[]): Promise<One[]> {
  const shops = await loadShopHours(db, [...new Set([...closings, ...outside].map(({ shopId }) => shopId))])
  const moved = (all: One[], move: (hours: ShopHours, span: Span) => Span) =>
    all.flatMap((closing) => {
      const hours = shops.get(closing.shopId)
      const written = { start: Date.parse(closing.from), end: Date.parse(closing.to) }
      // Without an end, or with one that no calendar has.
      if (hours === undefined || Number.isNaN(written.end)) return [closing]
      const { start, end } = move(hours, written)
      return start < end ? [{ ...closing, from: new Date(start).toISOString(), to: new Date(end).toISOString() }] : []
    })
  return [
    ...moved(closings, (hours, span) => closedSpan(hours, calendarOf(hours.timeZone), span)),
    ...moved(outside, (hours, { start, end }) => ({
      start: fromMidnight(hours, start),
      end: fromMidnight(hours, end),
    })),
  ]
}

function fromMidnight(hours: ShopHours, instant: number): number {
  const calendar = calendarOf(hours.timeZone)
  const date = calendar.dateOf(instant)
  return calendar.day(date).limit(0) === instant ? beginOf(hours, calendar, date) : instant
}
