import { guestsOf, reviewsOf, type SeedGuest, type SeedReview, shopsOf } from '@yoyaku/demo-catalogue'
import { sql } from 'kysely'
import { TERMS } from '../reference-data/legal.ts'
import { now } from '../src/db/app-now.ts'
import type { Trx } from '../src/db/connection.ts'
import { insertAll } from '../src/db/insert-rows.ts'
import { pseudonym } from '../src/modules/reviews/author.ts'

const SHOPS_AT_ONCE = 200

/** Inserts the members of the demo, what they booked in the last twelve months, and what they said of it. The shops are in the database. */
export async function insertReviews(trx: Trx, seed: number, shops: number): Promise<void> {
  const clock = await trx.selectNoFrom(now.as('now')).executeTakeFirstOrThrow()
  const today = Temporal.Instant.from(clock.now.replace(' ', 'T'))
  const guests = guestsOf(seed)
  await insertMembers(trx, guests, today)
  let batch: SeedReview[] = []
  let index = 0
  for (const shop of shopsOf(seed, shops)) {
    batch.push(...reviewsOf(seed, index, shop, today))
    index += 1
    if (index % SHOPS_AT_ONCE !== 0 && index < shops) continue
    await insertVisits(trx, batch, guests)
    await insertTexts(trx, batch, guests)
    batch = []
  }
}

const insertMembers = (trx: Trx, guests: readonly SeedGuest[], today: Temporal.Instant) =>
  insertAll(trx, {
    member: guests.map(({ id, email, firstName, lastName, phone, language }) => ({
      ...{ id, email, phone, first_name: firstName, last_name: lastName, locale: language, accepts_marketing: false },
      created_at: today.subtract({ hours: 24 * 380 }).toString(),
    })),
  })

const guestOf = (guests: readonly SeedGuest[], { language, guest }: SeedReview): SeedGuest => {
  const found = guests.find((one) => one.language === language && one.number === guest)
  if (found === undefined) throw new RangeError(`no guest ${guest} of ${language}`)
  return found
}

/** Completed reservations with their holds. They take no time of anything: all of it has passed. */
async function insertVisits(trx: Trx, reviews: readonly SeedReview[], guests: readonly SeedGuest[]): Promise<void> {
  const visits = reviews.map((review) => {
    const { id, firstName, lastName, phone, email } = guestOf(guests, review)
    const { text, reply, ...visit } = review
    return {
      ...visit,
      memberId: id,
      codeNumber: review.id.toUpperCase(),
      contact: { firstName, lastName, phone, email },
    }
  })
  const visit = sql`json_to_recordset(${JSON.stringify(visits)}::json) as visit (id text, "shopId" text, "serviceId" text,
    "unitId" text, quantity smallint, language text, "bookedAt" timestamptz, "startAt" timestamptz, "endAt" timestamptz,
    "memberId" text, "codeNumber" text, contact jsonb)`
  await sql`
    insert into hold (shop_id, id, service_id, unit_id, token_hash, member_id, state, draft, start_at, end_at, agreed, staff_ids,
        item_ids, created_at, expires_at)
      select shop.id, visit.id, service.id, unit.id, visit.id, "memberId", 'reserved',
        jsonb_build_object('shopId', shop.id, 'appointmentServiceId', service.id, 'appointmentUnitId', unit.id,
          'reservationDate', to_char("startAt" at time zone shop.time_zone, 'YYYY-MM-DD'),
          'reservationTime', to_char("startAt" at time zone shop.time_zone, 'HH24:MI'),
          'quantity', visit.quantity, 'attaches', '[]'::jsonb, 'staffId', null, 'resourceItemId', null),
        "startAt", "endAt",
        jsonb_build_object(
          'quote', jsonb_build_object(
            'lines', jsonb_build_array(jsonb_build_object('kind', 'service', 'id', unit.id, 'name', unit.name, 'quantity', times,
              'shopAmount', unit.price * times, 'amount', unit.price * times)),
            'shopCurrency', shop.currency, 'currency', shop.currency, 'rate', '1',
            'rateAt', to_char("bookedAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
          'shop', jsonb_build_object('name', shop.name, 'address', shop.address, 'phone', shop.phone, 'cover', shop.cover,
            'latitude', shop.latitude, 'longitude', shop.longitude, 'country', shop.country, 'station', null),
          'serviceName', service.name, 'dayUnit', service.day_unit, 'carRental', service.day_unit,
          'perPerson', service.per_person, 'staff', null, 'equipment', null, 'timeZone', shop.time_zone,
          'freeCancellationHours', shop.free_cancellation_hours, 'lateFee', shop.late_fee,
          'reschedule', jsonb_build_object('hours', shop.reschedule_hours, 'limit', shop.reschedule_limit)),
        '{}', '{}', "bookedAt", "bookedAt" + interval '10 minutes'
      from ${visit}
        join shop on shop.id = "shopId"
        join service on service.shop_id = shop.id and service.id = "serviceId"
        join service_unit unit on unit.shop_id = shop.id and unit.service_id = service.id and unit.id = "unitId",
        lateral (select case service.price_per when 'person' then visit.quantity else 1 end as times) priced`.execute(
    trx,
  )
  await sql`
    insert into reservation (shop_id, id, code_number, hold_id, service_id, member_id, status, start_at, end_at, quantity, agreed,
        locale, contact, agreed_terms_version, reminders_confirmed, reminded, created_at)
      select hold.shop_id, visit.id, "codeNumber", hold.id, hold.service_id, hold.member_id, 'completed', hold.start_at, hold.end_at,
        visit.quantity, hold.agreed, visit.language, visit.contact, ${TERMS.version},
        array(select id from shop_reminder where shop_reminder.shop_id = hold.shop_id and required), true, hold.created_at
      from ${visit} join hold on hold.shop_id = "shopId" and hold.id = visit.id`.execute(trx)
}

const insertTexts = (trx: Trx, reviews: readonly SeedReview[], guests: readonly SeedGuest[]) =>
  insertAll(trx, {
    review: reviews.map((review) => {
      const { id, firstName, lastName } = guestOf(guests, review)
      const { shopId, stars, text, language, reply } = review
      return {
        ...{ shop_id: shopId, id: review.id, reservation_id: review.id, member_id: id, stars, text, language, reply },
        ...{ author: pseudonym(firstName, lastName), replied_at: review.repliedAt, created_at: review.createdAt },
      }
    }),
  })
