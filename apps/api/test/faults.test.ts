import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { AppContext } from '../src/context.ts'
import type { Handlers } from '../src/contract/handler.ts'
import { createLog } from '../src/observability/log.ts'
import { startTestApi, type TestApi, type TestOptions } from './harness.ts'
import { raw } from './raw.ts'

const PROVIDERS = '/api/v1/user/auth/providers'

describe('A failure of the database:', () => {
  const trouble: string[] = []
  let api: TestApi
  beforeAll(async () => {
    const handlers = listing(({ db }) => sql.raw(trouble.pop() ?? 'select 1').execute(db))
    api = await startTestApi({ handlers, logger: createLog('silent'), maxConnections: 1, connectionTimeoutMs: 1500 })
  })
  afterAll(() => api.close())

  test.each([
    ['a statement without end', 'set local statement_timeout = 50; select pg_sleep(3)'],
    ['a backend that is ended', 'select pg_terminate_backend(pg_backend_pid())'],
    ['a server that goes down', "do $$ begin raise sqlstate '57P01'; end $$"],
    ['a disk that is full', "do $$ begin raise sqlstate '53100'; end $$"],
  ])('%s is 503 with Retry-After, and the next request is served', async (_name, statement) => {
    trouble.push(statement)
    expect(await api.call('GET', PROVIDERS)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { code: 'UNAVAILABLE', message: 'Try again' },
    })
    expect(await api.call('GET', PROVIDERS)).toMatchObject({ status: 200 })
  })

  test('no free connection is 503, not an endless wait', async () => {
    await api.db.connection().execute(async () => {
      expect(await api.call('GET', PROVIDERS)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
      expect(await api.call('GET', '/readyz')).toMatchObject({ status: 503 })
    })
    expect(await api.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  test('a bug is 500 INTERNAL without its cause', async () => {
    const api = await start({ handlers: listing(async () => Promise.reject(new Error('secret inside'))) })
    const { status, body } = await api.call('GET', PROVIDERS)
    expect([status, body]).toStrictEqual([
      500,
      { code: 'INTERNAL', message: 'Something went wrong', requestId: expect.any(String) },
    ])
  })
})

test('The log has the route and the outcome, and never typed texts or tokens', async () => {
  const lines: string[] = []
  const logger = createLog('debug', { write: (line) => void lines.push(line) })
  const refused = sql`insert into member (id, email, first_name, last_name, locale) values (gen_random_uuid()::text, 'canary@example.com', '', '', 'en')`
  const twice = listing(async ({ db }) => {
    await refused.execute(db)
    await refused.execute(db)
  })
  const api = await start({ logger, handlers: twice })
  await api.call('GET', `${PROVIDERS}?keyword=canary`, { token: 'canary', headers: { cookie: 'accessToken=canary' } })
  await api.call('GET', '/api/v1/canary?token=canary')
  await api.call('GET', '/api/v1/%zzcanary')
  logger.warn({ email: 'canary', body: { token: 'canary', phone: 'canary' } }, 'careless')
  expect(lines.filter((line) => line.includes('canary'))).toStrictEqual([])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { err: { code: '23505', constraint: 'member_email_key', message: 'Refused by the database: 23505' } },
    { method: 'GET', route: PROVIDERS, status: 500 },
    { method: 'GET', route: '/api/*', status: 404 },
    { msg: 'careless' },
  ])
})

describe('A raw request:', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.close())

  test.each([
    ['bytes that are not HTTP', 'nonsense\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths for one body',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a line break in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n', 400],
    ['no host', 'GET /api/v1/nothing HTTP/1.1\r\n\r\n', 400],
  ])("%s is refused in the contract's shape", async (_name, bytes, status) => {
    expect(await raw(api, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test.each([
    ['another protocol', 'Connection: Upgrade, close\r\nUpgrade: h2c'],
    ['an expectation', 'Connection: close\r\nExpect: miracles'],
  ])('%s is ignored', async (_name, headers) => {
    expect(await raw(api, `GET ${PROVIDERS} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /)
  })
})

test('A process that cannot keep up sheds newcomers, says that it is not ready, and recovers', async () => {
  let late = true
  const api = await start({ isLate: () => late })
  const statuses = async () => {
    const paths = [PROVIDERS, '/readyz', '/healthz']
    return (await Promise.all(paths.map((path) => api.call('GET', path)))).map(({ status }) => status)
  }
  expect(await statuses()).toStrictEqual([503, 503, 200])
  late = false
  expect(await statuses()).toStrictEqual([200, 200, 200])
})

test('A running request is answered before the server ends', async () => {
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const api = await startTestApi({
    handlers: listing(async () => {
      begun.resolve()
      await finish.promise
    }),
  })
  const answer = fetch(`${await api.url()}${PROVIDERS}`)
  await begun.promise
  const closed = api.close()
  finish.resolve()
  expect((await answer).status).toBe(200)
  await closed
})

describe('Test control', () => {
  test('moves the clock and deletes people, where it is switched on', async () => {
    const api = await start({ env: { TEST_CONTROL: '1' } })
    const hour = 3_600_000
    await api.signIn('somebody@example.com')
    const clock = (body: unknown) => api.call<{ offsetMs: number; now: string }>('POST', '/__test/clock', { body })
    expect((await clock({ offsetMs: hour })).body.offsetMs).toBe(hour)
    const { body } = await clock({ advanceMs: hour })
    expect(body.offsetMs).toBe(2 * hour)
    expect(Math.abs(Date.parse(body.now) - Date.now() - 2 * hour)).toBeLessThan(60_000)
    expect((await clock({ offsetMs: 'soon' })).status).toBe(400)
    await api.call('POST', '/__test/reset')
    expect(await api.db.selectFrom('member').select('id').execute()).toStrictEqual([])
    expect(Math.abs(Date.parse(await api.context.now()) - Date.now())).toBeLessThan(60_000)
  })

  test.each([
    ['passed on for another machine', { 'x-forwarded-for': '203.0.113.7' }],
    ['passed on by a proxy that says so the new way', { forwarded: 'for=203.0.113.7' }],
  ])('is 404 for a request %s, and so is the mailbox', async (_, headers) => {
    const api = await start({ env: { TEST_CONTROL: '1' } })
    await api.signIn('somebody@example.com')
    expect(await api.call('POST', '/__test/reset', { headers })).toMatchObject({ status: 404 })
    expect(await api.call('GET', '/dev/mail.json', { headers })).toMatchObject({ status: 404 })
    expect(await api.db.selectFrom('member').select('id').execute()).toHaveLength(1)
    const local = { 'x-forwarded-for': '127.0.0.1, ::1', 'sec-fetch-site': 'same-origin' }
    expect(await api.call('GET', '/dev/mail.json', { headers: local })).toMatchObject({ status: 200 })
  })

  test('is 404 for a page of another site', async () => {
    const api = await start({ env: { TEST_CONTROL: '1' } })
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect(await api.call('POST', '/__test/reset', { headers })).toMatchObject({ status: 404 })
  })

  test('is 404 where it is switched off', async () => {
    const api = await start()
    expect(await api.call('POST', '/__test/clock', { body: { offsetMs: 1 } })).toMatchObject({ status: 404 })
    expect(await api.call('POST', '/__test/reset')).toMatchObject({ status: 404 })
  })
})

async function start(options: TestOptions = {}): Promise<TestApi> {
  const api = await startTestApi({ logger: createLog('silent'), ...options })
  onTestFinished(() => api.close())
  return api
}

function listing(work: (context: AppContext) => Promise<unknown>): Partial<Handlers> {
  return {
    async listProviders({ context }) {
      await work(context)
      return { status: 200, body: { data: [], total: 0 } }
    },
  }
}
