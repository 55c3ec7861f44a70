import { createTestSdk, FakeApi, hana, settle, TestClock } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import type { TokenStore } from '../ports/index.ts'
import { memoryDrafts, memoryTokens } from '../ports/memory.ts'
import { STORE_WITHIN_MS } from './memory-fallback.ts'

const ME = '/api/v1/user/me'

describe('a storage that cannot be trusted', () => {
  test('a corrupt record is cleared and reported, and nobody is signed in', async () => {
    const tokenStore = memoryTokens()
    void tokenStore.set({ accessToken: 'a', refreshToken: '', user: hana })
    const { sdk, problems } = createTestSdk({ tokenStore })
    await settle()
    expect([sdk.auth.get().status, tokenStore.get(), problems]).toEqual([
      'anonymous',
      null,
      ['The session is unreadable'],
    ])
    sdk.dispose()
  })

  test('a storage that throws leaves a session in memory and one report', async () => {
    const broken = () => {
      throw new Error('QuotaExceeded')
    }
    const { sdk, problems } = createTestSdk({
      tokenStore: { get: broken, set: broken, clear: broken, subscribe: broken },
    })
    const flow = sdk.startSignIn()
    flow.submitEmail('hana@example.com')
    await settle()
    flow.submitCode('123456')
    await settle()
    expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    expect(problems.filter((what) => what.includes('memory'))).toEqual(['The session is kept in memory'])
    sdk.dispose()
  })

  test('a storage that never answers is not waited for for ever', async () => {
    const never = () => new Promise<void>(() => undefined)
    const { sdk, problems, clock, server } = createTestSdk({ tokenStore: { get: never, set: never, clear: never } })
    const call = sdk.api.GET('/api/v1/cities')
    server.on('GET', '/api/v1/cities').reply(200, { data: [], total: 0 })
    await clock.advance(STORE_WITHIN_MS - 1)
    expect(sdk.auth.get().status).toBe('unknown')
    await clock.advance(1)
    expect([sdk.auth.get().status, (await call).data, problems]).toEqual([
      'unknown',
      { data: [], total: 0 },
      ['The session is kept in memory'],
    ])
    // Later requests do not wait again.
    expect((await sdk.api.GET('/api/v1/cities')).data).toEqual({ data: [], total: 0 })
    sdk.dispose()
  })

  test('a storage that has not answered yet is no sign-out: a member call says so, and a sign-in does not wait', async () => {
    const never = () => new Promise<void>(() => undefined)
    const { sdk, clock } = createTestSdk({ tokenStore: { get: never, set: never, clear: never } })
    const call = sdk.api.GET(ME)
    await clock.advance(STORE_WITHIN_MS)
    expect((await call).error).toMatchObject({ code: 'REFRESH_UNAVAILABLE', status: null })
    expect(sdk.auth.get().status).toBe('unknown')
    const flow = sdk.startSignIn()
    flow.submitEmail('hana@example.com')
    await settle()
    flow.submitCode('123456')
    await settle()
    expect([sdk.auth.get().status, (await sdk.api.GET(ME)).data]).toEqual(['member', { data: hana }])
    sdk.dispose()
  })

  function storeOf(session: unknown) {
    let stored = session
    return {
      set: (next: unknown) => {
        stored = next
      },
      clear: () => {
        stored = null
      },
      get: (): unknown => stored,
    }
  }

  test.each([1, 2])(
    'a read that fails %i times in a row keeps the member, the drafts and the stored session',
    async (failures) => {
      const clock = new TestClock()
      const server = new FakeApi(clock)
      const store = storeOf(server.members[0].session())
      const draftStore = memoryDrafts()
      const { sdk, events, problems } = createTestSdk({ tokenStore: store, server, clock, draftStore })
      await settle()
      sdk.startReservation({ serviceId: 'service-1', quantity: 3 }).dispose()
      const read = store.get
      let left = failures
      store.get = () => {
        left -= 1
        if (left >= 0) throw new DOMException('The database is closing', 'InvalidStateError')
        return read()
      }
      server.members[0].expireAccess()
      expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
      expect([sdk.auth.get().status, events, problems]).toEqual([
        'member',
        [],
        failures === 1 ? [] : ['The session is kept in memory'],
      ])
      expect(draftStore.get('reservation.service-1')).toContain('"quantity":3')
      sdk.dispose()
    },
  )

  test('a read that takes too long while the token is renewed keeps the member', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const store = storeOf(server.members[0].session())
    const { sdk, events, problems } = createTestSdk({ tokenStore: store, server, clock })
    await settle()
    store.get = () => new Promise(() => undefined)
    server.members[0].expireAccess()
    const call = sdk.api.GET(ME)
    await clock.advance(STORE_WITHIN_MS)
    expect((await call).data).toEqual({ data: hana })
    expect([sdk.auth.get().status, events, problems]).toEqual(['member', [], ['The session is kept in memory']])
    sdk.dispose()
  })

  test('a read that fails once at the start is repeated', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const store = storeOf(server.members[0].session())
    const read = store.get
    store.get = () => {
      store.get = read
      throw new Error('Busy')
    }
    const { sdk } = createTestSdk({ tokenStore: store, server, clock })
    await settle()
    expect(sdk.auth.get().status).toBe('member')
    sdk.dispose()
  })

  test('an answer that comes too late at the start still signs in, and is asked for once', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const session = server.members[0].session()
    let reads = 0
    const store = {
      ...storeOf(null),
      get: () => {
        reads += 1
        return new Promise((resolve) => void clock.setTimeout(() => resolve(session), STORE_WITHIN_MS + 1_000))
      },
    }
    const { sdk, problems } = createTestSdk({ tokenStore: store, server, clock })
    await clock.advance(STORE_WITHIN_MS)
    expect(sdk.auth.get().status).toBe('unknown')
    await clock.advance(1_000)
    expect([sdk.auth.get().status, reads, problems]).toEqual(['member', 1, ['The session is kept in memory']])
    sdk.dispose()
  })

  test('a write that fails leaves the new tokens in memory, not the old ones of the storage', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const session = server.members[0].session()
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    const { sdk, problems } = createTestSdk({ tokenStore: { ...storeOf(session), set: full }, server, clock })
    await settle()
    for (let renewal = 0; renewal < 3; renewal += 1) {
      server.members[0].expireAccess()
      expect((await sdk.api.GET(ME)).data).toEqual({ data: hana })
    }
    expect(problems).toEqual(['The session is kept in memory'])
    sdk.dispose()
  })

  test('a slow storage leaves the session unknown until it has answered, and requests wait for it', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const session = server.members[0].session()
    const slow: TokenStore = {
      get: () => new Promise((resolve) => void clock.setTimeout(() => resolve(session), 50)),
      set: () => undefined,
      clear: () => undefined,
    }
    const { sdk } = createTestSdk({ tokenStore: slow, server, clock })
    const call = sdk.api.GET(ME)
    await settle()
    expect([sdk.auth.get().status, server.requests('GET', ME)]).toEqual(['unknown', []])
    await clock.advance(50)
    expect([sdk.auth.get().status, (await call).data]).toEqual(['member', { data: hana }])
    sdk.dispose()
  })
})
