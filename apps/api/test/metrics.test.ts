import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hold } from '../src/testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../src/testing/shop.ts'
import { startTestApi, type TestApi, type TestOptions } from './harness.ts'

const METRICS_KEY = 'a-key-for-metrics-in-tests'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { METRICS_KEY, RATE_LIMITS: 'on' } })
  await insertReferenceData(api.db)
  await openShop(api.db, {})
  await setClock(api, '2026-11-20T00:00:00Z')
})
afterAll(() => api.close())

const read = async () => {
  const { body } = await api.call<string>('GET', '/metrics', { token: METRICS_KEY })
  return body
}
/** The value of a metric with its labels. */
const shown = (exposed: string, series: string) =>
  exposed
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1)

test('Metrics count requests, holds, refusals and queues, by routes and classes and never by address', async () => {
  await hold(api)
  await api.call('GET', '/api/v1/shops/some-secret-id')
  const wish = { body: {} }
  for (let count = 0; count < 32; count++) await api.call('POST', '/api/v1/google-sheet', wish)
  const text = await read()
  expect({
    held: shown(text, 'yoyaku_request_duration_seconds_count{operation="createHold",method="POST",status="2xx"}'),
    missed: shown(text, 'yoyaku_request_duration_seconds_count{operation="getShop",method="GET",status="4xx"}'),
    holds: shown(text, 'yoyaku_bookings_total{kind="hold"}'),
    refused: Number(shown(text, 'yoyaku_rate_limited_total{class="wish"}')) > 0,
    sockets: shown(text, 'yoyaku_sockets{state="open"}'),
    most: shown(text, 'yoyaku_pool_connections{state="most"}'),
    emails: shown(text, 'yoyaku_waiting{queue="emails"}'),
  }).toStrictEqual({ held: '1', missed: '1', holds: '1', refused: true, sockets: '0', most: '10', emails: '0' })
  expect(text).not.toContain('some-secret-id')
})

test('yoyaku_failing is 1 for what /readyz names, and 0 for the rest', async () => {
  const deaf = await startTestApi({
    context: ({ bus }) => ({ bus: { ...bus, state: () => ({ over: 'database', hears: false }) } }),
  })
  onTestFinished(() => deaf.close())
  const { body } = await deaf.call<string>('GET', '/metrics')
  const parts = [...body.matchAll(/^yoyaku_failing\{part="(\w+)"\} (\d)$/gm)].map(([, part, value]) => [part, value])
  expect(parts).toStrictEqual(
    ['stopping', 'load', 'database', 'migrations', 'writes', 'bus', 'index'].map((part) => [
      part,
      part === 'bus' ? '1' : '0',
    ]),
  )
})

