import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TokenStore } from '../ports.ts'
import type { createSdk as CreateSdk } from '../sdk.ts'
import { STORE_WITHIN_MS } from '../session/memory-fallback.ts'
import { memoryTokens } from '../session/memory-tokens.ts'
import { bareSdk as bare } from '../testing/bare-sdk.ts'
import { storage } from '../testing/browser-tabs.ts'
import { chartFiles } from '../testing/chart-files.ts'
import { settle } from '../testing/clock.ts'
import { hana } from '../testing/fixtures.ts'
import type * as charts from './charts.ts'

const ME = '/api/v1/user/me'
const CITIES = '/api/v1/cities'
const LOGOUT = '/api/v1/user/auth/logout'
const started = { name: 'session.started', event: { user: hana, intent: null } }
const ended = (reason: string) => ({ name: 'session.ended', event: { signInPath: '/en/auth', reason } })

let files: ReturnType<typeof chartFiles>
let gate: typeof files.gate
let createSdk: typeof CreateSdk
const bareSdk = (options?: Parameters<typeof bare>[1]) => bare(createSdk, options)
/** How often the file of the session was asked for. */
const loads = () => gate.requestedNames.filter((name) => name === 'session').length

// The files of this project share their modules: this one has its own.
beforeAll(async () => {
  vi.resetModules()
  const real = await vi.importActual<typeof charts>('./charts.ts')
  files = chartFiles(real)
  gate = files.gate
  vi.doMock('./charts.ts', () => files.module)
  ;({ createSdk } = await import('../sdk.ts'))
  await real.loadCharts()
})
afterAll(() => {
  vi.doUnmock('./charts.ts')
  vi.resetModules()
})
beforeEach(() => files.reset('signIn', 'live'))

/** A sign-in by a provider's ticket, accepted by the server. */
async function signIn(sdk: ReturnType<typeof bareSdk>['sdk']) {
  const flow = sdk.signIn()
  const value = flow.get()
  if (value.step !== 'email') throw new Error(value.step)
  const after = await value.withProvider('google', 'ticket-1')
  flow.dispose()
  return after
}

/** The statuses that a page is shown, in order. */
function statusesOf({ session }: ReturnType<typeof bareSdk>['sdk']) {
  const statuses: string[] = []
  session.subscribe(({ status }) => statuses.push(status))
  return statuses
}

