import type { Provider } from '@yoyaku/core/client'

const KEY = 'yoyaku.provider'
const PROVIDERS: readonly Provider[] = ['google', 'facebook', 'apple']

/** Remembers in this tab that a sign-in with a provider was begun here. */
export const rememberMethod = (provider: Provider): void => sessionStorage.setItem(KEY, provider)

/**
 * The provider with which this tab began, once. A ticket that comes without one was begun elsewhere: a link that would
 * sign somebody in as somebody else.
 */
export function takeMethod(): Provider | null {
  const method = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return PROVIDERS.find((provider) => provider === method) ?? null
}
