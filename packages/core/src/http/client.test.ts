import { createTestSdk, FakeServer, settle, TestClock } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { createYoyaku } from '../index.ts'
import type { Fetch } from '../ports/index.ts'
import { TIMEOUT_MS } from './transport.ts'
import { RETRY_DELAY_MS } from './wait-for-retry.ts'

function visit() {
  const clock = new TestClock()
  const server = new FakeServer(clock)
  const client = createClient({
    baseUrl: 'http://yoyaku.test',
    locale: 'ko',
    currency: 'KRW',
    fetch: server.fetch,
    clock,
  })
  const cities = (signal?: AbortSignal) => client.api.GET('/api/v1/cities', signal ? { signal } : {})
  return { clock, server, client, cities }
}
const CITIES = '/api/v1/cities'
const none = { data: [], total: 0 }

describe('every request', () => {
  test('carries the language and the currency of the moment, and arrays as repeated keys', async () => {
    const { client, server } = visit()
    server.on('GET', '/api/v1/shops/search').reply(200, { ...none, nextCursor: null, facets: {} })
    await client.api.GET('/api/v1/shops/search', { params: { query: { categoryId: ['hair', 'nails'] } } })
    client.locale = 'zh'
    client.currency = 'TWD'
    await client.api.GET('/api/v1/shops/search')
    expect(
      server.arrived.map(({ headers, query }) => [headers['accept-language'], headers['x-currency'], query]),
    ).toEqual([
      ['ko', 'KRW', { categoryId: ['hair', 'nails'] }],
      ['zh', 'TWD', {}],
    ])
  })

  test('has its path written out, its body as JSON, and headers of the caller beside ours, or instead of our language and currency', async () => {
    const arrived: Parameters<Fetch>[] = []
    const client = createClient({
      baseUrl: 'http://yoyaku.test/',
      locale: 'ko',
      currency: 'KRW',
      fetch: async (url, init) => {
        arrived.push([url, init])
        return Response.json({ data: {} })
      },
    })
    await client.api.POST('/api/v1/user/reservation/{codeNumber}/cancel', {
      params: { path: { codeNumber: 'A/2 B' }, header: { 'idempotency-key': 'key-0123456789abcdef' } },
      headers: { 'X-Trace': 'abc', 'X-Currency': 'USD' },
      body: { reasonCode: 'budget', version: 3 },
      credentials: 'omit',
    })
    expect(arrived).toEqual([
      [
        'http://yoyaku.test/api/v1/user/reservation/A%2F2%20B/cancel',
        {
          method: 'POST',
          credentials: 'omit',
          redirect: 'follow',
          body: '{"reasonCode":"budget","version":3}',
          signal: expect.any(AbortSignal),
          headers: {
            'accept-language': 'ko',
            'content-type': 'application/json',
            'idempotency-key': 'key-0123456789abcdef',
            'x-currency': 'USD',
            'x-trace': 'abc',
          },
        },
      ],
    ])
  })

  test('has its query as the contract says: texts, numbers, and a list as its name once for each value; without what is not given', async () => {
    const { client, server } = visit()
    server.on('GET', '/api/v1/shops/search').reply(200, { ...none, nextCursor: null, facets: {} })
    const query = { keyword: '발 & 손=1', priceMin: 0, categoryId: ['a,b', 'c d'], duration: [], cityId: undefined }
    await client.api.GET('/api/v1/shops/search', { params: { query } as object })
    expect(server.arrived[0]?.query).toEqual({ keyword: ['발 & 손=1'], priceMin: ['0'], categoryId: ['a,b', 'c d'] })
  })

  test('has half a surrogate pair in its path or query as the replacement character, as `fetch` sends it', async () => {
    const { client, server } = visit()
    server.on('GET', '/api/v1/shops/{id}').reply(200, { data: {} })
    server.on('GET', '/api/v1/shops/search').reply(200, none)
    const half = String.fromCharCode(0xd83d)
    const shop = await client.api.GET('/api/v1/shops/{id}', { params: { path: { id: `a ${half}` } } })
    const search = await client.api.GET('/api/v1/shops/search', { params: { query: { keyword: half } } })
    expect([shop.error, search.error]).toEqual([undefined, undefined])
    expect(server.arrived.map(({ path, query }) => [path, query.keyword])).toEqual([
      ['/api/v1/shops/a%20%EF%BF%BD', undefined],
      ['/api/v1/shops/search', ['\ufffd']],
    ])
  })

  test('resolves to the body of the answer, beside a response whose body has been read', async () => {
    const { server, cities } = visit()
    server.on('GET', CITIES).reply(200, none)
    const { data, error, response } = await cities()
    expect([data, error, response?.status, response?.bodyUsed]).toEqual([none, undefined, 200, true])
  })

  test('without a language is in English', async () => {
    const server = new FakeServer(new TestClock())
    await createClient({ baseUrl: 'http://yoyaku.test', fetch: server.fetch }).api.GET(CITIES)
    const { sdk, server: other } = createTestSdk({ locale: undefined as never, isMember: true })
    await settle()
    expect([server.arrived[0]?.headers['accept-language'], other.arrived[0]?.headers['accept-language']]).toEqual([
      'en',
      'en',
    ])
    sdk.dispose()
  })
})

