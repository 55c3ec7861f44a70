import { Trans } from '@lingui/react/macro'
import { Button } from '../../../components/actions/button.tsx'
import * as css from '../auth.css.ts'
import type { PageSignIn } from '../hooks/use-page-sign-in.ts'

/** The address that was given, and the way back to another one. */
export const GivenEmail = ({ signIn }: { readonly signIn: PageSignIn }) => (
  <div className={css.given}>
    <span className={css.address}>{signIn.value.email}</span>
    <Button variant="plain" size="small" className={css.other} onClick={signIn.back}>
      <Trans>Change email</Trans>
    </Button>
  </div>
)
