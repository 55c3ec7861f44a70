import { sql } from 'kysely'
import type { Handler } from '../../contract/handler.ts'
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
  const page = found.orderBy(sql`lower(during)`).orderBy('id').limit(limit).offset(offset)
  const shown = closuresQuery(sql`closure.shop_id = ${query.shopId} and closure.id in ${page}`, locale)
  const { rows, counts } = await pageWithCounts(db, shown, { total: countCapped(found) })
  return { status: 200, body: { data: rows.map(showClosure), ...counts } }
}