test('an operation of operators does not compile', async () => {
  const { client } = visit()
  // @ts-expect-error: it takes a key that no page has.
  const { error } = await client.api.GET('/api/v1/operator/reservations')
  expect(error).toBeDefined()
})

describe('createClient refuses options that cannot work', () => {
  test.each([
    [{ baseUrl: undefined }, 'baseUrl is undefined'],
    [{ baseUrl: '/api' }, 'baseUrl is "/api"'],
    [{ baseUrl: 'localhost:3606' }, 'baseUrl is "localhost:3606"'],
    [{ baseUrl: 'ws://yoyaku.test' }, 'baseUrl is "ws://yoyaku.test"'],
    [{ baseUrl: 'https://yoyaku.test?shop=1' }, 'baseUrl is "https://yoyaku.test?shop=1"'],
    [{ baseUrl: 'https://yoyaku.test/#shop' }, 'baseUrl is "https://yoyaku.test/#shop"'],
    [{ baseUrl: new URL('ws://yoyaku.test') }, 'baseUrl is "ws://yoyaku.test/"'],
    [{ locale: 'fr' }, 'locale is "fr". It has to be one of en, ko, ja, zh'],
    [{ currency: 'EUR' }, 'currency is "EUR"'],
  ])('%j', (wrongOption, message) => {
    const options = { baseUrl: 'http://yoyaku.test', ...wrongOption } as never
    expect(() => createClient(options)).toThrow(message)
    expect(() => createYoyaku(options)).toThrow(message)
  })

  test.each([undefined, null, 'https://yoyaku.test'])('%j in the place of options', (options) => {
    const message = `options is ${JSON.stringify(options)}. It has to be an object such as { baseUrl: 'https://yoyaku.example' }`
    expect(() => createClient(options as never)).toThrow(message)
    expect(() => createYoyaku(options as never)).toThrow(message)
  })

  test.each([
    [{ tokens: {} }, 'tokens is no option. There are baseUrl, locale, currency, '],
    [{ tokenStore: {} }, 'tokenStore.get is undefined. It has to be a function.'],
    [{ tokenStore: 'cookies' }, 'tokenStore is "cookies". It has to be an object with get, set, clear.'],
    [{ persist: 'local' }, 'persist is "local". It has to be one of memory, tab, cookie.'],
    [{ draftStore: { get: () => null } }, 'draftStore.set is undefined. It has to be a function.'],
    [{ clock: { now: () => 0 } }, 'clock.setTimeout is undefined. It has to be a function.'],
    [{ fetch: 'https://yoyaku.test' }, 'fetch is "https://yoyaku.test". It has to be a function.'],
    [{ WebSocket: null }, 'WebSocket is null. It has to be a class such as the WebSocket of a browser.'],
    [{ socketUrl: 'wss://' }, 'socketUrl is "wss://". It has to be an address such as'],
    [{ live: 'no' }, 'live is "no". It has to be true or false.'],
    [{ lock: {} }, 'lock is [object Object]. It has to be a function.'],
    [{ storageKey: 5 }, 'storageKey is 5. It has to be letters, digits, hyphens and underscores.'],
    [{ onProblem: 'console' }, 'onProblem is "console". It has to be a function.'],
    [{ onWake: [] }, 'onWake is [object Array]. It has to be a function.'],
    [{ inspect: {} }, 'inspect is [object Object]. It has to be a function.'],
    [{ reconnectSpreadMs: -1 }, 'reconnectSpreadMs is -1. It has to be a number of milliseconds.'],
  ])('of createYoyaku: %j', (wrongOption, message) => {
    expect(() => createYoyaku({ baseUrl: 'http://yoyaku.test', ...wrongOption } as never)).toThrow(
      `@yoyaku/core: ${message}`,
    )
  })

  test('an option of createYoyaku alone', () => {
    const options = { baseUrl: 'http://yoyaku.test', tokenStore: undefined }
    expect(() => createClient(options)).toThrow(
      '@yoyaku/core: tokenStore is no option. There are baseUrl, locale, currency, fetch, clock.',
    )
  })

  test.each(['', 'https://yoyaku.test', 'http://localhost:3606/'])('the address %j is accepted', (baseUrl) => {
    expect(() => createClient({ baseUrl })).not.toThrow()
  })

  test('an address may be a URL', async () => {
    const addresses: string[] = []
    const fetch = async (url: string) => {
      addresses.push(url)
      return Response.json({ data: [], total: 0 })
    }
    await createClient({ baseUrl: new URL('https://yoyaku.test/base/'), fetch }).api.GET(CITIES)
    expect(addresses).toEqual([`https://yoyaku.test/base${CITIES}`])
  })

  test('a language that there is not cannot be set later, either', () => {
    const { client } = visit()
    expect(() => {
      client.locale = 'fr' as never
    }).toThrow('locale is "fr"')
    expect(client.locale).toBe('ko')
  })
})

