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
  await migrate(database.url, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '038')))
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

test('Of closures that were made twice the oldest stays, and all that differ stay', async () => {
  await insertReferenceData(db)
  await openShop(db)
  await sql`
    insert into closure (shop_id, id, bookable_id, during, created_at)
    select 'shop', id, bookable_id, tstzrange(starts::timestamptz, '2026-12-31'), made::timestamptz
      from (values ('c', null, '2026-12-01', '2026-11-01'), ('b', null, '2026-12-01', '2026-11-02'), ('a', null, '2026-12-01', '2026-11-02'),
                   ('d', 'aoi', '2026-12-01', '2026-11-02'), ('e', 'aoi', '2026-12-01', '2026-11-02'), ('f', null, '2026-12-02', '2026-11-02'))
             as one (id, bookable_id, starts, made)`.execute(db)
  await migrate(database.url)
  const left = await db.selectFrom('closure').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(['c', 'd', 'f'])
})
