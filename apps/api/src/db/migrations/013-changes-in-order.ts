import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Changes are read in the order of their transactions, a bounded number at a time, however many one transaction made. */
const statements = ['shop_search', 'shop_gone'].flatMap((table) => [
  `drop index ${table}_changed`,
  `create index ${table}_changed on ${table} (changed, shop_id)`,
])

export const changesInOrder: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
