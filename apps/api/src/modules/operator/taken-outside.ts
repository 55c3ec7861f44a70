import { sql } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { minutesOf } from '../../lib/minutes-of-day.ts'
import { type Calendar, calendarOf, type Hours, type Span } from '../../lib/shop-calendar.ts'
import { isInOpeningHours } from '../availability/slots.ts'
import { listTaken, type Taken } from './closing.ts'

/** One date, YYYY-MM-DD, or the weekdays (1 is Monday) of all weeks. */
export type Days = { date: string } | { weekdays: number[] }

type Booked = { holdId: string; startAt: string; endAt: string; dayUnit: boolean }

/** What begins or ends on these days, outside the hours of the shop, and stays: reservations, and holds that may become some. */
export async function takenOutside(trx: Trx, hours: Schemas['ShopHours'], days: Days, locale: Locale): Promise<Taken> {
  const calendar = calendarOf(hours.timeZone)
  const openings = openingHours(hours)
  const outside = (await bookedFromNow(trx, hours.shopId)).filter(({ startAt, endAt, dayUnit }) => {
    const span = { start: Date.parse(startAt), end: Date.parse(endAt) }
    return touches(days, calendar, span) && !isInOpeningHours(openings, calendar, span, dayUnit)
  })
  const holdIds = outside.map(({ holdId }) => holdId)
  return listTaken(trx, [hours.shopId], (holdId) => sql<boolean>`${holdId} = any(${holdIds})`, locale)
}

/** What an occupancy still takes: live holds, and reservations that nobody cancelled. */
async function bookedFromNow(trx: Trx, shopId: string): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select id as "holdId", start_at as "startAt", end_at as "endAt", (agreed ->> 'dayUnit')::boolean as "dayUnit"
      from hold
     where shop_id = ${shopId} and end_at > app_now()
       and exists (select from occupancy where occupancy.shop_id = hold.shop_id and occupancy.hold_id = hold.id)`.execute(
    trx,
  )
  return rows
}

function touches(days: Days, calendar: Calendar, { start, end }: Span): boolean {
  // What ends at midnight ends on the day before.
  const dates = [calendar.dateOf(start), calendar.dateOf(end - 1)]
  return dates.some((date) => ('date' in days ? date.toString() === days.date : days.weekdays.includes(date.dayOfWeek)))
}

const openingHours = ({ weekly, holidays, special }: Schemas['ShopHours']): Hours => ({
  hours: weekly.map(({ weekday, open, close }) => ({ weekday, from: minutesOf(open), to: minutesOf(close) })),
  holidays,
  special: special.map(({ date, open, close }) => ({ date, from: minutesOf(open), to: minutesOf(close) })),
})
