import { describe, expect, test } from 'vitest'
import { TIMEOUT_MS } from '../client/send.ts'
import type { Lock, TokenStore } from '../ports.ts'
import { createTestSdk, House, hana, settle, TestClock } from '../testing/index.ts'
import { LOCK_WAIT_MS } from './locked.ts'
import { LOGOUT_TRIES } from './session.actors.ts'
import { memoryTokens, STORE_WITHIN_MS } from './stored.ts'

const REFRESH = '/api/v1/user/auth/refresh-token'
const LOGOUT = '/api/v1/user/auth/logout'
const ME = '/api/v1/user/me'
const ended = (reason: string) => ({ name: 'session.ended', event: { signInPath: '/ja/auth', reason } })

/** Tabs of one browser: one storage whose changes the others hear of. */
function storage() {
  const store = memoryTokens()
  const heard = new Set<() => void>()
  const tell = (own: () => void) => {
    for (const changed of heard) if (changed !== own) queueMicrotask(changed)
  }
  const tab = (): TokenStore => {
    let own: () => void = () => undefined
    return {
      get: () => store.get(),
      set: (session) => {
        void store.set(session)
        tell(own)
      },
      clear: () => {
        void store.clear()
        tell(own)
      },
      subscribe: (changed) => {
        own = changed
        heard.add(changed)
        return () => heard.delete(changed)
      },
    }
  }
  return { store, tab }
}

/** Web Locks in memory. */
function locks(): Lock {
  let tail: Promise<unknown> = Promise.resolve()
  return (_, signal, work) => {
    const turn = tail.then(() => (signal.aborted ? Promise.reject(signal.reason) : work()))
    tail = turn.catch(() => undefined)
    return turn
  }
}

const forever: Lock = (_, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

describe('Scenario: an access token expires', () => {
  test('20 requests that meet it make one refresh and are all answered', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    await settle()
    server.expireAccess()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sdk.api.GET(ME)))
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 20 }, () => ({ data: hana })))
    expect(server.requests('POST', REFRESH).length).toBe(1)
    sdk.dispose()
  })

  test('1000 requests whose 401s arrive scattered over 400 ms make one refresh and are all answered', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    server.expireAccess()
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
    server.expireAccess()
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
    const server = new House(clock)
    const tokens = memoryTokens()
    void tokens.set({ ...server.session(), accessToken: null })
    const { sdk } = createTestSdk({ tokens, server, clock })
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

  test('a wrong clock changes nothing', async () => {
    const { sdk, server } = createTestSdk({ isMember: true, clock: new TestClock('2031-01-01T00:00:00Z') })
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    expect(server.requests('POST', REFRESH)).toEqual([])
    sdk.dispose()
  })
})

describe('Scenario: the refresh does not succeed', () => {
  const outages: [string, (server: House) => void][] = [
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
    server.expireAccess()
    happens(server)
    const waiting = Promise.all([sdk.api.GET(ME), sdk.api.GET(ME)])
    await clock.advance(TIMEOUT_MS)
    const failed = await waiting
    expect(failed.map(({ error }) => error?.code)).toEqual(['REFRESH_UNAVAILABLE', 'REFRESH_UNAVAILABLE'])
    expect(sdk.session.get().status).toBe('member')
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    expect(events).toEqual([])
    sdk.dispose()
  })

  test('a server that says when to come again is not asked before', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    server.expireAccess()
    server.once('POST', REFRESH).reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '20' })
    await sdk.api.GET(ME)
    await sdk.api.GET(ME)
    expect(server.requests('POST', REFRESH).length).toBe(1)
    await clock.advance(20_000)
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    sdk.dispose()
  })

  test('an answer that was lost is asked for again: the server forgives one step', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    await settle()
    server.expireAccess()
    server.once('POST', REFRESH).lose()
    expect((await sdk.api.GET(ME)).error?.code).toBe('REFRESH_UNAVAILABLE')
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    sdk.dispose()
  })

  const refusals: [string, (server: House) => void][] = [
    ['401', (server) => server.on('POST', REFRESH).reply(401, { code: 'UNAUTHORIZED' })],
    ['400', (server) => server.on('POST', REFRESH).reply(400, { code: 'VALIDATION' })],
    ['200 without data', (server) => server.on('POST', REFRESH).reply(200, {})],
    ['200 with half the data', (server) => server.on('POST', REFRESH).reply(200, { data: { accessToken: 'a' } })],
    ['200 with a page', (server) => server.on('POST', REFRESH).text('<html></html>')],
    ['200 with half a JSON', (server) => server.on('POST', REFRESH).text('{"data":{"acc')],
  ]
  test.each(refusals)('%s clears the session and tells it once', async (_, happens) => {
    const tokens = memoryTokens()
    const { sdk, server, events } = createTestSdk({ isMember: true, tokens })
    await settle()
    server.expireAccess()
    happens(server)
    await Promise.all([sdk.api.GET(ME), sdk.api.GET(ME), sdk.api.GET(ME)])
    await settle()
    expect([sdk.session.get().status, sdk.session.get().user, tokens.get()]).toEqual(['anonymous', null, null])
    expect(events).toEqual([ended('refused')])
    sdk.dispose()
  })
})

