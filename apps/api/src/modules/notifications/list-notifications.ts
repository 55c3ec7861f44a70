import { type Handler, memberOf } from '../../contract/handler.ts'
import { countAll, pageWithCounts } from '../../db/paging.ts'
import { isVisibleTo } from './is-visible-to.ts'
import { notificationColumns, notificationsWithReservations, showNotification } from './show-notification.ts'

const USUAL_LIMIT = 30

export const listNotifications: Handler<'listNotifications'> = async (call) => {
  const { page = 0, limit = USUAL_LIMIT } = call.query
  const { db } = call.context
  const member = memberOf(call)
  const memberId = member.userId
  const all = db.selectFrom('notification').select('id').where('member_id', '=', memberId).where(isVisibleTo(member))
  const shown = notificationsWithReservations(db)
    .select(notificationColumns)
    .where('notification.member_id', '=', memberId)
    .where(isVisibleTo(member))
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .offset(page * limit)
  const { rows, counts } = await pageWithCounts(db, shown, {
    total: countAll(all),
    unreadCount: countAll(all.where('is_read', '=', false)),
  })
  return { status: 200, body: { data: rows.map((row) => showNotification(row, call.locale)), ...counts } }
}
