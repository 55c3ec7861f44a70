import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { Row } from '../../db/schema.ts'
import { inLanguage } from '../../lib/localized-text.ts'

/** Texts are not stored: a notification says what its reservation says, in the language of whoever reads it. */
export function notificationsWithReservations(db: Db | Trx) {
  return db
    .selectFrom('notification')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.shop_id', '=', 'notification.shop_id')
        .onRef('reservation.id', '=', 'notification.reservation_id'),
    )
}

export type NotificationRow = Pick<Row<'notification'>, 'id' | 'member_id' | 'kind' | 'is_read' | 'created_at'> &
  Pick<Row<'reservation'>, 'code_number' | 'start_at' | 'agreed'>

export const notificationColumns = [
  'notification.id',
  'notification.member_id',
  'notification.kind',
  'notification.is_read',
  'notification.created_at',
  'reservation.code_number',
  'reservation.start_at',
  'reservation.agreed',
] as const

export const showNotification = (row: NotificationRow, locale: Locale): Schemas['Notification'] => ({
  id: row.id,
  isRead: row.is_read,
  type: 'reservation',
  kind: row.kind,
  codeNumber: row.code_number,
  serviceName: inLanguage(locale, row.agreed.serviceName),
  shopName: inLanguage(locale, row.agreed.shop.name),
  date: row.start_at,
  timeZone: row.agreed.timeZone,
  createdAt: row.created_at,
})
