import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { useMigratedDatabase } from '../../../test/database.ts'

const database = useMigratedDatabase()

const row = async (query: RawBuilder<unknown>) => (await query.execute(database.db)).rows[0]

test.each([
  [
    'letter',
    sql`insert into letter (id, dedupe_id, recipient, locale, subject, text, html, useful_until)
        values ('1', 'd', 'hana@example.com', 'ja', 's', 't', 'h', now()) on conflict (dedupe_id) do nothing`,
    sql`update letter set attempts = attempts + 1 where id in (select id from letter for update skip locked)`,
    sql`select attempts, next_try_at = created_at as due from email`,
    { attempts: 1, due: true },
  ],
  [
    'flood_counter',
    sql`insert into flood_counter (scope, key, hits) values ('s', 'k', '{}') on conflict (scope, key) do nothing`,
    sql`update flood_counter set hits = array[timestamptz '2026-01-01'] where scope = 's'`,
    sql`select cardinality(hits) as hits from attempt_counter`,
    { hits: 1 },
  ],
  [
    'operator_act',
    sql`insert into operator_act (code_number, by, status, answer, request_id) values ('c', 'mika', 'cancelled', 'DONE', 'r')`,
    sql`select by, answer from operator_act`,
    sql`select id, actor, result from operator_audit`,
    { id: 1, actor: 'mika', result: 'DONE' },
  ],
  [
    'wish',
    sql`insert into wish (type, content, locale, email) values ('wish', 'more tea', 'en', 'hana@example.com')`,
    sql`update wish set email = null where email = 'hana@example.com'`,
    sql`select id, content, email from feedback`,
    { id: 1, content: 'more tea', email: null },
  ],
  [
    'shop_gone',
    sql`insert into shop_gone (shop_id) values ('s') on conflict (shop_id) do update set changed = pg_current_xact_id()`,
    sql`select changed from shop_gone order by changed, shop_id`,
    sql`select shop_id from deleted_shop`,
    { shop_id: 's' },
  ],
] as const)('The version before reads and writes %s', async (_table, write, use, read, expected) => {
  await write.execute(database.db)
  await use.execute(database.db)
  expect(await row(read)).toStrictEqual(expected)
})
