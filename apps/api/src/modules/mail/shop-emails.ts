import type { Locale, Schemas } from '../../contract/types.ts'
import type { ShopNoticeKind } from '../../db/tables/overrides.ts'
import { fullName } from '../../lib/full-name.ts'
import { formatMoney } from '../money/format-money.ts'
import type { Brand } from './brand.ts'
import {
  BETWEEN,
  type BookedTimes,
  booked,
  people,
  priceBefore,
  type ReservationEmailData,
  served,
  type Texts,
  timeBefore,
  times,
  timesInLines,
} from './emails.ts'
import { formatDay, formatHours, formatPhone, formatWhen, withoutLinks } from './format.ts'
import { facts, heading, page, paragraph, stub } from './layout.ts'
import { shopWords } from './shop-words/index.ts'
import { words } from './words/index.ts'

export type ShopBooking = Pick<
  ReservationEmailData,
  | 'serviceName'
  | 'planName'
  | 'extras'
  | 'staffName'
  | 'otherStaff'
  | 'equipmentName'
  | 'equipmentKind'
  | 'returnPlace'
  | 'previousTime'
  | 'previousTotal'
  | 'isForPeople'
> &
  BookedTimes & {
    codeNumber: string
    /** Null: the account was deleted. */
    guest: { firstName: string; lastName: string; phone: string } | null
    /** Message of the guest to the shop, of many lines. */
    requirement: string | null
    quantity: number
    /** In the currency of the shop. */
    total: Schemas['Money']
    cancellation: {
      by: 'member' | 'shop'
      reason: Schemas['CancelReasonCode'] | null
      /** In the words of whoever canceled. */
      text: string | null
      isLate: boolean
      freeUntil: string
      fee: Schemas['LateFee']
    } | null
  }

type Rows = (readonly [label: string, value: string])[]
type NoticeData = { brand: Brand; shopName: string; booking: ShopBooking }

/** Tells a shop of one reservation. */
export function shopEmail(kind: ShopNoticeKind, locale: Locale, { brand, shopName, booking }: NoticeData): Texts {
  const { colon, footer, reservation } = words[locale]
  const texts = shopWords[locale].notices[kind]
  const subject = texts.subject(formatWhen(locale, booking.startAt, booking.timeZone))
  const lead = texts.lead(shopName)
  const rows = [
    ...(kind === 'cancelled' ? cancellationRows(locale, booking) : []),
    ...(kind === 'rescheduled' ? [...timeBefore(locale, booking), ...priceBefore(locale, booking)] : []),
    ...bookingRows(locale, booking),
  ]
  const code = [reservation.labels.code, booking.codeNumber] as const
  return {
    subject,
    text: textOf([texts.heading, lead, listed([code, ...times(locale, booking), ...rows], colon), footer(brand)]),
    html: page({
      ...{ locale, brand, title: subject, preview: lead, footer: footer(brand) },
      body: [
        heading(brand, texts.heading),
        paragraph(lead),
        stub(brand, timesInLines(locale, booking), { label: code[0], lines: [booking.codeNumber] }),
        facts(rows),
      ],
    }),
  }
}

/** `who`: null for the whole shop. Instants. */
export type DayClosure = { who: string | null; reason: string | null; from: string; to: string }
type DayData = {
  brand: Brand
  shopName: string
  timeZone: string
  /** Instants between which the day lies. */
  startsAt: string
  endsAt: string
  bookings: ShopBooking[]
  closures: DayClosure[]
}

