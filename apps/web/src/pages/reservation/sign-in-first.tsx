import { Trans } from '@lingui/react/macro'
import { useLocation, useSearch } from 'wouter'
import { inLanguage } from '../../locale/paths.ts'
import { authPath } from '../../navigation/return-path.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { useSite } from '../../site.tsx'
import * as css from './form.css.ts'

/** The path to the sign-in, and back to here with everything that was chosen. */
export function useSignInPath(): string {
  const { language } = useSite()
  const [path] = useLocation()
  const search = useSearch()
  return authPath('/auth', inLanguage(language, path) + (search === '' ? '' : `?${search}`))
}

export function SignInFirst() {
  const path = useSignInPath()
  return (
    <div className={css.signIn}>
      <p>
        <Trans>Please sign in: it takes an email and a code. We keep your time and everything you chose.</Trans>
      </p>
      <ButtonLink href={path} size="large" wide>
        <Trans>Sign in to continue</Trans>
      </ButtonLink>
    </div>
  )
}
