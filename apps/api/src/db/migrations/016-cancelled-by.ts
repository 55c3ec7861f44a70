import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who cancelled: what operators did until now stands in their record, the rest were members. */
const statements = [
  "alter table reservation add column cancelled_by text check (cancelled_by in ('member', 'shop'))",
  `update reservation set cancelled_by = case when exists (
       select from operator_act act
        where act.code_number = reservation.code_number and act.status = 'cancelled' and act.answer = 'DONE')
     then 'shop' else 'member' end
   where status = 'cancelled'`,
]

export const cancelledBy: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
