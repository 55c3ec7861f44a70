import type { Currency, Locale } from './types.ts'

/** What every request carries, and what the answers tell about the server's clock. Locale and currency may be set at any time. */
export type Settings = {
  readonly baseUrl: string
  locale: Locale
  currency: Currency
  heardTime(dateHeader: string | null, now: number): void
  /** An instant of the server, on this machine's clock: for countdowns on a machine whose clock is wrong. */
  toLocalTime(instant: string): string
}

/** `Date` has whole seconds and travels for a while: smaller differences mean nothing. */
const NOTEWORTHY_MS = 5_000

export function settingsOf(given: { baseUrl: string; locale: Locale; currency?: Currency | undefined }): Settings {
  let ahead = 0
  return {
    baseUrl: given.baseUrl,
    locale: given.locale,
    currency: given.currency ?? 'TWD',
    heardTime(dateHeader, now) {
      const difference = now - Date.parse(dateHeader ?? '')
      if (Number.isFinite(difference)) ahead = Math.abs(difference) > NOTEWORTHY_MS ? difference : 0
    },
    toLocalTime: (instant) => (ahead === 0 ? instant : new Date(Date.parse(instant) + ahead).toISOString()),
  }
}
