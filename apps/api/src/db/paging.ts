import { type Expression, sql } from 'kysely'
import type { Db } from './connection.ts'

const USUAL_LIMIT = 20
/** A list that can be any length is counted and read so far: what it costs then does not grow with what there is. */
const MOST_COUNTED = 10_000

/** `limit` and `offset` of a call whose pages are counted from 0. */
export function pageOf({ page = 0, limit = USUAL_LIMIT }: { page?: number; limit?: number }) {
  return { limit, offset: page * limit }
}

/** How many rows the query `rows` has; exact up to 10,000, then 10,000. */
export async function countCapped(db: Db, rows: Expression<unknown>): Promise<number> {
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select from ${rows} found limit ${MOST_COUNTED}) counted`.execute(db)
  return counted.rows[0]?.total ?? 0
}

/** The part of a page that lies among the first 10,000. */
export const cappedPage = ({ limit, offset }: { limit: number; offset: number }) => ({
  limit: Math.max(0, Math.min(limit, MOST_COUNTED - offset)),
  offset: Math.min(offset, MOST_COUNTED),
})
