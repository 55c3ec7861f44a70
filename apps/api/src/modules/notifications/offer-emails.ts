import { sql } from 'kysely'
import type { AppContext, Email } from '../../context.ts'
import type { Db, Row } from '../../db/schema.ts'
import type { OfferSnapshot } from '../../db/tables/booking-snapshot.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { bookedNames } from '../bookings/booked-names.ts'
import type { Brand } from '../mail/brand.ts'
import { offerEmail } from '../mail/offer-email.ts'

export type OfferRow = Pick<Row<'hold'>, 'service_id' | 'draft' | 'agreed' | 'start_at' | 'end_at' | 'expires_at'> & {
  id: string
  offer: OfferSnapshot
  email: string | null
  first_name: string
  last_name: string
}

/** Those that are still on hold: nobody is written of a time that is gone. */
export async function loadOffers(db: Db, notificationIds: string[]): Promise<Map<string, OfferRow>> {
  const { rows } = await sql<OfferRow>`
    select notification.id, notification.offer, hold.service_id, hold.draft, hold.agreed, hold.start_at, hold.end_at, hold.expires_at,
           member.email, member.first_name, member.last_name
      from notification
      join hold on hold.shop_id = notification.shop_id and hold.id = notification.offer ->> 'holdId'
       and hold.state = 'live' and hold.expires_at > app_now()
      join member on member.id = notification.member_id
     where notification.id = any(${notificationIds})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export function offerEmailOf({ config }: Pick<AppContext, 'config'>, row: OfferRow, brand: Brand): Email | null {
  const { offer, agreed, email } = row
  const { locale } = offer
  if (email === null) return null
  const texts = offerEmail(locale, {
    brand,
    member: { firstName: row.first_name, lastName: row.last_name },
    shopName: inLanguage(locale, agreed.shop.name),
    ...bookedNames(agreed, row.draft.quantity, locale),
    quantity: row.draft.quantity,
    startAt: row.start_at,
    endAt: row.end_at,
    timeZone: agreed.timeZone,
    isRental: agreed.dayUnit ?? false,
    heldUntil: row.expires_at,
    url: `${config.publicUrl}/${locale}/reservation/${encodeURIComponent(row.service_id)}?${searchOf(row)}`,
  })
  return { ...texts, to: email, locale, dedupeId: `notification ${row.id}` }
}

/** The choices of the draft by the names of the reservation page, and the entry, which tells the page that it is an offer. */
function searchOf({ draft, offer }: OfferRow): URLSearchParams {
  const { appointmentUnitId: unitId, reservationDate: date, reservationTime: time } = draft
  const { staffId, resourceItemId, returnTime, returnShopId } = draft
  const search = new URLSearchParams({ date, time, quantity: String(draft.quantity), entry: offer.entryId })
  for (const [name, value] of Object.entries({ unitId, staffId, resourceItemId, returnTime, returnShopId }))
    if (value != null) search.set(name, value)
  return search
}
