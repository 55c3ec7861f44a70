import { Trans } from '@lingui/react/macro'
import type { SignInValue } from '@yoyaku/core'
import { secondsLeft } from '@yoyaku/core/client'
import { Button } from '../../parts/button.tsx'
import { useNow } from '../../parts/use-now.ts'
import * as css from './auth.css.ts'

/** Counts down until another code may be asked for. */
export function Resend({ signIn }: { readonly signIn: SignInValue }) {
  const now = useNow(1000)
  const seconds = signIn.resendAt === null ? 0 : secondsLeft(signIn.resendAt, now)
  return (
    <p className={css.resend}>
      <Trans>Nothing arrived? Look in the spam folder too.</Trans>{' '}
      {seconds > 0 ? (
        <span className={css.waiting}>
          <Trans>A new code in {seconds} s</Trans>
        </span>
      ) : (
        <Button look="plain" size="small" onClick={signIn.resend} busy={signIn.busy}>
          <Trans>Send a new code</Trans>
        </Button>
      )}
    </p>
  )
}
