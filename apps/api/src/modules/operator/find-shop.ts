import { sql } from 'kysely'
import { type Failure, refuse } from '../../contract/failure.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { didYouMean, withHint } from '../../lib/did-you-mean.ts'
import { inLanguage, type Text } from '../../lib/localized-text.ts'

const MOST_COMPARED = 5000

/** Also of a shop that is not shown any more. */
export const findShop = (db: Db | Trx, id: string): Promise<{ time_zone: string } | undefined> =>
  db.selectFrom('shop').select('time_zone').where('id', '=', id).executeTakeFirst()

/** What an unknown shop is answered: `No shop has the id tsuchi. Did you mean tsuchi-kamakura (Tsuchi Kamakura)?` */
export async function suggestShop(db: Db | Trx, typed: string): Promise<string> {
  const { rows } = await sql<{ id: string; name: Text }>`
    select id, name from shop
     order by position(lower(${typed}) in lower(id || ' ' || name::text)) > 0 desc, abs(length(id) - length(${typed})), id
     limit ${MOST_COMPARED}`.execute(db)
  const labels = new Map(
    rows.flatMap(({ id, name }) =>
      [id, ...Object.values(name)].map((one) => [one, `${id} (${inLanguage('en', name)})`]),
    ),
  )
  const hint = didYouMean(typed, labels.keys(), (name) => labels.get(name) ?? name)
  return withHint(`No shop has the id ${typed}`, hint)
}

export const unknownShop = async (db: Db | Trx, typed: string): Promise<Failure<404>> =>
  refuse(404, 'NOT_FOUND', await suggestShop(db, typed))
