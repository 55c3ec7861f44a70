import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '../contract/handler.ts'
import type { Viewer } from './cards.ts'
import { pageOf } from './paging.ts'
import { countServices, servicesOf } from './services.ts'

export const listServices: Handler<'listServices'> = (call) => {
  const { shopId } = call.query
  return pageOfServices(call, shopId === undefined ? sql`true` : sql`service.shop_id = ${shopId}`, pageOf(call.query))
}

/** A parent category counts for its children. */
export const listServicesByCategory: Handler<'listServicesByCategory'> = (call) => {
  const { categoryId } = call.query
  const children = sql`select id from category where id = ${categoryId} or parent_id = ${categoryId}`
  return pageOfServices(call, sql`service.category_id in (${children})`, pageOf(call.query))
}

async function pageOfServices(viewer: Viewer, which: RawBuilder<unknown>, page: { limit: number; offset: number }) {
  const order = sql`order by shop.popularity desc, shop.id, service.sort, service.id`
  const [data, total] = await Promise.all([
    servicesOf(viewer, which, sql`${order} limit ${page.limit} offset ${page.offset}`),
    countServices(viewer, which),
  ])
  return { status: 200 as const, body: { data, total } }
}
