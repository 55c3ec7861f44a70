import { refuse } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import { transaction } from '../../db/transaction.ts'
import { keepMember, memberDeleted } from '../members/member.ts'
import { isShown } from './show-review.ts'

export const reportReview: Handler<'reportReview'> = (call) => {
  const { context, body, params } = call
  const member = memberOf(call)
  return transaction(context.db, async (trx) => {
    const { rows: kept } = await keepMember(member.userId).execute(trx)
    if (kept.length === 0) return memberDeleted()
    const review = await trx
      .selectFrom('review')
      .select('id')
      .where('id', '=', params.reviewId)
      .where(isShown)
      .forKeyShare()
      .executeTakeFirst()
    if (review === undefined) return refuse(404, 'NOT_FOUND', 'No review has this id, or it was taken down')
    const report = { reason: body.reason, text: body.text?.trim() || null, created_at: now, settled_at: null }
    await trx
      .insertInto('review_report')
      .values({ review_id: review.id, member_id: member.userId, ...report })
      .onConflict((conflict) => conflict.columns(['review_id', 'member_id']).doUpdateSet(report))
      .execute()
    return { status: 200, body: { data: { success: true } } }
  })
}
