import { Trans } from '@lingui/react/macro'
import { useLocation, useSearch } from 'wouter'
import { inLanguage } from '../../locale/paths.ts'
import { authPath } from '../../navigation/return-path.ts'
import { useSite } from '../../site.tsx'

/** The path to the sign-in, and back to here with everything that was chosen. */
export function useSignInPath(): string {
  const { language } = useSite()
  const [path] = useLocation()
  const search = useSearch()
  return authPath('/auth', inLanguage(language, path) + (search === '' ? '' : `?${search}`))
}

export const SignInFirst = () => (
  <p>
    <Trans>Please sign in: it takes an email and a code. We keep your time and everything you chose.</Trans>
  </p>
)
