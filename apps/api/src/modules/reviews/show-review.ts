import { type RawBuilder, sql } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import { isoInstant } from '../../db/connection.ts'
import { inLanguage, type Text } from '../../lib/localized-text.ts'

export type ReviewRow = {
  id: string
  stars: number
  text: string
  language: Locale
  author: string
  service_name: Text
  month: string
  created_at: string
  reply: string | null
  replied_at: string | null
  hidden: boolean
}

/** Whether everybody may read a row of `review`. */
export const isShown = sql<boolean>`review.hidden_at is null`

const columns = sql`review.id, review.stars, review.text, review.language, review.author,
  visit.agreed -> 'serviceName' as service_name,
  to_char(visit.start_at at time zone (visit.agreed ->> 'timeZone'), 'YYYY-MM') as month,
  review.created_at, review.reply, review.replied_at, review.hidden_at is not null as hidden`

/** Reviews with what is shown of their reservations (`visit`), newest first. */
export const reviewsQuery = (condition: RawBuilder<unknown>, limit?: number): RawBuilder<ReviewRow> =>
  sql<ReviewRow>`
    select ${columns} from review
      join reservation visit on visit.shop_id = review.shop_id and visit.id = review.reservation_id
     where ${condition} order by review.created_at desc, review.id
     ${limit === undefined ? sql`` : sql`limit ${limit}`}`

/** The review of a row of `reservation`, as JSON; null where there is none. */
export const reviewOfReservation = sql<ReviewRow | null>`(
  select row_to_json(found) from (${reviewsQuery(
    sql`review.shop_id = reservation.shop_id and review.reservation_id = reservation.id`,
  )}) found)`

export function showReview(row: ReviewRow, locale: Locale): Schemas['Review'] {
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    language: row.language,
    author: row.author,
    serviceName: inLanguage(locale, row.service_name),
    month: row.month,
    createdAt: isoInstant(row.created_at),
    reply:
      row.reply === null || row.replied_at === null ? null : { text: row.reply, createdAt: isoInstant(row.replied_at) },
    ...(row.hidden && { hidden: true }),
  }
}
