import { isLocale } from '../../contract/locale.ts'
import type { Locale } from '../../contract/types.ts'

/** The error code for the sign-in page, which has a message for each. */
export type SsoError =
  /** The user declined at the provider. */
  | 'SSO_CANCELLED'
  /** The flow is unknown, finished or older than ten minutes. */
  | 'SSO_EXPIRED'
  | 'SSO_OTHER_BROWSER'
  /** The provider's response is invalid. */
  | 'SSO_REFUSED'
  | 'SSO_NOT_OFFERED'
  | 'PROVIDER_UNAVAILABLE'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'

/** The redirect target and the cookies set with it. */
export type Landing = { location: string; cookies: string[] }

type At = { locale: Locale; provider: string; redirect: string | null }

export const landingWith = (
  { locale, provider, redirect }: At,
  found: { ticket: string } | { error: SsoError },
): string => `/${locale}/auth?${new URLSearchParams({ ...found, provider, ...(redirect !== null && { redirect }) })}`

/** The error that a redirect to our own sign-in page shows; null for one to a provider, or with a ticket. */
export const errorAt = ({ location }: Landing): string | null =>
  location.startsWith('/') ? new URLSearchParams(location.split('?', 2)[1]).get('error') : null

const LONGEST = 2048
const TRICKS = /[\p{Cc}\\]/u

/** A path of our own pages, or null for anything else. The page checks it again. */
export function ownPage(redirect: string | null, publicUrl: string): string | null {
  if (redirect === null || redirect.length > LONGEST || TRICKS.test(redirect) || !/^\/(?!\/)/.test(redirect))
    return null
  const url = URL.parse(redirect, publicUrl)
  if (url === null || url.origin !== new URL(publicUrl).origin) return null
  return isLocale(url.pathname.split('/')[1] ?? '') ? url.pathname + url.search + url.hash : null
}
