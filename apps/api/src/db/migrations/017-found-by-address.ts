import { type Kysely, sql } from 'kysely'
import type { Step } from '../step.ts'

/** Shops are found by their address too: who lives in Shibuya looks for Shibuya. */
const statements = [
  // Replaced, for to drop it would wait for all who read shops, and keep others from them meanwhile.
  `create or replace trigger shop_words after update of name, brand_id, city_id, address on shop
     for each row execute function forget_grams_of('id')`,
  // Locks these rows and nothing else: nobody who reads waits, only who renames a shop or writes its grams, for as long as this takes.
  "update shop_search set grams = '' where grams <> ''",
]

export const foundByAddress: Step = {
  inPieces: true,
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
