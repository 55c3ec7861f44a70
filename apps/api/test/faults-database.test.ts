import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/db/migrate/migrate.ts'
import { createLog } from '../src/observability/log.ts'
import { book, hold } from '../src/testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../src/testing/shop.ts'
import { type Answered, startTestApi, type TestApi } from './harness.ts'
import { type HurtPostgres, startHurtPostgres } from './hurt-postgres.ts'

const WISHES = '/api/v1/google-sheet'
const RECOVERED_MS = 10_000

/** The whole answer to everybody while the database fails. */
const unavailable = {
  status: 503,
  retryAfter: '1',
  body: { code: 'UNAVAILABLE', message: 'Try again', requestId: expect.any(String) },
}
const refusalOf = ({ status, headers, body }: Answered<unknown>) => ({
  status,
  retryAfter: headers['retry-after'],
  body,
})

const wish = (api: TestApi, length = 20) =>
  api.call('POST', WISHES, { body: { type: 'wish', locale: 'en', content: 'x'.repeat(length) } })

async function lay(api: TestApi): Promise<void> {
  await insertReferenceData(api.db)
  await openShop(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
}

describe('A database that dies and comes back', () => {
  let postgres: HurtPostgres
  let api: TestApi
  beforeAll(async () => {
    postgres = await startHurtPostgres()
    await migrate(postgres.url)
    api = await startTestApi({ databaseUrl: postgres.url, logger: createLog('silent'), connectionTimeoutMs: 1000 })
    await lay(api)
  })
  afterAll(async () => {
    await api.close()
    await postgres.remove()
  })

  test('is 503 meanwhile, is there again within ten seconds, and has what was booked', {
    timeout: 60_000,
  }, async () => {
    const { reservation } = await book(api)
    await postgres.killServer()
    const answers = await Promise.all([hold(api), api.call('GET', '/api/v1/shops'), wish(api)])
    for (const answer of answers) expect([unavailable, { status: 200 }, { status: 201 }]).toContainEqual(brief(answer))
    await expect
      .poll(async () => (await hold(api, { reservationTime: '16:00' })).status, { timeout: RECOVERED_MS })
      .toBe(201)
    const { rows } = await sql`select code_number, status from reservation`.execute(api.db)
    expect(rows).toEqual([{ code_number: reservation.codeNumber, status: 'confirmed' }])
  })
})

/** The whole refusal of a failure, the status alone otherwise. */
const brief = (answer: Answered<unknown>) => (answer.status < 500 ? { status: answer.status } : refusalOf(answer))

describe('A lock that another transaction does not release', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ logger: createLog('silent') })
    await lay(api)
  })
  afterAll(() => api.close())

  test('is 503 after three seconds, with nothing half written, and then the same request goes through', async () => {
    const other = new pg.Client({ connectionString: api.databaseUrl })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query('begin; lock table occupancy in access exclusive mode')
    const key = crypto.randomUUID()
    expect(refusalOf(await hold(api, {}, { key }))).toEqual(unavailable)
    await other.query('rollback')
    const { rows } =
      await sql`select (select count(*) from hold) as holds, (select count(*) from idempotency) as keys`.execute(api.db)
    expect(rows).toEqual([{ holds: 0, keys: 0 }])
    expect((await hold(api, {}, { key })).status).toBe(201)
  })
})

describe('A disk', { timeout: 120_000 }, () => {
  // The write-ahead log needs files of 16 MiB; the odd half block makes the last write a short one.
  const FULL = 16 * 1024 * 1024 + 512
  let postgres: HurtPostgres
  let api: TestApi
  beforeAll(async () => {
    postgres = await startHurtPostgres({ longestFile: FULL })
    await migrate(postgres.url)
    api = await startTestApi({ databaseUrl: postgres.url, logger: createLog('silent') })
  })
  afterAll(async () => {
    await api.close()
    await postgres.remove()
  })

  test('that is full is 503, keeps what was confirmed, and stores more once there is room', async () => {
    const fill = sql`insert into feedback (type, content, locale) select 'other', repeat('y', 1900), 'en' from generate_series(1, 100)`
    await expect(
      (async () => {
        for (let batch = 0; batch < 200; batch++) await fill.execute(api.db)
      })(),
    ).rejects.toThrow(/^could not extend file/)
    let storedCount = 0
    let full: Answered<unknown> | null = null
    for (let attempt = 0; attempt < 400 && full === null; attempt++) {
      const answer = await wish(api, 1000)
      if (answer.status < 300) storedCount += 1
      else full = answer
    }
    expect(full && refusalOf(full)).toEqual(unavailable)
    expect((await api.call('GET', '/api/v1/shops')).status).toBe(200)
    const { rows } = await sql`select count(*) from feedback where content like 'x%'`.execute(api.db)
    expect(rows).toEqual([{ count: storedCount }])
    await sql`truncate feedback`.execute(api.db)
    expect((await wish(api)).status).toBeLessThan(300)
  })

  test('whose files cannot be opened is 503, and serves once they can', async () => {
    const { rows } = await sql<{ file: string }>`select pg_relation_filepath('feedback') as file`.execute(api.db)
    const file = join(postgres.dataDir, 'postgres', rows[0]?.file ?? '')
    await chmod(file, 0o000)
    // Connections that have the file open do not notice.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'yoyaku' and pid <> pg_backend_pid()`.execute(
      api.db,
    )
    const strangers = await startTestApi({ databaseUrl: postgres.url, logger: createLog('silent') })
    onTestFinished(() => strangers.close())
    expect(refusalOf(await wish(strangers))).toEqual(unavailable)
    await chmod(file, 0o600)
    expect((await wish(strangers)).status).toBeLessThan(300)
  })
})
