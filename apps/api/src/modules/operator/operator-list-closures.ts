import { sql } from 'kysely'
import type { Handler } from '../../contract/handler.ts'
import { cappedPage, countCapped, pageOf } from '../../db/paging.ts'
import { findClosures } from './closures.ts'
import { findShop, unknownShop } from './find-shop.ts'

export const operatorListClosures: Handler<'operatorListClosures'> = async ({ query, locale, context: { db } }) => {
  const { limit, offset } = cappedPage(pageOf(query))
  if ((await findShop(db, query.shopId)) === undefined) return unknownShop()
  const found = db
    .selectFrom('closure')
    .select('id')
    .where('shop_id', '=', query.shopId)
    .where(sql<boolean>`upper(during) > app_now()`)
  const page = found.orderBy(sql`lower(during)`).orderBy('id').limit(limit).offset(offset)
  const [total, data] = await Promise.all([
    countCapped(db, found),
    findClosures(db, sql`closure.shop_id = ${query.shopId} and closure.id in ${page}`, locale),
  ])
  return { status: 200, body: { data, total } }
}
