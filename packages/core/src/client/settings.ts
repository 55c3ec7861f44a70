import { isObject } from '../shared/shape.ts'
import type { Currency, Locale } from './types.ts'

/** What every request carries, and what the answers tell about the server's clock. Locale and currency may be set at any time. */
export type Settings = {
  readonly baseUrl: string
  locale: Locale
  currency: Currency
  /** An answer's `Date`, and when on this machine's clock the request went out and the answer came. */
  noteServerTime(dateHeader: string | null, sentAt: number, now: number): void
  /** An instant of the server, on this machine's clock: for countdowns on a machine whose clock is wrong. */
  toLocalTime(instant: string): string
}

const LOCALES: readonly string[] = ['en', 'ko', 'ja', 'zh'] satisfies Locale[]
const CURRENCIES: readonly string[] = ['USD', 'TWD', 'JPY', 'KRW'] satisfies Currency[]

/** The error for a developer who passed an invalid option. */
const wrong = (name: string, value: unknown, expected: string) =>
  new TypeError(`@yoyaku/core: ${name} is ${JSON.stringify(value)}. It has to be ${expected}.`)

/** For plain JavaScript, where nothing may be given at all. */
export function assertOptions(options: unknown): asserts options is object {
  if (!isObject(options)) throw wrong('options', options, "an object such as { baseUrl: 'https://yoyaku.example' }")
}

/** For plain JavaScript: an option that has to be there, before anything begins. */
export function assertText(name: string, value: unknown): void {
  if (typeof value !== 'string' || value === '') throw wrong(name, value, 'an id')
}

function checkedBaseUrl(value: unknown): string {
  const isAddress = typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
  if (value === '' || isAddress) return value as string
  throw wrong('baseUrl', value, "an address such as 'https://yoyaku.example', or '' for the page's own origin")
}

function oneOf<T extends string>(name: string, value: T, allowed: readonly string[]): T {
  if (allowed.includes(value)) return value
  throw wrong(name, value, `one of ${allowed.join(', ')}`)
}

/** `Date` has whole seconds: smaller differences mean nothing. */
const NOTEWORTHY_MS = 5_000

export function settingsOf(options: {
  baseUrl: string
  locale?: Locale | undefined
  currency?: Currency | undefined
}): Settings {
  let locale = oneOf('locale', options.locale ?? 'en', LOCALES)
  let currency = oneOf('currency', options.currency ?? 'TWD', CURRENCIES)
  let ahead = 0
  let travelledMs = Number.POSITIVE_INFINITY
  return {
    baseUrl: checkedBaseUrl(options.baseUrl),
    get locale() {
      return locale
    },
    set locale(next) {
      locale = oneOf('locale', next, LOCALES)
    },
    get currency() {
      return currency
    },
    set currency(next) {
      currency = oneOf('currency', next, CURRENCIES)
    },
    noteServerTime(dateHeader, sentAt, now) {
      const travelled = now - sentAt
      const difference = (sentAt + now) / 2 - Date.parse(dateHeader ?? '')
      if (!Number.isFinite(difference)) return
      // A slow answer says less about the clock: it counts only where its travel time cannot explain the difference.
      const isExplained = Math.abs(difference - ahead) <= NOTEWORTHY_MS + travelled / 2
      if (isExplained && travelled >= travelledMs) return
      travelledMs = travelled
      ahead = Math.abs(difference) > NOTEWORTHY_MS + travelled / 2 ? difference : 0
    },
    toLocalTime: (instant) => (ahead === 0 ? instant : new Date(Date.parse(instant) + ahead).toISOString()),
  }
}
