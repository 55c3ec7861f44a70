import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDb, type Db } from '../../src/db/connection.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { atGate } from './gate.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'migrated')
  db = createDb(database.url)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('A gate is gone after work that failed, so the next one at the same table can be built', async () => {
  const fails = async () => {
    throw new Error('The work failed')
  }
  const place = { table: 'hold', moment: 'write', deed: 'insert' } as const
  await expect(atGate(db, place, fails)).rejects.toThrow('The work failed')
  await expect(atGate(db, place, async () => {})).resolves.toBeUndefined()
})
