import { type Handler, memberOf } from '../contract/handler.ts'
import { cardsOf } from '../shops/cards.ts'
import { pageOf } from '../shops/paging.ts'

/** Newest first. A shop that is not offered any more is kept but not shown. */
export const listFavorites: Handler<'listFavorites'> = async (call) => {
  const { limit, offset } = pageOf(call.query)
  const rows = await call.world.db
    .selectFrom('favorite')
    .innerJoin('shop', 'shop.id', 'favorite.shop_id')
    .select('shop_id')
    .where('member_id', '=', memberOf(call).userId)
    .where('shop.active', '=', true)
    .orderBy('favorite.created_at', 'desc')
    .orderBy('shop_id')
    .execute()
  const shown = rows.slice(offset, offset + limit).map(({ shop_id }) => shop_id)
  return { status: 200, body: { data: await cardsOf(call, shown), total: rows.length } }
}
