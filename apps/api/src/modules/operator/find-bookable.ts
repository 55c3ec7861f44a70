import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'
import { didYouMean } from '../../lib/did-you-mean.ts'
import { inLanguage } from '../../lib/localized-text.ts'

/** `NOT_ALLOWED`: the name of several. */
type Found = { id: string; hint: '' } | { id: undefined; code: 'UNKNOWN' | 'NOT_ALLOWED'; hint: string }

/** The id of the staff member or thing with this id, or of the only one offered with this name in some language. */
export async function findBookable(db: Db | Trx, shopId: string, idOrName: string): Promise<Found> {
  const { rows } = await sql<{ id: string; isId: boolean }>`
    select id, id = ${idOrName} as "isId" from bookable
     where shop_id = ${shopId} and (id = ${idOrName} or active and exists (
       select from jsonb_each_text(name) as text (language, words) where lower(words) = lower(${idOrName})))
     order by 2 desc limit 2`.execute(db)
  const [first, second] = rows
  if (first === undefined) return { id: undefined, code: 'UNKNOWN', hint: await suggestBookable(db, shopId, idOrName) }
  return first.isId || second === undefined
    ? { id: first.id, hint: '' }
    : { id: undefined, code: 'NOT_ALLOWED', hint: '' }
}

/** The sentence for a name or an id that the shop has not: names of whom and what it has. */
async function suggestBookable(db: Db | Trx, shopId: string, typed: string): Promise<string> {
  const rows = await db
    .selectFrom('bookable')
    .select(['id', 'name'])
    .where('shop_id', '=', shopId)
    .where('active', '=', true)
    .orderBy('sort')
    .execute()
  const labels = new Map(
    rows.flatMap(({ id, name }) => [...Object.values(name), id].map((one) => [one, inLanguage('en', name)])),
  )
  return didYouMean(typed, labels.keys(), (name) => labels.get(name) ?? name)
}
