import { Trans } from '@lingui/react/macro'
import type { SignInCode, SignInProfile } from '@yoyaku/core'
import { Button } from '../../../components/actions/button.tsx'
import * as css from '../auth.css.ts'

/** The address that was given, and the way back to another one. */
export const GivenEmail = ({ signIn }: { readonly signIn: SignInCode | SignInProfile }) => (
  <div className={css.given}>
    <span className={css.address}>{signIn.email}</span>
    <Button variant="plain" size="small" className={css.other} onClick={signIn.back}>
      <Trans>Use a different email</Trans>
    </Button>
  </div>
)
