import { type Handler, memberOf } from '../contract/handler.ts'
import { cardsOf } from '../shops/cards.ts'
import { pageOf } from '../shops/paging.ts'

/** Newest first. A shop that is not offered any more is kept but not shown. */
export const listFavorites: Handler<'listFavorites'> = async (call) => {
  const { limit, offset } = pageOf(call.query)
  const kept = call.world.db
    .selectFrom('favorite')
    .innerJoin('shop', 'shop.id', 'favorite.shop_id')
    .where('member_id', '=', memberOf(call).userId)
    .where('shop.active', '=', true)
  const [rows, { total }] = await Promise.all([
    kept
      .select('shop_id')
      .orderBy('favorite.created_at', 'desc')
      .orderBy('shop_id')
      .limit(limit)
      .offset(offset)
      .execute(),
    kept.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const data = await cardsOf(
    call,
    rows.map(({ shop_id }) => shop_id),
  )
  return { status: 200, body: { data, total } }
}
