import { sql } from 'kysely'
import type { Handler } from '../../contract/handler.ts'
import { FEWEST_BOOKED_MEMBERS, shopRank } from '../catalogue/booked-members.ts'
import { cardsOf } from '../catalogue/cards.ts'
import { popularShops } from '../search/popular-shops.ts'

const USUAL_LIMIT = 20

/** Lists the shops that most members booked; where those are too few, the most popular ones follow. Reads in the order of an index, whose condition stands here. */
export const listHottestBooked: Handler<'listHottestBooked'> = async (call) => {
  const { limit = USUAL_LIMIT, country } = call.query
  const popular = await popularShops(call.context)
  let mostBooked = call.context.db
    .selectFrom('shop')
    .select('id')
    .where(sql<boolean>`active and booked_members >= ${sql.lit(FEWEST_BOOKED_MEMBERS)}`)
    .orderBy('booked_members', 'desc')
    .orderBy(shopRank, 'desc')
    .orderBy('id')
    .limit(limit)
  if (country !== undefined) mostBooked = mostBooked.where('country', '=', country)
  const booked = await mostBooked.execute()
  const countries = country === undefined ? [] : [country]
  const ids = new Set(booked.map(({ id }) => id))
  for (const id of ids.size < limit ? popular.first({ countries }, { limit }) : []) if (ids.size < limit) ids.add(id)
  const data = await cardsOf(call, [...ids], popular)
  return { status: 200, body: { data, total: data.length } }
}
