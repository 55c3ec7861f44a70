import { Trans } from '@lingui/react/macro'
import { Link } from '../../../navigation/link.tsx'
import { textLink } from '../../../theme/shared.css.ts'
import * as css from '../auth.css.ts'

/** For newcomers by a provider: those by e-mail tick boxes that say the same. */
export const LegalLine = () => (
  <p className={css.small}>
    <Trans>
      By continuing you accept our{' '}
      <Link href="/term-of-use" target="_blank" className={textLink}>
        terms of use
      </Link>{' '}
      and{' '}
      <Link href="/privacy" target="_blank" className={textLink}>
        privacy policy
      </Link>
      .
    </Trans>
  </p>
)