describe('Scenario: signing out', () => {
  test('is at once, clears the storage and tells the server', async () => {
    const tokens = memoryTokens()
    const { sdk, server, events } = createTestSdk({ isMember: true, tokens })
    await settle()
    sdk.session.get().signOut()
    expect(sdk.session.get().status).toBe('anonymous')
    await settle()
    expect(tokens.get()).toBe(null)
    expect(server.requests('POST', '/api/v1/user/auth/logout').map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh-1' },
    ])
    expect(events).toEqual([ended('signed-out')])
    sdk.dispose()
  })

  test('without a network tells the server as soon as there is one, and then never again', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    server.once('POST', LOGOUT).cut()
    server.once('POST', LOGOUT).text('<html>Sign in to the Wi-Fi</html>')
    server.once('POST', LOGOUT).reply(503, { code: 'UNAVAILABLE' }, { 'retry-after': '20' })
    sdk.session.get().signOut()
    await clock.advance(3_000)
    expect(server.requests('POST', LOGOUT).length).toBe(3)
    await clock.advance(19_999)
    expect([server.requests('POST', LOGOUT).length, server.generation]).toEqual([3, 1])
    await clock.advance(1)
    expect([server.requests('POST', LOGOUT).length, server.generation]).toEqual([4, 0])
    await clock.advance(3_600_000)
    expect(server.requests('POST', LOGOUT).map(({ body }) => body)).toEqual(
      Array.from({ length: 4 }, () => ({ refreshToken: 'refresh-1' })),
    )
    sdk.dispose()
  })

  test('tells a server that is never there a bounded number of times', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    server.on('POST', LOGOUT).cut()
    sdk.session.get().signOut()
    await clock.advance(24 * 3_600_000)
    expect(server.requests('POST', LOGOUT).length).toBe(LOGOUT_TRIES)
    sdk.dispose()
  })

  test('tells it at once when the network is back', async () => {
    const wakes = new Set<() => void>()
    const { sdk, server, clock } = createTestSdk({
      isMember: true,
      wake: (listener) => {
        wakes.add(listener)
        return () => wakes.delete(listener)
      },
    })
    await settle()
    server.once('POST', LOGOUT).cut()
    sdk.session.get().signOut()
    await clock.advance(0)
    for (const wake of wakes) wake()
    await settle()
    expect([server.requests('POST', LOGOUT).length, server.generation]).toEqual([2, 0])
    sdk.dispose()
    expect([wakes.size, clock.waiting]).toEqual([0, []])
  })

  test('wins over a refresh in flight', async () => {
    const tokens = memoryTokens()
    const { sdk, server, clock } = createTestSdk({ isMember: true, tokens })
    await settle()
    server.expireAccess()
    server
      .once('POST', REFRESH)
      .after(500)
      .reply(200, { data: { accessToken: 'a', refreshToken: 'r', user: hana } })
    const waiting = sdk.api.GET(ME)
    await settle()
    sdk.session.get().signOut()
    await clock.advance(1_000)
    expect((await waiting).error?.status).toBe(401)
    expect([sdk.session.get().status, tokens.get()]).toEqual(['anonymous', null])
    sdk.dispose()
  })

  test('signing in as another person meanwhile mixes nothing', async () => {
    const tokens = memoryTokens()
    const { sdk, server, clock } = createTestSdk({ isMember: true, tokens })
    await settle()
    server.expireAccess()
    server
      .once('POST', REFRESH)
      .after(500)
      .reply(200, { data: { accessToken: 'a', refreshToken: 'r', user: hana } })
    const ofHana = sdk.api.PUT(ME, { body: { phone: null } })
    await settle()
    sdk.session.get().signOut()
    server.user = { ...hana, id: 'user-mina', firstName: 'Mina' }
    const flow = sdk.signIn()
    flow.get().submitEmail('mina@example.com')
    await settle()
    flow.get().submitCode('123456')
    await clock.advance(1_000)
    expect((await ofHana).error?.status).toBe(401)
    expect(server.requests('PUT', ME).length).toBe(1)
    expect(sdk.session.get().user?.id).toBe('user-mina')
    expect((tokens.get() as { user: { id: string } }).user.id).toBe('user-mina')
    sdk.dispose()
  })
})

