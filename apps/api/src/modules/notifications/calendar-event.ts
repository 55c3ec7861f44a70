import { type CalendarEvent, calendarUid } from '@yoyaku/calendar-file'
import type { Config } from '../../config/config.ts'
import type { Locale } from '../../contract/types.ts'
import type { BookingSnapshot } from '../../db/tables/booking-snapshot.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { formatWhen } from '../mail/format.ts'
import { words } from '../mail/words/index.ts'

type CalendarRow = {
  code_number: string
  version: number
  start_at: string
  end_at: string
  agreed: BookingSnapshot
  locale: Locale
  reserved_at: string
  rescheduled_at: string | null
  cancelled_at: string | null
}

/** A reservation as one appointment, the same in every file: e-mails, the feed and the ticket have one UID for it, and count its versions. */
export function calendarEventOf(
  config: Pick<Config, 'publicUrl'>,
  row: CalendarRow,
  cancelled = row.cancelled_at !== null,
): CalendarEvent {
  const { agreed, locale } = row
  const shopName = inLanguage(locale, agreed.shop.name)
  return {
    uid: calendarUid(row.code_number, config.publicUrl),
    title: `${inLanguage(locale, agreed.serviceName)} – ${shopName}`,
    place: `${shopName}, ${inLanguage(locale, agreed.shop.address)}`,
    description: descriptionOf(row),
    url: reservationUrl(config, row),
    at: [agreed.shop.latitude, agreed.shop.longitude] as const,
    sequence: row.version,
    timeZone: agreed.timeZone,
    startAt: row.start_at,
    endAt: row.end_at,
    madeAt: row.cancelled_at ?? row.rescheduled_at ?? row.reserved_at,
    cancelled,
  }
}

/** The code and the phone, and of a rental when and where it is picked up and returned. */
function descriptionOf({ code_number, agreed, locale, start_at, end_at }: CalendarRow): string {
  const { colon, reservation } = words[locale]
  const { labels } = reservation
  const { timeZone, shop, returnShop = shop } = agreed
  const end = (label: string, instant: string, { name, address }: Pick<BookingSnapshot['shop'], 'name' | 'address'>) =>
    [
      `${label}${colon}${formatWhen(locale, instant, timeZone)}`,
      `${inLanguage(locale, name)}, ${inLanguage(locale, address)}`,
    ].join('\n')
  return [
    `${labels.code}${colon}${code_number}`,
    `${labels.phone}${colon}${shop.phone}`,
    ...(agreed.dayUnit === true ? [end(labels.pickUp, start_at, shop), end(labels.return, end_at, returnShop)] : []),
  ].join('\n')
}

export const reservationUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { locale, code_number }: Pick<CalendarRow, 'locale' | 'code_number'>,
): string => `${publicUrl}/${locale}/me/my-reservation?code=${code_number}`

/** The page that gives it another time. */
export const changeUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { locale, service_id, code_number }: Pick<CalendarRow, 'locale' | 'code_number'> & { service_id: string },
): string => `${publicUrl}/${locale}/reservation/${encodeURIComponent(service_id)}?change=${code_number}`