describe('the chart of the session', () => {
  test('is not loaded for a visitor, who reads, wakes and signs out of nothing without it', async () => {
    const { sdk, server, clock, wake, events } = bareSdk()
    gate.open()
    const statuses = statusesOf(sdk)
    server.once('GET', CITIES).reply(503, { code: 'UNAVAILABLE' })
    server.on('GET', CITIES).reply(200, { data: [], total: 0 })
    const call = sdk.api.GET(CITIES)
    await clock.advance(1_000)
    expect([(await call).data, server.requests('GET', CITIES).map(({ accessToken }) => accessToken)]).toEqual([
      { data: [], total: 0 },
      [null, null],
    ])
    expect((await sdk.api.GET(ME)).error).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    wake()
    await sdk.session.get().signOut()
    await settle()
    expect([gate.requestedNames, statuses, events]).toEqual([[], ['unknown', 'anonymous'], []])
    sdk.dispose()
  })

  test('is loaded where a session is stored; until then requests wait and nobody is taken for signed out', async () => {
    const { sdk, server, events } = bareSdk({ isMember: true })
    const statuses = statusesOf(sdk)
    const call = sdk.api.GET(ME)
    await settle()
    expect([gate.requestedNames, server.arrived, sdk.session.get()]).toMatchObject([
      ['session'],
      [],
      { status: 'unknown', user: null },
    ])
    gate.open()
    expect((await call).data).toEqual({ data: hana })
    expect([statuses, events]).toEqual([['unknown', 'member'], []])
    sdk.dispose()
  })

  test('is begun with what the store has answered already: it is asked once', async () => {
    const tokens = memoryTokens()
    const get = vi.fn(() => tokens.get())
    const { sdk } = bareSdk({ isMember: true, tokens: { ...tokens, get } })
    gate.open()
    await settle()
    expect([sdk.session.get().status, get.mock.calls.length]).toEqual(['member', 1])
    sdk.dispose()
  })

  test('that does not come in 5 s keeps requests no longer; a 401 to these is REFRESH_UNAVAILABLE', async () => {
    const { sdk, server, clock } = bareSdk({ isMember: true })
    const call = sdk.api.GET(ME)
    await clock.advance(STORE_WITHIN_MS - 1)
    expect(server.arrived).toEqual([])
    await clock.advance(1)
    expect((await call).error).toMatchObject({ code: 'REFRESH_UNAVAILABLE' })
    expect((await sdk.api.GET(ME)).error).toMatchObject({ code: 'REFRESH_UNAVAILABLE' })
    expect(sdk.session.get().status).toBe('unknown')
    sdk.dispose()
  })

  test('whose file fails is asked for again, after a second and on wake, and that is reported', async () => {
    const { sdk, clock, wake, reports } = bareSdk({ isMember: true })
    gate.failures = 2
    gate.open()
    await clock.advance(1_000)
    expect([loads(), reports]).toEqual([2, ['The session did not load', 'The session did not load']])
    wake()
    await settle()
    expect([sdk.session.get().status, loads()]).toEqual(['member', 3])
    sdk.dispose()
  })

  test('does not look at the storage once for each time that the page woke without it', async () => {
    const tokens = memoryTokens()
    const get = vi.fn(() => tokens.get())
    const { sdk, wake } = bareSdk({ isMember: true, tokens: { ...tokens, get } })
    await settle()
    for (let woken = 0; woken < 100; woken += 1) wake()
    gate.open()
    await settle()
    expect([sdk.session.get().status, get.mock.calls.length]).toEqual(['member', 2])
    sdk.dispose()
  })

  test('is not needed while the store hangs, and a sign-in does not wait for the store', async () => {
    const never = () => new Promise<void>(() => undefined)
    const { sdk, clock, reports } = bareSdk({ tokens: { get: never, set: never, clear: never } })
    await clock.advance(STORE_WITHIN_MS)
    expect([gate.requestedNames, sdk.session.get().status, reports]).toEqual([
      [],
      'unknown',
      ['The session is kept in memory'],
    ])
    gate.open()
    await signIn(sdk)
    await settle()
    expect([sdk.session.get().status, (await sdk.api.GET(ME)).data]).toEqual(['member', { data: hana }])
    sdk.dispose()
  })

  test('is loaded by a late answer of the store, which signs in', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const tokens = memoryTokens()
    const late: TokenStore = { ...tokens, get: () => answered.then(() => tokens.get()) }
    const { sdk, clock, events } = bareSdk({ isMember: true, tokens: late })
    gate.open()
    await clock.advance(STORE_WITHIN_MS + 1_000)
    answer()
    await settle()
    expect([sdk.session.get().status, events]).toEqual(['member', []])
    sdk.dispose()
  })
})

describe('a sign-in', () => {
  test('loads the chart when it begins, and a visitor stays one until it is accepted', async () => {
    const { sdk, events } = bareSdk()
    gate.open()
    const statuses = statusesOf(sdk)
    await settle()
    sdk.signIn().dispose()
    await settle()
    expect([gate.requestedNames, sdk.session.get().status]).toEqual([['session'], 'anonymous'])
    await signIn(sdk)
    expect(sdk.session.get()).toMatchObject({ status: 'member', user: hana })
    await settle()
    expect([statuses, events]).toEqual([['unknown', 'anonymous', 'member'], [started]])
    sdk.dispose()
  })

  test('that is accepted while the chart loads is not lost, and requests wait for it', async () => {
    const { sdk, server, tokens, events } = bareSdk()
    // A wait of before is none for later.
    await sdk.api.GET(CITIES)
    expect(await signIn(sdk)).toMatchObject({ step: 'done', user: hana })
    expect(sdk.session.get().status).toBe('unknown')
    sdk.userChanged({ ...hana, firstName: 'Hanako' })
    sdk.userChanged({ ...hana, firstName: 'Hanae' })
    const call = sdk.api.GET(ME)
    await settle()
    expect(server.requests('GET', ME)).toEqual([])
    gate.open()
    expect((await call).data).toEqual({ data: hana })
    await settle()
    expect([sdk.session.get().user?.firstName, await tokens.get()]).toMatchObject([
      'Hanae',
      { user: { firstName: 'Hanae' } },
    ])
    expect(events).toEqual([started])
    sdk.dispose()
  })

  test('that is accepted and left again while the chart loads is both, in this order', async () => {
    const { sdk, server, tokens, events } = bareSdk()
    await settle()
    await signIn(sdk)
    const signedOut = sdk.session.get().signOut()
    gate.open()
    await signedOut
    await settle()
    expect([sdk.session.get().status, await tokens.get(), events]).toEqual([
      'anonymous',
      null,
      [started, ended('signed-out')],
    ])
    expect(server.requests('POST', LOGOUT)).toHaveLength(1)
    sdk.dispose()
  })
})

