import { createTestSdk, FakeApi, hana, settle, TestClock } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { locks } from '../../test/browser-tabs.ts'
import { TIMEOUT_MS } from '../http/transport.ts'
import { RETRY_DELAY_MS } from '../http/wait-for-retry.ts'
import type { Lock } from '../ports/index.ts'
import { memoryTokens } from '../ports/memory.ts'

const REFRESH = '/api/v1/user/auth/refresh-token'
const ME = '/api/v1/user/me'
const CITIES = '/api/v1/cities'
const ended = (reason: string) => ({ name: 'session.ended', event: { signInPath: '/ja/auth', reason } })

describe('a visitor reads', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('sdk.api asks once more after a %i', async (status) => {
    const { sdk, server, clock } = createTestSdk()
    server.once('GET', CITIES).reply(status, { code: 'X' })
    server.on('GET', CITIES).reply(200, { data: [], total: 0 })
    const call = sdk.api.GET(CITIES)
    await clock.advance(RETRY_DELAY_MS)
    expect([(await call).response?.status, server.requests('GET', CITIES).length]).toEqual([200, 2])
    sdk.dispose()
  })

  test('sdk.api asks once more where the network failed, and no third time', async () => {
    const { sdk, server, clock } = createTestSdk()
    server.on('GET', CITIES).cut()
    const call = sdk.api.GET(CITIES)
    await clock.advance(RETRY_DELAY_MS)
    expect([(await call).error?.kind, server.requests('GET', CITIES).length]).toEqual(['network', 2])
    sdk.dispose()
  })
})

describe('an access token expires', () => {
  test('20 requests that meet it make one refresh and are all answered', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    await settle()
    server.members[0].expireAccess()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sdk.api.GET(ME)))
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 20 }, () => ({ data: hana })))
    expect(server.requests('POST', REFRESH).length).toBe(1)
    sdk.dispose()
  })

  test('1000 requests whose 401s arrive scattered over 400 ms make one refresh and are all answered', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    server.members[0].expireAccess()
    for (let request = 0; request < 1000; request += 1) {
      server
        .once('GET', ME)
        .after((request * 7) % 400)
        .reply(401, { code: 'UNAUTHORIZED' })
    }
    const answers = Promise.all(Array.from({ length: 1000 }, () => sdk.api.GET(ME)))
    await clock.advance(400)
    expect((await answers).filter(({ data }) => data?.data.id === hana.id).length).toBe(1000)
    expect(server.requests('POST', REFRESH).length).toBe(1)
    sdk.dispose()
  }, 30_000)

  test('a 401 for a token that is no longer the current one is sent again without a refresh', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    server.members[0].expireAccess()
    server.once('GET', ME).after(400).reply(401, { code: 'UNAUTHORIZED' })
    const late = sdk.api.GET(ME)
    const early = await sdk.api.GET(ME)
    await clock.advance(400)
    expect([early.data, (await late).data]).toEqual([{ data: hana }, { data: hana }])
    expect(server.requests('POST', REFRESH).length).toBe(1)
    sdk.dispose()
  })

  test('the access token has left its cookie: it is renewed before the first request', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const tokenStore = memoryTokens()
    void tokenStore.set({ ...server.members[0].session(), accessToken: null })
    const { sdk } = createTestSdk({ tokenStore, server, clock })
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    expect(server.requests('GET', ME).map(({ accessToken }) => accessToken)).toEqual(['access-2'])
    sdk.dispose()
  })

  test('a new token that is refused too ends in one clear error, not in a loop', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    server.on('GET', ME).reply(401, { code: 'UNAUTHORIZED' })
    expect((await sdk.api.GET(ME)).error).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    expect(server.requests('GET', ME).length).toBe(2)
    sdk.dispose()
  })

  test.each([
    [[503, 401, 503], 'REFRESH_UNAVAILABLE'],
    [[401, 503], 'X'],
    [[503, 503], 'X'],
    [[408, 401], 'REFRESH_UNAVAILABLE'],
  ])('a read answered %j goes out twice at most', async (statuses, last) => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    for (const status of statuses) server.once('GET', ME).reply(status, { code: 'X' })
    const call = sdk.api.GET(ME)
    await clock.advance(60_000)
    expect([(await call).error?.code, server.requests('GET', ME).length]).toEqual([last, 2])
    expect(sdk.auth.get().status).toBe('member')
    sdk.dispose()
  })

  test('a wrong clock changes nothing', async () => {
    const { sdk, server } = createTestSdk({ isMember: true, clock: new TestClock('2031-01-01T00:00:00Z') })
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    expect(server.requests('POST', REFRESH)).toEqual([])
    sdk.dispose()
  })
})

