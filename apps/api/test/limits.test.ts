import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { IN_PROCESS } from '../src/config/rate-limit-exemptions.ts'
import { loadContract } from '../src/contract/load.ts'
import { classes, classOf, type LimitClass } from '../src/http/rate-limit/limit-classes.ts'
import { createRequestLimits } from '../src/http/rate-limit/limit-requests.ts'
import { type CallOptions, startTestApi, type TestApi, type TestOptions } from './harness.ts'

const OPERATOR_KEY = 'an-operator-key-for-tests'
const { operations } = loadContract()
const operationOf = (id: string) => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`The contract has no ${id}`)
  return found
}

describe('The rate limit', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ env: { RATE_LIMITS: 'on', OPERATOR_KEY, TRUSTED_PROXIES: '127.0.0.1' } })
  })
  afterAll(() => api.close())

  const wish = { type: 'wish', content: 'More tea', locale: 'en' }
  const asks: [LimitClass, string, string, CallOptions][] = [
    ['hold', 'DELETE', '/api/v1/user/reservation/hold/none', {}],
    ['search log', 'POST', '/api/v1/user/search-shop-log', { body: { keyword: '茶' } }],
    ['wish', 'POST', '/api/v1/google-sheet', { body: wish }],
    ['sign-in', 'POST', '/api/v1/user/auth/login/step2', { body: { challengeId: 'none' } }],
    ['unauthorised', 'GET', '/api/v1/user/me', { token: 'none' }],
    ['unauthorised', 'GET', '/api/v1/operator/reservations', { token: 'not-the-operators-key' }],
  ]
  test.each(asks)('of the class %s holds for %s %s', async (kind, method, url, options) => {
    const from = `203.0.113.${asks.findIndex((one) => one[2] === url)}`
    const ask = (address = from) => api.call(method, url, { ...options, headers: { 'x-forwarded-for': address } })
    // While it asks, time passes, and gives a little back.
    let [requestCount, refused] = [0, await ask()]
    while (refused.status !== 429 && requestCount++ < 2 * classes[kind].max) refused = await ask()
    expect(requestCount).toBeGreaterThanOrEqual(classes[kind].max)
    expect([refused.status, refused.body]).toStrictEqual([
      429,
      { code: 'RATE_LIMITED', message: 'Too many requests of this kind', requestId: expect.any(String) },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('198.51.100.1')).status).not.toBe(429)
  })

  test('counts a member from all addresses, and another member at the same address apart', async () => {
    const [first, second] = [await api.signIn(), await api.signIn()]
    const ask = async ({ accessToken: token }: { accessToken: string }, from: string) =>
      (await api.call('GET', '/api/v1/user/me/export', { token, headers: { 'x-forwarded-for': from } })).status
    for (let count = 0; count < classes.export.max; count++) expect(await ask(first, `203.0.113.${count}`)).toBe(200)
    expect([await ask(first, '203.0.113.99'), await ask(second, '203.0.113.99')]).toStrictEqual([429, 200])
  })
})

describe('The rate limit by address', () => {
  const sendUntilRefused = async (options: TestOptions, header: (count: number) => Record<string, string>) => {
    const api = await startTestApi(options)
    onTestFinished(() => api.close())
    let last = 0
    for (let count = 0; count <= classes.wish.max; count++)
      last = (await api.call('POST', '/api/v1/google-sheet', { body: {}, headers: header(count) })).status
    return last
  }
  const lie = (count: number) => ({ 'x-forwarded-for': `203.0.113.${count}`, 'x-real-ip': `203.0.113.${count}` })

  test('ignores forged addresses where no proxy is trusted', async () => {
    expect(await sendUntilRefused({ env: { RATE_LIMITS: 'on' } }, lie)).toBe(429)
  })
  test('ignores a forged address before the one that the proxy adds', async () => {
    const env = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' }
    expect(
      await sendUntilRefused({ env }, (count) => ({
        'x-forwarded-for': `203.0.113.${count}, 127.0.0.1, 198.51.100.7`,
      })),
    ).toBe(429)
  })
  test("lets a trusted proxy's own requests pass, and everybody where limits are off", async () => {
    expect(await sendUntilRefused({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' } }, () => ({}))).toBe(400)
    expect(await sendUntilRefused({ env: { RATE_LIMITS: 'off' } }, () => ({}))).toBe(400)
  })

  test.each([
    ['everybody', '127.0.0.1', 429],
    ['everybody', IN_PROCESS, null],
    ['everybody', '10.0.0.9', null],
    ['everybody', '192.0.2.1', 429],
    ['others', '127.0.0.1', null],
    ['others', '::1', null],
    ['others', '::ffff:127.0.0.1', null],
    ['others', '192.0.2.1', 429],
    ['nobody', '192.0.2.1', null],
  ] as const)('with RATE_LIMITS=%s answers %s in the end with %s', (rateLimits, ip, status) => {
    const limit = createRequestLimits({ rateLimits, trustedProxies: ['10.0.0.0/8'] })
    const request = { member: null, ip, refused: false }
    let last = null
    for (let count = 0; count <= classes.wish.max; count++) last = limit(operationOf('sendWish'), request)
    expect(last?.status ?? null).toBe(status)
  })
})

test('Every operation describes 429 and has a limit class', () => {
  expect(operations.filter(({ responses }) => !('429' in responses)).map(({ id }) => id)).toStrictEqual([])
  expect(Object.fromEntries(operations.map((operation) => [operation.id, classOf(operation)]))).toMatchObject({
    searchShops: 'catalogue',
    getAvailableTime: 'availability',
    loginStep1: 'sign-in',
    getMe: 'account',
    createWsTicket: 'account',
    cancelReservation: 'reserve',
    operatorSetStatus: 'operator',
  })
})
