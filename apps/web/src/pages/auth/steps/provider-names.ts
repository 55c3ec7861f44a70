import type { Provider } from '@yoyaku/core/types'

export const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

/** The name of a provider; one that a newer server added is called as the server calls it. */
export const providerName = (provider: Provider): string => PROVIDER_NAMES[provider] ?? provider