/** Lists what a shop has to do on one day. */
export function dayListEmail(locale: Locale, data: DayData): Texts {
  const { brand, shopName, timeZone, bookings, closures } = data
  const { colon, footer } = words[locale]
  const { day } = shopWords[locale]
  const subject = day.subject(formatDay(locale, data.startsAt, timeZone))
  const lead = day.lead(shopName, bookings.length)
  const entries: Rows = bookings.map((booking) => [hoursOf(locale, booking, data), summary(locale, booking)])
  const closed: Rows = closures.map(({ who, reason, from, to }) => {
    const isWholeDay = from === data.startsAt && to === data.endsAt
    const hours = isWholeDay ? day.allDay : formatHours(locale, from, to, timeZone)
    return [hours, [who ?? day.wholeShop, ...(reason === null ? [] : [reason])].join('\n')]
  })
  const texts = entries.map(([hours, lines]) => `${hours}\n${lines}`)
  return {
    subject,
    text: textOf([
      ...[subject, lead, ...texts],
      ...(closed.length === 0
        ? []
        : [
            `${day.closures}\n${closed.map(([hours, lines]) => `${hours}${colon}${lines.replace('\n', colon)}`).join('\n')}`,
          ]),
      footer(brand),
    ]),
    html: page({
      ...{ locale, brand, title: subject, preview: lead, footer: footer(brand) },
      body: [
        heading(brand, subject),
        paragraph(lead),
        ...(entries.length === 0 ? [] : [facts(entries)]),
        ...(closed.length === 0 ? [] : [paragraph(day.closures), facts(closed)]),
      ],
    }),
  }
}

const textOf = (paragraphs: string[]): string => `${paragraphs.join('\n\n')}\n`
const listed = (rows: Rows, colon: string): string =>
  rows.map(([label, value]) => `${label}${colon}${value}`).join('\n')

function bookingRows(locale: Locale, booking: ShopBooking): Rows {
  const { reservation } = words[locale]
  const { labels } = shopWords[locale]
  const { guest, extras, requirement } = booking
  return [
    ...(guest === null
      ? [[labels.guest, labels.accountDeleted] as const]
      : [
          [labels.guest, withoutLinks(fullName(guest, locale))] as const,
          [labels.phone, formatPhone(locale, guest.phone)] as const,
        ]),
    [reservation.labels.service, booked(booking)],
    ...people(locale, booking),
    ...served(locale, booking),
    ...(extras.length === 0 ? [] : [[reservation.labels.extras, extras.join(BETWEEN[locale])] as const]),
    ...(requirement === null ? [] : [[reservation.labels.requirement, withoutLinks(requirement)] as const]),
    [reservation.labels.total, formatMoney(locale, booking.total)],
  ]
}

function cancellationRows(locale: Locale, { cancellation, timeZone }: ShopBooking): Rows {
  if (cancellation === null) return []
  const { labels, cancelled, reasons } = shopWords[locale]
  const { by, reason, text, isLate, freeUntil, fee } = cancellation
  const why = [...(reason === null ? [] : [reasons[reason]]), ...(text === null ? [] : [withoutLinks(text)])]
  const agreed = fee.percent === 0 || fee.amount === null ? cancelled.noFee : formatMoney(locale, fee.amount)
  return [
    [labels.cancelledBy, cancelled[by]],
    ...(why.length === 0 ? [] : [[labels.reason, why.join('\n')] as const]),
    ...(by === 'shop'
      ? []
      : [
          [
            labels.deadline,
            isLate ? cancelled.late(formatWhen(locale, freeUntil, timeZone)) : cancelled.inTime,
          ] as const,
        ]),
    ...(isLate ? [[labels.fee, agreed] as const] : []),
  ]
}

/** A rental says which of its two days it is. */
function hoursOf(locale: Locale, booking: ShopBooking, { startsAt, timeZone }: DayData): string {
  const { startAt, endAt, isRental } = booking
  if (!isRental) return formatHours(locale, startAt, endAt, timeZone)
  const { labels } = words[locale].reservation
  const isPickUp = Date.parse(startAt) >= Date.parse(startsAt)
  const [label, at] = isPickUp ? [labels.pickUp, startAt] : [labels.return, endAt]
  return `${label}\n${formatWhen(locale, at, timeZone)}`
}

function summary(locale: Locale, booking: ShopBooking): string {
  const { colon } = words[locale]
  const { guest } = booking
  const about = bookingRows(locale, booking).slice(guest === null ? 1 : 2)
  const name = guest === null ? shopWords[locale].labels.accountDeleted : withoutLinks(fullName(guest, locale))
  return [
    `${name} · ${booking.codeNumber}`,
    ...(guest === null ? [] : [formatPhone(locale, guest.phone)]),
    listed([...about], colon),
  ].join('\n')
}
