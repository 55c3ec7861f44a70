import type { AppContext } from '../../context.ts'
import { createApple } from './apple.ts'
import { createFacebook } from './facebook.ts'
import { createGoogle } from './google.ts'
import type { ProviderName, SsoProvider } from './provider.ts'

/** In the order of their buttons. */
export type Providers = ReadonlyMap<ProviderName, SsoProvider>

const providersOf = new WeakMap<AppContext['config'], Providers>()

/** The configured providers. */
export function providers({ config }: Pick<AppContext, 'config'>): Providers {
  const cached = providersOf.get(config)
  if (cached) return cached
  const { google, facebook, apple } = config.sso
  const made = [
    google && createGoogle(google, callbackUrl(config, 'google')),
    facebook && createFacebook(facebook, callbackUrl(config, 'facebook')),
    apple && createApple(apple, callbackUrl(config, 'apple')),
  ].filter((provider) => provider !== null)
  const all = new Map(made.map((provider) => [provider.name, provider]))
  providersOf.set(config, all)
  return all
}

export const callbackPath = (provider: ProviderName): string => `/auth/sso/${provider}/callback`

/** The redirect URI registered at the provider; the token request repeats it. */
export const callbackUrl = ({ publicUrl }: AppContext['config'], provider: ProviderName): string =>
  new URL(callbackPath(provider), publicUrl).href
