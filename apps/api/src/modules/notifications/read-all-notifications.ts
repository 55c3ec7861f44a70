import { type Handler, memberOf } from '../../contract/handler.ts'
import { isVisibleTo } from './is-visible-to.ts'

export const readAllNotifications: Handler<'readAllNotifications'> = async (call) => {
  await call.context.db
    .updateTable('notification')
    .set({ is_read: true })
    .where('member_id', '=', memberOf(call).userId)
    .where(isVisibleTo(memberOf(call)))
    .where('is_read', '=', false)
    .execute()
  return { status: 200, body: { data: { success: true } } }
}
