import { sql } from 'kysely'
import { refuse } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { keepMember, memberDeleted } from '../members/member.ts'

const done = { status: 200 as const, body: { data: { success: true } } }

export const addFavorite: Handler<'addFavorite'> = async (call) => {
  const { db } = call.context
  const { userId } = memberOf(call)
  const shop = await db.selectFrom('shop').select('active').where('id', '=', call.params.shopId).executeTakeFirst()
  if (shop === undefined) return refuse(404, 'NOT_FOUND')
  if (!shop.active) return refuse(404, 'NOT_AVAILABLE')
  const { rows } = await sql`
    with kept as (${keepMember(userId)}),
      added as (insert into favorite (member_id, shop_id) select id, ${call.params.shopId} from kept on conflict do nothing)
    select id from kept`.execute(db)
  return rows.length === 0 ? memberDeleted() : done
}

export const removeFavorite: Handler<'removeFavorite'> = async (call) => {
  await call.context.db
    .deleteFrom('favorite')
    .where('member_id', '=', memberOf(call).userId)
    .where('shop_id', '=', call.params.shopId)
    .execute()
  return done
}