describe('the refresh does not succeed', () => {
  const outages: [string, (server: FakeApi) => void][] = [
    ['503', (server) => server.once('POST', REFRESH).reply(503, { code: 'UNAVAILABLE' })],
    ['500', (server) => server.once('POST', REFRESH).reply(500, { code: 'INTERNAL' })],
    ['502', (server) => server.once('POST', REFRESH).reply(502, {})],
    ['504', (server) => server.once('POST', REFRESH).text('<html></html>', 504)],
    ['408', (server) => server.once('POST', REFRESH).reply(408, { code: 'X' })],
    ['no answer within 10 s', (server) => server.once('POST', REFRESH).hang()],
    ['429', (server) => server.once('POST', REFRESH).reply(429, { code: 'RATE_LIMITED' })],
    ['no network', (server) => server.once('POST', REFRESH).cut()],
  ]
  test.each(outages)('%s keeps the session, fails those who waited, and the next try succeeds', async (_, happens) => {
    const { sdk, server, events, clock } = createTestSdk({ isMember: true })
    await settle()
    server.members[0].expireAccess()
    happens(server)
    const waiting = Promise.all([sdk.api.GET(ME), sdk.api.GET(ME)])
    await clock.advance(TIMEOUT_MS)
    const failed = await waiting
    expect(failed.map(({ error }) => error?.code)).toEqual(['REFRESH_UNAVAILABLE', 'REFRESH_UNAVAILABLE'])
    expect(sdk.auth.get().status).toBe('member')
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    expect(events).toEqual([])
    sdk.dispose()
  })

  test('Retry-After of a server is waited for before the next refresh', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    server.members[0].expireAccess()
    server.once('POST', REFRESH).reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '20' })
    await sdk.api.GET(ME)
    await sdk.api.GET(ME)
    expect(server.requests('POST', REFRESH).length).toBe(1)
    await clock.advance(20_000)
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    sdk.dispose()
  })

  test('a refresh whose answer was lost is sent again: the server accepts the token just behind', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    await settle()
    server.members[0].expireAccess()
    server.once('POST', REFRESH).lose()
    expect((await sdk.api.GET(ME)).error?.code).toBe('REFRESH_UNAVAILABLE')
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    sdk.dispose()
  })

  const refusals: [string, (server: FakeApi) => void][] = [
    ['401', (server) => server.on('POST', REFRESH).reply(401, { code: 'UNAUTHORIZED' })],
    ['400', (server) => server.on('POST', REFRESH).reply(400, { code: 'VALIDATION' })],
    ['200 without data', (server) => server.on('POST', REFRESH).reply(200, {})],
    ['200 with half the data', (server) => server.on('POST', REFRESH).reply(200, { data: { accessToken: 'a' } })],
    ['200 with a page', (server) => server.on('POST', REFRESH).text('<html></html>')],
    ['200 with half a JSON', (server) => server.on('POST', REFRESH).text('{"data":{"acc')],
  ]
  test.each(refusals)('%s clears the session and tells it once', async (_, happens) => {
    const tokenStore = memoryTokens()
    const { sdk, server, events } = createTestSdk({ isMember: true, tokenStore })
    await settle()
    server.members[0].expireAccess()
    happens(server)
    await Promise.all([sdk.api.GET(ME), sdk.api.GET(ME), sdk.api.GET(ME)])
    await settle()
    expect([sdk.auth.get().status, sdk.auth.get().user, tokenStore.get()]).toEqual(['anonymous', null, null])
    expect(events).toEqual([ended('expired')])
    sdk.dispose()
  })
})

describe('events', () => {
  test('a listener hears of an end after the lock is released and the command has returned', async () => {
    let isHeld = false
    const lock: Lock = async (_name, _signal, work) => {
      isHeld = true
      const result = await work()
      isHeld = false
      return result
    }
    const { sdk, server } = createTestSdk({ isMember: true, lock })
    const emitted: unknown[] = []
    sdk.on('session.ended', ({ reason }) => emitted.push([reason, isHeld]))
    await settle()
    server.members[0].expireAccess()
    server.once('POST', REFRESH).reply(401, { code: 'UNAUTHORIZED' })
    await sdk.api.GET(ME)
    await settle()
    const flow = sdk.startSignIn()
    flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    sdk.auth.signOut()
    emitted.push('signed out')
    await settle()
    expect(emitted).toEqual([['expired', false], 'signed out', ['signed-out', false]])
    sdk.dispose()
  })

  test('every method may be called inside a listener, and a listener that throws harms nobody', async () => {
    const { sdk, server, problems, clock } = createTestSdk({ isMember: true, lock: locks() })
    const inside: unknown[] = []
    sdk.on('session.ended', () => {
      throw new Error('a bug of the page')
    })
    sdk.on('session.ended', async () => {
      sdk.auth.signOut()
      sdk.setLocale('ko')
      inside.push((await sdk.api.GET('/api/v1/user/me')).error?.status)
      sdk.dispose()
    })
    await settle()
    server.members[0].expireAccess()
    server.members[0].generation = 9
    await sdk.api.GET(ME)
    await clock.advance(0)
    expect(inside).toEqual([401])
    expect(problems).toContain('A listener of session.ended threw')
  })
})

test('the value of a view is the same object until its data changes', async () => {
  const { sdk } = createTestSdk({ isMember: true })
  await settle()
  const seen: unknown[] = []
  const stop = sdk.auth.subscribe((value) => seen.push(value.status))
  const before = sdk.auth.get()
  sdk.auth.setUser({ ...hana, firstName: 'Hanako' })
  await settle()
  const after = sdk.auth.get()
  expect([sdk.auth.get() === after, before === after, after.user?.firstName]).toEqual([true, false, 'Hanako'])
  stop()
  sdk.auth.signOut()
  expect(seen).toEqual(['member', 'member'])
  sdk.dispose()
  sdk.dispose()
})

test('two changes of the profile right after each other: the last one is shown and stored', async () => {
  const tokenStore = memoryTokens()
  const { sdk } = createTestSdk({ isMember: true, tokenStore })
  await settle()
  sdk.auth.setUser({ ...hana, firstName: 'Hanako' })
  sdk.auth.setUser({ ...hana, firstName: 'Hanae' })
  await settle()
  expect([sdk.auth.get().user?.firstName, await tokenStore.get()]).toMatchObject([
    'Hanae',
    { user: { firstName: 'Hanae' } },
  ])
  sdk.dispose()
})
