import { useLocation, useSearch } from 'wouter'
import { localizePath } from '../locale/paths.ts'
import { useSite } from '../site/site.tsx'
import { authPath } from './history/return-path.ts'

/** The page as it is, with its query, without language. A provider's ticket is used here or nowhere: no link carries it. */
export function useCurrentPath(): string {
  const [path] = useLocation()
  const search = useSearch().replace(/(?:^|&)ticket=[^&]*/g, '')
  return search === '' ? path : `${path}?${search.replace(/^&/, '')}`
}

/** The path to the sign-in, without language, and from there back to the page as it is. */
export function useSignInPath(): string {
  const { language } = useSite()
  return authPath('/auth', localizePath(language, useCurrentPath()))
}
