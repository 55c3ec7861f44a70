import type { Schemas } from '../../src/contract/types.ts'
import { fullName } from '../../src/lib/full-name.ts'
import { localMinute } from '../../src/lib/local-minute.ts'
import { MINOR_DIGITS } from '../../src/modules/money/convert.ts'
import type { DryRun } from './dry-run.ts'
import { plain, table } from './plain-text.ts'
import type { Listed } from './reservations.ts'

type Reservation = Schemas['Reservation']

export const money = ({ amount, currency }: Schemas['Money']) =>
  `${(amount / 10 ** MINOR_DIGITS[currency]).toString()} ${currency}`
const timesName = ({ name, quantity }: Schemas['QuoteLine']) => `${name} × ${quantity}`

/** Times are those of each shop. */
export function showList({ data: reservations, total, nextCursor }: Listed, lang: string): string {
  if (reservations.length === 0) return total === 0 ? 'No such reservations.\n' : `No more than ${total}.\n`
  const more = nextCursor === undefined ? '' : `; the next: --after ${nextCursor}`
  return `${listReservations(reservations, lang)}${reservations.length} of ${total}${more}\n`
}

export function listReservations(reservations: readonly Reservation[], lang: string): string {
  const rows = reservations.map((one) => [
    one.codeNumber,
    one.status,
    one.date,
    one.reservationTime,
    String(one.quantity),
    money(one.shopTotal),
    one.shop.id,
    one.serviceName,
    fullName(one.contact, lang),
  ])
  return table([['CODE', 'STATUS', 'DATE', 'TIME', 'PEOPLE', 'PRICE', 'SHOP', 'SERVICE', 'NAME'], ...rows])
}

export function showOne(
  { reservation: one, moves, history, acts }: Schemas['OperatorReservation'],
  lang: string,
): string {
  const at = (instant: string) => localMinute(instant, one.timeZone)
  const rows: [string, string | null][] = [
    ['Code', one.codeNumber],
    ['Status', one.status],
    ['When', `${one.date} ${one.reservationTime}, ${one.experienceMinutes} minutes (${one.timeZone})`],
    ['Shop', `${one.shop.shopName} (${one.shop.id})`],
    ['Service', [`${one.serviceName}, ${one.mainService.name}`, ...one.additionalServices.map(timesName)].join(' + ')],
    ['Staff', one.staff?.name ?? null],
    ['Equipment', one.equipment?.name ?? null],
    ['People', String(one.quantity)],
    ['Price', money(one.shopTotal)],
    ['Paid', one.paidAmount && money(one.paidAmount)],
    ['Name', fullName(one.contact, lang)],
    ['Phone', one.contact.phone],
    ['E-mail', one.contact.email],
    ['Wishes', one.specialRequirement],
    ['Cancelled', one.cancelledAt && `${at(one.cancelledAt)} by the ${one.cancelledBy}`],
    ['Reason', reasonOf(one)],
    ['Made', at(one.createdAt)],
    ...moves.map((move): [string, string] => ['Can become', showMove(move, at)]),
    ...history.map((version): [string, string] => ['Before', showVersion(version, at)]),
    ...acts.map(({ at: when, by, status, answer }): [string, string] => [
      'Asked',
      `${at(when)} ${by ? decoded(by) : 'somebody'}: ${status} → ${answer}`,
    ]),
  ]
  return table(rows.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Names are sent encoded where a header cannot carry them. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name // somebody sent it as it is
  }
}

function showMove({ status, allowed, from, until }: Schemas['OperatorMove'], at: (instant: string) => string): string {
  if (allowed) return until === undefined ? status : `${status}, until ${at(until)}`
  return from === undefined
    ? `${status}, but only until ${until === undefined ? 'now' : at(until)}`
    : `${status} from ${at(from)} on`
}

function showVersion(
  { startAt, lines, quantity, shopTotal, rescheduledAt, rescheduledBy }: Schemas['ReservationVersion'],
  at: (instant: string) => string,
): string {
  const services = lines.map(({ name }) => name).join(' + ')
  return `${at(startAt)}, ${services}, ${quantity} people, ${money(shopTotal)}; rescheduled ${at(rescheduledAt)} by the ${rescheduledBy}`
}

const reasonOf = ({ cancellationReason, cancellationReasonText }: Reservation): string | null =>
  [cancellationReason, cancellationReasonText].filter(Boolean).join(': ') || null

/** The text for a second cancellation, which changes nothing. */
export const showUnchanged = (one: Reservation): string =>
  `${plain(one.codeNumber)} was ${plain(one.status)} already, and stays as it was (reason: ${plain(reasonOf(one) ?? 'none')})\n`

export const showChange = ({ codeNumber, status, paidAmount }: Reservation, { dryRun }: DryRun): string =>
  `${plain(codeNumber)} ${dryRun ? 'would be' : 'is'} ${plain(status)}${paidAmount ? `, ${money(paidAmount)} paid` : ''}\n`
