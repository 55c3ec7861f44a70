import { sql } from 'kysely'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { notificationColumns, notificationsWithReservations, showNotification } from './show-notification.ts'

const USUAL_LIMIT = 30

export const listNotifications: Handler<'listNotifications'> = async (call) => {
  const { page = 0, limit = USUAL_LIMIT } = call.query
  const { db } = call.context
  const memberId = memberOf(call).userId
  const [counts, rows] = await Promise.all([
    db
      .selectFrom('notification')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .select(sql<number>`count(*) filter (where not is_read)`.as('unread'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
    notificationsWithReservations(db)
      .select(notificationColumns)
      .where('notification.member_id', '=', memberId)
      .orderBy('notification.created_at', 'desc')
      .orderBy('notification.id', 'desc')
      .limit(limit)
      .offset(page * limit)
      .execute(),
  ])
  const data = rows.map((row) => showNotification(row, call.locale))
  return { status: 200, body: { data, total: counts.total, unreadCount: counts.unread } }
}
