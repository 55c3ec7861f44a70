import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** So that what is worn out is found every hour without reading all that is not. */
const statements = [
  'create index letter_by_age on letter (created_at)',
  'create index session_by_end on session (least(ended_at, ends_at))',
]

export const wornOut: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
