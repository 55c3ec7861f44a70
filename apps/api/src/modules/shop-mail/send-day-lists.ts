import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { inLanguage, type Text } from '../../lib/localized-text.ts'
import { beginOf, calendarOf, closedSpan } from '../../lib/shop-calendar.ts'
import { brandOf } from '../mail/brand.ts'
import { type DayClosure, dayListEmail } from '../mail/shop-emails.ts'
import { loadShopHours, type ShopHours } from '../offers/shop-hours.ts'
import { BOOKING_COLUMNS, languageOf, shopBooking } from './shop-booking.ts'

const BATCH = 100
/** Hour at the shop. */
const HOUR = 7

type DueShop = {
  id: string
  name: Text
  email: string
  language: Locale | null
  country: Schemas['Country']
  time_zone: string
  day: string
  starts: string
  ends: string
}

/**
 * Queues the list of the day of each shop once, from seven in its morning on, also where no process ran at seven. A day
 * without reservations and closures gets no e-mail. Answers for how many shops the day began.
 */
export async function sendDayLists(trx: Trx, context: AppContext): Promise<number> {
  const { rows } = await sql<DueShop>`
    with due as (
      select id, to_char(app_now() at time zone time_zone, 'YYYY-MM-DD') as day from shop
       where email is not null and extract(hour from app_now() at time zone time_zone) >= ${HOUR}
         and not exists (select from shop_day_list list
                          where list.shop_id = shop.id and list.day >= to_char(app_now() at time zone time_zone, 'YYYY-MM-DD'))
       order by id limit ${BATCH}),
    marked as (
      insert into shop_day_list (shop_id, day) select id, day from due
      on conflict (shop_id) do update set day = excluded.day
      returning shop_id, day)
    select id, name, email, language, country, time_zone, day,
           day::timestamp at time zone time_zone as starts, (day::timestamp + interval '1 day') at time zone time_zone as ends
      from marked join shop on shop.id = shop_id order by id`.execute(trx)
  if (rows.length === 0) return 0
  const brand = await brandOf(trx, context.config)
  const hours = await loadShopHours(
    trx,
    rows.map(({ id }) => id),
  )
  for (const shop of rows) {
    const locale = languageOf(shop)
    const ofShop = hours.get(shop.id)
    const day = openDay(shop, ofShop)
    const [bookings, closures] = [
      await bookingsOf(trx, shop.id, day),
      await closuresOf(trx, shop.id, day, ofShop, locale),
    ]
    if (bookings.length + closures.length === 0) continue
    const texts = dayListEmail(locale, {
      ...{ brand, closures, shopName: inLanguage(locale, shop.name) },
      ...{ timeZone: shop.time_zone, startsAt: day.starts, endsAt: day.ends },
      bookings: bookings.map((row) => shopBooking(row, locale)),
    })
    const dedupeId = `day list ${shop.id} ${shop.day}`
    await context.mail.send({ ...texts, to: shop.email, locale, dedupeId }, trx)
  }
  return rows.length
}

type OpenDay = { starts: string; ends: string }
const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The day with its evening, which may end after midnight, and without that of the day before. */
function openDay({ day, starts, ends }: DueShop, hours: ShopHours | undefined): OpenDay {
  if (hours === undefined) return { starts: instantOf(Date.parse(starts)), ends: instantOf(Date.parse(ends)) }
  const date = Temporal.PlainDate.from(day)
  const begin = (on: Temporal.PlainDate) => instantOf(beginOf(hours, calendarOf(hours.timeZone), on))
  return { starts: begin(date), ends: begin(date.add({ days: 1 })) }
}

/** Finds the bookings that begin on that day, and the rentals that end on it. */
const bookingsOf = (trx: Trx, id: string, { starts, ends }: OpenDay) =>
  trx
    .selectFrom('reservation')
    .select(BOOKING_COLUMNS)
    .where('shop_id', '=', id)
    .where('status', '!=', 'cancelled')
    .where('start_at', '<', ends)
    .where('end_at', '>', starts)
    .where(sql<boolean>`(start_at >= ${starts} or end_at <= ${ends})`)
    .orderBy('start_at')
    .orderBy('code_number')
    .execute()

/** Finds what is closed of that day, as free times take it: a closed date has its evening, and nothing of the one before. */
async function closuresOf(
  trx: Trx,
  id: string,
  { starts, ends }: OpenDay,
  hours: ShopHours | undefined,
  locale: Locale,
): Promise<DayClosure[]> {
  const { rows } = await sql<{ name: Text | null; reason: string | null; from: string; to: string }>`
    select bookable.name, closure.reason, lower(during) as from, upper(during) as to
      from closure left join bookable on bookable.shop_id = closure.shop_id and bookable.id = closure.bookable_id
     where closure.shop_id = ${id} and during && tstzrange(${starts}, ${ends})
     order by lower(during), closure.id`.execute(trx)
  const [first, last] = [Date.parse(starts), Date.parse(ends)]
  return rows.flatMap(({ name, reason, from, to }) => {
    const written = { start: Date.parse(from), end: Date.parse(to) }
    const closed = hours === undefined ? written : closedSpan(hours, calendarOf(hours.timeZone), written)
    const [start, end] = [Math.max(closed.start, first), Math.min(closed.end, last)]
    const who = name && inLanguage(locale, name)
    return start < end ? [{ who, reason, from: instantOf(start), to: instantOf(end) }] : []
  })
}
