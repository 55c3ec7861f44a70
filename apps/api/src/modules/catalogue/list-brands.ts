import { sql } from 'kysely'
import type { Handler } from '../../contract/handler.ts'
import { textIn } from '../../db/localized-text.ts'
import { cappedPage, countCapped, pageOf } from '../../db/paging.ts'

export const listBrands: Handler<'listBrands'> = async ({ query, locale, context: { db } }) => {
  const { limit, offset } = cappedPage(pageOf(query))
  const [data, total] = await Promise.all([
    db
      .selectFrom('brand')
      .select(['id', textIn(locale, 'name').as('brandName'), 'shop_count as shopCount'])
      .orderBy('shop_count', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    countCapped(db, sql`brand`),
  ])
  return { status: 200, body: { data, total } }
}
