import { type Nullable, sql } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { Row } from '../../db/schema.ts'
import { inLanguage } from '../../lib/localized-text.ts'

/** A notification says what its reservation says, in the language of whoever reads it, at the time that it had then. */
export function notificationsOfReservations(db: Db | Trx) {
  return db
    .selectFrom('notification')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.shop_id', '=', 'notification.shop_id')
        .onRef('reservation.id', '=', 'notification.reservation_id'),
    )
}

/** Selects all notifications, also those of the waiting list, which have an offer instead of a reservation. */
export function notificationsOfAll(db: Db | Trx) {
  return db
    .selectFrom('notification')
    .leftJoin('reservation', (join) =>
      join
        .onRef('reservation.shop_id', '=', 'notification.shop_id')
        .onRef('reservation.id', '=', 'notification.reservation_id'),
    )
}

export type NotificationRow = Pick<
  Row<'notification'>,
  'id' | 'member_id' | 'kind' | 'is_read' | 'created_at' | 'offer'
> &
  Nullable<Pick<Row<'reservation'>, 'code_number' | 'start_at' | 'agreed'>>

/** The start as it was when the notification was written: that of the first version that was replaced after it, if any was. */
const startAt = sql<string | null>`coalesce(
  (select version.start_at from reservation_version version
    where version.shop_id = reservation.shop_id and version.reservation_id = reservation.id
      and version.rescheduled_at > notification.created_at
    order by version.version limit 1), reservation.start_at)`

export const notificationColumns = [
  'notification.id',
  'notification.member_id',
  'notification.kind',
  'notification.is_read',
  'notification.created_at',
  'notification.offer',
  'reservation.code_number',
  startAt.as('start_at'),
  'reservation.agreed',
] as const

export function showNotification(row: NotificationRow, locale: Locale): Schemas['Notification'] {
  const { id, is_read: isRead, kind, created_at: createdAt } = row
  return { id, isRead, kind, createdAt, ...subjectOf(row, locale) }
}

function subjectOf({ code_number, start_at, agreed, offer }: NotificationRow, locale: Locale) {
  if (offer !== null) {
    return {
      type: 'waiting-list' as const,
      codeNumber: null,
      entryId: offer.entryId,
      serviceName: inLanguage(locale, offer.serviceName),
      shopName: inLanguage(locale, offer.shopName),
      date: offer.startAt,
      timeZone: offer.timeZone,
    }
  }
  if (code_number === null || start_at === null || agreed === null) throw new Error('A notification has no subject')
  return {
    type: 'reservation' as const,
    codeNumber: code_number,
    serviceName: inLanguage(locale, agreed.serviceName),
    shopName: inLanguage(locale, agreed.shop.name),
    date: start_at,
    timeZone: agreed.timeZone,
  }
}
