import { splitPath } from '../../locale/paths.ts'
import { safeReturn } from '../../navigation/history/return-path.ts'
import { matchPage } from '../../routes.ts'

const LONGEST = 2048
/** What a server or proxy behind us might decode into another path. */
const ENCODED_TRICKS = /%(?:[01][0-9a-f]|2f|5c|7f|c2%[89]|e2%80%a[89])/i

/**
 * The page of `?redirect=`, without its language and with its query: it opens in the current language. Null unless it is a page of
 * this site other than the sign-in.
 */
export function returnPage(redirect: string | null, origin: string): string | null {
  const safe = redirect === null || redirect.length > LONGEST ? null : safeReturn(redirect, origin)
  if (safe === null || redirect?.trim() !== redirect) return null
  const url = new URL(safe, origin)
  if (ENCODED_TRICKS.test(url.pathname) || url.pathname.includes('//')) return null
  const { rest } = splitPath(url.pathname)
  const match = matchPage(rest)
  return match === null || match.route.name === 'auth' ? null : rest + url.search + url.hash
}

/** Whether this visit is the way back from a provider. */
export const isReturn = (search: URLSearchParams): boolean => search.has('ticket') || search.has('error')
