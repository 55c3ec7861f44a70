import { sql } from 'kysely'
import { inLanguage } from '../availability/in-language.ts'
import type { Locale, Schemas } from '../contract/handler.ts'
import { type Brand, brandOf } from '../mail/brand.ts'
import { reservationLetter } from '../mail/letters.ts'
import { localAddress } from '../reservations/local-address.ts'
import { needsLicense } from '../reservations/needs-license.ts'
import { shopTotalOf, totalOf } from '../reservations/quote.ts'
import { now } from '../reservations/show-reservation.ts'
import { freeCancellationUntil } from '../reservations/transitions.ts'
import type { Letter, World } from '../world.ts'
import { LETTER_OF } from './mailed.ts'
import { type NotificationRow, notificationColumns, notificationsWithReservations } from './show-notification.ts'

type LetterRow = NotificationRow & {
  locale: Locale
  contact: Schemas['Contact']
  quantity: number
  end_at: string
  cancelled_at: string | null
  cancelled_by: 'member' | 'shop' | null
  now: string
}

/** All that letters say, by notification. */
export type Told = { brand: Brand | null; rows: Map<string, LetterRow> }

/** Read at once for all of them. */
export async function readForLetters({ db, config }: World, notificationIds: string[]): Promise<Told> {
  if (notificationIds.length === 0) return { brand: null, rows: new Map() }
  const [brand, rows] = await Promise.all([
    brandOf(db, config),
    notificationsWithReservations(db)
      .select([...notificationColumns, 'reservation.locale', 'reservation.contact'])
      .select(['reservation.quantity', 'reservation.end_at', 'reservation.cancelled_at', 'reservation.cancelled_by'])
      .select(now.as('now'))
      .where(sql<boolean>`notification.id = any(${notificationIds})`)
      .execute(),
  ])
  return { brand, rows: new Map(rows.map((row) => [row.id, row])) }
}

/** In the language in which it was booked, to the address that was given. Null when there is nothing to write any more. */
export function letterOf({ config }: World, notificationId: string, { brand, rows }: Told): Letter | null {
  const row = rows.get(notificationId)
  if (row === undefined || brand === null || row.contact.email === '') return null
  const kind = LETTER_OF[row.kind]
  if (kind === undefined) return null
  const { agreed, locale, contact } = row
  const { lines, currency, shopCurrency } = agreed.quote
  const [main] = lines.filter((line) => line.kind === 'service')
  const extras = lines.filter((line) => line.kind === 'attach')
  const free = freeCancellationUntil(row.start_at, agreed.freeCancellationHours)
  const texts = reservationLetter(kind, locale, {
    brand,
    contact,
    codeNumber: row.code_number,
    shopName: inLanguage(locale, agreed.shop.name),
    shopAddress: inLanguage(locale, agreed.shop.address),
    localAddress: localAddress(agreed.shop, locale)?.text ?? null,
    shopPhone: agreed.shop.phone,
    serviceName: inLanguage(locale, agreed.serviceName),
    planName: inLanguage(locale, main?.name ?? agreed.serviceName),
    extras: extras.map(({ name, quantity }) => inLanguage(locale, name) + (quantity > 1 ? ` × ${quantity}` : '')),
    staffName: agreed.staff && inLanguage(locale, agreed.staff.name),
    quantity: row.quantity,
    total: totalOf(agreed.quote),
    totalAtShop: currency === shopCurrency ? null : shopTotalOf(agreed.quote),
    startAt: row.start_at,
    endAt: row.end_at,
    timeZone: agreed.timeZone,
    isRental: agreed.dayUnit ?? false,
    needsLicense: needsLicense(agreed),
    freeCancellationUntil: free,
    isFreeToCancel: row.cancelled_by === 'shop' || Date.parse(row.cancelled_at ?? row.now) <= Date.parse(free),
    url: `${config.publicUrl}/${locale}/me/my-reservation`,
  })
  return { ...texts, to: contact.email, locale, dedupeId: `notification ${notificationId}` }
}
