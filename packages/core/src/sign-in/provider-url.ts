import type { Locale, Provider } from '../contract/types.ts'
import { checked, string } from '../validation/checked.ts'

const isProvider = (value: unknown) => string(value) && /^[\w-]+$/.test(value)
/** Not `//host`: that is another origin. */
const isPath = (value: unknown) => value === undefined || (string(value) && /^\/(?![/\\])/.test(value))

export type ProviderUrlOptions = {
  /** As of `createYoyaku`. */
  baseUrl: string | URL
  locale: Locale
  /** One of `queries.providers()`. */
  provider: Provider
  /** Path on Yoyaku's own origin to return to after the sign-in. */
  redirect?: string | undefined
}

/**
 * Address of the link that begins a sign-in at a provider. It leads back to `/{locale}/auth` on Yoyaku's own origin, with a ticket for
 * `exchangeTicket` or an `error`. Throws a `TypeError` for a provider that is no name and for a `redirect` that is no path.
 */
export function providerUrl({ baseUrl, locale, provider, redirect }: ProviderUrlOptions): string {
  checked('providerUrl: provider', provider, isProvider, 'google, apple, facebook or another of queries.providers()')
  checked('providerUrl: redirect', redirect, isPath, "a path such as '/en/me'")
  const query = new URLSearchParams({ locale, ...(redirect !== undefined && { redirect }) })
  return `${baseUrl.toString().replace(/\/$/, '')}/auth/sso/${provider}/start?${query}`
}
