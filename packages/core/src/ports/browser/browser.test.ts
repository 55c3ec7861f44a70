import { CODE, createTestSdk, hana, settle, type TestSdk } from '@yoyaku/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chosen } from '../../../test/booking.ts'
import { createYoyaku } from '../../sdk/create-yoyaku.ts'
import { memoryTokens } from '../memory.ts'
import { portsOf } from '../ports-of.ts'
import { cookieTokens, expiryOf } from './cookies.ts'
import { localStorageTokens, sessionStorageTokens } from './storage.ts'
import { pageWakes, webLocks, withTabSync } from './tabs.ts'

const jwt = (exp: number) => `h.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.s`
const session = {
  accessToken: jwt(1_900_000_000),
  refreshToken: jwt(1_900_600_000),
  user: { ...hana, firstName: '花；=' },
}

/** As much of a browser's jar as the store can see. */
function jar() {
  const written: string[] = []
  const cookies = new Map<string, string>()
  return {
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      const expires = attributes.find((attribute) => attribute.startsWith('expires='))
      if (expires && Date.parse(expires.slice(8)) < Date.parse('2026-11-20')) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

const theJar = () => document as unknown as ReturnType<typeof jar>

beforeEach(() => {
  vi.stubGlobal('document', jar())
  vi.stubGlobal('location', { protocol: 'https:' })
})
afterEach(() => vi.unstubAllGlobals())

describe('cookieTokens', () => {
  test('hold what was given to them, by the names of the product, and nothing after clearing', () => {
    const store = cookieTokens('')
    expect(store.get()).toBe(null)
    void store.set(session)
    expect(store.get()).toEqual(session)
    expect(document.cookie.split('; ').map((pair) => pair.split('=')[0])).toEqual([
      'accessToken',
      'refreshToken',
      'userInfo',
    ])
    void store.clear()
    expect([store.get(), document.cookie]).toEqual([null, ''])
  })

  test('end when the token does, for the whole site, on https alone', () => {
    void cookieTokens().set(session)
    const { written } = theJar()
    const attributes = written.map((text) => text.slice(text.indexOf(';') + 2))
    const until = (exp: number) => `path=/; SameSite=Lax; Secure; expires=${new Date(exp * 1000).toUTCString()}`
    expect(attributes).toEqual([until(1_900_000_000), until(1_900_600_000), until(1_900_600_000)])
  })

  test('are not Secure where there is no https', () => {
    vi.stubGlobal('location', { protocol: 'http:' })
    void cookieTokens().set(session)
    expect(theJar().written.some((text) => text.includes('Secure'))).toBe(false)
  })

  test('throw in a browser that stores no cookies, so that memory is used', () => {
    vi.stubGlobal('document', {})
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    expect(() => cookieTokens().set(session)).toThrow('does not keep cookies')
  })

  test('are still a session without the access token, which ends first', () => {
    const store = cookieTokens('')
    void store.set(session)
    theJar().cookie = 'accessToken=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    expect(store.get()).toEqual({ ...session, accessToken: null })
  })

  test.each(['', 'a.b', 'a.e30.c', 'x.%%%.y'])('the token %j has no expiry to be read', (token) => {
    expect(expiryOf(token)).toBe(null)
  })
})

/** A storage of the browser, in memory. */
function fakeStorage(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
}

test.each([
  ["persist: 'cookie'", () => ({ persist: 'cookie' as const })],
  ['localStorageTokens()', () => ({ tokenStore: withTabSync(localStorageTokens(), 'yoyaku.stays') })],
  ['sessionStorageTokens()', () => ({ tokenStore: sessionStorageTokens() })],
])('a visitor books with %s: signed in, reloaded, confirmed, and gone after signing out', async (_, optionsOfPage) => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', fakeStorage(stored))
  vi.stubGlobal('sessionStorage', fakeStorage(stored))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  Object.assign(document, { addEventListener: () => {}, removeEventListener: () => {} })
  const page = (of: Partial<TestSdk> = {}) => {
    const { server, clock } = of
    const stays = optionsOfPage()
    return createTestSdk({ persist: 'tab', ...stays, ...(server && { server }), ...(clock && { clock }) })
  }
  const first = page()
  await settle()
  const begun = first.sdk.startReservation(chosen)
  await begun.hold()
  const signIn = first.sdk.startSignIn()
  await signIn.submitEmail(hana.email)
  await signIn.submitCode(CODE)
  expect([signIn.get().step, begun.get().step]).toEqual(['done', 'reviewing'])
  // A page that is reloaded leaves nothing.
  begun.dispose({ keepHold: true })
  first.sdk.dispose()

  const second = page(first)
  await settle()
  const booking = second.sdk.startReservation(chosen)
  await settle()
  expect([second.sdk.auth.get().status, booking.get().step]).toEqual(['member', 'reviewing'])
  booking.agree({ terms: 'v1', reminders: ['r1'] })
  expect((await booking.confirm()).value.step).toBe('confirmed')
  expect([document.cookie === '' && stored.size === 0, second.problems]).toEqual([false, []])
  await second.sdk.auth.signOut()
  expect([document.cookie, [...stored.keys()]]).toEqual(['', []])
  second.sdk.dispose()

  const third = page(first)
  await settle()
  expect(third.sdk.auth.get().status).toBe('anonymous')
  third.sdk.dispose()
})

describe('where a page stores', () => {
  const throwing = () => {
    throw new DOMException('Blocked', 'SecurityError')
  }

  test.each([
    [{}, ['yoyaku.kept', 'yoyaku.reservation.service-1'], []],
    [{ persist: 'tab' }, ['yoyaku.kept', 'yoyaku.reservation.service-1'], []],
    [{ persist: 'memory' }, [], []],
    [
      { persist: 'cookie', storageKey: 'one' },
      ['yoyaku.one.kept', 'yoyaku.one.reservation.service-1'],
      ['yoyaku.one.accessToken', 'yoyaku.one.refreshToken', 'yoyaku.one.userInfo'],
    ],
  ] as const)('with %j it has these names alone', async (options, inTab, cookies) => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', fakeStorage(stored))
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    Object.assign(document, { addEventListener: () => {}, removeEventListener: () => {} })
    const { clock, server } = createTestSdk()
    const sdk = createYoyaku({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, clock, live: false, ...options })
    await settle()
    await sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await sdk.startReservation(chosen).hold()
    const names = document.cookie.split('; ').map((pair) => pair.split('=')[0])
    expect([[...stored.keys()].sort(), names.filter((name) => name !== '')]).toEqual([inTab, cookies])
    sdk.dispose()
  })

  test('a browser that blocks cookies and storage keeps everything in memory and says so once each', async () => {
    vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
    Object.defineProperty(document, 'cookie', { get: throwing, set: throwing })
    Object.defineProperty(globalThis, 'sessionStorage', { get: throwing, configurable: true })
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    const { sdk, problems } = createTestSdk({ persist: 'cookie' })
    await settle()
    const booking = sdk.startReservation(chosen)
    await booking.hold()
    await sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    expect([sdk.auth.get().status, booking.get().step]).toEqual(['member', 'reviewing'])
    expect(problems.toSorted()).toEqual(['The session is kept in memory', 'Unfinished flows are kept in memory'])
    sdk.dispose()
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })
})

