import { type Handler, memberOf } from '../../contract/handler.ts'
import { countAll, pageOf, pageWithCounts } from '../../db/paging.ts'
import { cardsOf } from '../catalogue/cards.ts'

/** Newest first. A shop that is not offered any more is kept but not shown. */
export const listFavorites: Handler<'listFavorites'> = async (call) => {
  const { limit, offset } = pageOf(call.query)
  const { shopId } = call.query
  const favorites = call.context.db
    .selectFrom('favorite')
    .innerJoin('shop', 'shop.id', 'favorite.shop_id')
    .where('member_id', '=', memberOf(call).userId)
    .where('shop.active', '=', true)
    .$if(shopId !== undefined, (favorites) => favorites.where('shop_id', '=', shopId ?? ''))
    .select('shop_id')
  const page = favorites.orderBy('favorite.created_at', 'desc').orderBy('shop_id').limit(limit).offset(offset)
  const { rows, counts } = await pageWithCounts(call.context.db, page, { total: countAll(favorites) })
  const data = await cardsOf(
    call,
    rows.map(({ shop_id }) => shop_id),
  )
  return { status: 200, body: { data, ...counts } }
}
