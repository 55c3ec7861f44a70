import type { Locale, Schemas } from '../../contract/types.ts'
import { minutesBetween } from '../../lib/minutes-between.ts'
import { formatMoney } from '../money/format-money.ts'
import { lateFeeText } from '../money/late-fee-text.ts'
import type { Brand } from './brand.ts'
import { callName, formatPhone, formatSpan, formatSpanLines, formatWhen, withoutLinks } from './format.ts'
import { bigCode, button, facts, heading, link, note, page, paragraph, stub } from './layout.ts'
import { plainMarkdown } from './plain-markdown.ts'
import { words } from './words/index.ts'

export type Texts = { subject: string; text: string; html: string }

/** The subject does not show the code: it appears on locked screens. */
export function codeEmail(locale: Locale, { brand, code }: { brand: Brand; code: string }): Texts {
  const { code: texts, footer } = words[locale]
  const subject = texts.subject(brand.title)
  return {
    subject,
    text: `${[texts.heading, code, texts.lead, texts.ignore, footer(brand)].join('\n\n')}\n`,
    html: page({
      locale,
      brand,
      title: subject,
      preview: texts.preview,
      footer: footer(brand),
      body: [heading(brand, texts.heading), paragraph(texts.lead), bigCode(brand, code), note(texts.ignore)],
    }),
  }
}

export type ReservationEmailKind = 'confirmed' | 'cancelled' | 'reminder' | 'rescheduled'

export type ReservationEmailData = {
  brand: Brand
  contact: { firstName: string; lastName: string }
  codeNumber: string
  orderId: string
  shopName: string
  /** Legal person behind the shop; null where the shop has not said. */
  business: string | null
  shopAddress: string
  /** As it is written there, for a driver; null where the reader reads just that. */
  localAddress: string | null
  shopPhone: string
  serviceName: string
  /** Which of its plans was booked; it may be called as the service is. */
  planName: string
  /** Names with how many of each, such as Second glaze × 2. */
  extras: readonly string[]
  /** Message of the member to the shop, of many lines; null where there is none, and for every other reader. */
  requirement: string | null
  /** Who serves, where somebody does. */
  staffName: string | null
  /** How many others serve, whom the shop chooses. */
  otherStaff: number
  equipmentName: string | null
  equipmentKind?: Schemas['EquipmentKind'] | undefined
  /** Name and address of the other shop at which a rental is returned, in lines; absent where there is none. */
  returnPlace?: string
  quantity: number
  /** False of what is not for a number of people: then nobody is counted. */
  isForPeople: boolean
  total: Schemas['Money']
  /** Total in the currency of the shop; null where the total is in that. */
  totalAtShop: Schemas['Money'] | null
  /** Instants; shown in the shop's `timeZone`. */
  startAt: string
  endAt: string
  timeZone: string
  /** The time before it was rescheduled; null where it is the same. */
  previousTime: { startAt: string; endAt: string } | null
  /** The price before it was rescheduled; null where the shop asks for the same. */
  previousTotal: { total: Schemas['Money']; atShop: Schemas['Money'] } | null
  /** Picked up then, and returned. */
  isRental: boolean
  /** Drivers have to bring the license that Japan asks for. */
  needsLicense: boolean
  /** An instant, past or to come. */
  freeCancellationUntil: string
  lateFee: Schemas['LateFee']
  /** Cancellation, with the reason that the shop wrote; null while it is not canceled. */
  cancellation: { by: 'member' | 'shop'; reason: string | null } | null
  /** Whether canceling costs nothing; of a canceled one, whether it did not. */
  isFreeToCancel: boolean
  /** Absolute, the reservation among the member's own. */
  url: string
  /** Absolute, the page that gives it another time, until when that works and how often; null where the member cannot. */
  change: { url: string; until: string; left: number } | null
  /** Text about the company that runs the site, as the law of the shop's country asks for it, in Markdown; null where there is none. */
  seller: { title: string; url: string; body: string } | null
}

/** Between the extras of a list. */
export const BETWEEN: Record<Locale, string> = { en: ', ', ko: ', ', ja: '、', zh: '、' }

