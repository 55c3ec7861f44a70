import type { Api, Currency, Locale, StoredSession } from '@yoyaku/core/types'

/** `auth`, `live`, `notifications`, or a flow by kind and number: `reservation 1`. */
export type ViewName = string

/** One thing that happened, without its time. */
export type Fact =
  | { kind: 'flow'; view: ViewName; options: unknown }
  | { kind: 'act'; view: ViewName; act: string; args: unknown[] }
  | { kind: 'setting'; locale?: Locale; currency?: Currency }
  /** A call of `sdk.api`. */
  | { kind: 'call'; method: keyof Api; path: string; init: { params?: unknown; body?: unknown } }
  /** A call of `sdk.queries`. */
  | { kind: 'read'; query: string; args: unknown[] }
  | { kind: 'request'; id: number; method: string; path: string; body: unknown }
  | { kind: 'answer'; id: number; status: number; headers: Record<string, string>; text: string }
  /** Name and message of the error that the request was rejected with. */
  | { kind: 'lost'; id: number; error: string; message: string }
  | { kind: 'opened' | 'closed' | 'frame'; socket: number; code?: number; data?: unknown }
  /** A timer of the SDK ran. When it was due, in milliseconds since the start: `at` is later if it ran late. */
  | { kind: 'timer'; due: number }
  /** The network is back, the page is visible again, or the machine woke up. */
  | { kind: 'wake' }
  /** The end of the SDK. */
  | { kind: 'disposed' }
  /** The new value of a store. */
  | { kind: 'seen'; view: ViewName; value: unknown }

export type Entry = Fact & {
  /** Milliseconds since the start. */
  at: number
}

/** One session of an SDK as plain JSON, without personal data and tokens. */
export type Transcript = {
  version: 3
  startedAt: string
  locale: Locale
  currency: Currency
  /** Whether a live connection was asked for. Default: true. */
  live?: boolean
  /** The session that was stored at the start. */
  stored: StoredSession | null
  entries: Entry[]
}

/** A view as data. */
export const dataOf = (value: object): unknown => JSON.parse(JSON.stringify(value))

/** Path and query of a request. Without the currency, which is in the query on another origin only: a replay has none. */
export function requestPath(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page.test')
  searchParams.delete('currency')
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '')
}
