import type { Store, Yoyaku } from '@yoyaku/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreedIn } from './agreed.ts'
import { type Server, startServer } from './server.ts'
import { browser, openTab, type Tab } from './tabs.ts'

const ACCESS_TOKEN_LIVES_MS = 15 * 60_000
const DAY_MS = 24 * 3_600_000
const CALLS_OF_A_TAB = 2
/** In all cases together: `EXPIRIES=1000` for the long form. */
const EXPIRIES = Number(process.env.EXPIRIES ?? 36)

const CASES = [1, 2, 4, 8].flatMap((tabs) => [0, 0.05, 0.1].map((lost) => ({ tabs, lost })))

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const until = <T>(store: Store<T>, fits: (value: T) => boolean) =>
  new Promise<T>((resolve) => void store.subscribe((value) => fits(value) && resolve(value)))

async function signIn(sdk: Yoyaku, email: string) {
  const flow = sdk.startSignIn()
  flow.submitEmail(email)
  await until(flow, ({ step, busy }) => step === 'profile' && !busy)
  flow.submitProfile({ firstName: 'Hana', lastName: 'Sato', consents: await agreedIn(sdk) })
  await until(flow, ({ step, busy }) => step === 'code' && !busy)
  flow.submitCode(await server.codeFor(email))
  await until(flow, ({ step }) => step === 'done')
  flow.dispose()
}

/** The same numbers at every run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const asksWhoIAm = (tab: Tab) => Array.from({ length: CALLS_OF_A_TAB }, () => tab.sdk.api.GET('/api/v1/user/me'))

test.each(CASES)(
  'tokens expire again and again in $tabs tabs whose clocks are a day off, and of every answer $lost is lost: nobody is signed out',
  async ({ tabs: count, lost }) => {
    const expiries = Math.ceil(EXPIRIES / CASES.length)
    const shared = browser()
    const random = seeded(count * 100 + lost * 1000)
    const clean = openTab({ origin: server.origin, browser: shared, skewMs: 0, lost: 0, random })
    await signIn(clean.sdk, `tabs-${count}-${lost * 100}@example.com`)
    clean.sdk.dispose()
    const tabs = Array.from({ length: count }, (_, index) =>
      openTab({ origin: server.origin, browser: shared, skewMs: [0, DAY_MS, -DAY_MS][index % 3] ?? 0, lost, random }),
    )
    await Promise.all(tabs.map(({ sdk }) => until(sdk.auth, ({ status }) => status === 'member')))

    const failures: string[] = []
    for (let expiry = 0; expiry < expiries; expiry += 1) {
      await server.advance(ACCESS_TOKEN_LIVES_MS + 1_000)
      for (const { error } of await Promise.all(tabs.flatMap(asksWhoIAm)))
        if (error) failures.push(error.code as string)
    }

    expect(tabs.flatMap(({ endings }) => endings)).toEqual([])
    expect(tabs.map(({ sdk }) => sdk.auth.get().status)).toEqual(tabs.map(() => 'member'))
    expect(Math.max(...tabs.map(({ refreshes }) => refreshes.atOnce))).toBe(1)
    const sent = tabs.reduce((sum, { refreshes }) => sum + refreshes.sent, 0)
    if (lost === 0) expect([sent, failures]).toEqual([expiries, []])
    else expect(failures.filter((code) => code !== 'NETWORK' && code !== 'REFRESH_UNAVAILABLE')).toEqual([])
    for (const { sdk } of tabs) sdk.dispose()
  },
)
