import { isLocale } from '../../contract/locale.ts'
import type { Locale } from '../../contract/types.ts'

/** What the sign-in page says; its words stand in the web's table of failures. */
export type SsoError =
  /** The person said no. */
  | 'SSO_CANCELLED'
  /** Nobody has begun this, or it was finished already, or ten minutes are over. */
  | 'SSO_EXPIRED'
  | 'SSO_OTHER_BROWSER'
  /** What the provider answered cannot be believed. */
  | 'SSO_REFUSED'
  | 'SSO_NOT_OFFERED'
  | 'PROVIDER_UNAVAILABLE'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'

/** Where the browser goes next, and the cookies it gets on the way. */
export type Landing = { location: string; cookies: string[] }

type At = { locale: Locale; provider: string; redirect: string | null }

export const landingWith = (
  { locale, provider, redirect }: At,
  found: { ticket: string } | { error: SsoError },
): string => `/${locale}/auth?${new URLSearchParams({ ...found, provider, ...(redirect !== null && { redirect }) })}`

const LONGEST = 2048
const TRICKS = /[\p{Cc}\\]/u

/** A path of our own pages, or null: nothing else is carried over to the page, which looks again. */
export function ownPage(redirect: string | null, publicUrl: string): string | null {
  if (redirect === null || redirect.length > LONGEST || TRICKS.test(redirect) || !/^\/(?!\/)/.test(redirect))
    return null
  const url = URL.parse(redirect, publicUrl)
  if (url === null || url.origin !== new URL(publicUrl).origin) return null
  return isLocale(url.pathname.split('/')[1] ?? '') ? url.pathname + url.search + url.hash : null
}
