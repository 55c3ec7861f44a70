import type { QueryClient } from '@tanstack/react-query'
import { createSdk, type Sdk, type SdkOptions } from '@yoyaku/core'
import { browserPorts } from '@yoyaku/core/browser'
import { forgetTyped, typedBy } from '../parts/forget-typed.ts'
import { leavingSockets } from './leaving-sockets.ts'
import { hearOtherTabs } from './other-tabs.ts'
import { readInAllTabs } from './read-in-all-tabs.ts'

type Settings = Pick<SdkOptions, 'baseUrl' | 'locale' | 'currency'>

/** The SDK of the page. In a module of its own, so that a visitor's page carries no chart. */
export function startSdk(settings: Settings, cache: QueryClient): Sdk {
  const { fetch, hear } = readInAllTabs()
  const sdk = createSdk({
    ...browserPorts(),
    ...settings,
    fetch,
    WebSocket: leavingSockets(),
    report: ({ what, failure, error }) => console.warn(what, failure ?? error ?? ''),
  })
  hear(sdk)
  hearOtherTabs(cache)
  sdk.session.subscribe(({ user }) => {
    if (user !== null) typedBy(user.id)
  })
  sdk.on('session.ended', ({ reason }) => {
    if (reason !== 'refused') forgetTyped()
  })
  return sdk
}
