import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Extras decide what a service costs and how long it takes: whoever keeps an offer in memory has to hear of them too. */
const statements = ['attach', 'service_attach'].flatMap((table) =>
  ['insert', 'update', 'delete'].map(
    (event) => `create trigger ${table}_${event} after ${event} on ${table}
      referencing ${event === 'delete' ? 'old' : 'new'} table as touched
      for each statement execute function note_changed_shops('shop_id')`,
  ),
)

export const extras: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
