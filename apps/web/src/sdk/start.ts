import type { QueryClient } from '@tanstack/react-query'
import { createYoyaku, type Yoyaku, type YoyakuOptions } from '@yoyaku/core'
import { cookieTokens, withTabSync } from '@yoyaku/core/browser'
import { clearFormDraftsAtSignOut, setDraftOwner } from '../components/form/form-drafts.ts'
import { BfcacheWebSocket } from './bfcache-web-socket.ts'
import { subscribeToOtherTabs } from './other-tabs.ts'
import { syncReadState } from './sync-read-state.ts'
import { wakes } from './wakes.ts'

type Settings = Pick<YoyakuOptions, 'baseUrl' | 'locale' | 'currency'>

/** The SDK of the page. In a module of its own, so that a visitor's page carries no chart. */
export function startSdk(settings: Settings, cache: QueryClient): Yoyaku {
  const { fetch, listen } = syncReadState()
  const sdk = createYoyaku({
    // The names that the page server reads, too.
    tokenStore: withTabSync(cookieTokens('')),
    onWake: wakes,
    ...settings,
    fetch,
    WebSocket: BfcacheWebSocket(),
    onProblem: ({ message, failure, error }) => console.warn(message, failure ?? error ?? ''),
  })
  listen(sdk)
  subscribeToOtherTabs(cache)
  sdk.auth.subscribe(({ user }) => {
    if (user !== null) setDraftOwner(user.id)
  })
  sdk.on('session.ended', ({ reason }) => {
    if (reason !== 'expired') clearFormDraftsAtSignOut()
  })
  return sdk
}
