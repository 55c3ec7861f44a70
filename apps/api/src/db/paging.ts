import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from './connection.ts'

const USUAL_LIMIT = 20
/** A list that can be any length is counted and read so far: what it costs then does not grow with what there is. */
const MOST_COUNTED = 10_000

/** `limit` and `offset` of a call whose pages are counted from 0. */
export function pageOf({ page = 0, limit = USUAL_LIMIT }: { page?: number; limit?: number }) {
  return { limit, offset: page * limit }
}

/** How many rows `rows` has, a table or a query in parentheses; exact up to 10,000, then 10,000. */
export const countCapped = (rows: Expression<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from (select from ${rows} found limit ${MOST_COUNTED}) counted)`

/** How many rows `rows` has, a table or a query in parentheses. */
export const countAll = (rows: Expression<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from ${rows} found)`

type Answered<Row, Counts> = Row & { page_position: number | null; page_counts: Counts }

/**
 * The rows of a page, in its order, and the counts beside it, or whatever else JSON can hold. All in one statement, which sees
 * one moment: read by two, a row that is written between them is counted and not shown, or shown and not counted. A page
 * beyond the end has the counts, too.
 */
export async function pageWithCounts<Row, Counts extends object>(
  db: Db | Trx,
  page: Expression<Row>,
  counts: { [Name in keyof Counts]: Expression<Counts[Name]> },
): Promise<{ rows: Row[]; counts: Counts }> {
  const named = Object.entries<Expression<unknown>>(counts).map(([name, count]) => sql`${sql.lit(name)}, ${count}`)
  const { rows } = await sql<Answered<Row, Counts>>`
    select page.*, page_counts
      from (select json_build_object(${sql.join(named)}) as page_counts) counted
      left join (select row_number() over () as page_position, found.* from (${page}) found) page on true
     order by page_position`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('The query for a page and its counts returned no row')
  const found = rows.filter(({ page_position }) => page_position !== null)
  return {
    rows: found.map(({ page_position, page_counts, ...row }) => row as unknown as Row),
    counts: first.page_counts,
  }
}

/** The part of a page that lies among the first 10,000. */
export const cappedPage = ({ limit, offset }: { limit: number; offset: number }) => ({
  limit: Math.max(0, Math.min(limit, MOST_COUNTED - offset)),
  offset: Math.min(offset, MOST_COUNTED),
})
