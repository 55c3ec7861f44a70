import { sql } from 'kysely'
import type { Handler } from '../../contract/handler.ts'
import { textIn } from '../../db/localized-text.ts'
import { cappedPage, countCapped, pageOf, pageWithCounts } from '../../db/paging.ts'

export const listBrands: Handler<'listBrands'> = async ({ query, locale, context: { db } }) => {
  const { limit, offset } = cappedPage(pageOf(query))
  const page = db
    .selectFrom('brand')
    .select(['id', textIn(locale, 'name').as('brandName'), 'shop_count as shopCount'])
    .orderBy('shop_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
  const { rows, counts } = await pageWithCounts(db, page, { total: countCapped(sql.table('brand')) })
  return { status: 200, body: { data: rows, ...counts } }
}
