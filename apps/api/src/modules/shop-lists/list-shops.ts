import { sql } from 'kysely'
import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { cappedPage, countCapped, pageOf, pageWithCounts } from '../../db/paging.ts'
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
  const ofBrand = context.db
    .selectFrom('shop')
    .select('id')
    .where('brand_id', '=', query.brandId)
    .where(sql<boolean>`active`)
  const page = ofBrand.orderBy(shopRank, 'desc').orderBy('id').limit(limit).offset(offset)
  const { rows, counts } = await pageWithCounts(context.db, page, { total: countCapped(ofBrand) })
  const data = await cardsOf(
    call,
    rows.map(({ id }) => id),
  )
  return { status: 200, body: { data, ...counts } }
}

async function listPopular(viewer: Viewer, filters: PopularFilters, page: { limit: number; offset: number }) {
  const popular = await popularShops(viewer.context)
  const total = popular.total(filters)
  const data = await cardsOf(viewer, popular.first(filters, page), popular)
  return { status: 200 as const, body: { data, total } }
}