describe('a failure is data', () => {
  test('of the contract, with its code, fields and request id', async () => {
    const { server, client } = visit()
    const fields = [{ field: 'email', code: 'FORMAT' }]
    server
      .on('POST', '/api/v1/user/auth/login/step1')
      .reply(400, { code: 'VALIDATION', message: 'no', fields, requestId: 'req-9' })
    const { error } = await client.api.POST('/api/v1/user/auth/login/step1', { body: { email: 'x' } })
    expect(error).toEqual({ kind: 'http', status: 400, code: 'VALIDATION', message: 'no', fields, requestId: 'req-9' })
  })

  test.each([
    ['a page of a proxy', '<html>Sign in to the Wi-Fi</html>'],
    ['half an answer', '{"data":[{"id":'],
    ['nothing', ''],
    ['a bare word', '"ok"'],
    ['a JSON of somebody else', '{"login":"https://wifi.example"}'],
  ])('%s with status 200 is invalid, never data', async (_, text) => {
    const { server, cities } = visit()
    server.on('GET', CITIES).text(text)
    const { data, error } = await cities()
    expect([data, error]).toEqual([
      undefined,
      {
        kind: 'invalid',
        status: 200,
        code: 'INVALID_RESPONSE',
        message: 'Not the contract',
        fields: [],
        requestId: null,
      },
    ])
  })

  test('no answer within 10 s is a timeout, even from a fetch that does not listen to its signal', async () => {
    const { server, cities, clock } = visit()
    server.on('GET', CITIES).hang()
    const call = cities()
    await clock.advance(TIMEOUT_MS)
    expect((await call).error).toMatchObject({ kind: 'timeout', status: null, code: 'TIMEOUT' })
    expect(server.arrived.length).toBe(1)
  })

  test('an answer whose body does not come to its end within 10 s is a timeout', async () => {
    const clock = new TestClock()
    const fetch: Fetch = async () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(Uint8Array.of(123)) }))
    const call = createClient({ baseUrl: 'http://yoyaku.test', fetch, clock }).api.GET(CITIES)
    await settle()
    await clock.advance(TIMEOUT_MS)
    expect((await call).error).toMatchObject({ kind: 'timeout', code: 'TIMEOUT' })
  })

  test('a cancelled call is cancelled, before and during', async () => {
    const { server, cities } = visit()
    server.on('GET', CITIES).hang()
    expect((await cities(AbortSignal.abort())).error?.kind).toBe('cancelled')
    expect(server.arrived).toEqual([])
    const caller = new AbortController()
    const call = cities(caller.signal)
    await settle()
    caller.abort()
    expect((await call).error).toMatchObject({ kind: 'cancelled', code: 'CANCELLED' })
  })
})