describe('a sign-out while the chart loads', () => {
  test('clears the storage and tells the server', async () => {
    const { sdk, server, tokens, events } = bareSdk({ isMember: true })
    await settle()
    const signedOut = sdk.session.get().signOut()
    gate.open()
    await signedOut
    await settle()
    expect([sdk.session.get().status, await tokens.get()]).toEqual(['anonymous', null])
    expect([server.requests('POST', LOGOUT).length, events.at(-1)]).toEqual([1, ended('signed-out')])
    sdk.dispose()
  })
})

describe('another tab', () => {
  test('that signs in is told, as with the chart', async () => {
    const { tab } = storage()
    const { sdk, server, events } = bareSdk({ tokens: tab() })
    const statuses = statusesOf(sdk)
    await settle()
    void tab().set(server.session())
    await settle()
    const call = sdk.api.GET(ME)
    gate.open()
    expect((await call).data).toEqual({ data: hana })
    await settle()
    expect([statuses, events]).toEqual([['unknown', 'anonymous', 'unknown', 'member'], [started]])
    sdk.dispose()
  })

  test('that changes nothing that is stored loads nothing', async () => {
    const { tab } = storage()
    const { sdk } = bareSdk({ tokens: tab() })
    await settle()
    void tab().clear()
    await settle()
    expect([gate.requestedNames, sdk.session.get().status]).toEqual([[], 'anonymous'])
    sdk.dispose()
  })

  test('that signs in is seen on wake where nothing was heard of it', async () => {
    const tokens = memoryTokens()
    const { sdk, server, wake } = bareSdk({ tokens })
    gate.open()
    await settle()
    void tokens.set(server.session())
    wake()
    await settle()
    expect(sdk.session.get().status).toBe('member')
    sdk.dispose()
  })

  test('that signs out while the chart loads leaves nobody signed in', async () => {
    const { store, tab } = storage()
    const { sdk } = bareSdk({ isMember: true, tokens: tab() })
    await settle()
    void tab().clear()
    await settle()
    gate.open()
    await settle()
    expect([sdk.session.get().status, store.get()]).toEqual(['anonymous', null])
    sdk.dispose()
  })

  test('that signs in while the chart is loaded ahead is not missed', async () => {
    const tokens = memoryTokens()
    let answer: () => void = () => undefined
    let isSlow = false
    const slow: TokenStore = {
      ...tokens,
      async get() {
        if (isSlow) {
          await new Promise<void>((resolve) => {
            answer = resolve
          })
        }
        return tokens.get()
      },
    }
    const { sdk, server, wake } = bareSdk({ tokens: slow })
    await settle()
    isSlow = true
    void tokens.set(server.session())
    wake()
    sdk.signIn().dispose()
    gate.open()
    await settle()
    isSlow = false
    answer()
    await settle()
    expect(sdk.session.get().status).toBe('member')
    sdk.dispose()
  })
})

describe('an SDK that is disposed of', () => {
  test.each(['before the store has answered', 'while the chart loads'])(
    '%s starts nothing, and whoever waits is answered CANCELLED',
    async (when) => {
      const { sdk, server, clock, events, reports } = bareSdk({ isMember: true })
      const call = sdk.api.GET(ME)
      if (when === 'while the chart loads') await settle()
      sdk.dispose()
      gate.open()
      expect((await call).error).toMatchObject({ kind: 'cancelled' })
      await sdk.session.get().signOut()
      await clock.advance(60_000)
      expect([server.arrived, clock.waiting, events, reports, sdk.session.get().status]).toEqual([
        [],
        [],
        [],
        [],
        'unknown',
      ])
    },
  )

  test('while a file that failed is to be asked for again asks no more', async () => {
    const { sdk, clock } = bareSdk({ isMember: true })
    gate.failures = 1
    gate.open()
    await settle()
    sdk.dispose()
    await clock.advance(60_000)
    expect([gate.requestedNames, clock.waiting]).toEqual([['session'], []])
  })

  test('while the chart loads still tells the server of a sign-out, once, and stores nothing', async () => {
    const { sdk, server, tokens, clock } = bareSdk({ isMember: true })
    await settle()
    server.on('POST', LOGOUT).cut()
    void sdk.session.get().signOut()
    sdk.dispose()
    sdk.dispose()
    gate.open()
    await clock.advance(60_000)
    expect([server.requests('POST', LOGOUT).map(({ body }) => body), await tokens.get(), clock.waiting]).toEqual([
      [{ refreshToken: 'refresh-1' }],
      null,
      [],
    ])
  })

  test('while the chart loads still stores a session that was accepted', async () => {
    const { sdk, server, tokens } = bareSdk()
    await settle()
    await signIn(sdk)
    sdk.dispose()
    gate.open()
    await settle()
    expect([await tokens.get(), server.requests('GET', ME)]).toMatchObject([{ user: hana }, []])
  })
})