export function reservationEmail(kind: ReservationEmailKind, locale: Locale, data: ReservationEmailData): Texts {
  const { brand, shopName } = data
  const { greeting, footer, colon, reservation } = words[locale]
  const { labels } = reservation
  const texts = reservation[kind]
  const when = formatWhen(locale, data.startAt, data.timeZone)
  const subject = texts.subject({ shop: shopName, when, brand: brand.title })
  const hello = greeting(callName(locale, data.contact))
  const [lead, ...reason] = leadOf(kind, locale, data)
  const isOn = kind !== 'cancelled'
  const first = [[labels.code, data.codeNumber], ...times(locale, data)] as const
  const rows: (readonly [string, string])[] = [
    ...(kind === 'rescheduled' ? timeBefore(locale, data) : []),
    [labels.shop, kind === 'confirmed' && data.business !== null ? `${shopName}\n${data.business}` : shopName],
    [labels.service, booked(data)],
    ...(data.extras.length === 0 ? [] : [[labels.extras, data.extras.join(BETWEEN[locale])] as const]),
    ...(data.isRental
      ? []
      : [[labels.experience, reservation.minutes(minutesBetween(data.startAt, data.endAt))] as const]),
    ...people(locale, data),
    ...served(locale, data),
    // Nobody owes what a canceled reservation would have been.
    ...(kind === 'rescheduled' ? priceBefore(locale, data) : []),
    ...(kind === 'cancelled' ? [] : prices(locale, data)),
    [labels.address, data.shopAddress],
    ...(data.localAddress === null ? [] : [[labels.localAddress, data.localAddress] as const]),
    [labels.phone, formatPhone(locale, data.shopPhone)],
    ...(isOn && data.requirement !== null ? [[labels.requirement, withoutLinks(data.requirement)] as const] : []),
    [labels.order, data.orderId],
  ]
  const bring = isOn && data.needsLicense ? [reservation.bringLicense] : []
  const rules = [...rulesOfChanging(kind, locale, data), costOfCancelling(kind, locale, data)]
  const seller = kind === 'confirmed' ? data.seller : null
  // A copy that stays with who booked, whatever the page says later.
  const sellerText = seller === null ? null : plainMarkdown(seller.body)
  const listed = [...first, ...rows].map(([label, value]) => `${label}${colon}${value}`).join('\n')
  const ways = [
    `${reservation.seeIt}${colon}${data.url}`,
    ...(data.change === null ? [] : [`${reservation.changeIt}${colon}${data.change.url}`]),
  ]
  return {
    subject,
    text: `${[texts.heading, hello, lead, ...reason, listed, ...bring, ...rules, ways.join('\n'), footer(brand), ...(seller === null ? [] : [`${seller.title}${colon}${seller.url}`]), ...(sellerText === null ? [] : [sellerText])].join('\n\n')}\n`,
    html: page({
      locale,
      brand,
      title: subject,
      preview: lead,
      footer: footer(brand),
      link: seller,
      legal: sellerText?.split('\n\n') ?? [],
      body: [
        heading(brand, texts.heading),
        paragraph(hello),
        ...[lead, ...reason].map(paragraph),
        stub(brand, timesInLines(locale, data), { label: labels.code, lines: [data.codeNumber] }),
        facts(rows),
        ...[...bring, ...rules].map(paragraph),
        button(brand, data.url, reservation.seeIt),
        ...(data.change === null ? [] : [link(data.change.url, reservation.changeIt)]),
      ],
    }),
  }
}

type Served = Pick<ReservationEmailData, 'staffName' | 'otherStaff' | 'equipmentName' | 'equipmentKind' | 'returnPlace'>

/** Counts the people, which a rental calls seats; nothing of what is not for a number of people. */
export function people(
  locale: Locale,
  { isForPeople, isRental, quantity }: Pick<ReservationEmailData, 'isForPeople' | 'isRental' | 'quantity'>,
): (readonly [string, string])[] {
  const { labels, people: counted } = words[locale].reservation
  return isForPeople ? [[isRental ? labels.seats : labels.people, counted(quantity)]] : []
}

/** Names the staff, the equipment and where it is returned. */
export function served(
  locale: Locale,
  { staffName, otherStaff, equipmentName, equipmentKind, returnPlace }: Served,
): (readonly [string, string])[] {
  const { labels, servedBy } = words[locale].reservation
  return [
    ...(staffName === null
      ? []
      : [[labels.staff, otherStaff < 1 ? staffName : servedBy(staffName, otherStaff)] as const]),
    ...(equipmentName === null ? [] : [[labels.equipment[equipmentKind ?? 'any'], equipmentName] as const]),
    ...(returnPlace === undefined ? [] : [[labels.returnAt, returnPlace] as const]),
  ]
}

/** Tells what happened to the reservation, and the shop's reason for canceling it. */
function leadOf(
  kind: ReservationEmailKind,
  locale: Locale,
  { shopName, cancellation }: ReservationEmailData,
): [lead: string, ...reason: string[]] {
  const { reservation } = words[locale]
  if (kind !== 'cancelled') return [reservation[kind].lead(shopName)]
  const { byMember, byShop, reason } = reservation.cancelled
  if (cancellation?.by !== 'shop') return [byMember(shopName)]
  return [byShop(shopName), ...(cancellation.reason === null ? [] : [reason(cancellation.reason)])]
}

