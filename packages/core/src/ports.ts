/** Everything outside that the SDK uses. Each port has a default or is optional; a test or a partner may replace any of them. */
import type * as z from 'zod/mini'
import type { storedSession } from './session/stored-session.ts'
import type { Failure } from './shared/failure.ts'

/** Time. Also the clock of every chart. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs once after so many milliseconds; what it returns is what `clearTimeout` takes. */
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** Headers are a plain object and the body is text, so that a page's wrapper of `fetch` may copy and add. */
export type FetchInit = RequestInit & {
  method: string
  headers: Record<string, string>
  signal: AbortSignal
  body?: string
}

/** Sends one request and resolves with its answer, as the platform's `fetch`; it rejects where no answer comes. */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>

/** What a session leaves in storage. The access token may have gone before the others (its cookie lives 15 minutes). */
export interface StoredSession extends z.infer<typeof storedSession> {}

/** Where the tokens live. What it reads is checked before it is believed; where it fails the session in memory serves, and that is reported once. */
export type TokenStore = {
  /** What `set` was given last; null where there is nothing. */
  get(): unknown | Promise<unknown>
  set(session: StoredSession): void | Promise<void>
  clear(): void | Promise<void>
  /** A hint that somebody else changed the storage. Returns how to stop listening. */
  subscribe?(changed: () => void): () => void
}

/** Where unfinished flows are kept over a reload, as JSON texts under keys of the SDK's own. Where it throws, memory serves. */
export type SnapshotStore = {
  /** Null where there is nothing. */
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** A lock between tabs. `work` runs once the lock is held; an aborted wait rejects. */
export type Lock = <T>(name: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>

export type SocketLike = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>
/** The platform's `WebSocket`, or what behaves like it. */
export type SocketConstructor = new (url: string) => SocketLike

/** Called when a retry may succeed: the network is back, or the page is visible again. */
export type Wake = (listener: () => void) => () => void

/** What kind of problem is reported. A later version may report others. */
export type ReportCode =
  | 'FLOW_FAILED'
  | 'FLOW_AFTER_DISPOSE'
  | 'FLOWS_IN_MEMORY'
  | 'SESSION_IN_MEMORY'
  | 'SESSION_NOT_OBSERVED'
  | 'SESSION_UNREADABLE'
  | 'SESSION_NOT_RENEWED'
  | 'LISTENER_FAILED'
  | 'LIVE_DOES_NOT_OPEN'
  | 'NO_WEBSOCKET'
  | (string & {})

/** Receives problems that are not fatal. `code` is stable, so that an error tracker can group by it; `what` is prose. Never carries tokens. */
export type Report = (report: { code: ReportCode; what: string; failure?: Failure; error?: unknown }) => void

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (id) => globalThis.clearTimeout(id as number),
}