describe('Scenario: several tabs', () => {
  test('the second takes the token that the first has stored', async () => {
    const clock = new TestClock()
    const server = new House(clock)
    const { store, tab } = storage()
    void store.set(server.session())
    const lock = locks()
    const tabs = Array.from({ length: 4 }, () => createTestSdk({ server, clock, tokens: tab(), lock }).sdk)
    await settle()
    server.expireAccess()
    const answers = await Promise.all(tabs.map((sdk) => sdk.api.GET(ME)))
    expect(answers.map(({ data }) => data)).toEqual(tabs.map(() => ({ data: hana })))
    expect(server.requests('POST', REFRESH).length).toBe(1)
    for (const sdk of tabs) sdk.dispose()
  })

  test('without locks nobody is signed out', async () => {
    const clock = new TestClock()
    const server = new House(clock)
    const { store, tab } = storage()
    void store.set(server.session())
    const tabs = Array.from({ length: 8 }, () => createTestSdk({ server, clock, tokens: tab() }))
    await settle()
    server.expireAccess()
    const answers = await Promise.all(tabs.map(({ sdk }) => sdk.api.GET(ME)))
    await settle()
    expect(answers.map(({ data }) => data)).toEqual(tabs.map(() => ({ data: hana })))
    expect(tabs.flatMap(({ events }) => events)).toEqual([])
    expect(server.requests('POST', REFRESH).length).toBeLessThanOrEqual(8)
    for (const { sdk } of tabs) sdk.dispose()
  })

  test('signing out in one ends the session in all', async () => {
    const clock = new TestClock()
    const server = new House(clock)
    const { store, tab } = storage()
    void store.set(server.session())
    const [one, other] = [
      createTestSdk({ server, clock, tokens: tab() }),
      createTestSdk({ server, clock, tokens: tab() }),
    ]
    await settle()
    one.sdk.session.get().signOut()
    await settle()
    expect([other.sdk.session.get().status, other.events]).toEqual(['anonymous', [ended('elsewhere')]])
    one.sdk.dispose()
    other.sdk.dispose()
  })

  test('signing in in one makes a member of all', async () => {
    const clock = new TestClock()
    const server = new House(clock)
    const { tab } = storage()
    const [one, other] = [
      createTestSdk({ server, clock, tokens: tab() }),
      createTestSdk({ server, clock, tokens: tab() }),
    ]
    await settle()
    const flow = one.sdk.signIn()
    flow.get().submitEmail('hana@example.com')
    await settle()
    flow.get().submitCode('123456')
    await settle()
    expect([other.sdk.session.get().status, other.sdk.session.get().user]).toEqual(['member', hana])
    one.sdk.dispose()
    other.sdk.dispose()
  })

  test('another person signed in in another tab: what the first one sent is not sent in their name', async () => {
    const clock = new TestClock()
    const server = new House(clock)
    const store = memoryTokens()
    void store.set(server.session())
    const { sdk } = createTestSdk({ server, clock, tokens: store })
    await settle()
    server.user = { ...hana, id: 'user-mina' }
    void store.set(server.session())
    expect((await sdk.api.PUT(ME, { body: { phone: null } })).error?.status).toBe(401)
    expect([server.requests('PUT', ME).length, sdk.session.get().user?.id]).toEqual([1, 'user-mina'])
    sdk.dispose()
  })

  test('another person signed in in another tab: the session of the first one has ended, and that is told first', async () => {
    const clock = new TestClock()
    const server = new House(clock)
    const { store, tab } = storage()
    void store.set(server.session())
    const [one, other] = [
      createTestSdk({ server, clock, tokens: tab() }),
      createTestSdk({ server, clock, tokens: tab() }),
    ]
    await settle()
    server.user = { ...hana, id: 'user-mina' }
    const flow = one.sdk.signIn()
    flow.get().withProvider('google', 'ticket-1')
    await settle()
    const started = { name: 'session.started', event: { user: server.user, intent: null } }
    expect([one.events, other.events]).toEqual([
      [ended('elsewhere'), started],
      [ended('elsewhere'), started],
    ])
    one.sdk.dispose()
    other.sdk.dispose()
  })

  test('a tab that was frozen and heard of nothing looks again when it wakes', async () => {
    const clock = new TestClock()
    const server = new House(clock)
    const tokens = memoryTokens()
    void tokens.set(server.session())
    let wake: () => void = () => undefined
    const { sdk, events } = createTestSdk({
      server,
      clock,
      tokens,
      wake: (listener) => {
        wake = listener
        return () => undefined
      },
    })
    await settle()
    void tokens.clear()
    wake()
    await settle()
    expect([sdk.session.get().status, events]).toEqual(['anonymous', [ended('elsewhere')]])
    void tokens.set(server.session())
    wake()
    await settle()
    expect(sdk.session.get().status).toBe('member')
    sdk.dispose()
  })

  test('a lock that throws is gone on without', async () => {
    const broken: Lock = () => {
      throw new DOMException('The document is not fully active', 'InvalidStateError')
    }
    const { sdk, server, clock } = createTestSdk({ isMember: true, lock: broken })
    await settle()
    server.expireAccess()
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    await clock.advance(LOCK_WAIT_MS)
    expect(server.requests('POST', REFRESH).length).toBe(1)
    sdk.dispose()
  })

  test('two SDKs on one page that write the address of the API differently make one refresh', async () => {
    const clock = new TestClock()
    const server = new House(clock)
    const { store, tab } = storage()
    void store.set(server.session())
    const named = new Map<string, Lock>()
    const lock: Lock = (name, signal, work) => {
      const own = named.get(name) ?? locks()
      named.set(name, own)
      return own(name, signal, work)
    }
    const sdks = ['http://yoyaku.test', 'http://yoyaku.test/'].map(
      (baseUrl) => createTestSdk({ server, clock, tokens: tab(), lock, baseUrl }).sdk,
    )
    await settle()
    server.expireAccess()
    const answers = await Promise.all(sdks.map((sdk) => sdk.api.GET(ME)))
    expect([answers.map(({ data }) => data), server.requests('POST', REFRESH).length]).toEqual([
      sdks.map(() => ({ data: hana })),
      1,
    ])
    for (const sdk of sdks) sdk.dispose()
  })

  test('a lock that a frozen tab holds for ever is waited for 5 s at most', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true, lock: forever })
    await settle()
    server.expireAccess()
    const call = sdk.api.GET(ME)
    await clock.advance(LOCK_WAIT_MS - 1)
    expect(server.requests('POST', REFRESH).length).toBe(0)
    await clock.advance(1)
    expect((await call).data).toEqual({ data: hana })
    sdk.dispose()
  })
})

