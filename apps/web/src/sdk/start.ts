import { createSdk, type Sdk, type SdkOptions } from '@yoyaku/core'
import { browserPorts } from '@yoyaku/core/browser'

/** The SDK of the page. In a module of its own, so that a visitor's page carries no chart. */
export const startSdk = (options: Pick<SdkOptions, 'baseUrl' | 'locale' | 'currency'>): Sdk =>
  createSdk({
    ...browserPorts(),
    ...options,
    report: ({ what, failure, error }) => console.warn(what, failure ?? error ?? ''),
  })
