import { inLanguage } from '../availability/in-language.ts'
import { brandOf } from '../mail/brand.ts'
import { reservationLetter } from '../mail/letters.ts'
import { totalOf } from '../reservations/quote.ts'
import { now } from '../reservations/show-reservation.ts'
import { freeCancellationUntil } from '../reservations/transitions.ts'
import type { Letter, World } from '../world.ts'
import { LETTER_OF } from './mailed.ts'
import { notificationColumns, notificationsWithReservations } from './show-notification.ts'

/** In the language in which it was booked, to the address that was given. Null when there is nothing to write any more. */
export async function letterOf({ db, config }: World, notificationId: string): Promise<Letter | null> {
  const row = await notificationsWithReservations(db)
    .select([...notificationColumns, 'reservation.locale', 'reservation.contact', 'reservation.quantity'])
    .select(now.as('now'))
    .where('notification.id', '=', notificationId)
    .executeTakeFirst()
  if (row === undefined || row.contact.email === '') return null
  const kind = LETTER_OF[row.kind]
  if (kind === undefined) return null
  const { agreed, locale, contact } = row
  const free = freeCancellationUntil(row.start_at, agreed.freeCancellationHours)
  const texts = reservationLetter(kind, locale, {
    brand: await brandOf(db),
    contact,
    codeNumber: row.code_number,
    shopName: inLanguage(locale, agreed.shop.name),
    shopAddress: inLanguage(locale, agreed.shop.address),
    shopPhone: agreed.shop.phone,
    serviceName: inLanguage(locale, agreed.serviceName),
    quantity: row.quantity,
    total: totalOf(agreed.quote),
    startAt: row.start_at,
    timeZone: agreed.timeZone,
    freeCancellationUntil: Date.parse(free) > Date.parse(row.now) ? free : null,
    url: `${config.publicUrl}/${locale}/me/my-reservation`,
  })
  return { ...texts, to: contact.email, locale, dedupeId: `notification ${notificationId}` }
}