describe('Scenario: a storage that cannot be trusted', () => {
  test('what is corrupt is cleared and reported, and nobody is signed in', async () => {
    const tokens = memoryTokens()
    void tokens.set({ accessToken: 'a', refreshToken: '', user: hana })
    const { sdk, reports } = createTestSdk({ tokens })
    await settle()
    expect([sdk.session.get().status, tokens.get(), reports]).toEqual([
      'anonymous',
      null,
      ['The session is unreadable'],
    ])
    sdk.dispose()
  })

  test('one that throws leaves a session in memory and one report', async () => {
    const broken = () => {
      throw new Error('QuotaExceeded')
    }
    const { sdk, reports } = createTestSdk({ tokens: { get: broken, set: broken, clear: broken, subscribe: broken } })
    const flow = sdk.signIn()
    flow.get().submitEmail('hana@example.com')
    await settle()
    flow.get().submitCode('123456')
    await settle()
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    expect(reports.filter((what) => what.includes('memory'))).toEqual(['The session is kept in memory'])
    sdk.dispose()
  })

  test('one that never answers is not waited for for ever', async () => {
    const never = () => new Promise<void>(() => undefined)
    const { sdk, reports, clock, server } = createTestSdk({ tokens: { get: never, set: never, clear: never } })
    const call = sdk.api.GET('/api/v1/cities')
    server.on('GET', '/api/v1/cities').reply(200, { data: [], total: 0 })
    await clock.advance(STORE_WITHIN_MS - 1)
    expect(sdk.session.get().status).toBe('unknown')
    await clock.advance(1)
    expect([sdk.session.get().status, (await call).data, reports]).toEqual([
      'anonymous',
      { data: [], total: 0 },
      ['The session is kept in memory'],
    ])
    sdk.dispose()
  })

  test('a slow one is unknown until it has answered, and requests wait for it', async () => {
    const clock = new TestClock()
    const server = new House(clock)
    const session = server.session()
    const slow: TokenStore = {
      get: () => new Promise((resolve) => void clock.setTimeout(() => resolve(session), 50)),
      set: () => undefined,
      clear: () => undefined,
    }
    const { sdk } = createTestSdk({ tokens: slow, server, clock })
    const call = sdk.api.GET(ME)
    await settle()
    expect([sdk.session.get().status, server.requests('GET', ME)]).toEqual(['unknown', []])
    await clock.advance(50)
    expect([sdk.session.get().status, (await call).data]).toEqual(['member', { data: hana }])
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
    const heard: unknown[] = []
    sdk.on('session.ended', ({ reason }) => heard.push([reason, isHeld]))
    await settle()
    server.expireAccess()
    server.once('POST', REFRESH).reply(401, { code: 'UNAUTHORIZED' })
    await sdk.api.GET(ME)
    await settle()
    const flow = sdk.signIn()
    flow.get().withProvider('google', 'ticket-1')
    await settle()
    sdk.session.get().signOut()
    heard.push('signed out')
    await settle()
    expect(heard).toEqual([['refused', false], 'signed out', ['signed-out', false]])
    sdk.dispose()
  })

  test('every method may be called inside a listener, and a listener that throws harms nobody', async () => {
    const { sdk, server, reports, clock } = createTestSdk({ isMember: true, lock: locks() })
    const inside: unknown[] = []
    sdk.on('session.ended', () => {
      throw new Error('a bug of the page')
    })
    sdk.on('session.ended', async () => {
      sdk.session.get().signOut()
      sdk.setLocale('ko')
      inside.push((await sdk.api.GET('/api/v1/user/me')).error?.status)
      sdk.dispose()
    })
    await settle()
    server.expireAccess()
    server.generation = 9
    await sdk.api.GET(ME)
    await clock.advance(0)
    expect(inside).toEqual([401])
    expect(reports).toContain('A listener of session.ended threw')
  })
})

test('the value of a view is the same object until its data changes', async () => {
  const { sdk } = createTestSdk({ isMember: true })
  await settle()
  const seen: unknown[] = []
  const stop = sdk.session.subscribe((value) => seen.push(value.status))
  const before = sdk.session.get()
  sdk.userChanged({ ...hana, firstName: 'Hanako' })
  await settle()
  const after = sdk.session.get()
  expect([sdk.session.get() === after, before === after, after.user?.firstName]).toEqual([true, false, 'Hanako'])
  stop()
  sdk.session.get().signOut()
  expect(seen).toEqual(['member', 'member'])
  sdk.dispose()
  sdk.dispose()
})

test('Scenario: two changes of the profile right after each other: the last one is shown and stored', async () => {
  const tokens = memoryTokens()
  const { sdk } = createTestSdk({ isMember: true, tokens })
  await settle()
  sdk.userChanged({ ...hana, firstName: 'Hanako' })
  sdk.userChanged({ ...hana, firstName: 'Hanae' })
  await settle()
  expect([sdk.session.get().user?.firstName, await tokens.get()]).toMatchObject([
    'Hanae',
    { user: { firstName: 'Hanae' } },
  ])
  sdk.dispose()
})
