import { sql } from 'kysely'
import type { Handler } from '../contract/handler.ts'
import type { Db } from '../db/connection.ts'
import { cardsOf } from './cards.ts'
import { mostPopular } from './search/find.ts'
import { freshLook } from './search/freshness.ts'

const USUAL_LIMIT = 20

/** Those that were booked, most often first; where they are too few, the popular ones follow. */
export const listHottestBooked: Handler<'listHottestBooked'> = async (call) => {
  const { db } = call.world
  const limit = call.query.limit ?? USUAL_LIMIT
  const [look, booked] = await Promise.all([freshLook(db), mostBooked(db, limit)])
  const { index } = look
  const popular = mostPopular(index, index.live(), { limit })
  const ids = [...new Set([...booked, ...popular])].slice(0, limit)
  const data = await cardsOf(call, ids, { look })
  return { status: 200, body: { data, total: data.length } }
}

async function mostBooked(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select shop_id as id from reservation join shop on shop.id = shop_id and shop.active
    where status in ('confirmed', 'completed') and reservation.created_at > app_now() - interval '30 days'
    group by shop_id order by count(*) desc, shop_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
