import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** From where a visitor holds, so that one address cannot keep every slot of a shop from others. */
const statements = [
  // A keyed hash of the address, while somebody unknown holds; never the address.
  'alter table hold add column address_hash text',
  "create index hold_live_by_address on hold (address_hash) where state = 'live' and member_id is null",
]

export const holdAddress: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
