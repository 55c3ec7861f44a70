/** External dependencies of the SDK. Each has a default or is optional, and can be replaced. */
import type * as z from 'zod/mini'
import type { Failure } from '../http/failure.ts'
import type { storedSession } from './stored-session.ts'

/** Clock of timers, timeouts and every chart. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `run` once after `ms` milliseconds. Returns the id for `clearTimeout`. */
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

/** Sends one request like the platform's `fetch`. Rejects if no answer comes. */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>

/** Stored session. The access token may be missing: its cookie expires after 15 minutes. */
export interface StoredSession extends z.infer<typeof storedSession> {}

/** Storage of tokens. The SDK checks what it reads. If the store fails, the SDK uses the session in memory and reports it once. */
export type TokenStore = {
  /** Returns the last session that `set` stored, or null. */
  get(): unknown | Promise<unknown>
  set(session: StoredSession): void | Promise<void>
  clear(): void | Promise<void>
  /** Calls `changed` after another tab or program changed the storage. Returns a function that removes the listener. */
  subscribe?(changed: () => void): () => void
}

/** Storage of unfinished flows over a reload, as JSON texts by key. If it throws, the SDK uses memory. */
export type DraftStore = {
  /** Returns the stored text, or null. */
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** A lock between tabs. `work` runs once the lock is held; an aborted wait rejects. */
export type Lock = <T>(name: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>

export type SocketLike = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>
/** The platform's `WebSocket` or a compatible class. */
export type SocketConstructor = new (url: string) => SocketLike

/** Calls `listener` when a retry may succeed: the network is back, or the page is visible again. Returns a function that removes the listener. */
export type Wake = (listener: () => void) => () => void

/** Kind of a reported problem. Later versions may add codes. */
export type ProblemCode =
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

/** A problem that is not fatal. Never carries tokens. */
export type Problem = {
  /** Stable: an error tracker can group by it. */
  code: ProblemCode
  /** For developers. */
  message: string
  failure?: Failure
  error?: unknown
}

export type OnProblem = (problem: Problem) => void

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (id) => globalThis.clearTimeout(id as number),
}
