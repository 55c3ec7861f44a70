import { CURRENCIES, LOCALES } from '../contract/tables.gen.ts'
import type { Currency, Locale } from '../contract/types.ts'
import { checked, filled, isUrl, string } from '../validation/checked.ts'

/** The settings that every request carries. Locale and currency may be set at any time. */
export type Settings = {
  readonly baseUrl: string
  locale: Locale
  currency: Currency
}

/** For plain JavaScript: an option that has to be there, before anything begins. */
export const assertId = (name: string, value: unknown) => checked(name, value, filled, 'an id')

const isBaseUrl = (value: unknown) => value === '' || (string(value) && isUrl(value) && /^https?:[^?#]*$/i.test(value))

const oneOf = <T extends string>(name: string, value: T, allowed: readonly string[]): T =>
  checked(name, value, (it) => allowed.includes(it as string), `one of ${allowed.join(', ')}`)

/** Whether a browser sees the API on another origin than the page's. Outside browsers there is no such thing. */
export function isElsewhere({ baseUrl }: Pick<Settings, 'baseUrl'>): boolean {
  const { origin } = globalThis as { origin?: unknown }
  return baseUrl !== '' && typeof origin === 'string' && new URL(baseUrl).origin !== origin
}

export function settingsOf(options: {
  baseUrl: string | URL
  locale?: Locale | undefined
  currency?: Currency | undefined
}): Settings {
  let locale = oneOf('locale', options.locale ?? 'en', LOCALES)
  let currency = oneOf('currency', options.currency ?? 'TWD', CURRENCIES)
  return {
    baseUrl: checked<string>(
      'baseUrl',
      options.baseUrl?.toString(),
      isBaseUrl,
      "an address such as 'https://yoyaku.example', or '' for the page's own origin",
    ),
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
  }
}
