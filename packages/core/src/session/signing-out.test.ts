import { createTestSdk, FakeApi, hana, settle, TestClock } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import type { StoredSession, TokenStore } from '../ports/index.ts'
import { memoryTokens } from '../ports/memory.ts'
import { LOGOUT_TRIES } from './session.actors.ts'

const REFRESH = '/api/v1/user/auth/refresh-token'
const LOGOUT = '/api/v1/user/auth/logout'
const ME = '/api/v1/user/me'
const ended = (reason: string) => ({ name: 'session.ended', event: { signInPath: '/ja/auth', reason } })

describe('signing out', () => {
  test('is at once, clears the storage and tells the server', async () => {
    const tokenStore = memoryTokens()
    const { sdk, server, events } = createTestSdk({ isMember: true, tokenStore })
    await settle()
    sdk.auth.signOut()
    expect(sdk.auth.get().status).toBe('anonymous')
    await settle()
    expect(tokenStore.get()).toBe(null)
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
    sdk.auth.signOut()
    await clock.advance(3_000)
    expect(server.requests('POST', LOGOUT).length).toBe(3)
    await clock.advance(19_999)
    expect([server.requests('POST', LOGOUT).length, server.members[0].generation]).toEqual([3, 1])
    await clock.advance(1)
    expect([server.requests('POST', LOGOUT).length, server.members[0].generation]).toEqual([4, 0])
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
    sdk.auth.signOut()
    await clock.advance(24 * 3_600_000)
    expect(server.requests('POST', LOGOUT).length).toBe(LOGOUT_TRIES)
    sdk.dispose()
  })

  test('tells it at once when the network is back', async () => {
    const wakes = new Set<() => void>()
    const { sdk, server, clock } = createTestSdk({
      isMember: true,
      onWake: (listener) => {
        wakes.add(listener)
        return () => wakes.delete(listener)
      },
    })
    await settle()
    server.once('POST', LOGOUT).cut()
    sdk.auth.signOut()
    await clock.advance(0)
    for (const wake of wakes) wake()
    await settle()
    expect([server.requests('POST', LOGOUT).length, server.members[0].generation]).toEqual([2, 0])
    sdk.dispose()
    expect([wakes.size, clock.waiting]).toEqual([0, []])
  })

  test('tells it when the network is back after an outage of any length, however often the page woke meanwhile', async () => {
    const wakes = new Set<() => void>()
    const wake = (listener: () => void) => {
      wakes.add(listener)
      return () => wakes.delete(listener)
    }
    const { sdk, server, clock } = createTestSdk({ isMember: true, onWake: wake })
    await settle()
    let isThere = false
    server
      .on('POST', LOGOUT)
      .run(() => (isThere ? { status: 200, body: { data: { success: true } } } : { fault: 'network' }))
    const sent = () => server.requests('POST', LOGOUT).length
    const wakeUp = async () => {
      for (const listener of wakes) listener()
      await settle()
    }
    sdk.auth.signOut()
    for (let woken = 0; woken < LOGOUT_TRIES + 2; woken++) await wakeUp()
    await clock.advance(24 * 3_600_000)
    const before = sent()
    isThere = true
    await wakeUp()
    await wakeUp()
    expect(sent() - before).toBe(1)
    sdk.dispose()
  })

  test('wins over a refresh in flight', async () => {
    const tokenStore = memoryTokens()
    const { sdk, server, clock } = createTestSdk({ isMember: true, tokenStore })
    await settle()
    server.members[0].expireAccess()
    server
      .once('POST', REFRESH)
      .after(500)
      .reply(200, { data: { accessToken: 'a', refreshToken: 'r', user: hana } })
    const waiting = sdk.api.GET(ME)
    await settle()
    sdk.auth.signOut()
    await clock.advance(1_000)
    expect((await waiting).error?.status).toBe(401)
    expect([sdk.auth.get().status, tokenStore.get()]).toEqual(['anonymous', null])
    sdk.dispose()
  })

  test('signing in as another person meanwhile mixes nothing', async () => {
    const tokenStore = memoryTokens()
    const { sdk, server, clock } = createTestSdk({ isMember: true, tokenStore })
    await settle()
    server.members[0].expireAccess()
    server
      .once('POST', REFRESH)
      .after(500)
      .reply(200, { data: { accessToken: 'a', refreshToken: 'r', user: hana } })
    const ofHana = sdk.api.PUT(ME, { body: { phone: null } })
    await settle()
    sdk.auth.signOut()
    server.members[0].user = { ...hana, id: 'user-mina', firstName: 'Mina' }
    const flow = sdk.startSignIn()
    flow.submitEmail('mina@example.com')
    await settle()
    flow.submitCode('123456')
    await clock.advance(1_000)
    expect((await ofHana).error?.status).toBe(401)
    expect(server.requests('PUT', ME).length).toBe(1)
    expect(sdk.auth.get().user?.id).toBe('user-mina')
    expect((tokenStore.get() as { user: { id: string } }).user.id).toBe('user-mina')
    sdk.dispose()
  })

  test('tells the server once where the SDK is disposed of at the same moment', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    server.once('POST', LOGOUT).cut()
    sdk.auth.signOut()
    sdk.dispose()
    await clock.advance(3_600_000)
    expect([server.requests('POST', LOGOUT).map(({ body }) => body), clock.waiting]).toEqual([
      [{ refreshToken: 'refresh-1' }],
      [],
    ])
  })

  test.each(['as time passes', 'when the network is back'])(
    'twice in an outage tells the server of both sessions, %s',
    async (when) => {
      let wake: () => void = () => undefined
      const { sdk, server, clock } = createTestSdk({
        isMember: true,
        onWake: (listener) => {
          wake = listener
          return () => undefined
        },
      })
      await settle()
      server.once('POST', LOGOUT).cut()
      server.once('POST', LOGOUT).cut()
      sdk.auth.signOut()
      await settle()
      sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
      await settle()
      sdk.auth.signOut()
      await settle()
      if (when === 'as time passes') await clock.advance(60_000)
      else wake()
      await settle()
      const revokedTokens = server
        .requests('POST', LOGOUT)
        .map(({ body }) => (body as { refreshToken: string }).refreshToken)
      expect(revokedTokens.toSorted()).toEqual(['refresh-1', 'refresh-1', 'refresh-2', 'refresh-2'])
      sdk.dispose()
    },
  )

  test('a server that does not know the session is told once', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    server.on('POST', LOGOUT).reply(401, { code: 'UNAUTHORIZED' })
    sdk.auth.signOut()
    await clock.advance(3_600_000)
    expect(server.requests('POST', LOGOUT).length).toBe(1)
    sdk.dispose()
  })
})

describe('one signs out before the storage has answered, and in again', () => {
  test.each([
    ['the session of before, which is ended', true],
    ['the new one, which stays', false],
  ])('where the storage then answers with %s, the new one is kept', async (_, readsAtOnce) => {
    const server = new FakeApi(new TestClock())
    const before = server.members[0].session()
    let stored: StoredSession | null = before
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const tokenStore: TokenStore = {
      async get() {
        const found = stored
        await answered
        return readsAtOnce ? found : stored
      },
      set: (session) => {
        stored = session
      },
      clear: () => {
        stored = null
      },
    }
    const { sdk } = createTestSdk({ server, tokenStore })
    server.on('POST', LOGOUT).reply(200, { data: { success: true } })
    void sdk.auth.signOut()
    await settle()
    server.members[0].generation += 2
    sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    const signedIn = stored
    answer()
    await settle()
    expect([sdk.auth.get().status, stored]).toEqual(['member', signedIn])
    expect(signedIn).not.toEqual(before)
    const revoked = server.requests('POST', LOGOUT).map(({ body }) => (body as { refreshToken: string }).refreshToken)
    expect(revoked).toEqual(readsAtOnce ? [before.refreshToken] : [])
    sdk.dispose()
  })
})
