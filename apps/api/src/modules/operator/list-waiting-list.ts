import { sql } from 'kysely'
import type { Handler } from '../../contract/handler.ts'
import { cappedPage, countCapped, pageOf, pageWithCounts } from '../../db/paging.ts'
import { entriesQuery, isOpen, showEntry } from '../waiting-list/entries.ts'
import { findShop, unknownShop } from './guards.ts'

export const operatorListWaitingList: Handler<'operatorListWaitingList'> = async ({
  query,
  locale,
  context: { db },
}) => {
  const { limit, offset } = cappedPage(pageOf(query))
  if ((await findShop(db, query.shopId)) === undefined) return unknownShop(db, query.shopId)
  const { shopId, date } = query
  const found = db
    .selectFrom('waiting_list_entry')
    .select('id')
    .where('shop_id', '=', shopId)
    .where(isOpen)
    .$if(date !== undefined, (entries) => entries.where('date', '=', date ?? ''))
  const page = found.orderBy('place').limit(limit).offset(offset)
  const shown = entriesQuery(sql`waiting_list_entry.shop_id = ${shopId} and waiting_list_entry.id in ${page}`)
  const { rows, counts } = await pageWithCounts(db, shown, { total: countCapped(found) })
  return { status: 200, body: { data: rows.map((row) => showEntry(row, locale)), ...counts } }
}
