import { createTestSdk, FakeApi, hana, settle, TestClock } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { locks, storage } from '../../test/browser-tabs.ts'
import type { Lock } from '../ports/index.ts'
import { memoryTokens } from '../ports/memory.ts'
import { LOCK_WAIT_MS } from './locked.ts'

const REFRESH = '/api/v1/user/auth/refresh-token'
const ME = '/api/v1/user/me'
const ended = (reason: string) => ({ name: 'session.ended', event: { signInPath: '/ja/auth', reason } })

const forever: Lock = (_, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

describe('several tabs', () => {
  test('the second tab takes the token that the first has stored', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { store, tab } = storage()
    void store.set(server.members[0].session())
    const lock = locks()
    const tabs = Array.from({ length: 4 }, () => createTestSdk({ server, clock, tokenStore: tab(), lock }).sdk)
    await settle()
    server.members[0].expireAccess()
    const answers = await Promise.all(tabs.map((sdk) => sdk.api.GET(ME)))
    expect(answers.map(({ data }) => data)).toEqual(tabs.map(() => ({ data: hana })))
    expect(server.requests('POST', REFRESH).length).toBe(1)
    for (const sdk of tabs) sdk.dispose()
  })

  test('a tab that waits before its next refresh takes the token that another has stored meanwhile', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { store, tab } = storage()
    void store.set(server.members[0].session())
    const [waiting, other] = [
      createTestSdk({ server, clock, tokenStore: tab() }),
      createTestSdk({ server, clock, tokenStore: tab() }),
    ]
    await settle()
    server.members[0].expireAccess()
    server.once('POST', REFRESH).reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '20' })
    expect((await waiting.sdk.api.GET(ME)).error?.code).toBe('REFRESH_UNAVAILABLE')
    expect((await other.sdk.api.GET(ME)).data).toEqual({ data: hana })
    await settle()
    expect((await waiting.sdk.api.GET(ME)).data).toEqual({ data: hana })
    expect(server.requests('POST', REFRESH).length).toBe(2)
    for (const { sdk } of [waiting, other]) sdk.dispose()
  })

  test('nobody is signed out without locks', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { store, tab } = storage()
    void store.set(server.members[0].session())
    const tabs = Array.from({ length: 8 }, () => createTestSdk({ server, clock, tokenStore: tab() }))
    await settle()
    server.members[0].expireAccess()
    const answers = await Promise.all(tabs.map(({ sdk }) => sdk.api.GET(ME)))
    await settle()
    expect(answers.map(({ data }) => data)).toEqual(tabs.map(() => ({ data: hana })))
    expect(tabs.flatMap(({ events }) => events)).toEqual([])
    expect(server.requests('POST', REFRESH).length).toBeLessThanOrEqual(8)
    for (const { sdk } of tabs) sdk.dispose()
  })

  test('signing out in one ends the session in all', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { store, tab } = storage()
    void store.set(server.members[0].session())
    const [one, other] = [
      createTestSdk({ server, clock, tokenStore: tab() }),
      createTestSdk({ server, clock, tokenStore: tab() }),
    ]
    await settle()
    one.sdk.auth.signOut()
    await settle()
    expect([other.sdk.auth.get().status, other.events]).toEqual(['anonymous', [ended('signed-out-elsewhere')]])
    one.sdk.dispose()
    other.sdk.dispose()
  })

  test('signing in in one makes all tabs a member’s', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { tab } = storage()
    const [one, other] = [
      createTestSdk({ server, clock, tokenStore: tab() }),
      createTestSdk({ server, clock, tokenStore: tab() }),
    ]
    await settle()
    const flow = one.sdk.startSignIn()
    flow.submitEmail('hana@example.com')
    await settle()
    flow.submitCode('123456')
    await settle()
    expect([other.sdk.auth.get().status, other.sdk.auth.get().user]).toEqual(['member', hana])
    one.sdk.dispose()
    other.sdk.dispose()
  })

  test('another person signed in in another tab: what the first one sent is not sent in their name', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const store = memoryTokens()
    void store.set(server.members[0].session())
    const { sdk } = createTestSdk({ server, clock, tokenStore: store })
    await settle()
    server.members[0].user = { ...hana, id: 'user-mina' }
    void store.set(server.members[0].session())
    expect((await sdk.api.PUT(ME, { body: { phone: null } })).error?.status).toBe(401)
    expect([server.requests('PUT', ME).length, sdk.auth.get().user?.id]).toEqual([1, 'user-mina'])
    sdk.dispose()
  })

  test('another person signed in in another tab: the session of the first one has ended, and that is told first', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { store, tab } = storage()
    void store.set(server.members[0].session())
    const [one, other] = [
      createTestSdk({ server, clock, tokenStore: tab() }),
      createTestSdk({ server, clock, tokenStore: tab() }),
    ]
    await settle()
    server.members[0].user = { ...hana, id: 'user-mina' }
    const flow = one.sdk.startSignIn()
    flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    const started = { name: 'session.started', event: { user: server.members[0].user, intent: null } }
    expect([one.events, other.events]).toEqual([
      [ended('signed-out-elsewhere'), started],
      [ended('signed-out-elsewhere'), started],
    ])
    one.sdk.dispose()
    other.sdk.dispose()
  })

  test('a tab that was frozen and heard of nothing looks again when it wakes', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const tokenStore = memoryTokens()
    void tokenStore.set(server.members[0].session())
    let wake: () => void = () => undefined
    const { sdk, events } = createTestSdk({
      server,
      clock,
      tokenStore,
      onWake: (listener) => {
        wake = listener
        return () => undefined
      },
    })
    await settle()
    void tokenStore.clear()
    wake()
    await settle()
    expect([sdk.auth.get().status, events]).toEqual(['anonymous', [ended('signed-out-elsewhere')]])
    void tokenStore.set(server.members[0].session())
    wake()
    await settle()
    expect(sdk.auth.get().status).toBe('member')
    sdk.dispose()
  })

  test('a refresh goes on without a lock that throws', async () => {
    const broken: Lock = () => {
      throw new DOMException('The document is not fully active', 'InvalidStateError')
    }
    const { sdk, server, clock } = createTestSdk({ isMember: true, lock: broken })
    await settle()
    server.members[0].expireAccess()
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    await clock.advance(LOCK_WAIT_MS)
    expect(server.requests('POST', REFRESH).length).toBe(1)
    sdk.dispose()
  })

  test('two SDKs on one page that write the address of the API differently make one refresh', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { store, tab } = storage()
    void store.set(server.members[0].session())
    const named = new Map<string, Lock>()
    const lock: Lock = (name, signal, work) => {
      const own = named.get(name) ?? locks()
      named.set(name, own)
      return own(name, signal, work)
    }
    const sdks = ['http://yoyaku.test', 'http://yoyaku.test/'].map(
      (baseUrl) => createTestSdk({ server, clock, tokenStore: tab(), lock, baseUrl }).sdk,
    )
    await settle()
    server.members[0].expireAccess()
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
    server.members[0].expireAccess()
    const call = sdk.api.GET(ME)
    await clock.advance(LOCK_WAIT_MS - 1)
    expect(server.requests('POST', REFRESH).length).toBe(0)
    await clock.advance(1)
    expect((await call).data).toEqual({ data: hana })
    sdk.dispose()
  })

  test('a request that finds no refresh token any more leads to the sign-in', async () => {
    const tokenStore = memoryTokens()
    const { sdk, server, events } = createTestSdk({ isMember: true, tokenStore })
    await settle()
    void tokenStore.clear()
    server.members[0].expireAccess()
    expect((await sdk.api.GET(ME)).error?.status).toBe(401)
    await settle()
    expect([sdk.auth.get().status, events]).toEqual(['anonymous', [ended('expired')]])
    sdk.dispose()
  })
})
