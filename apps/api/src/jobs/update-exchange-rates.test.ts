import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { insertReferenceData, setClock } from '../testing/shop.ts'
import { startEachTestAnew } from '../testing/start-each-test-anew.ts'
import { startScheduler } from './scheduler.ts'
import { updateExchangeRates } from './update-exchange-rates.ts'

const BEFORE = ['JPY 150 2026-11-20', 'KRW 1400 2026-11-20', 'TWD 32 2026-11-20']
const CURRENT_RATES =
  'JPY 150 of 2026-11-20T00:00:00Z, KRW 1400 of 2026-11-20T00:00:00Z, TWD 32 of 2026-11-20T00:00:00Z'

let api: TestApi
let source: Server
let answer: RequestListener
let requests = 0
const logged: string[] = []

beforeAll(async () => {
  source = createServer((request, response) => {
    requests += 1
    answer(request, response)
  })
  await new Promise<void>((listening) => source.listen(0, '127.0.0.1', listening))
  const { port } = source.address() as AddressInfo
  api = await startTestApi({
    env: { EXCHANGE_RATES_URL: `http://127.0.0.1:${port}/latest?app_id=secret` },
    context: ({ log }) => ({
      log: { ...log, warn: (...args: unknown[]) => void logged.push(JSON.stringify(args)) },
    }),
  })
  await insertReferenceData(api.db)
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await setClock(api, '2026-11-21T12:00:00Z')
  await api.db.deleteFrom('exchange_rate').execute()
  const at = '2026-11-20T00:00:00Z'
  await api.db
    .insertInto('exchange_rate')
    .values([
      { currency: 'JPY', per_usd: '150', at },
      { currency: 'TWD', per_usd: '32', at },
      { currency: 'KRW', per_usd: '1400', at },
    ])
    .execute()
  logged.length = 0
  requests = 0
})
afterAll(() => void source.close())

const json =
  (content: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
const usd = (rates: Record<string, number>, date = '2026-11-21') => ({ base: 'USD', date, rates })
const stored = async () => {
  const rows = await api.db.selectFrom('exchange_rate').selectAll().orderBy('currency').execute()
  return rows.map(({ currency, per_usd, at }) => `${currency} ${per_usd} ${new Date(at).toISOString().slice(0, 10)}`)
}

test('The rates of the source are taken with their time', async () => {
  answer = json(usd({ JPY: 151.5, KRW: 1410, TWD: 32.1, EUR: 0.9 }))
  await updateExchangeRates(api.context)
  expect(await stored()).toEqual(['JPY 151.5 2026-11-21', 'KRW 1410 2026-11-21', 'TWD 32.1 2026-11-21'])
  expect(logged).toEqual([])
})

test.each<[string, RequestListener, string]>([
  ['is down', (request) => request.socket.destroy(), 'It did not answer'],
  ['answers 500', json({}, 500), 'It answered 500'],
  ['wants another key', json({}, 401), 'It answered 401'],
  ['moved', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(), 'It answered 302'],
  ['answers a page', (_, response) => response.end('<html>'), 'It answered something other than JSON'],
  [
    'answers half',
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"b'),
    'It is no JSON',
  ],
  ['says nothing of use', json({ base: 'USD', rates: {} }), 'It has no rate for JPY, KRW, TWD'],
  ['says zero', json(usd({ JPY: 0, KRW: 1410 })), 'The rate of JPY is no positive number'],
  [
    'jumps',
    json(usd({ JPY: 15.15, KRW: 1410 })),
    'JPY would go from 150 to 15.15, by −89.9 %; plausible is +10 % or −9.09 % at most',
  ],
])('A source that %s changes nothing, and the log says what stands', async (_, listener, reason) => {
  answer = listener
  await updateExchangeRates(api.context)
  expect(await stored()).toEqual(BEFORE)
  expect(logged).toEqual([expect.stringContaining(`were not taken: ${reason}`)])
  expect(logged[0]).toContain(CURRENT_RATES)
  expect(logged[0]).not.toContain('secret')
})

test('A currency that the source lacks stays, and the log names it', async () => {
  answer = json(usd({ JPY: 151, KRW: 1410 }))
  await updateExchangeRates(api.context)
  expect(await stored()).toEqual(['JPY 151 2026-11-21', 'KRW 1410 2026-11-21', 'TWD 32 2026-11-20'])
  expect(logged).toEqual([expect.stringContaining('EXCHANGE_RATES_URL has no rate for TWD')])
})

test('A rate that was set after those of the source stays', async () => {
  answer = json(usd({ JPY: 151, KRW: 1410, TWD: 32 }, '2026-11-19'))
  await updateExchangeRates(api.context)
  expect(await stored()).toEqual(BEFORE)
})

test('Of all processes one asks, once an hour, and none without EXCHANGE_RATES_URL', async () => {
  answer = json(usd({ JPY: 151, KRW: 1410, TWD: 32 }))
  const off = { ...api.context, config: { ...api.context.config, exchangeRatesUrl: null } }
  await startScheduler(off).stop()
  expect(requests).toBe(0)
  const processes = [startScheduler(api.context), startScheduler(api.context)]
  await Promise.all(processes.map(({ stop }) => stop()))
  expect([requests, (await stored())[0]]).toEqual([1, 'JPY 151 2026-11-21'])
  await api.clock({ advanceMs: 3_600_000 })
  await startScheduler(api.context).stop()
  expect(requests).toBe(2)
})
