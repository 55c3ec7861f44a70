import type { Currency, Locale } from './contract/types.ts'
import { type Api, apiOver } from './http/api.ts'
import { createHttp } from './http/http.ts'
import { repeatingReads, withSettings } from './http/middleware.ts'
import { settingsOf } from './http/settings.ts'
import { type Clock, type Fetch, systemClock } from './ports/index.ts'
import { type PublicQueries, publicQueries } from './queries/index.ts'
import { assertOptions, clientOptions } from './sdk/options.ts'

/** `locale` and `currency` go with every request. */
export type ClientOptions = {
  /** URL of the API: an origin, or '' for the page's own. A query or a hash is refused. */
  baseUrl: string | URL
  /** Language of texts. Default: `en`. */
  locale?: Locale
  /** Currency of prices. Default: `TWD`. */
  currency?: Currency
  /** Default: the platform's. */
  fetch?: Fetch
  /** Clock for the wait before a retry. Default: the system's. */
  clock?: Clock
}

/** A typed client without a session. */
export type Client = {
  /** The contract without a session; reads are retried once. */
  readonly api: Api
  /** Options for a data cache, which does its own retries. Made from the language and currency of the moment. */
  readonly queries: PublicQueries
  /** May be set at any time. Applies to later requests. */
  locale: Locale
  /** May be set at any time. Applies to later requests. */
  currency: Currency
}

/** The public client: no session, no chart. What a visitor's page needs. Throws a `TypeError` where an option cannot work, or there is none of its name. */
export function createClient(options: ClientOptions): Client {
  assertOptions(options, clientOptions satisfies Record<keyof ClientOptions, unknown>)
  const { fetch = (url, init) => globalThis.fetch(url, init), clock = systemClock } = options
  const settings = settingsOf(options)
  const http = createHttp({ baseUrl: settings.baseUrl, fetch, clock })
  http.use(withSettings(settings), repeatingReads(clock))
  return {
    api: apiOver(http, () => ({ isRepeated: true })),
    queries: publicQueries(apiOver(http), settings),
    get locale() {
      return settings.locale
    },
    set locale(next) {
      settings.locale = next
    },
    get currency() {
      return settings.currency
    },
    set currency(next) {
      settings.currency = next
    },
  }
}

export { formatMoney, majorUnits, minorUnits } from './format/money.ts'
export { dateIn, daysLater, parseDate, secondsLeft, timeAgo, timeIn } from './format/when.ts'
export type { Failure, FailureCode } from './http/failure.ts'
export { isCode, isFailure } from './http/failure.ts'
export { unwrap } from './http/outcome.ts'
export { providerUrl } from './sign-in/provider-url.ts'