describe('the generic retry', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read answered %i is asked once more', async (status) => {
    const { server, cities, clock } = visit()
    server.on('GET', CITIES).reply(status, { code: 'X' })
    const call = cities()
    await clock.advance(RETRY_DELAY_MS)
    expect([(await call).error?.status, server.arrived.length]).toEqual([status, 2])
  })

  test.each([400, 401, 403, 404, 422])('a read answered %i is not', async (status) => {
    const { server, cities } = visit()
    server.on('GET', CITIES).reply(status, { code: 'X' })
    expect([(await cities()).error?.status, server.arrived.length]).toEqual([status, 1])
  })

  test('a network failure is, and the second answer counts', async () => {
    const { server, cities, clock } = visit()
    server.once('GET', CITIES).cut()
    server.on('GET', CITIES).reply(200, none)
    const call = cities()
    await clock.advance(RETRY_DELAY_MS)
    expect((await call).data).toEqual(none)
  })

  test('waits as long as Retry-After says, and not at all where that is longer than a timeout', async () => {
    const { server, cities, clock } = visit()
    server.once('GET', CITIES).reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '3' })
    server.once('GET', CITIES).reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '60' })
    const call = cities()
    await clock.advance(2_999)
    expect(server.arrived.length).toBe(1)
    await clock.advance(1)
    expect((await call).error).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 })
    expect(server.arrived.length).toBe(2)
  })

  test('takes Retry-After as a date by the clock of the server, not by that of this machine', async () => {
    const { server, cities, clock } = visit()
    server.clockAheadMs = -24 * 3_600_000
    const inTwoSeconds = new Date(clock.now() + server.clockAheadMs + 2_000).toUTCString()
    server.once('GET', CITIES).reply(503, { code: 'UNAVAILABLE' }, { 'retry-after': inTwoSeconds })
    server.on('GET', CITIES).reply(200, none)
    const call = cities()
    await clock.advance(1_999)
    expect(server.arrived.length).toBe(1)
    await clock.advance(1)
    expect((await call).data).toEqual(none)
  })

  test('leaves no listener on a signal that outlives the call', async () => {
    const { server, cities, clock } = visit()
    server.on('GET', CITIES).reply(503, { code: 'UNAVAILABLE' })
    const { signal } = new AbortController()
    const abortListeners = new Set<unknown>()
    signal.addEventListener = (_: string, listener: unknown) => void abortListeners.add(listener)
    signal.removeEventListener = (_: string, listener: unknown) => void abortListeners.delete(listener)
    const call = cities(signal)
    await clock.advance(RETRY_DELAY_MS)
    expect([(await call).error?.status, abortListeners.size]).toEqual([503, 0])
  })

  test('never repeats a call with a body', async () => {
    const { server, client } = visit()
    server.on('POST', '/api/v1/google-sheet').reply(503, { code: 'UNAVAILABLE' })
    await client.api.POST('/api/v1/google-sheet', { body: { type: 'wish', content: 'Okinawa', locale: 'ko' } })
    expect(server.arrived.length).toBe(1)
  })
})

