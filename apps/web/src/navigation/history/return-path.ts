import { splitPath } from '../../locale/paths.ts'

/** Control characters and backslashes: browsers drop the first and read the second as slashes. */
const TRICKS = /[\p{Cc}\\]/u

/** Where `?redirect=` may lead: a path of this site with a language in front. Null for everything else. */
export function safeReturn(path: string | null, origin: string): string | null {
  if (path === null || !path.startsWith('/') || path.startsWith('//') || TRICKS.test(path)) return null
  try {
    const url = new URL(path, origin)
    if (url.origin !== origin || url.username !== '' || splitPath(url.pathname).language === null) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

/** The sign-in page, with the way back. */
export const authPath = (signInPath: string, back: string): string =>
  `${signInPath}?redirect=${encodeURIComponent(back)}`
