import { refuse } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'

const done = { status: 200 as const, body: { data: { success: true } } }

export const addFavorite: Handler<'addFavorite'> = async (call) => {
  const { db } = call.context
  const shop = await db.selectFrom('shop').select('active').where('id', '=', call.params.shopId).executeTakeFirst()
  if (shop === undefined) return refuse(404, 'NOT_FOUND')
  if (!shop.active) return refuse(404, 'NOT_AVAILABLE')
  await db
    .insertInto('favorite')
    .values({ member_id: memberOf(call).userId, shop_id: call.params.shopId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return done
}

export const removeFavorite: Handler<'removeFavorite'> = async (call) => {
  await call.context.db
    .deleteFrom('favorite')
    .where('member_id', '=', memberOf(call).userId)
    .where('shop_id', '=', call.params.shopId)
    .execute()
  return done
}
