import type { Provider } from '@yoyaku/core/client'

const KEY = 'yoyaku.provider'
const PROVIDERS: readonly Provider[] = ['google', 'facebook', 'apple']

/** Stores in this tab that a sign-in with a provider began here. */
export const rememberMethod = (provider: Provider): void => sessionStorage.setItem(KEY, provider)

/**
 * Takes the provider with which this tab began. A ticket without one began elsewhere: a link that would sign a person in as
 * somebody else.
 */
export function takeMethod(): Provider | null {
  const method = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return PROVIDERS.find((provider) => provider === method) ?? null
}
