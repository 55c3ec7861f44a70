import { sql } from 'kysely'
import { refuse, refuseFields } from '../../contract/failure.ts'
import { type Call, type Handler, memberOf } from '../../contract/handler.ts'
import { MAX_WAITING_LIST_ENTRIES } from '../../contract/tables.gen.ts'
import type { FieldError } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { onlyRow, pipeline, sendBeforeCommit } from '../../db/pipeline.ts'
import { keyedTransaction } from '../../db/transaction.ts'
import { minutesOf } from '../../lib/minutes-of-day.ts'
import { newId } from '../../lib/secrets.ts'
import { calendarOf, DAY_MINUTES, openingsOf } from '../../lib/shop-calendar.ts'
import { HORIZON_DAYS } from '../availability/slots.ts'
import { selectShopNow } from '../holds/hold.sql.ts'
import { claimKey } from '../idempotency/idempotency-key.ts'
import { keepMember, memberDeleted } from '../members/member.ts'
import { type FieldNames, quantityErrors, resolveSelection } from '../offers/booking-selection.ts'
import type { PricedOffer } from '../offers/offer.ts'
import { type EntryRow, entriesQuery, isOpen, showEntry } from './entries.ts'
import { freeOn, isInTime, isTooLateFor, selectionOf, type Wanted } from './fitting-slots.ts'
import { offersAt } from './offers-at.ts'

type Body = Call<'joinWaitingList'>['body']

export const joinWaitingList: Handler<'joinWaitingList'> = (call) => {
  const { context, body, locale, currency } = call
  const member = memberOf(call)
  const { shopId } = body
  const serviceId = body.serviceId ?? null

  return keyedTransaction(context.db, async (trx) => {
    const key = await claimKey(trx, call, 'joinWaitingList')
    if (key.answer !== null) return key.answer
    const show = async (row: EntryRow) => {
      const answer = { status: 201 as const, body: { data: showEntry(row, locale) } }
      await sendBeforeCommit(trx, key.storeAnswer(answer))
      return answer
    }

    const read = await pipeline(trx, {
      member: keepMember(member.userId),
      // One entry of a member at a time, so that they are counted right.
      own: sql`select pg_advisory_xact_lock(hashtextextended(${`waiting list of member ${member.userId}`}, 0))`,
      // From here on whatever becomes free at the shop waits for this transaction, and then finds the entry.
      line: sql`select pg_advisory_xact_lock(waiting_list_lock(${shopId}))`,
      open: entriesQuery(sql`waiting_list_entry.member_id = ${member.userId} and ${isOpen}`),
      shop: selectShopNow(shopId),
    })
    if (read.member.length === 0) return memberDeleted()
    const offers = await offersAt(trx, context.shopCaches, shopId, serviceId, onlyRow(read.shop))
    const wanted = wantedOf(body)
    const [first] = offers
    if (first === undefined) return refuse(404, 'NOT_AVAILABLE', 'This shop does not offer this')
    const errors = [...dateErrors(first, wanted), ...selectionErrors(offers, serviceId, wanted)]
    if (errors.length > 0) return refuseFields(errors)
    if (isTooLateFor(offers, wanted)) {
      const isDateOver = isTooLateFor(offers, { ...wanted, time_to: null })
      return refuseFields([{ field: isDateOver ? 'date' : 'timeTo', code: 'NOT_ALLOWED' }])
    }

    // The decision.
    const row = { shop_id: shopId, service_id: serviceId, member_id: member.userId, origin: member.origin, ...wanted }
    const same = read.open.find((entry) => isSame(entry, row))
    if (same !== undefined) return show(same)
    if (read.open.length >= MAX_WAITING_LIST_ENTRIES)
      return refuse(409, 'WAITING_LIST_LIMIT', `At most ${MAX_WAITING_LIST_ENTRIES} entries can be open at once`)
    if (await isFree(trx, offers, wanted)) return refuse(409, 'TIME_AVAILABLE', 'A time that fits is free now')

    // The writes.
    const { first_start, last_start } = startsOf(first, wanted)
    const id = newId()
    await trx
      .insertInto('waiting_list_entry')
      .values({ ...row, id, first_start, last_start, locale, currency, attaches: JSON.stringify(wanted.attaches) })
      .execute()
    const { rows } = await entriesQuery(
      sql`waiting_list_entry.shop_id = ${shopId} and waiting_list_entry.id = ${id}`,
    ).execute(trx)
    return show(onlyRow(rows))
  })
}