test('localStorage holds one slot; what is no JSON is handed on to be found corrupt', () => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', fakeStorage(items))
  const store = localStorageTokens()
  void store.set(session)
  expect([store.get(), [...items.keys()]]).toEqual([session, ['yoyaku.session']])
  items.set('yoyaku.session', '{')
  expect(store.get()).toBe('{')
  void store.clear()
  expect(store.get()).toBe(null)
})

test('the other tabs hear of a change, the own one does not', async () => {
  const [one, other] = [withTabSync(cookieTokens()), withTabSync(cookieTokens())]
  const notified: string[] = []
  const unsubscribe = one.subscribe?.(() => notified.push('one'))
  const change = new Promise<void>((resolve) => {
    const stop = other.subscribe?.(() => {
      notified.push('other')
      stop?.()
      resolve()
    })
  })
  await one.set(session)
  await change
  unsubscribe?.()
  expect(notified).toEqual(['other'])
})

test('an SDK is disposed of and the next one gets the same ports', async () => {
  const [store, other] = [withTabSync(cookieTokens()), withTabSync(cookieTokens())]
  store.subscribe?.(() => undefined)()
  await store.set(session)
  const unsubscribe = store.subscribe?.(() => undefined)
  const change = new Promise<void>((resolve) => {
    const stop = other.subscribe?.(() => {
      stop?.()
      resolve()
    })
  })
  await store.set(session)
  await change
  unsubscribe?.()
})

test('two SDKs on one page, each with a session of its own', async () => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  })
  const [one, other] = [
    portsOf({ storageKey: 'one', persist: 'cookie' }),
    portsOf({ storageKey: 'other', persist: 'cookie' }),
  ]
  await one.tokenStore.set(session)
  one.draftStore.set('sign-in', '{}')
  expect([one.lockName, one.tokenStore.get(), one.draftStore.get('sign-in')]).toEqual(['yoyaku:one', session, '{}'])
  expect([other.lockName, other.tokenStore.get(), other.draftStore.get('sign-in')]).toEqual([
    'yoyaku:other',
    null,
    null,
  ])
  one.tokenStore.subscribe?.(() => undefined)()
})

