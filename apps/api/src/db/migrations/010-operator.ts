import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What operators asked for, done or refused. No words that say something of a member: those are forgotten with them. */
const statements = [
  `create table operator_act (id bigint generated always as identity primary key, code_number text not null, at timestamptz not null default app_now(),
     by text, status text not null, answer text not null, request_id text not null)`,
  'create index operator_act_by_code on operator_act (code_number, id desc)',
]

export const operator: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