test('The age of the last backup is that of the newest one, and of the database while there was none', async () => {
  const started = await startTestApi()
  onTestFinished(() => started.close())
  const age = async () => {
    const { body } = await started.call<string>('GET', '/metrics')
    return Number(shown(body, 'yoyaku_age_seconds{what="last backup"}'))
  }
  await sql`update kysely_migration set timestamp = to_char(app_now() - interval '3 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.execute(
    started.db,
  )
  expect(await age()).toBeCloseTo(3 * 86_400, -2)
  await sql`insert into backup values (app_now() - interval '2 hours'), (app_now() - interval '26 hours')`.execute(
    started.db,
  )
  expect(await age()).toBeCloseTo(7200, -2)
})

test('Metrics of a process that did nothing yet have each known series at 0, name the code, and tell the age of mail and rates', async () => {
  const started = await startTestApi()
  onTestFinished(() => started.close())
  await insertReferenceData(started.db)
  const { body: text } = await started.call<string>('GET', '/metrics')
  const series = [
    ...['hold', 'reservation', 'reschedule', 'cancellation'].map((kind) => `yoyaku_bookings_total{kind="${kind}"}`),
    ...['sent', 'later', 'given up'].map((outcome) => `yoyaku_emails_total{outcome="${outcome}"}`),
    ...['wish', 'operator', 'sign-in'].map((name) => `yoyaku_rate_limited_total{class="${name}"}`),
    'yoyaku_age_seconds{what="oldest waiting email"}',
  ]
  expect(series.map((name) => [name, shown(text, name)])).toStrictEqual(series.map((name) => [name, '0']))
  expect(Number(shown(text, 'yoyaku_age_seconds{what="exchange rates"}'))).toBeGreaterThan(0)
  expect(text).toMatch(/^yoyaku_build_info\{version="\d+\.\d+\.\d+",commit="\w*",node="v\d+\.\d+\.\d+"\} 1$/m)
  const { body: ready } = await started.call('GET', '/readyz')
  expect(ready.version).toMatch(/^\d+\.\d+\.\d+$/)
})

describe('GET /metrics', () => {
  const status = async (options: TestOptions, headers: Record<string, string> = {}) => {
    const started = await startTestApi(options)
    onTestFinished(() => started.close())
    return (await started.call('GET', '/metrics', { headers })).status
  }
  const key = (value: string) => ({ authorization: `Bearer ${value}` })
  const env = { METRICS_KEY }
  const production = {
    NODE_ENV: 'production',
    TOKEN_SECRET: 'Yb3xQmVf0rT9uKpZ8wLh2sNc5dJg7aEe',
    OTP_PEPPER: 'kW4tZ7qRj1nXv6mHs0bGy3cFp9dLu2aE',
    SMTP_URL: 'none',
    RATE_LIMITS: 'on',
  }
  test.each<[string, TestOptions, Record<string, string>, number]>([
    ['is 200 for this machine without a key', {}, {}, 200],
    ['is 404 for a client behind a proxy on this machine', {}, { 'x-forwarded-for': '203.0.113.1' }, 404],
    [
      'is 404 for a client behind a trusted proxy',
      { env: { TRUSTED_PROXIES: '127.0.0.1' } },
      { 'x-forwarded-for': '203.0.113.1' },
      404,
    ],
    ['is 404 without the configured key', { env }, {}, 404],
    ['is 404 with another key', { env }, key('another-key-of-some-length'), 404],
    ['is 200 with the key', { env }, key(METRICS_KEY), 200],
    ['is 404 in production without a key', { env: production }, {}, 404],
  ])('%s', async (_who, options, headers, expected) => {
    expect(await status(options, headers)).toBe(expected)
  })
})

describe('GET /readyz is 503 where', () => {
  const ready = async (started: TestApi) => {
    const { status, body } = await started.call('GET', '/readyz')
    return [status, body.failing ?? body.status]
  }
  test('a table of the next version is missing', async () => {
    const started = await startTestApi()
    onTestFinished(() => started.close())
    expect(await ready(started)).toStrictEqual([200, 'ready'])
    await sql`delete from kysely_migration where name = '001-schema'`.execute(started.db)
    await expect.poll(() => ready(started), { timeout: 10_000 }).toStrictEqual([503, ['migrations']])
  })
  test('the process is ending: it still answers, and keeps no connection', async () => {
    let stopping = false
    const started = await startTestApi({ isStopping: () => stopping })
    onTestFinished(() => started.close())
    stopping = true
    expect(await ready(started)).toStrictEqual([503, ['stopping']])
    expect(await started.call('GET', '/api/v1/cities')).toMatchObject({ status: 200, headers: { connection: 'close' } })
  })
  test('the bus is down, the index cannot be read, or the database is gone', async () => {
    const deaf = await startTestApi({
      context: ({ bus }) => ({ bus: { ...bus, state: () => ({ over: 'database', hears: false }) } }),
    })
    onTestFinished(() => deaf.close())
    expect(await ready(deaf)).toStrictEqual([503, ['bus']])
    await sql`alter table shop_search rename to hidden`.execute(deaf.db)
    await expect.poll(() => ready(deaf), { timeout: 10_000 }).toStrictEqual([503, ['index', 'bus']])
    await sql`alter table kysely_migration rename to also_hidden`.execute(deaf.db)
    expect(await ready(deaf)).toStrictEqual([503, ['database', 'bus']])
  })
})
