import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Schemas } from '../../src/contract/types.ts'
import { createDb } from '../../src/db/connection.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { migrations } from '../../src/db/migrate/migrations.ts'
import { hold, overlaps } from '../../src/testing/booking.ts'
import { childEnv } from '../child-env.ts'
import { createTestDatabase } from '../database.ts'
import { startTestApi, type TestApi } from '../harness.ts'

const FIRST = '001-schema'
const OPERATOR_KEY = 'the-key-of-the-operators'
const RESERVED = '/api/v1/operator/reservations/XPENB8SC'
const CANCELED = '/api/v1/operator/reservations/VVXK6KQ8'
const migrateCommand = fileURLToPath(new URL('../../cli/migrate/main.ts', import.meta.url))

let database: Awaited<ReturnType<typeof createTestDatabase>>
let api: TestApi
let output: string
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'empty')
  await migrate(database.url, Object.fromEntries(Object.entries(migrations).filter(([name]) => name === FIRST)))
  const db = createDb(database.url)
  await sql.raw(await readFile(new URL('first-schema.sql', import.meta.url), 'utf8')).execute(db)
  await db.destroy()
  output = (
    await promisify(execFile)(process.execPath, [migrateCommand], { env: { ...childEnv, DATABASE_URL: database.url } })
  ).stdout
  api = await startTestApi({ databaseUrl: database.url, env: { OPERATOR_KEY } })
  await api.clock({ offsetMs: Date.parse('2026-11-20T00:02:00Z') - Date.now() })
}, 60_000)
afterAll(async () => {
  await api?.close()
  await database.drop()
})

const operator = async (url: string) => {
  const { status, body } = await api.call<{ data: { reservation: Schemas['Reservation'] } }>('GET', url, {
    token: OPERATOR_KEY,
  })
  return [status, body.data?.reservation.status, body.data?.reservation.startAt]
}

test('npm run migrate applies to a database of the first schema each later migration', () => {
  const applied = [...output.matchAll(/^Applied (\S+)$/gm)].map(([, name]) => name)
  expect(applied).toStrictEqual(
    Object.keys(migrations)
      .filter((name) => name !== FIRST)
      .sort(),
  )
})

test('Reservations of the first schema are read as they were', async () => {
  expect(await operator(RESERVED)).toEqual([200, 'confirmed', '2026-11-24T03:00:00Z'])
  expect((await operator(CANCELED)).slice(0, 2)).toEqual([200, 'cancelled'])
})

test('A reservation of the first schema keeps its time until it is canceled', async () => {
  const taken = { reservationDate: '2026-11-24', reservationTime: '12:00' }
  expect((await hold(api, taken)).status).toBe(409)
  const { status } = await api.call('PUT', `${RESERVED}/status`, {
    token: OPERATOR_KEY,
    body: { status: 'cancelled', version: 1 },
  })
  expect(status).toBe(200)
  expect((await hold(api, taken)).status).toBe(201)
  expect(await overlaps(api)).toBe(0)
})

test('A hold of the first schema keeps its time until it expires', async () => {
  const held = { reservationDate: '2026-11-26', reservationTime: '12:00' }
  expect((await hold(api, held)).status).toBe(409)
  await api.clock({ advanceMs: 20 * 60_000 })
  expect((await hold(api, held)).status).toBe(201)
})
