import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { COUNTRIES } from '../index/shop-grams.ts'
import type { Named } from './term.ts'

/** What the catalogue calls its categories, cities and countries. */
export async function namesOfAll(db: Db): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select 'category' as kind, id, name from category union all select 'city', id, name from city
    order by kind, id`.execute(db)
  const countries = Object.entries(COUNTRIES).map(([id, name]): Named => ({ kind: 'country', id, name }))
  return [...rows, ...countries]
}
