import { setupI18n } from '@lingui/core'
import { onlineManager } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { components } from '@yoyaku/core/types'
import { FakeApi, FakeSockets, shopOf, TestClock } from '@yoyaku/testing'
import { onTestFinished, vi } from 'vitest'
import { App } from '../app/app.tsx'
import { loadPage } from '../app/load-page.ts'
import type { Failed } from '../app/state.tsx'
import { currentToaster } from '../components/toast/toast.ts'
import { createQueryClient } from '../data/query-client.ts'
import { splitPath } from '../locale/paths.ts'
import { rememberCurrency } from '../locale/remember-choice.ts'
import { closeOverlays } from '../navigation/history/overlay-history.ts'
import { matchPage } from '../routes.ts'
import type { Legal, Theme } from '../site/site.tsx'
import { BUILT_IN } from '../theme/brand.ts'
import { haircutService } from './haircut-service.ts'

type Schemas = components['schemas']

const slot = (time: string, date: string): Schemas['Slot'] => ({
  startAt: `${date}T${time}:00+09:00`,
  endAt: `${date}T23:00:00+09:00`,
  time,
  vacancies: 5,
  price: { amount: 6500, currency: 'JPY' },
})

const nothing = { status: 200, body: { data: [], total: 0 } }

/** A server in memory with one shop that is free at 14:00 and 15:00 on every day; `now` is what its clock says, as ISO 8601. */
export function fakeApi(now = new Date().toISOString()): FakeApi {
  const reminders = [{ id: 'late', text: 'Please come on time', required: true }]
  const api = new FakeApi(new TestClock(now), { shops: [shopOf({ reminders })] })
  api.termsVersion = 'terms-1'
  api.privacyVersion = 'privacy-1'
  api.on('GET', '/api/v1/user/auth/providers').run(nothing)
  api.on('GET', '/api/v1/services/{id}').run({ status: 200, body: { data: haircutService } })
  api.on('GET', '/api/v1/shops/{id}/getAvailableTime').run(({ query }) => {
    const from = query.dateFrom?.[0] ?? ''
    const days = Array.from({ length: 14 }, (_, days) => String(Temporal.PlainDate.from(from).add({ days })))
    const data = {
      timeZone: 'Asia/Tokyo',
      nextAvailableDate: days[1],
      days: days.map((date) => ({ date, status: 'AVAILABLE', slots: [slot('14:00', date), slot('15:00', date)] })),
    }
    return { status: 200, body: { data } }
  })
  return api
}

/** Vitest's environment gives its JSDOM, which has no Cookie Store. */
declare const jsdom: { readonly cookieJar: { setCookieSync(cookie: string, url: string): void } }

const HOUR_MS = 3_600_000

export interface OpenedPage {
  readonly api: FakeApi
  readonly sockets: FakeSockets
}

interface Visit {
  readonly member?: boolean
  readonly api?: FakeApi
  /** What the history carries. */
  readonly state?: unknown
  /** What the tab remembers. */
  readonly stored?: Readonly<Record<string, string>>
  /** What the server could not show. */
  readonly failure?: Failed | null
  readonly theme?: Partial<Theme>
  readonly legal?: Legal
}

const NO_LEGAL: Legal = { texts: [], businessLines: [] }

/** The whole app at an address, as a browser has it after hydration. */
export async function openPage(
  path: string,
  {
    member = false,
    api = fakeApi(),
    state = null,
    stored = {},
    failure = null,
    theme = {},
    legal = NO_LEGAL,
  }: Visit = {},
): Promise<OpenedPage> {
  // Other pages of this worker would find them.
  onTestFinished(() => {
    currentToaster()?.removeAll()
    onlineManager.setOnline(true)
  })
  const sockets = new FakeSockets()
  vi.stubGlobal('fetch', api.fetch)
  vi.stubGlobal('WebSocket', sockets.WebSocket)
  vi.stubGlobal('scrollTo', () => undefined)
  for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(`yoyaku.${name}`, value)
  for (const name of ['accessToken', 'refreshToken', 'userInfo']) setCookie(name, '', 0)
  if (member) {
    const { accessToken, refreshToken, user } = api.members[0].session()
    setCookie('accessToken', accessToken, HOUR_MS)
    setCookie('refreshToken', refreshToken, HOUR_MS)
    setCookie('userInfo', encodeURIComponent(JSON.stringify(user)), HOUR_MS)
  }
  await closeOverlays()
  history.replaceState(state, '', path)
  const { language, rest } = splitPath(location.pathname)
  if (language !== null && language !== 'en')
    throw new Error(`Pages open in English here, not ${path}; e2e opens the others`)
  const match = matchPage(rest)
  await Promise.all([
    match !== null && loadPage(match.route),
    import('../sdk/start.ts'),
    import('../features/contact/phone-control.tsx'),
    import('../components/toast/toaster.tsx'),
  ])
  const now = new Date().toISOString()
  render(
    <App
      state={{
        language: 'en',
        currency: 'JPY',
        hasChosenCurrency: true,
        origin: location.origin,
        path: rest,
        now,
        theme: { ...BUILT_IN, bannerUrl: null, logoUrl: null, title: 'Yoyaku', ...theme },
        contactEmail: 'help@yoyaku.example',
        mapStyleUrl: null,
        legal,
        session: member ? 'stored' : 'none',
        failure,
        queries: { queries: [], mutations: [] },
        app: [],
        temporal: [],
        opens: [],
        start: 'eager',
      }}
      i18n={setupI18n({ locale: 'en', messages: { en: {} } })}
      cache={createQueryClient('browser')}
      ports={{ baseUrl: location.origin, rememberCurrency }}
    />,
  )
  return { api, sockets }
}

function setCookie(name: string, value: string, lifeMs: number): void {
  const expires = new Date(Date.now() + lifeMs).toUTCString()
  jsdom.cookieJar.setCookieSync(`${name}=${value}; path=/; expires=${expires}`, location.href)
}
