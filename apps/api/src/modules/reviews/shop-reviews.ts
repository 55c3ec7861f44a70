import { type RawBuilder, sql } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { pageWithCounts } from '../../db/paging.ts'
import { isShown, reviewsQuery, showReview } from './show-review.ts'

/** As many as the page of a shop begins with. */
const MOST_LATEST = 3

/** How many of the reviews that a condition finds have 1, 2, 3, 4 and 5 stars, as JSON. */
export const distributionOf = (condition: RawBuilder<unknown>): RawBuilder<number[]> =>
  sql<number[]>`(select json_build_array(${sql.join(
    [1, 2, 3, 4, 5].map((stars) => sql`count(*) filter (where stars = ${sql.lit(stars)})`),
  )}) from review where ${condition})`

type Rated = Pick<Schemas['Shop'], 'rating' | 'ratingCount' | 'reviews'>

/** What the page of a shop shows of its reviews, none while there are none, and the rating that they make: all of one moment. */
export async function shopReviews(db: Db, shopId: string, locale: Locale): Promise<Rated> {
  const ofShop = sql`review.shop_id = ${shopId} and ${isShown}`
  const page = reviewsQuery(ofShop, MOST_LATEST)
  const { rows, counts } = await pageWithCounts(db, page, {
    rating: sql<number | null>`(select rating from shop where id = ${shopId})`,
    // Triggers of `review` count them.
    ratingCount: sql<number | null>`(select rating_count from shop where id = ${shopId})`,
    distribution: distributionOf(ofShop),
  })
  const { rating, ratingCount, distribution } = counts
  return {
    ...{ rating, ratingCount: ratingCount ?? 0 },
    ...(rows.length > 0 && { reviews: { distribution, latest: rows.map((row) => showReview(row, locale)) } }),
  }
}
