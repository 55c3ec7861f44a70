import { refuse } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import { sendBeforeCommit } from '../../db/pipeline.ts'
import { transaction } from '../../db/transaction.ts'
import { releaseHolds } from '../holds/hold.sql.ts'
import { isShownTo } from '../members/booked-through.ts'
import { keepMember, memberDeleted } from '../members/member.ts'

export const leaveWaitingList: Handler<'leaveWaitingList'> = async (call) => {
  const member = memberOf(call)
  return transaction(call.context.db, async (trx, after) => {
    const { rows: locked } = await keepMember(member.userId).execute(trx)
    if (locked.length === 0) return memberDeleted()
    const entry = await trx
      .selectFrom('waiting_list_entry')
      .select(['shop_id', 'id', 'hold_id', 'ended_at'])
      .where('id', '=', call.params.entryId)
      .where('member_id', '=', member.userId)
      .where(isShownTo(member))
      .forUpdate()
      .executeTakeFirst()
    if (entry === undefined) return refuse(404, 'NOT_FOUND', 'No such entry, or not yours')
    if (entry.ended_at === null) {
      await trx
        .updateTable('waiting_list_entry')
        .set({ ended_at: now, end_reason: 'left' })
        .where('shop_id', '=', entry.shop_id)
        .where('id', '=', entry.id)
        .execute()
      // What was offered goes to the next one in line.
      if (entry.hold_id !== null) await sendBeforeCommit(trx, ...releaseHolds(entry.shop_id, [entry.hold_id]))
      after(call.context.deliveries.wake)
    }
    return { status: 200, body: { data: { success: true } } }
  })
}
