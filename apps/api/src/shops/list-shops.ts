import { type Handler, refuse } from '../contract/handler.ts'
import { cardsOf, type Viewer } from './cards.ts'
import { pageOf } from './paging.ts'
import { count } from './search/bits.ts'
import { type Filters, mostPopular, narrow } from './search/find.ts'
import { freshLook } from './search/freshness.ts'

export const listShops: Handler<'listShops'> = (call) => popularShops(call, {}, pageOf(call.query))

export const listShopsByCategory: Handler<'listShopsByCategory'> = async (call) => {
  const { params, query, world } = call
  const category = await world.db.selectFrom('category').select('id').where('id', '=', params.id).executeTakeFirst()
  if (category === undefined) return refuse(404, 'NOT_FOUND')
  return popularShops(call, { categoryIds: [category.id] }, pageOf(query))
}

export const listShopsOfBrand: Handler<'listShopsOfBrand'> = async (call) => {
  const { query, world } = call
  const { limit, offset } = pageOf(query)
  const ofBrand = world.db.selectFrom('shop').where('brand_id', '=', query.brandId).where('active', '=', true)
  const [rows, { total }] = await Promise.all([
    ofBrand.select('id').orderBy('popularity', 'desc').orderBy('id').limit(limit).offset(offset).execute(),
    ofBrand.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const data = await cardsOf(
    call,
    rows.map(({ id }) => id),
  )
  return { status: 200, body: { data, total } }
}

async function popularShops(viewer: Viewer, filters: Filters, page: { limit: number; offset: number }) {
  const look = await freshLook(viewer.world.db)
  const found = narrow(look.index, filters)
  const data = await cardsOf(viewer, mostPopular(look.index, found, page), { look })
  return { status: 200 as const, body: { data, total: count(found) } }
}
