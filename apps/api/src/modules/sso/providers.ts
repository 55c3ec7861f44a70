import type { Config } from '../../config/config.ts'
import { createApple } from './apple.ts'
import { createFacebook } from './facebook.ts'
import { createGoogle } from './google.ts'
import type { ProviderName, SsoProvider } from './provider.ts'

/** In the order of their buttons. */
export type Providers = ReadonlyMap<ProviderName, SsoProvider>

/** The configured providers. */
export function createProviders(config: Config): Providers {
  const { google, facebook, apple } = config.sso
  const made = [
    google && createGoogle(google, callbackUrl(config, 'google')),
    facebook && createFacebook(facebook, callbackUrl(config, 'facebook')),
    apple && createApple(apple, callbackUrl(config, 'apple')),
  ].filter((provider) => provider !== null)
  return new Map(made.map((provider) => [provider.name, provider]))
}

export const callbackPath = (provider: ProviderName): string => `/auth/sso/${provider}/callback`

/** The redirect URI registered at the provider; the token request repeats it. */
export const callbackUrl = ({ publicUrl }: Config, provider: ProviderName): string =>
  new URL(callbackPath(provider), publicUrl).href
