import type { Store, Yoyaku, YoyakuOptions } from '@yoyaku/core'
import { createYoyaku } from '@yoyaku/core'
import { memoryTokens, pageWakes } from '@yoyaku/core/browser'
import type { Api, Clock, Fetch, Queries, SocketConstructor, TokenStore, Wake } from '@yoyaku/core/types'
import { systemClock } from '../clock.ts'
import { redacted } from './redact.ts'
import { dataOf, type Entry, type Fact, requestPath, type Transcript, type ViewName } from './transcript.ts'

export type Recording = {
  /** Use this SDK in place of one from `createYoyaku`. */
  sdk: Yoyaku
  /** The transcript so far, redacted. `replay` plays it again. */
  transcript(): Transcript
}

type Note = (fact: Fact) => void

/** Makes an SDK that records its calls, its requests and what its stores show. The session is in memory unless `tokenStore` is given. */
export function record(options: YoyakuOptions): Recording {
  const { clock = systemClock, tokenStore = memoryTokens(), onWake = pageWakes } = options
  const { fetch = (url, init) => globalThis.fetch(url, init), WebSocket = globalThis.WebSocket } = options
  const started = clock.now()
  const entries: Entry[] = []
  const note: Note = (fact) => void entries.push({ ...fact, at: clock.now() - started })
  let stored: Transcript['stored'] = null
  const read = keeping(tokenStore, (found) => {
    stored = found
  })
  const sdk = createYoyaku({
    ...options,
    tokenStore: read,
    clock: notingClock(clock, started, note),
    onWake: notingWake(onWake, note),
    fetch: noting(fetch, note),
    ...(WebSocket === undefined ? {} : { WebSocket: notingSocket(WebSocket, note) }),
  })
  const transcript = (): Transcript =>
    redacted({
      version: 3,
      startedAt: new Date(started).toISOString(),
      locale: options.locale ?? 'en',
      currency: options.currency ?? 'TWD',
      live: entries.some((entry) => entry.kind === 'request' && entry.path.endsWith('/ws-ticket')),
      stored,
      entries,
    })
  return { sdk: notingSdk(sdk, note), transcript }
}

/** Tells what was stored when it was read first. */
function keeping(tokenStore: TokenStore, found: (stored: Transcript['stored']) => void): TokenStore {
  let isRead = false
  return {
    ...tokenStore,
    get: async () => {
      const value = await tokenStore.get()
      if (!isRead) found((value ?? null) as Transcript['stored'])
      isRead = true
      return value
    },
  }
}

function notingClock(clock: Clock, started: number, note: Note): Clock {
  return {
    now: () => clock.now(),
    setTimeout(run, ms) {
      const due = clock.now() - started + Math.max(0, ms)
      return clock.setTimeout(() => {
        note({ kind: 'timer', due })
        run()
      }, ms)
    },
    clearTimeout: (id) => clock.clearTimeout(id),
  }
}

const notingWake =
  (wake: Wake, note: Note): Wake =>
  (listener) =>
    wake(() => {
      note({ kind: 'wake' })
      listener()
    })

function noting(fetch: Fetch, note: Note): Fetch {
  let last = 0
  return async (url, init) => {
    last += 1
    const id = last
    const { method, body } = init
    note({ kind: 'request', id, method, path: requestPath(url), body: body === undefined ? null : JSON.parse(body) })
    try {
      const response = await fetch(url, init)
      const headers = Object.fromEntries(
        ['content-type', 'date', 'retry-after'].flatMap((name) => {
          const value = response.headers.get(name)
          return value === null ? [] : [[name, value]]
        }),
      )
      note({ kind: 'answer', id, status: response.status, headers, text: await response.clone().text() })
      return response
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      note({ kind: 'lost', id, error: name, message })
      throw error
    }
  }
}

