import { type Handler, memberOf } from '../../contract/handler.ts'
import { pageOf } from '../../db/paging.ts'
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
  const [rows, { total }] = await Promise.all([
    favorites
      .select('shop_id')
      .orderBy('favorite.created_at', 'desc')
      .orderBy('shop_id')
      .limit(limit)
      .offset(offset)
      .execute(),
    favorites.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const data = await cardsOf(
    call,
    rows.map(({ shop_id }) => shop_id),
  )
  return { status: 200, body: { data, total } }
}
