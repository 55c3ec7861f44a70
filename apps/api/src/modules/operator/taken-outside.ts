import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'
import { type Calendar, calendarOf, type Hours, type Span } from '../../lib/shop-calendar.ts'
import { NIGHT_MS } from '../availability/busy.ts'
import { isInOpeningHours } from '../availability/slots.ts'

/** One date, YYYY-MM-DD, or the weekdays (1 is Monday) of all weeks. */
export type Days = { date: string } | { weekdays: readonly number[] }

/** All hours of a shop as they are, or will be, and the days of which some were set. */
export type SetHours = { shopId: string; timeZone: string; hours: Hours; days: Days }

type Booked = { shopId: string; holdId: string; startAt: string; endAt: string; dayUnit: boolean }

/** What begins or ends on these days, outside the hours of its shop, by the ids of its holds. */
export async function holdsOutside(db: Db | Trx, all: readonly SetHours[]): Promise<string[]> {
  if (all.length === 0) return []
  const booked = Map.groupBy(
    await bookedFromNow(db, sql`any(${all.map(({ shopId }) => shopId)})`),
    ({ shopId }) => shopId,
  )
  return all.flatMap(({ shopId, timeZone, hours, days }) => {
    const calendar = calendarOf(timeZone)
    return (booked.get(shopId) ?? []).flatMap(({ holdId, startAt, endAt, dayUnit }) => {
      const span = { start: Date.parse(startAt), end: Date.parse(endAt) }
      const isOutside = touches(days, calendar, span) && !isInOpeningHours(hours, calendar, span, dayUnit)
      return isOutside ? [holdId] : []
    })
  })
}

/** What an occupancy still takes: live holds, and reservations that nobody cancelled. */
async function bookedFromNow(db: Db | Trx, shopIds: RawBuilder<unknown>): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select shop_id as "shopId", id as "holdId", start_at as "startAt", end_at as "endAt",
           (agreed ->> 'dayUnit')::boolean as "dayUnit"
      from hold
     where shop_id = ${shopIds} and end_at > app_now()
       and exists (select from occupancy where occupancy.shop_id = hold.shop_id and occupancy.hold_id = hold.id)`.execute(
    db,
  )
  return rows
}

function touches(days: Days, calendar: Calendar, { start, end }: Span): boolean {
  // What ends at midnight ends on the day before. A start before noon may be one of the evening before.
  const dates = [calendar.dateOf(start), calendar.dateOf(end - 1), calendar.dateOf(start - NIGHT_MS)]
  return dates.some((date) => ('date' in days ? date.toString() === days.date : days.weekdays.includes(date.dayOfWeek)))
}
