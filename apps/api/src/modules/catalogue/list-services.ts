import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '../../contract/handler.ts'
import { cappedPage, countCapped, pageOf, pageWithCounts } from '../../db/paging.ts'
import { loadRates } from '../money/rates.ts'
import { shopRank } from './booked-members.ts'
import type { Viewer } from './cards.ts'
import { publishedServices, serviceFrom, servicesQuery } from './services.ts'

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
  const order = sql`order by ${shopRank} desc, shop.id, service.sort, service.id`
  const { limit, offset } = cappedPage(page)
  // Chosen by their keys alone: what is shown of a service is read for those of this page only.
  const chosen = sql`(service.shop_id, service.id) in (
    select service.shop_id, service.id ${publishedServices(which)} ${order} limit ${limit} offset ${offset})`
  const { db } = viewer.context
  const [{ rows, counts }, rates] = await Promise.all([
    pageWithCounts(db, servicesQuery(viewer.locale, chosen, order), {
      total: countCapped(sql`(select ${publishedServices(which)})`),
    }),
    loadRates(db),
  ])
  const data = rows.map((row) => serviceFrom(row, viewer.currency, rates))
  return { status: 200 as const, body: { data, ...counts } }
}
