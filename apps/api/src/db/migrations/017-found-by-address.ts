import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Shops are found by their address too: who lives in Shibuya looks for Shibuya. */
const statements = [
  'drop trigger shop_words on shop',
  `create trigger shop_words after update of name, brand_id, city_id, address on shop
     for each row execute function forget_grams_of('id')`,
  "update shop_search set grams = '' where grams <> ''",
]

export const foundByAddress: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
