import { createYoyaku, type Yoyaku } from '@yoyaku/core'
import type { Clock, Lock, StoredSession, TokenStore } from '@yoyaku/core/types'
import { FakeSockets } from '@yoyaku/testing'

const REFRESH = '/api/v1/user/auth/refresh-token'
/** The pause before a second try passes ten times as fast; how long a lock or an answer is waited for does not. */
const HASTE = 10
const PAUSE_MS = 1_000

export type Browser = { store: TokenStore; lock: Lock }

/** What the tabs of one browser share: its storage, which notifies them of changes, and its locks. */
export function browser(): Browser {
  let storedSession: StoredSession | null = null
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) queueMicrotask(listener)
  }
  const queues = new Map<string, Promise<unknown>>()
  return {
    store: {
      get: () => storedSession,
      set(session) {
        storedSession = session
        changed()
      },
      clear() {
        storedSession = null
        changed()
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    lock: (name, signal, work) => {
      const before = queues.get(name) ?? Promise.resolve()
      const mine = before.then(() => {
        signal.throwIfAborted()
        return work()
      })
      queues.set(
        name,
        mine.catch(() => undefined),
      )
      return mine
    },
  }
}

export type TabOptions = {
  origin: string
  browser: Browser
  /** How far this machine's clock is off. */
  skewMs: number
  /** The share of responses that are lost after the server has handled the request. */
  lost: number
  random: () => number
}

export type Tab = {
  sdk: Yoyaku
  /** How often the session ended without anybody asking for it. */
  endings: string[]
  refreshes: { sent: number; atOnce: number; lost: number }
}

export function openTab({ origin, browser: { store, lock }, skewMs, lost, random }: TabOptions): Tab {
  const refreshes = { sent: 0, atOnce: 0, lost: 0 }
  let inFlight = 0
  const clock: Clock = {
    now: () => Date.now() + skewMs,
    setTimeout: (run, ms) => setTimeout(run, ms > PAUSE_MS ? ms : ms / HASTE),
    clearTimeout: (id) => clearTimeout(id as number),
  }
  async function losing(url: string, init: RequestInit): Promise<Response> {
    const isRefresh = url.endsWith(REFRESH)
    if (isRefresh) {
      refreshes.sent += 1
      inFlight += 1
      refreshes.atOnce = Math.max(refreshes.atOnce, inFlight)
    }
    try {
      const response = await fetch(url, init)
      if (random() >= lost) return response
      await response.arrayBuffer()
      if (isRefresh) refreshes.lost += 1
      throw new TypeError('The answer was lost on its way')
    } finally {
      if (isRefresh) inFlight -= 1
    }
  }
  const { WebSocket } = new FakeSockets()
  const sdk = createYoyaku({ baseUrl: origin, locale: 'en', tokenStore: store, lock, clock, fetch: losing, WebSocket })
  const endings: string[] = []
  sdk.on('session.ended', ({ reason }) => endings.push(reason))
  return { sdk, endings, refreshes }
}
