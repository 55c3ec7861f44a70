import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { pageOf } from '../../db/paging.ts'
import { shopRank } from '../catalogue/booked-members.ts'
import { cardsOf, type Viewer } from '../catalogue/cards.ts'
import { count } from '../search/bits.ts'
import { type Filters, mostPopular, narrow } from '../search/find.ts'
import { currentIndexSnapshot } from '../search/index-manager.ts'

export const listShops: Handler<'listShops'> = (call) => popularShops(call, {}, pageOf(call.query))

export const listShopsByCategory: Handler<'listShopsByCategory'> = async (call) => {
  const { params, query, context } = call
  const category = await context.db.selectFrom('category').select('id').where('id', '=', params.id).executeTakeFirst()
  if (category === undefined) return refuse(404, 'NOT_FOUND')
  return popularShops(call, { categoryIds: [category.id] }, pageOf(query))
}

export const listShopsOfBrand: Handler<'listShopsOfBrand'> = async (call) => {
  const { query, context } = call
  const { limit, offset } = pageOf(query)
  const ofBrand = context.db.selectFrom('shop').where('brand_id', '=', query.brandId).where('active', '=', true)
  const [rows, { total }] = await Promise.all([
    ofBrand.select('id').orderBy(shopRank, 'desc').orderBy('id').limit(limit).offset(offset).execute(),
    ofBrand.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const data = await cardsOf(
    call,
    rows.map(({ id }) => id),
  )
  return { status: 200, body: { data, total } }
}

async function popularShops(viewer: Viewer, filters: Filters, page: { limit: number; offset: number }) {
  const look = await currentIndexSnapshot(viewer.context.db)
  const found = narrow(look.index, filters)
  const data = await cardsOf(viewer, mostPopular(look.index, found, page), { look })
  return { status: 200 as const, body: { data, total: count(found) } }
}
