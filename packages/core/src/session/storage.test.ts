import { describe, expect, test } from 'vitest'
import type { TokenStore } from '../ports.ts'
import { createTestSdk, House, hana, settle, TestClock } from '../testing/index.ts'
import { memoryTokens, STORE_WITHIN_MS } from './stored.ts'

const ME = '/api/v1/user/me'

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