const wantedOf = (body: Body): Wanted => ({
  date: body.date,
  time_from: body.timeFrom == null ? null : minutesOf(body.timeFrom),
  time_to: body.timeTo == null ? null : minutesOf(body.timeTo),
  unit_id: body.unitId ?? null,
  quantity: body.quantity,
  attaches: body.attaches ?? [],
  staff_id: body.staffId ?? null,
  item_id: body.resourceItemId ?? null,
  return_time: body.returnTime ?? null,
  return_shop_id: body.returnShopId ?? null,
})

/** The first and the last start that fits. Hours after midnight belong to the date. */
function startsOf(offer: PricedOffer, { date, time_from, time_to }: Wanted) {
  const calendar = calendarOf(offer.shop.timeZone)
  const plainDate = Temporal.PlainDate.from(date)
  const lastClosing = Math.max(DAY_MINUTES, ...openingsOf(offer, calendar, plainDate).map(({ to }) => to))
  const instant = (minutes: number) => new Date(calendar.day(plainDate).limit(minutes)).toISOString()
  return { first_start: instant(time_from ?? 0), last_start: instant(time_to ?? lastClosing) }
}

function dateErrors(offer: PricedOffer, wanted: Wanted): FieldError[] {
  const { date, time_from, time_to } = wanted
  if (time_from !== null && time_to !== null && time_to < time_from) return [{ field: 'timeTo', code: 'TOO_SMALL' }]
  const last = calendarOf(offer.shop.timeZone).dateOf(offer.now).add({ days: HORIZON_DAYS })
  if (Temporal.PlainDate.compare(Temporal.PlainDate.from(date), last) > 0) {
    return [{ field: 'date', code: 'NOT_ALLOWED' }]
  }
  if (Date.parse(startsOf(offer, wanted).last_start) > offer.now) return []
  const isDateOver = Date.parse(startsOf(offer, { ...wanted, time_to: null }).last_start) <= offer.now
  return [{ field: isDateOver ? 'date' : 'timeTo', code: 'NOT_ALLOWED' }]
}

const names: FieldNames = {
  unitId: 'unitId',
  quantity: 'quantity',
  staffId: 'staffId',
  itemId: 'resourceItemId',
  attach: (index) => `attaches.${index}.attachId`,
}

/** Of any service nothing but the number of people can be chosen, and one of them has to take so many. */
function selectionErrors(offers: PricedOffer[], serviceId: string | null, wanted: Wanted): FieldError[] {
  const isChosen =
    [wanted.unit_id, wanted.staff_id, wanted.item_id, wanted.return_time, wanted.return_shop_id].some(
      (choice) => choice !== null,
    ) || wanted.attaches.length > 0
  if (serviceId === null && isChosen) return [{ field: 'serviceId', code: 'REQUIRED' }]
  const errors = offers.map((offer) => [
    ...quantityErrors(offer, wanted.quantity, names.quantity),
    ...(resolveSelection(offer, selectionOf(wanted), names).fields ?? []),
  ])
  return errors.find((fields) => fields.length === 0) ?? errors[0] ?? []
}

async function isFree(trx: Trx, offers: PricedOffer[], wanted: Wanted): Promise<boolean> {
  for (const offer of offers) {
    const day = await freeOn(trx, offer, wanted)
    if (day?.slots.some((slot) => isInTime(wanted, slot))) return true
  }
  return false
}

type Comparable = Wanted & Pick<EntryRow, 'shop_id' | 'service_id' | 'origin'>

function isSame(one: Comparable, other: Comparable): boolean {
  const content = (entry: Comparable) =>
    JSON.stringify([
      [entry.shop_id, entry.service_id, entry.origin, entry.date, entry.time_from, entry.time_to],
      [entry.unit_id, entry.quantity, entry.staff_id, entry.item_id, entry.return_time, entry.return_shop_id],
      entry.attaches.map(({ attachId, quantity }) => `${attachId} ${quantity}`).sort(),
    ])
  return content(one) === content(other)
}
