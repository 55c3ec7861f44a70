import { refuse } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { isVisibleTo } from './is-visible-to.ts'

export const readNotification: Handler<'readNotification'> = async (call) => {
  const read = await call.context.db
    .updateTable('notification')
    .set({ is_read: true })
    .where('id', '=', call.params.id)
    .where('member_id', '=', memberOf(call).userId)
    .where(isVisibleTo(memberOf(call)))
    .returning('id')
    .executeTakeFirst()
  if (read === undefined) return refuse(404, 'NOT_FOUND', 'No such notification, or not yours')
  return { status: 200, body: { data: { success: true } } }
}
