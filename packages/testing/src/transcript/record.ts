import type { Api, Queries, Sdk, SdkOptions, View } from '@yoyaku/core'
import { type Clock, createSdk, type Fetch, type SocketConstructor, type TokenStore, type Wake } from '@yoyaku/core'
import { systemClock } from '../clock.ts'
import { memoryTokens } from '../memory-tokens.ts'
import { redacted } from './redact.ts'
import { dataOf, type Entry, type Fact, requestPath, type Transcript, type ViewName } from './transcript.ts'

export type Recording = {
  /** Use this SDK in place of one from `createSdk`. */
  sdk: Sdk
  /** The transcript so far, redacted. `replay` plays it again. */
  transcript(): Transcript
}

type Note = (fact: Fact) => void

/** Makes an SDK that records its calls, its requests and what its views show. */
export function record(options: SdkOptions): Recording {
  const { clock = systemClock, tokens = memoryTokens() } = options
  const { fetch = (url, init) => globalThis.fetch(url, init), WebSocket = globalThis.WebSocket } = options
  const started = clock.now()
  const entries: Entry[] = []
  const note: Note = (fact) => void entries.push({ ...fact, at: clock.now() - started })
  let stored: Transcript['stored'] = null
  const read = keeping(tokens, (found) => {
    stored = found
  })
  const sdk = createSdk({
    ...options,
    tokens: read,
    clock: notingClock(clock, started, note),
    ...(options.wake && { wake: notingWake(options.wake, note) }),
    fetch: noting(fetch, note),
    ...(WebSocket === undefined ? {} : { WebSocket: notingSocket(WebSocket, note) }),
  })
  const transcript = (): Transcript =>
    redacted({
      version: 2,
      startedAt: new Date(started).toISOString(),
      locale: options.locale ?? 'en',
      currency: options.currency ?? 'TWD',
      live: (options.live ?? true) && WebSocket !== undefined,
      stored,
      entries,
    })
  return { sdk: notingSdk(sdk, note), transcript }
}

/** Tells what was stored when it was read first. */
function keeping(tokens: TokenStore, found: (stored: Transcript['stored']) => void): TokenStore {
  let isRead = false
  return {
    ...tokens,
    get: async () => {
      const value = await tokens.get()
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

/** The same SDK; what is done through its views is noted, and what they show. */
function notingSdk(sdk: Sdk, note: Note): Sdk {
  const counts: Record<string, number> = {}
  const flow = <Options, F extends View<object>>(kind: string, open: (options: Options) => F) => {
    return (options: Options): F => {
      counts[kind] = (counts[kind] ?? 0) + 1
      const view = `${kind} ${counts[kind]}`
      note({ kind: 'flow', view, options: options ?? null })
      return notingView(open(options), view, note)
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
    session: notingView(sdk.session, 'session', note),
    socket: notingView(sdk.socket, 'socket', note),
    notifications: notingView(sdk.notifications, 'notifications', note),
    signIn: flow('signIn', (options: Parameters<Sdk['signIn']>[0]) => sdk.signIn(options)),
    reservation: flow('reservation', sdk.reservation),
    cancellation: flow('cancellation', sdk.cancellation),
    userChanged(user) {
      note({ kind: 'setting', user })
      sdk.userChanged(user)
    },
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

function notingView<F extends View<object>>(view: F, name: ViewName, note: Note): F {
  view.subscribe((value) => note({ kind: 'seen', view: name, value: dataOf(value) }))
  const acting = (value: object): object =>
    Object.fromEntries(
      Object.entries(value).map(([act, inner]) => [
        act,
        typeof inner !== 'function'
          ? inner
          : (...args: unknown[]) => {
              note({ kind: 'act', view: name, act, args })
              const result: unknown = inner(...args)
              return result instanceof Promise ? result.then(noted) : result
            },
      ]),
    )
  /** What a command resolves with is a value of the same view. */
  const noted = (value: unknown) => (typeof value === 'object' && value !== null ? once(value) : value)
  const wrapped = new WeakMap<object, object>()
  const once = (value: object) => {
    const made = wrapped.get(value) ?? acting(value)
    wrapped.set(value, made)
    return made
  }
  return {
    ...view,
    get: () => once(view.get()),
    subscribe: (listener: (value: object) => void) => view.subscribe((value) => listener(once(value))),
    ...('dispose' in view && {
      dispose(...args: unknown[]) {
        note({ kind: 'act', view: name, act: 'dispose', args })
        ;(view as { dispose(...how: unknown[]): void }).dispose(...args)
      },
    }),
  }
}