/** As a ticket names it: the plan goes without saying where it is called as its service is. */
export const booked = ({ serviceName, planName }: Pick<ReservationEmailData, 'serviceName' | 'planName'>): string =>
  ` ${serviceName}`.endsWith(` ${planName}`) ? serviceName : `${serviceName} · ${planName}`

function costOfCancelling(kind: ReservationEmailKind, locale: Locale, data: ReservationEmailData): string {
  const { freeUntil, freeIsOver, freeEnded, nothingToDo } = words[locale].reservation
  const fee = lateFeeText(data.lateFee, locale)
  const until = formatWhen(locale, data.freeCancellationUntil, data.timeZone)
  if (kind === 'cancelled') {
    if (data.isFreeToCancel || data.lateFee.percent === 0) return nothingToDo
    return sentences(locale, freeEnded(until), fee)
  }
  if (data.lateFee.percent === 0) return fee
  // Who may cancel for free until the start never cancels late.
  const isNeverLate = Date.parse(data.freeCancellationUntil) >= Date.parse(data.startAt)
  return sentences(locale, data.isFreeToCancel ? freeUntil(until) : freeIsOver, ...(isNeverLate ? [] : [fee]))
}

/** Says until when it can be changed; once it was, how often still, or that it cannot. */
function rulesOfChanging(kind: ReservationEmailKind, locale: Locale, data: ReservationEmailData): string[] {
  const { changeUntil, changesLeft, noMoreChanges } = words[locale].reservation
  const { change, timeZone } = data
  if (change === null) return kind === 'rescheduled' ? [noMoreChanges] : []
  const until = formatWhen(locale, change.until, timeZone)
  return [kind === 'rescheduled' ? changesLeft(change.left, until) : changeUntil(until)]
}

const sentences = (locale: Locale, ...all: string[]): string => all.join(locale === 'ja' || locale === 'zh' ? '' : ' ')

export type BookedTimes = Pick<ReservationEmailData, 'startAt' | 'endAt' | 'timeZone' | 'isRental'>

export function times(locale: Locale, data: BookedTimes): (readonly [string, string])[] {
  const { labels } = words[locale].reservation
  const { startAt, endAt, timeZone } = data
  if (!data.isRental) return [[labels.when, formatSpan(locale, startAt, endAt, timeZone)]]
  return [
    [labels.pickUp, formatWhen(locale, startAt, timeZone)],
    [labels.return, formatWhen(locale, endAt, timeZone)],
  ]
}

/** Until when and when it was, of a reservation that has another time now. */
export function timeBefore(
  locale: Locale,
  { previousTime, timeZone, isRental }: BookedTimes & Pick<ReservationEmailData, 'previousTime'>,
): (readonly [string, string])[] {
  if (previousTime === null) return []
  const { startAt, endAt } = previousTime
  const span = isRental
    ? `${formatWhen(locale, startAt, timeZone)} – ${formatWhen(locale, endAt, timeZone)}`
    : formatSpan(locale, startAt, endAt, timeZone)
  return [[words[locale].reservation.labels.previously, span]]
}

/** Names the price before, of a reservation that costs something else now. */
export function priceBefore(
  locale: Locale,
  { previousTotal }: Pick<ReservationEmailData, 'previousTotal'>,
): (readonly [string, string])[] {
  if (previousTotal === null) return []
  const { total, atShop } = previousTotal
  const shown = formatMoney(locale, total)
  const value = total.currency === atShop.currency ? shown : `${shown} (${formatMoney(locale, atShop)})`
  return [[words[locale].reservation.labels.previousTotal, value]]
}

export function timesInLines(locale: Locale, data: BookedTimes): { label: string; lines: readonly string[] }[] {
  if (data.isRental) return times(locale, data).map(([label, value]) => ({ label, lines: [value] }))
  const { labels } = words[locale].reservation
  return [{ label: labels.when, lines: formatSpanLines(locale, data.startAt, data.endAt, data.timeZone) }]
}

function prices(locale: Locale, { total, totalAtShop }: ReservationEmailData): (readonly [string, string])[] {
  const { labels } = words[locale].reservation
  const shown = [labels.total, formatMoney(locale, total)] as const
  return totalAtShop === null ? [shown] : [shown, [labels.atShop, formatMoney(locale, totalAtShop)]]
}
