import { sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { isoInstant } from '../../db/connection.ts'
import { cutPage, readCursor } from '../../db/cursor.ts'
import { countAll, pageWithCounts } from '../../db/paging.ts'
import { isVisibleTo } from './is-visible-to.ts'
import { notificationColumns, notificationsOfAll, showNotification } from './show-notification.ts'

const USUAL_LIMIT = 30

export const listNotifications: Handler<'listNotifications'> = async (call) => {
  const { page = 0, limit = USUAL_LIMIT, cursor } = call.query
  const { db } = call.context
  const member = memberOf(call)
  const memberId = member.userId
  const all = db.selectFrom('notification').select('id').where('member_id', '=', memberId).where(isVisibleTo(member))
  let listed = notificationsOfAll(db)
    .select(notificationColumns)
    .where('notification.member_id', '=', memberId)
    .where(isVisibleTo(member))
  if (cursor !== undefined) {
    const place = readCursor(cursor)
    if (place === null) return refuseFields([{ field: 'cursor', code: 'FORMAT' }])
    listed = listed.where(sql<boolean>`(notification.created_at, notification.id) < (${place.at}, ${place.id})`)
  }
  const rowsOfPage = listed
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(limit + 1)
    .offset(cursor === undefined ? page * limit : 0)
  const { rows, counts } = await pageWithCounts(db, rowsOfPage, {
    total: countAll(all),
    unreadCount: countAll(all.where('is_read', '=', false)),
  })
  const { shown, next } = cutPage(rows, limit, ({ created_at, id }) => ({ at: isoInstant(created_at), id }))
  const data = shown.map((row) => showNotification(row, call.locale))
  return { status: 200, body: { data, ...counts, ...next } }
}
