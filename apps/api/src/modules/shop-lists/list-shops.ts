import { sql } from 'kysely'
import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { cappedPage, countCapped, pageOf } from '../../db/paging.ts'
import { shopRank } from '../catalogue/booked-members.ts'
import { cardsOf, type Viewer } from '../catalogue/cards.ts'
import { type PopularFilters, popularShops } from '../search/popular-shops.ts'

export const listShops: Handler<'listShops'> = (call) => listPopular(call, {}, pageOf(call.query))

export const listShopsByCategory: Handler<'listShopsByCategory'> = async (call) => {
  const { params, query, context } = call
  const category = await context.db.selectFrom('category').select('id').where('id', '=', params.id).executeTakeFirst()
  if (category === undefined) return refuse(404, 'NOT_FOUND')
  return listPopular(call, { categoryIds: [category.id] }, pageOf(query))
}

export const listShopsOfBrand: Handler<'listShopsOfBrand'> = async (call) => {
  const { query, context } = call
  const { limit, offset } = cappedPage(pageOf(query))
  // As the index has it: a plan that is made for all values of a parameter could not use that.
  const ofBrand = context.db.selectFrom('shop').where('brand_id', '=', query.brandId).where(sql<boolean>`active`)
  const [rows, total] = await Promise.all([
    ofBrand.select('id').orderBy(shopRank, 'desc').orderBy('id').limit(limit).offset(offset).execute(),
    countCapped(context.db, sql`(${ofBrand.select('id')})`),
  ])
  const data = await cardsOf(
    call,
    rows.map(({ id }) => id),
  )
  return { status: 200, body: { data, total } }
}

async function listPopular(viewer: Viewer, filters: PopularFilters, page: { limit: number; offset: number }) {
  const popular = await popularShops(viewer.context)
  const [ids, total] = await Promise.all([popular.first(filters, page), popular.total(filters)])
  return { status: 200 as const, body: { data: await cardsOf(viewer, ids, popular), total } }
}
