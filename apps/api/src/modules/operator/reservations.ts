import { readPhone } from '@yoyaku/input'
import { type RawBuilder, sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { FieldError } from '../../contract/types.ts'
import { now } from '../../db/app-now.ts'
import { isoInstant } from '../../db/connection.ts'
import { cutPage, readCursor } from '../../db/cursor.ts'
import { cappedPage, countCapped, pageOf, pageWithCounts } from '../../db/paging.ts'
import { normaliseEmail } from '../../lib/email-address.ts'
import { hasStatus, reservationStateOf } from '../bookings/transitions.ts'
import { showReservation } from '../reservations/show-reservation.ts'
import { showVersion } from '../reservations/show-version.ts'
import { findReservation, unknownCode } from './guards.ts'
import { operatorMoves } from './set-status.ts'

/** By start, latest first. A date is the date at each shop. */
export const operatorListReservations: Handler<'operatorListReservations'> = async ({ query, locale, context }) => {
  const { limit, offset } = cappedPage(pageOf(query))
  let found = context.db.selectFrom('reservation')
  if (query.shopId !== undefined) found = found.where('shop_id', '=', query.shopId)
  if (query.date !== undefined) {
    // The date at the shop is exact; the hours around it, for zones of UTC-12 to UTC+14, are what an index finds.
    found = found.where(sql<boolean>`start_at >= ${query.date}::date::timestamptz - interval '14 hours'
      and start_at < ${query.date}::date::timestamptz + interval '36 hours'
      and (start_at at time zone (agreed ->> 'timeZone'))::date = ${query.date}::date`)
  }
  if (query.status !== undefined) found = found.where(hasStatus(query.status))
  const who = whoBooked(query)
  if ('fields' in who) return refuseFields(who.fields)
  for (const condition of who.conditions) found = found.where(condition)
  const total = countCapped(found.select('id'))
  if (query.cursor !== undefined) {
    const place = readCursor(query.cursor)
    if (place === null) return refuseFields([{ field: 'cursor', code: 'FORMAT' }])
    found = found.where(sql<boolean>`(start_at < ${place.at} or (start_at = ${place.at} and id > ${place.id}))`)
  }
  const page = found
    .selectAll()
    .select(now.as('now'))
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .offset(query.cursor === undefined ? offset : 0)
  const { rows, counts } = await pageWithCounts(context.db, page, { total })
  const { shown, next } = cutPage(rows, limit, ({ start_at, id }) => ({ at: isoInstant(start_at), id }))
  const data = shown.map((row) => showReservation(row, locale))
  return { status: 200, body: { data, ...counts, ...next } }
}

type Query = { email?: string; phone?: string; name?: string; codeNumber?: string }
type Conditions = { conditions: RawBuilder<boolean>[] } | { fields: FieldError[] }

/** Least digits of a phone number: fewer are the end of too many numbers. The index holds as many. */
const LEAST_DIGITS = 6

/** Conditions on a reservation by the person who booked it, as an operator hears or types it. An index answers each. */
export function whoBooked({ email, phone, name, codeNumber }: Query): Conditions {
  const conditions: RawBuilder<boolean>[] = []
  const fields: FieldError[] = []
  if (email !== undefined) {
    const address = normaliseEmail(email)
    if (address === null) fields.push({ field: 'email', code: 'FORMAT' })
    else
      conditions.push(sql<boolean>`(lower(contact ->> 'email') = ${address}
        or member_id = any (array(select id from member where email = ${address})))`)
  }
  if (phone !== undefined) {
    const numbers = readPhone(phone).map(endOf)
    if (numbers.length === 0 || numbers.some((end) => end.length < LEAST_DIGITS))
      fields.push({ field: 'phone', code: 'FORMAT' })
    else
      conditions.push(sql<boolean>`(right(contact ->> 'phone', ${sql.lit(LEAST_DIGITS)}) = any (${numbers.map((end) => end.slice(-LEAST_DIGITS))})
        and contact ->> 'phone' like any (${numbers.map((end) => `%${end}`)}))`)
  }
  if (name !== undefined) conditions.push(hasName(name))
  if (codeNumber !== undefined)
    conditions.push(sql<boolean>`code_number = ${codeNumber.toUpperCase().replaceAll(/[\s-]/g, '')}`)
  return fields.length > 0 ? { fields } : { conditions }
}

/** End of a number: within a country it begins with a zero that its international form lacks. */
const endOf = (number: string): string => (number.startsWith('+') ? number : number.replace(/^0+/, ''))

function hasName(name: string): RawBuilder<boolean> {
  const names = sql`names_in_both_orders(contact)`
  const wanted = sql`lower(${name.normalize('NFC').replaceAll(/\s/g, '')})`
  return sql<boolean>`(letters_and_pairs(${names}) @> letters_and_pairs(${wanted}) and position(${wanted} in ${names}) > 0)`
}

const MOST_ACTS = 50
const MOST_VERSIONS = 50

export const operatorGetReservation: Handler<'operatorGetReservation'> = async ({
  params,
  locale,
  context: { db },
}) => {
  const row = await findReservation(db, params.codeNumber)
  if (row === undefined) return unknownCode()
  const acts = await db
    .selectFrom('operator_audit')
    .select(['at', 'actor as by', 'status', 'result as answer'])
    .where('code_number', '=', params.codeNumber)
    .where('status', 'is not', null)
    .$narrowType<{ status: string }>()
    .orderBy('id', 'desc')
    .limit(MOST_ACTS)
    .execute()
  const versions = await db
    .selectFrom('reservation_version')
    .selectAll()
    .where('shop_id', '=', row.shop_id)
    .where('reservation_id', '=', row.id)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
  const reservation = showReservation(row, locale)
  const history = versions.map((version) => showVersion(version, locale))
  return { status: 200, body: { data: { reservation, moves: operatorMoves(reservationStateOf(row)), history, acts } } }
}
