import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'

/** `NOT_ALLOWED`: the name of several. */
type Found = { id: string } | { id: undefined; code: 'UNKNOWN' | 'NOT_ALLOWED' }

/** The id of the staff member or thing with this id, or of the only one offered with this name in some language. */
export async function findBookable(db: Db | Trx, shopId: string, idOrName: string): Promise<Found> {
  const { rows } = await sql<{ id: string; isId: boolean }>`
    select id, id = ${idOrName} as "isId" from bookable
     where shop_id = ${shopId} and (id = ${idOrName} or active and exists (
       select from jsonb_each_text(name) as text (language, words) where lower(words) = lower(${idOrName})))
     order by 2 desc limit 2`.execute(db)
  const [first, second] = rows
  if (first === undefined) return { id: undefined, code: 'UNKNOWN' }
  return first.isId || second === undefined ? { id: first.id } : { id: undefined, code: 'NOT_ALLOWED' }
}
