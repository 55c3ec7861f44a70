import type { Locale, Schemas } from '../contract/handler.ts'
import type { Brand } from './brand.ts'
import { callName, formatMoney, formatPhone, formatSpan, formatSpanLines, formatWhen } from './format.ts'
import { bigCode, button, facts, heading, note, page, paragraph, stub } from './layout.ts'
import { words } from './words/index.ts'

export type Texts = { subject: string; text: string; html: string }

/** The subject does not show the code: it appears on locked screens. */
export function codeLetter(locale: Locale, { brand, code }: { brand: Brand; code: string }): Texts {
  const { code: said, footer } = words[locale]
  const subject = said.subject(brand.title)
  return {
    subject,
    text: `${[said.heading, code, said.lead, said.ignore, footer(brand)].join('\n\n')}\n`,
    html: page({
      locale,
      brand,
      title: subject,
      preview: said.preview,
      footer: footer(brand),
      body: [heading(brand, said.heading), paragraph(said.lead), bigCode(brand, code), note(said.ignore)],
    }),
  }
}

export type ReservationLetterKind = 'confirmed' | 'cancelled' | 'reminder'

export type ReservationLetterData = {
  brand: Brand
  contact: { firstName: string; lastName: string }
  codeNumber: string
  shopName: string
  shopAddress: string
  /** As it is written there, for a driver; null where the reader reads just that. */
  localAddress: string | null
  shopPhone: string
  serviceName: string
  /** Which of its plans was booked; it may be called as the service is. */
  planName: string
  /** Names with how many of each, such as Second glaze × 2. */
  extras: readonly string[]
  /** Who serves, where somebody does. */
  staffName: string | null
  quantity: number
  total: Schemas['Money']
  /** What the shop will ask for, in its own currency; null where the total is in that. */
  totalAtShop: Schemas['Money'] | null
  /** Instants; shown in the shop's `timeZone`. */
  startAt: string
  endAt: string
  timeZone: string
  /** Picked up then, and returned. */
  isRental: boolean
  /** Who drives has to bring what Japan asks for. */
  needsLicense: boolean
  /** An instant, past or to come. */
  freeCancellationUntil: string
  /** Whether canceling costs nothing; of a canceled one, whether it did not. */
  isFreeToCancel: boolean
  /** Absolute, the member's own list. */
  url: string
}

/** Between the extras of a list. */
const BETWEEN: Record<Locale, string> = { en: ', ', ko: ', ', ja: '、', zh: '、' }

export function reservationLetter(kind: ReservationLetterKind, locale: Locale, data: ReservationLetterData): Texts {
  const { brand, shopName } = data
  const { greeting, footer, colon, reservation } = words[locale]
  const { labels } = reservation
  const said = reservation[kind]
  const subject = said.subject(shopName)
  const hello = greeting(callName(locale, data.contact))
  const lead = said.lead(shopName)
  const first = [[labels.code, data.codeNumber], ...times(locale, data)] as const
  const rows: (readonly [string, string])[] = [
    [labels.shop, shopName],
    [labels.service, booked(data)],
    ...(data.extras.length === 0 ? [] : [[labels.extras, data.extras.join(BETWEEN[locale])] as const]),
    [labels.people, reservation.people(data.quantity)],
    ...(data.staffName === null ? [] : [[labels.staff, data.staffName] as const]),
    // Nobody owes what a canceled reservation would have been.
    ...(kind === 'cancelled' ? [] : prices(locale, data)),
    [labels.address, data.shopAddress],
    ...(data.localAddress === null ? [] : [[labels.localAddress, data.localAddress] as const]),
    [labels.phone, formatPhone(data.shopPhone)],
  ]
  const isOn = kind !== 'cancelled'
  const bring = isOn && data.needsLicense ? [reservation.bringLicense] : []
  const cost = costOfCancelling(kind, locale, data)
  const listed = [...first, ...rows].map(([label, value]) => `${label}${colon}${value}`).join('\n')
  return {
    subject,
    text: `${[said.heading, hello, lead, listed, ...bring, cost, `${reservation.seeIt}${colon}${data.url}`, footer(brand)].join('\n\n')}\n`,
    html: page({
      locale,
      brand,
      title: subject,
      preview: lead,
      footer: footer(brand),
      body: [
        heading(brand, said.heading),
        paragraph(hello),
        paragraph(lead),
        stub(brand, timesInLines(locale, data), { label: labels.code, lines: [data.codeNumber] }),
        facts(rows),
        ...[...bring, cost].map(paragraph),
        button(brand, data.url, reservation.seeIt),
      ],
    }),
  }
}

/** As a ticket names it: the plan goes without saying where it is called as its service is. */
const booked = ({ serviceName, planName }: ReservationLetterData): string =>
  planName === serviceName ? serviceName : `${serviceName} · ${planName}`

function costOfCancelling(kind: ReservationLetterKind, locale: Locale, data: ReservationLetterData): string {
  const { freeUntil, freeIsOver, nothingToDo, feeMayFollow } = words[locale].reservation
  const until = formatWhen(locale, data.freeCancellationUntil, data.timeZone)
  if (kind === 'cancelled') return data.isFreeToCancel ? nothingToDo : feeMayFollow(until)
  return data.isFreeToCancel ? freeUntil(until) : freeIsOver
}

function times(locale: Locale, data: ReservationLetterData): (readonly [string, string])[] {
  const { labels } = words[locale].reservation
  const { startAt, endAt, timeZone } = data
  if (!data.isRental) return [[labels.when, formatSpan(locale, startAt, endAt, timeZone)]]
  return [
    [labels.pickUp, formatWhen(locale, startAt, timeZone)],
    [labels.return, formatWhen(locale, endAt, timeZone)],
  ]
}

function timesInLines(locale: Locale, data: ReservationLetterData): { label: string; lines: readonly string[] }[] {
  if (data.isRental) return times(locale, data).map(([label, value]) => ({ label, lines: [value] }))
  const { labels } = words[locale].reservation
  return [{ label: labels.when, lines: formatSpanLines(locale, data.startAt, data.endAt, data.timeZone) }]
}

function prices(locale: Locale, { total, totalAtShop }: ReservationLetterData): (readonly [string, string])[] {
  const { labels } = words[locale].reservation
  const shown = [labels.total, formatMoney(locale, total)] as const
  return totalAtShop === null ? [shown] : [shown, [labels.atShop, formatMoney(locale, totalAtShop)]]
}