function notingSocket(WebSocket: SocketConstructor, note: Note): SocketConstructor {
  let last = 0
  return function open(url: string) {
    last += 1
    const number = last
    const socket = new WebSocket(url)
    socket.addEventListener('open', () => note({ kind: 'opened', socket: number }))
    socket.addEventListener('close', ({ code }) => note({ kind: 'closed', socket: number, code }))
    socket.addEventListener('message', ({ data }) => note({ kind: 'frame', socket: number, data }))
    return socket
  } as unknown as SocketConstructor
}

/** The same SDK; the commands of its stores are noted, and what they show. */
function notingSdk(sdk: Yoyaku, note: Note): Yoyaku {
  const counts: Record<string, number> = {}
  const flow = <Options, F extends Store<object>>(kind: string, open: (options: Options) => F) => {
    return (options: Options): F => {
      counts[kind] = (counts[kind] ?? 0) + 1
      const view = `${kind} ${counts[kind]}`
      note({ kind: 'flow', view, options: options ?? null })
      return notingStore(open(options), view, note)
    }
  }
  return {
    ...sdk,
    api: notingApi(sdk.api, note),
    queries: notingQueries(sdk.queries, note),
    get locale() {
      return sdk.locale
    },
    get currency() {
      return sdk.currency
    },
    auth: notingStore(sdk.auth, 'auth', note),
    live: notingStore(sdk.live, 'live', note),
    notifications: notingStore(sdk.notifications, 'notifications', note),
    startSignIn: flow('signIn', (options: Parameters<Yoyaku['startSignIn']>[0]) => sdk.startSignIn(options)),
    startReservation: flow('reservation', sdk.startReservation),
    startReschedule: flow('reschedule', sdk.startReschedule),
    startWaitingList: flow('waitingList', (_: unknown) => sdk.startWaitingList()) as Yoyaku['startWaitingList'],
    startCancellation: flow('cancellation', sdk.startCancellation),
    setLocale(locale) {
      note({ kind: 'setting', locale })
      sdk.setLocale(locale)
    },
    setCurrency(currency) {
      note({ kind: 'setting', currency })
      sdk.setCurrency(currency)
    },
    dispose() {
      note({ kind: 'disposed' })
      sdk.dispose()
    },
  }
}

function notingApi(api: Api, note: Note): Api {
  type Given = { params?: unknown; body?: unknown }
  const calls = Object.entries(api as unknown as Record<keyof Api, (path: string, init: Given) => unknown>)
  const noted = calls.map(([method, call]) => [
    method,
    (path: string, init: Given = {}) => {
      const { params, body } = init
      note({ kind: 'call', method: method as keyof Api, path, init: dataOf({ params, body }) as Given })
      return call(path, init)
    },
  ])
  return Object.fromEntries(noted) as Api
}

function notingQueries(queries: Queries, note: Note): Queries {
  type Read = { queryFn(context?: object): Promise<unknown> }
  const reads = Object.entries(queries as unknown as Record<string, (...args: unknown[]) => Read>)
  const noted = reads.map(([name, read]) => [
    name,
    (...args: unknown[]) => {
      const query = read(...args)
      const queryFn = (context?: object) => {
        note({ kind: 'read', query: name, args })
        return query.queryFn(context)
      }
      return { ...query, queryFn }
    },
  ])
  return Object.fromEntries(noted) as Queries
}

const READING = ['get', 'subscribe', 'actor']

function notingStore<S extends Store<object>>(store: S, name: ViewName, note: Note): S {
  store.subscribe((value) => note({ kind: 'seen', view: name, value: dataOf(value) }))
  const commands = Object.entries(store).filter(([command]) => !READING.includes(command))
  const noted = commands.map(([command, run]) => [
    command,
    (...args: unknown[]) => {
      note({ kind: 'act', view: name, act: command, args })
      return (run as (...args: unknown[]) => unknown)(...args)
    },
  ])
  return { ...store, ...Object.fromEntries(noted) }
}
