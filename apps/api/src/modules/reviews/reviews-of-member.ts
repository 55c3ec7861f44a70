import type { Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'

/** Deletes what a member said of shops and of reviews. Ratings are counted anew without it. */
export async function forgetReviews(trx: Trx, memberId: string): Promise<void> {
  await trx.deleteFrom('review_report').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('review').where('member_id', '=', memberId).execute()
}

type Report = Schemas['ReviewReport'] & { reviewId: string }

/** The reports of a member, newest first. */
export const reviewReportsOf = (db: Db, memberId: string): Promise<Report[]> =>
  db
    .selectFrom('review_report')
    .select(['review_id as reviewId', 'reason', 'text', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('review_id')
    .execute()
