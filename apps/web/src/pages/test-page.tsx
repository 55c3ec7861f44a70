import { setupI18n } from '@lingui/core'
import { configure, render } from '@testing-library/react'
import type { components } from '@yoyaku/core/client'
import { FakeSockets, House, TestClock } from '@yoyaku/core/testing'
import { vi } from 'vitest'
import { App } from '../app.tsx'
import { createCache } from '../cache.ts'
import { splitPath } from '../locale/paths.ts'
import { rememberCurrency } from '../locale/remember.ts'
import { uncoverPage } from '../navigation/over-page.ts'
import { loadPage, matchPage } from '../routes.ts'
import type { Failed, Theme } from '../state.tsx'
import { BUILT_IN } from '../theme/brand.ts'
import { cut } from './service-of-cuts.ts'

type Schemas = components['schemas']

// A whole app on a machine that may be busy: nothing here waits for a time to pass.
configure({ asyncUtilTimeout: 8_000 })
vi.setConfig({ testTimeout: 40_000 })

const slot = (time: string, date: string): Schemas['Slot'] => ({
  startAt: `${date}T${time}:00+09:00`,
  endAt: `${date}T23:00:00+09:00`,
  vacancies: 5,
  price: { amount: 6500, currency: 'JPY' },
})

const nothing = { status: 200, body: { data: [], total: 0 } }

/** A server in memory with one shop that is free at 14:00 and 15:00 on every day. */
export function houseOfCuts(): House {
  const house = new House(new TestClock(new Date().toISOString()))
  house.on('GET', '/api/v1/user/auth/providers').run(nothing)
  house.on('GET', '/api/v1/services/{id}').run({ status: 200, body: { data: cut } })
  house.on('GET', '/api/v1/shops/{id}/getAvailableTime').run(({ query }) => {
    const from = query.dateFrom?.[0] ?? ''
    const days = Array.from({ length: 14 }, (_, index) =>
      new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
    )
    const data = {
      timeZone: 'Asia/Tokyo',
      nextAvailableDate: days[1],
      days: days.map((date) => ({ date, status: 'AVAILABLE', slots: [slot('14:00', date), slot('15:00', date)] })),
    }
    return { status: 200, body: { data } }
  })
  house.on('GET', '/api/v1/shops/{id}/confirm-reminder').run({
    status: 200,
    body: {
      data: {
        version: 'terms-1',
        reminders: [{ id: 'late', text: 'Please come on time', required: true }],
        cancellationPolicy: { freeHours: 24, text: 'Free until 24 hours before' },
      },
    },
  })
  return house
}

const HOUR_MS = 3_600_000

export interface Opened {
  readonly house: House
  readonly sockets: FakeSockets
}

interface Visit {
  readonly member?: boolean
  readonly house?: House
  /** What the history carries. */
  readonly state?: unknown
  /** What the tab remembers. */
  readonly kept?: Readonly<Record<string, string>>
  /** What the server could not show. */
  readonly failure?: Failed | null
  readonly theme?: Partial<Theme>
}

/** The whole app at an address, as a browser has it after hydration. */
export async function openPage(
  path: string,
  { member = false, house = houseOfCuts(), state = null, kept = {}, failure = null, theme = {} }: Visit = {},
): Promise<Opened> {
  const sockets = new FakeSockets()
  vi.stubGlobal('fetch', house.fetch)
  vi.stubGlobal('WebSocket', sockets.WebSocket)
  vi.stubGlobal('scrollTo', () => undefined)
  sessionStorage.clear()
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(`yoyaku.${name}`, value)
  for (const name of ['accessToken', 'refreshToken', 'userInfo']) setCookie(name, '', 0)
  if (member) {
    const { accessToken, refreshToken, user } = house.session()
    setCookie('accessToken', accessToken, HOUR_MS)
    setCookie('refreshToken', refreshToken, HOUR_MS)
    setCookie('userInfo', encodeURIComponent(JSON.stringify(user)), HOUR_MS)
  }
  await uncoverPage()
  history.replaceState(state, '', path)
  const match = matchPage(splitPath(location.pathname).rest)
  await Promise.all([
    match !== null && loadPage(match.route),
    import('../sdk/start.ts'),
    import('../parts/phone/phone-control.tsx'),
    import('../parts/toaster.tsx'),
  ])
  const now = new Date().toISOString()
  render(
    <App
      state={{
        language: 'en',
        currency: 'JPY',
        origin: location.origin,
        path: splitPath(location.pathname).rest,
        now,
        theme: { ...BUILT_IN, bannerUrl: null, logoUrl: null, title: 'Yoyaku', ...theme },
        contactEmail: 'help@yoyaku.example',
        session: member ? 'stored' : 'none',
        failure,
        queries: { queries: [], mutations: [] },
        later: [],
        soon: false,
      }}
      i18n={setupI18n({ locale: 'en', messages: { en: {} } })}
      cache={createCache('browser')}
      ports={{ baseUrl: location.origin, rememberCurrency }}
    />,
  )
  return { house, sockets }
}

function setCookie(name: string, value: string, lifeMs: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${name}=${value}; path=/; expires=${new Date(Date.now() + lifeMs).toUTCString()}`
}
