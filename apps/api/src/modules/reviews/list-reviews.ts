import { sql } from 'kysely'
import { refuse, refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale } from '../../contract/types.ts'
import { isoInstant } from '../../db/connection.ts'
import { cutPage, readCursor } from '../../db/cursor.ts'
import { pageOf, pageWithCounts } from '../../db/paging.ts'
import { distributionOf } from './shop-reviews.ts'
import { isShown, reviewsQuery, showReview } from './show-review.ts'

export const listReviews: Handler<'listReviews'> = async ({ params, query, locale, context: { db } }) => {
  const { limit } = pageOf(query)
  const ofShop = sql`review.shop_id = ${params.id} and ${isShown}`
  const listed = query.language === undefined ? ofShop : sql`${ofShop} and review.language = ${query.language}`
  const place = query.cursor === undefined ? undefined : readCursor(query.cursor)
  if (place === null) return refuseFields([{ field: 'cursor', code: 'FORMAT' }])
  const after =
    place && sql`(review.created_at < ${place.at} or (review.created_at = ${place.at} and review.id > ${place.id}))`
  const page = reviewsQuery(after === undefined ? listed : sql`${listed} and ${after}`, limit + 1)
  const { rows, counts } = await pageWithCounts(db, page, {
    isActive: sql<boolean | null>`(select active from shop where id = ${params.id})`,
    total: sql<number>`(select count(*)::integer from review where ${listed})`,
    distribution: distributionOf(ofShop),
    languages: sql<{ language: Locale; count: number }[]>`(
      select coalesce(json_agg(spoken order by count desc, language), '[]')
        from (select language, count(*)::integer as count from review where ${ofShop} group by language) spoken)`,
  })
  const { isActive, ...shownCounts } = counts
  if (isActive !== true) return refuse(404, isActive === null ? 'NOT_FOUND' : 'NOT_AVAILABLE')
  const { shown, next } = cutPage(rows, limit, ({ created_at, id }) => ({ at: isoInstant(created_at), id }))
  const data = shown.map((row) => showReview(row, locale))
  return { status: 200, body: { data, ...shownCounts, ...next } }
}
