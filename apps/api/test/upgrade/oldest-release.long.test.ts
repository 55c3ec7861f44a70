import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Schemas } from '../../src/contract/types.ts'
import { migrations } from '../../src/db/migrate/migrations.ts'
import { BASE, hold, overlaps, readHold, reserve } from '../../src/testing/booking.ts'
import { childEnv } from '../child-env.ts'
import { createTestDatabase } from '../database.ts'
import { startTestApi, type TestApi } from '../harness.ts'
import oldest from './oldest-release.json' with { type: 'json' }

const MIGRATIONS_OF_OLDEST = 4
/** Two minutes after the last request to the oldest release: what it held is still held. */
const NOW = '2026-11-26T11:19:00Z'
/**
 * What says the same in another way since then: pictures are drawn anew, ratings that no guest gave are not shown, and the text of the
 * policy speaks of a late fee.
 */
const SAID_OTHERWISE = ['url', 'rating', 'ratingCount', 'text']
const migrateCommand = fileURLToPath(new URL('../../cli/migrate/main.ts', import.meta.url))

let database: Awaited<ReturnType<typeof createTestDatabase>>
let api: TestApi
let migrated: string
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'empty')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(await readFile(new URL('oldest-release.sql', import.meta.url), 'utf8'))
  await client.end()
  const env = { ...childEnv, DATABASE_URL: database.url }
  migrated = (await promisify(execFile)(process.execPath, [migrateCommand], { env })).stdout
  api = await startTestApi({ databaseUrl: database.url, env: { TOKEN_SECRET: oldest.tokenSecret } })
  await api.clock({ offsetMs: Date.parse(NOW) - Date.now() })
}, 60_000)
afterAll(async () => {
  await api?.close()
  await database.drop()
})

/** By the refresh token that the oldest release gave her. */
let session: Promise<string> | undefined
const tokenOfHana = (): Promise<string> => {
  session ??= api
    .call<{ data: Schemas['Session'] }>('POST', '/api/v1/user/auth/refresh-token', {
      body: { refreshToken: oldest.refreshToken },
    })
    .then(({ body }) => body.data.accessToken)
  return session
}

/** What a member may do with a reservation besides: the oldest release had no answer to it. */
const isNewAction = (value: unknown) =>
  typeof value === 'object' && value !== null && 'action' in value && value.action === 'reschedule'

/** Without what is said otherwise now, and instants as the same moment in one zone. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isNewAction(one)).map(comparable)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return Date.parse(value)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([key]) => !SAID_OTHERWISE.includes(key))
  return Object.fromEntries(entries.map(([key, one]) => [key, comparable(one)]))
}

test('npm run migrate applies to the database of the oldest release each migration that it lacks', () => {
  const applied = [...migrated.matchAll(/^Applied (\S+)$/gm)].map(([, name]) => name)
  expect(applied).toStrictEqual(Object.keys(migrations).sort().slice(MIGRATIONS_OF_OLDEST))
})

test.each(Object.entries(oldest.answers))(
  '%s of the upgraded database is what the oldest release answered',
  async (url, answer) => {
    const { status, body } = await api.call('GET', url, { currency: 'JPY' })
    expect(status).toBe(200)
    expect(comparable(body)).toMatchObject(comparable(answer) as object)
  },
)

test.each(Object.entries(oldest.own))(
  '%s of a member who stays signed in is what the oldest release answered',
  async (url, answer) => {
    const { status, body } = await api.call('GET', url, { currency: 'JPY', token: await tokenOfHana() })
    expect(status).toBe(200)
    expect(comparable(body)).toMatchObject(comparable(answer) as object)
  },
)

/** Three rooms, of which the oldest release reserved one at this time. */
const taken = {
  shopId: oldest.hold.draft.shopId,
  appointmentServiceId: oldest.hold.draft.appointmentServiceId,
  reservationDate: '2026-11-28',
  reservationTime: '09:00',
}

test('A time that the oldest release held can be reserved, and nobody else gets what it reserved', async () => {
  const { status, body } = await readHold(api, oldest.hold as unknown as Schemas['Hold'], { currency: 'JPY' })
  expect([status, comparable(body.data)]).toMatchObject([200, comparable(oldest.hold)])
  const [terms, reminders] = [oldest.reserve.body.agreedTermsVersion, oldest.reserve.body.remindersConfirmed]
  const reserved = await reserve(
    api,
    { ...body.data, holdToken: oldest.hold.holdToken },
    { token: await tokenOfHana(), currency: 'JPY' },
    { agreedTermsVersion: terms, remindersConfirmed: reminders },
  )
  expect(reserved.status).toBe(201)

  const others = []
  for (const _ of [1, 2, 3]) others.push((await hold(api, taken)).status)
  expect(others).toEqual([201, 201, 409])
  expect(await overlaps(api)).toBe(0)
})

test('What the oldest release reserved can be cancelled, and its time is free again', async () => {
  const { codeNumber, version } = oldest.own['/api/v1/user/reservation'].data[0] ?? { codeNumber: '', version: 0 }
  const { status, body } = await api.call<{ data: Schemas['Reservation'] }>('POST', `${BASE}/${codeNumber}/cancel`, {
    token: await tokenOfHana(),
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { reasonCode: 'budget', version },
  })
  expect([status, body.data.status]).toEqual([200, 'cancelled'])
  expect((await hold(api, taken)).status).toBe(201)
})
