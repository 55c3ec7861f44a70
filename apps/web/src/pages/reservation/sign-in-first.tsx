import { Trans } from '@lingui/react/macro'
import { useLocation, useSearch } from 'wouter'
import { localizePath } from '../../locale/paths.ts'
import { authPath } from '../../navigation/return-path.ts'
import { useSite } from '../../site/site.tsx'

/** The path to the sign-in, and back to here with everything that was chosen. */
export function useSignInPath(): string {
  const { language } = useSite()
  const [path] = useLocation()
  const search = useSearch()
  return authPath('/auth', localizePath(language, path) + (search === '' ? '' : `?${search}`))
}

export const SignInFirst = () => (
  <p>
    <Trans>Sign in to continue. We'll email you a code. Your time and your choices stay as they are.</Trans>
  </p>
)
