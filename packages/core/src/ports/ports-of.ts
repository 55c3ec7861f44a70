import { cookieTokens } from './browser/cookies.ts'
import { isPage } from './browser/page.ts'
import { sessionStorageDrafts } from './browser/storage.ts'
import { pageWakes, webLocks, withTabSync } from './browser/tabs.ts'
import type { DraftStore, Lock, TokenStore, Wake } from './index.ts'
import { memoryDrafts, memoryTokens } from './memory.ts'

type Given = {
  persist?: 'memory' | 'tab' | 'cookie'
  storageKey?: string
  tokenStore?: TokenStore
  draftStore?: DraftStore
  lock?: Lock
  onWake?: Wake
  reconnectSpreadMs?: number
}

/** The ports that the options give, and for the others those of the platform. Touches nothing before it is used. */
export function portsOf({
  persist = 'tab',
  storageKey,
  tokenStore,
  draftStore,
  lock,
  onWake,
  reconnectSpreadMs,
}: Given) {
  const inPage = isPage()
  const prefix = storageKey === undefined ? 'yoyaku.' : `yoyaku.${storageKey}.`
  const cookies = () => withTabSync(cookieTokens(prefix), `${prefix}session`)
  return {
    tokenStore: tokenStore ?? (inPage && persist === 'cookie' ? cookies() : memoryTokens()),
    draftStore: draftStore ?? (inPage && persist !== 'memory' ? sessionStorageDrafts(prefix) : memoryDrafts()),
    lock: lock ?? (inPage ? webLocks() : undefined),
    lockName: `yoyaku:${storageKey ?? 'default'}`,
    onWake: onWake ?? pageWakes,
    reconnectSpreadMs: reconnectSpreadMs ?? (inPage ? 1000 : 0),
  }
}
