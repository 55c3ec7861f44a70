import { sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { isoInstant } from '../../db/connection.ts'
import { readCursor, writeCursor } from '../../db/cursor.ts'
import { cappedPage, countCapped, pageOf, pageWithCounts } from '../../db/paging.ts'
import { closuresQuery, showClosure } from './closures.ts'
import { findShop, unknownShop } from './find-shop.ts'

export const operatorListClosures: Handler<'operatorListClosures'> = async ({ query, locale, context: { db } }) => {
  const { limit, offset } = cappedPage(pageOf(query))
  if ((await findShop(db, query.shopId)) === undefined) return unknownShop(db, query.shopId)
  const found = db
    .selectFrom('closure')
    .select('id')
    .where('shop_id', '=', query.shopId)
    .where(sql<boolean>`upper(during) > app_now()`)
  let listed = found
  if (query.cursor !== undefined) {
    const place = readCursor(query.cursor)
    if (place === null) return refuseFields([{ field: 'cursor', code: 'FORMAT' }])
    listed = listed.where(sql<boolean>`(lower(during), id) > (${place.at}::timestamptz, ${place.id})`)
  }
  const page = listed
    .orderBy(sql`lower(during)`)
    .orderBy('id')
    .limit(limit + 1)
    .offset(query.cursor === undefined ? offset : 0)
  const shown = closuresQuery(sql`closure.shop_id = ${query.shopId} and closure.id in ${page}`, locale)
  const { rows, counts } = await pageWithCounts(db, shown, { total: countCapped(found) })
  const data = rows.slice(0, limit).map(showClosure)
  const last = rows.length > limit ? data.at(-1) : undefined
  const next = last && { nextCursor: writeCursor({ at: isoInstant(last.startAt), id: last.id }) }
  return { status: 200, body: { data, ...counts, ...next } }
}
