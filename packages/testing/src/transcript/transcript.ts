import type { Api, Currency, Locale, StoredSession, User } from '@yoyaku/core'

/** `session`, `socket`, `notifications`, or a flow by kind and number: `reservation 1`. */
export type ViewName = string

/** What happened, without when. */
export type Fact =
  | { kind: 'flow'; view: ViewName; options: unknown }
  | { kind: 'act'; view: ViewName; act: string; args: unknown[] }
  | { kind: 'setting'; locale?: Locale; currency?: Currency; user?: User }
  /** By `sdk.api`. */
  | { kind: 'call'; method: keyof Api; path: string; init: { params?: unknown; body?: unknown } }
  /** By `sdk.queries`. */
  | { kind: 'read'; query: string; args: unknown[] }
  | { kind: 'request'; id: number; method: string; path: string; body: unknown }
  | { kind: 'answer'; id: number; status: number; headers: Record<string, string>; text: string }
  /** What the request was rejected with, as name and message: a failure shows them. */
  | { kind: 'lost'; id: number; error: string; message: string }
  | { kind: 'opened' | 'closed' | 'frame'; socket: number; code?: number; data?: unknown }
  /** A timer of the SDK ran that was due then, in milliseconds since the beginning: `at` is later where it ran late. */
  | { kind: 'timer'; due: number }
  /** The network is back, the page is visible again, or the machine woke up. */
  | { kind: 'wake' }
  /** The end of the SDK. */
  | { kind: 'disposed' }
  /** What a view showed from then on; its functions are left out. */
  | { kind: 'seen'; view: ViewName; value: unknown }

export type Entry = Fact & {
  /** Milliseconds since the beginning. */
  at: number
}

/** What happened to an SDK: plain JSON, with nothing in it that tells who it was or lets anybody in. */
export type Transcript = {
  version: 2
  startedAt: string
  locale: Locale
  currency: Currency
  /** False: it opened no live connection, because of the option or for lack of a `WebSocket`. True when absent. */
  live?: boolean
  /** The session that was stored when it began. */
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
