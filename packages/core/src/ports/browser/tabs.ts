import type { Lock, TokenStore, Wake } from '../index.ts'
import { isPage, page } from './page.ts'

/** Web Locks; undefined where the browser has none. */
export function webLocks(): Lock | undefined {
  const locks = globalThis.navigator?.locks
  return locks && (async (name, signal, work) => await locks.request(name, { signal }, work))
}

/** Tells the other tabs of this origin that the stored session changed: a hint, the storage stays the truth. */
export function withTabSync(store: TokenStore, name = 'yoyaku.session'): TokenStore {
  if (!('BroadcastChannel' in globalThis)) return store
  let opened: BroadcastChannel | null = null
  /** Null where `BroadcastChannel` exists and may not be used: that is no failure of the storage. */
  const channel = () => {
    try {
      opened ??= new BroadcastChannel(name)
    } catch {}
    return opened
  }
  const notifyTabs = () => channel()?.postMessage('changed')
  return {
    get: () => store.get(),
    async set(session) {
      await store.set(session)
      notifyTabs()
    },
    async clear() {
      await store.clear()
      notifyTabs()
    },
    subscribe(changed) {
      const unsubscribe = store.subscribe?.(changed)
      channel()?.addEventListener('message', changed)
      return () => {
        unsubscribe?.()
        opened?.close()
        opened = null
      }
    },
  }
}

/** The network is back, the page is visible again, or the page came back from the back-forward cache. */
export const pageWakes: Wake = (listener) => {
  if (!isPage()) return () => undefined
  const { document } = page
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const shown = ({ persisted = false }: Event & { persisted?: boolean }) => {
    if (persisted) listener()
  }
  page.addEventListener('online', listener)
  page.addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', seen)
  return () => {
    page.removeEventListener('online', listener)
    page.removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', seen)
  }
}