test('Web Locks run one at a time, and a wait can be aborted', async () => {
  const lock = webLocks()
  if (lock === undefined) throw new Error('This runtime has no Web Locks')
  const order: string[] = []
  let open: () => void = () => undefined
  const first = lock('yoyaku-test', new AbortController().signal, async () => {
    order.push('first')
    await new Promise<void>((resolve) => {
      open = resolve
    })
  })
  const waiting = new AbortController()
  const second = lock('yoyaku-test', waiting.signal, async () => order.push('second'))
  waiting.abort()
  await expect(second).rejects.toThrow()
  open()
  await first
  expect(order).toEqual(['first'])
})

test('a session is stored in a browser whose tabs may not talk', async () => {
  const native = globalThis.BroadcastChannel
  globalThis.BroadcastChannel = class {
    constructor() {
      throw new DOMException('Not here', 'SecurityError')
    }
  } as never
  const inner = memoryTokens()
  const store = withTabSync(inner)
  await store.set(session)
  expect(store.subscribe?.(() => undefined)).toBeTypeOf('function')
  expect(await store.get()).toEqual(session)
  await store.clear()
  expect(await store.get()).toBe(null)
  globalThis.BroadcastChannel = native
})

describe('the SDK on the page of a host', () => {
  const HOST = 'accessToken=hotel; refreshToken=hotel; userInfo=hotel; cart=3'

  test('read, write and delete no cookie of the host at the start, signed in, and after signing out', async () => {
    for (const cookie of HOST.split('; ')) theJar().cookie = cookie
    const { written } = theJar()
    const names = new Set<string>()
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    Object.assign(document, { addEventListener: () => {}, removeEventListener: () => {} })
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => void names.add(name),
      setItem: (name: string) => void names.add(name),
      removeItem: (name: string) => void names.add(name),
    })
    const locks = vi.spyOn(navigator.locks, 'request')
    const before = written.length
    const { sdk, server, problems } = createTestSdk({ persist: 'tab' })
    await settle()
    expect(sdk.auth.get().status).toBe('anonymous')
    sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    expect(sdk.auth.get().status).toBe('member')
    server.members[0].expireAccess()
    expect((await sdk.api.GET('/api/v1/user/me')).response?.status).toBe(200)
    sdk.auth.signOut()
    await settle()
    expect([document.cookie, written.length - before, problems]).toEqual([HOST, 0, []])
    const lockNames = locks.mock.calls.map(([name]) => name)
    expect(lockNames).not.toEqual([])
    expect([...names, ...lockNames].filter((name) => !name.startsWith('yoyaku'))).toEqual([])
    sdk.dispose()
    locks.mockRestore()
  })

  test('give the cookies that a partner asks for our names', () => {
    for (const cookie of HOST.split('; ')) theJar().cookie = cookie
    const store = cookieTokens()
    void store.set(session)
    expect(document.cookie).toContain('yoyaku.refreshToken=')
    void store.clear()
    expect(document.cookie).toBe(HOST)
  })
})

test('a page wakes with the network, when it is seen again, and when it comes back from the cache, but not when it is first shown', () => {
  const page = new EventTarget()
  const seen = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', seen)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  let wakes = 0
  const stop = pageWakes(() => {
    wakes += 1
  })
  const shown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const counts = [
    () => shown(false),
    () => shown(true),
    () => page.dispatchEvent(new Event('online')),
    () => seen.dispatchEvent(new Event('visibilitychange')),
    () => {
      seen.visibilityState = 'hidden'
      seen.dispatchEvent(new Event('visibilitychange'))
    },
    () => {
      stop()
      shown(true)
      page.dispatchEvent(new Event('online'))
    },
  ].map((happens) => {
    happens()
    return wakes
  })
  expect(counts).toEqual([0, 1, 2, 3, 3, 3])
})

describe('on a server that renders pages', () => {
  test.each([
    ['Node 20', () => vi.stubGlobal('navigator', undefined)],
    ['Node 22 and later', () => {}],
  ])('an SDK for a page runs on %s without one', async (_, arrange) => {
    vi.unstubAllGlobals()
    arrange()
    const { sdk, problems } = createTestSdk({
      storageKey: 'hotel',
      persist: 'cookie',
      onWake: pageWakes,
    })
    await settle()
    expect([webLocks() === undefined, sdk.auth.get().status, problems]).toEqual([
      navigator === undefined,
      'anonymous',
      [],
    ])
    sdk.dispose()
  })
})
