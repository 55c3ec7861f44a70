import { sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { isoInstant } from '../../db/connection.ts'
import { cutPage, readCursor } from '../../db/cursor.ts'
import { countAll, pageOf, pageWithCounts } from '../../db/paging.ts'
import { cardsOf } from '../catalogue/cards.ts'

/** Newest first. A shop that is not offered any more is kept but not shown. */
export const listFavorites: Handler<'listFavorites'> = async (call) => {
  const { limit, offset } = pageOf(call.query)
  const { shopId, cursor } = call.query
  const favorites = call.context.db
    .selectFrom('favorite')
    .innerJoin('shop', 'shop.id', 'favorite.shop_id')
    .where('member_id', '=', memberOf(call).userId)
    .where('shop.active', '=', true)
    .$if(shopId !== undefined, (favorites) => favorites.where('shop_id', '=', shopId ?? ''))
    .select(['shop_id', 'favorite.created_at'])
  let listed = favorites
  if (cursor !== undefined) {
    const place = readCursor(cursor)
    if (place === null) return refuseFields([{ field: 'cursor', code: 'FORMAT' }])
    listed = listed.where(
      sql<boolean>`(favorite.created_at < ${place.at} or (favorite.created_at = ${place.at} and shop_id > ${place.id}))`,
    )
  }
  const page = listed
    .orderBy('favorite.created_at', 'desc')
    .orderBy('shop_id')
    .limit(limit + 1)
    .offset(cursor === undefined ? offset : 0)
  const { rows, counts } = await pageWithCounts(call.context.db, page, { total: countAll(favorites) })
  const { shown, next } = cutPage(rows, limit, ({ created_at, shop_id }) => ({
    at: isoInstant(created_at),
    id: shop_id,
  }))
  const data = await cardsOf(
    call,
    shown.map(({ shop_id }) => shop_id),
  )
  return { status: 200, body: { data, ...counts, ...next } }
}