describe('queries', () => {
  test('have keys by path, parameters, language and currency', () => {
    const { client } = visit()
    expect(client.queries.shop('shop-1').queryKey).toEqual([
      'public',
      '/api/v1/shops/{id}',
      { path: { id: 'shop-1' } },
      { locale: 'ko', currency: 'KRW' },
    ])
  })

  test('made in one language and currency are asked for in them, whatever was chosen since', async () => {
    const { client, server } = visit()
    server.on('GET', '/api/v1/shops/{id}').reply(200, { data: {} })
    const { queryKey, queryFn } = client.queries.shop('shop-1')
    client.locale = 'ja'
    client.currency = 'JPY'
    await queryFn()
    const { headers = {} } = server.arrived[0] ?? {}
    expect([queryKey[3], headers['accept-language'], headers['x-currency']]).toEqual([
      { locale: 'ko', currency: 'KRW' },
      'ko',
      'KRW',
    ])
  })

  test('reject with the failure and leave retries to the cache', async () => {
    const { client, server } = visit()
    server.on('GET', '/api/v1/shops/{id}').reply(503, { code: 'UNAVAILABLE' })
    const { queryFn, retry, retryDelay, gcTime, refetchOnWindowFocus } = client.queries.shop('shop-1')
    const failure = await queryFn().catch((thrown) => thrown)
    expect(failure).toMatchObject({ kind: 'http', status: 503, code: 'UNAVAILABLE' })
    expect(server.arrived.length).toBe(1)
    expect([0, 1, 2, 3].map((failures) => retry(failures, failure))).toEqual([true, true, true, false])
    expect([0, 1, 2, 5].map((failures) => retryDelay(failures, failure))).toEqual([1000, 2000, 4000, 30000])
    expect(retry(0, { ...failure, status: 404 })).toBe(false)
    expect([30, 31].map((retryAfter) => retry(0, { ...failure, retryAfter }))).toEqual([true, false])
    expect([gcTime, refetchOnWindowFocus]).toEqual([300_000, false])
  })

  test('pass the signal on', async () => {
    const { client, server } = visit()
    server.on('GET', '/api/v1/shops/{id}').hang()
    await expect(client.queries.shop('s').queryFn({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'cancelled',
    })
  })

  test('say domestic and overseas, whatever the wire calls it', async () => {
    const { client, server } = visit()
    const city = { id: 'kyoto', name: 'Kyoto', locationType: 'oversea' }
    server.on('GET', CITIES).reply(200, { data: [city, { ...city, id: 'taipei', locationType: 'domentic' }], total: 2 })
    server.on('GET', '/api/v1/shops/search').reply(200, none)
    const cities = await client.queries.cities({ locationType: 'overseas' }).queryFn()
    await client.queries.cities({ locationType: 'domestic' }).queryFn()
    await client.queries.search({ locationType: 'overseas', limit: 1 }).queryFn()
    await client.queries.search({ limit: 1 }).queryFn()
    expect(server.arrived.map(({ query }) => query.locationType)).toEqual([
      ['oversea'],
      ['domentic'],
      ['oversea'],
      undefined,
    ])
    expect([cities.total, cities.data.map(({ locationType }) => locationType)]).toEqual([2, ['overseas', 'domestic']])
  })

  test("one's own hold goes along with its token", async () => {
    const { client, server } = visit()
    server
      .on('GET', '/api/v1/shops/{id}/getAvailableTime')
      .reply(200, { data: { timeZone: 'Asia/Tokyo', days: [], nextAvailableDate: null } })
    const query = { serviceId: 's', quantity: 2, dateFrom: '2026-11-25', dateTo: '2026-11-26', holdId: 'hold-1' }
    await client.queries.availableTime('shop-1', query, 'hold-token-0000000001').queryFn()
    expect(server.arrived[0]?.headers['x-hold-token']).toBe('hold-token-0000000001')
    expect(server.arrived[0]?.query.holdId).toEqual(['hold-1'])
  })
})
