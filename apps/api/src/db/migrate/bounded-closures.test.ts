import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { createDb, type Db } from '../connection.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

let database: TestDatabase
let db: Db
beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'empty')
  db = createDb(database.url)
  const steps = Object.entries(migrations).filter(([name]) => !name.startsWith('061'))
  await migrate(database.url, Object.fromEntries(steps))
  await insertReferenceData(db)
  await openShop(db)
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const insert = (id: string, from: string | null, to: string | null) =>
  sql`insert into closure (shop_id, id, during) values ('shop', ${id}, tstzrange(${from}::timestamptz, ${to}::timestamptz))`.execute(
    db,
  )

test('Closures without a beginning or an end become long ones, and no statement writes another', async () => {
  await insert('both', '2026-12-01Z', '2026-12-02Z')
  await insert('no-end', '2026-12-01Z', null)
  await insert('endless', '2026-12-02Z', 'infinity')
  await insert('no-beginning', null, '2026-12-01Z')
  await insert('always', null, null)
  await migrate(database.url)
  const { rows } = await sql`
    select id, lower(during) as "from", upper(during) as "to" from closure order by id`.execute(db)
  expect(rows).toEqual([
    { id: 'always', from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' },
    { id: 'both', from: '2026-12-01T00:00:00Z', to: '2026-12-02T00:00:00Z' },
    { id: 'endless', from: '2026-12-02T00:00:00Z', to: '2100-01-01T00:00:00Z' },
    { id: 'no-beginning', from: '2000-01-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
    { id: 'no-end', from: '2026-12-01T00:00:00Z', to: '2100-01-01T00:00:00Z' },
  ])
  for (const [from, to] of [
    [null, '2026-12-01Z'],
    ['2026-12-01Z', null],
    ['2026-12-01Z', 'infinity'],
    ['-infinity', '2026-12-01Z'],
  ] as const)
    await expect(insert('more', from, to)).rejects.toThrow('closure_has_beginning_and_end')
})
