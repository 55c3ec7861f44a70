import { type RawBuilder, sql } from 'kysely'
import { type Failure, refuse, refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { now } from '../../db/app-now.ts'
import { isoInstant, type Trx } from '../../db/connection.ts'
import { cutPage, readCursor } from '../../db/cursor.ts'
import { countCapped, pageOf, pageWithCounts } from '../../db/paging.ts'
import { transaction } from '../../db/transaction.ts'
import { inLanguage, type Text } from '../../lib/localized-text.ts'
import { isShown, type ReviewRow, reviewsQuery, showReview } from '../reviews/show-review.ts'
import { findShop, unknownShop } from './guards.ts'
import { recordWrite } from './log.ts'

const MOST_REPORTS = 50

const hasReports = sql`exists (select from review_report where review_id = review.id and settled_at is null)`
const CONDITIONS: Record<Schemas['ReviewState'], RawBuilder<unknown>> = {
  shown: isShown,
  reported: sql`${isShown} and ${hasReports}`,
  hidden: sql`not ${isShown}`,
}

export const operatorListReviews: Handler<'operatorListReviews'> = async ({ query, locale, context: { db } }) => {
  const { limit } = pageOf(query)
  const { shopId, state, cursor } = query
  if (shopId !== undefined && (await findShop(db, shopId)) === undefined) return unknownShop(db, shopId)
  const place = cursor === undefined ? undefined : readCursor(cursor)
  if (place === null) return refuseFields([{ field: 'cursor', code: 'FORMAT' }])
  const found = sql`${state === undefined ? sql`true` : CONDITIONS[state]}
    and ${shopId === undefined ? sql`true` : sql`review.shop_id = ${shopId}`}`
  const listed =
    place === undefined
      ? found
      : sql`${found} and (review.created_at < ${place.at} or (review.created_at = ${place.at} and review.id > ${place.id}))`
  const page = operatorReviews(listed, limit + 1)
  const { rows, counts } = await pageWithCounts(db, page, {
    total: countCapped(sql`(select from review where ${found})`),
  })
  const { shown, next } = cutPage(rows, limit, ({ review }) => ({ at: isoInstant(review.created_at), id: review.id }))
  const data = shown.map((row) => showOperatorReview(row, locale))
  return { status: 200, body: { data, ...counts, ...next } }
}

/** The same reply again changes nothing. */
export const operatorReplyToReview: Handler<'operatorReplyToReview'> = ({
  params,
  body,
  operator,
  locale,
  context,
  requestId,
}) =>
  transaction(
    context.db,
    async (trx) => {
      const before = await lockReview(trx, params.reviewId)
      if (before === undefined) return unknownReview()
      const reply = body.text?.trim() ?? null
      if (reply === '') return refuseFields([{ field: 'text', code: 'REQUIRED' }])
      if (reply !== before.reply) {
        await trx
          .updateTable('review')
          .set({ reply, replied_at: reply === null ? null : now })
          .where('shop_id', '=', before.shop_id)
          .where('id', '=', before.id)
          .execute()
        const changes = { review: before.id, reply: { from: before.reply, to: reply } }
        await recordWrite(trx, { command: 'reviews reply', operator, shopId: before.shop_id, changes, requestId })
      }
      return { status: 200, body: { data: await readReview(trx, before.id, locale) } }
    },
    { dryRun: body.dryRun },
  )

/** What is so already changes nothing, but that to show a review settles the reports of it. */
export const operatorSetReviewVisibility: Handler<'operatorSetReviewVisibility'> = ({
  params,
  body,
  operator,
  locale,
  context,
  requestId,
}) =>
  transaction(
    context.db,
    async (trx) => {
      const before = await lockReview(trx, params.reviewId)
      if (before === undefined) return unknownReview()
      const { hidden } = body
      const reason = body.reason?.trim() || null
      const settled = hidden ? 0 : await settleReports(trx, before.id)
      const wasHidden = before.hidden_at !== null
      if (wasHidden !== hidden) {
        await trx
          .updateTable('review')
          .set({ hidden_at: hidden ? now : null, hidden_reason: hidden ? reason : null })
          .where('shop_id', '=', before.shop_id)
          .where('id', '=', before.id)
          .execute()
      }
      if (wasHidden !== hidden || settled > 0) {
        const command = hidden ? 'reviews hide' : 'reviews show'
        const changes = { review: before.id, ...(hidden ? { reason } : { settled }) }
        await recordWrite(trx, { command, operator, shopId: before.shop_id, changes, requestId })
      }
      return { status: 200, body: { data: await readReview(trx, before.id, locale) } }
    },
    { dryRun: body.dryRun },
  )

async function settleReports(trx: Trx, reviewId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('review_report')
    .set({ settled_at: now })
    .where('review_id', '=', reviewId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

const lockReview = (trx: Trx, id: string) =>
  trx
    .selectFrom('review')
    .select(['shop_id', 'id', 'reply', 'hidden_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const unknownReview = (): Failure<404> => refuse(404, 'NOT_FOUND', 'No review has this id')

async function readReview(trx: Trx, id: string, locale: Locale): Promise<Schemas['OperatorReview']> {
  const { rows } = await operatorReviews(sql`review.id = ${id}`, 1).execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error(`review has no row ${id}`)
  return showOperatorReview(row, locale)
}

type Row = {
  review: ReviewRow
  shop_id: string
  shop_name: Text
  code_number: string
  hidden_reason: string | null
  reports: Schemas['ReviewReport'][]
}

const operatorReviews = (condition: RawBuilder<unknown>, limit: number): RawBuilder<Row> => sql<Row>`
  select (select row_to_json(found) from (${reviewsQuery(sql`review.id = one.id`)}) found) as review,
         one.shop_id, shop.name as shop_name, reservation.code_number, one.hidden_reason,
         (select coalesce(json_agg(json_build_object('reason', reason, 'text', text, 'createdAt', created_at) order by created_at desc), '[]')
            from (select * from review_report where review_id = one.id and settled_at is null
                   order by created_at desc limit ${sql.lit(MOST_REPORTS)}) report) as reports
    from (select * from review where ${condition} order by created_at desc, id limit ${limit}) one
    join shop on shop.id = one.shop_id
    join reservation on reservation.shop_id = one.shop_id and reservation.id = one.reservation_id
   order by one.created_at desc, one.id`

const showOperatorReview = (row: Row, locale: Locale): Schemas['OperatorReview'] => ({
  review: showReview(row.review, locale),
  shop: { id: row.shop_id, name: inLanguage(locale, row.shop_name) },
  codeNumber: row.code_number,
  hiddenReason: row.hidden_reason,
  reports: row.reports.map((report) => ({ ...report, createdAt: isoInstant(report.createdAt) })),
})
