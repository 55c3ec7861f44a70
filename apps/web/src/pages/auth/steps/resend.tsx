import { Trans } from '@lingui/react/macro'
import { secondsLeft } from '@yoyaku/core/client'
import { Button } from '../../../components/actions/button.tsx'
import { useNow } from '../../../site/use-now.ts'
import * as css from '../auth.css.ts'
import type { PageSignIn } from '../hooks/use-page-sign-in.ts'

function Wait({ seconds }: { readonly seconds: number }) {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 2 ? (
    <Trans>You can request a new code in {minutes} min</Trans>
  ) : (
    <Trans>You can request a new code in {seconds} s</Trans>
  )
}

interface NewCodeProps {
  readonly signIn: PageSignIn
  readonly variant?: 'primary' | 'plain'
  readonly size: 'small' | 'large'
  readonly wide?: boolean
}

/** Counts down until another code can be requested. */
export function NewCode({ signIn, ...style }: NewCodeProps) {
  const now = useNow(1000)
  const seconds = signIn.value.resendAt === null ? 0 : secondsLeft(signIn.value.resendAt, now)
  // The chart's clock decides, so that no button does nothing.
  const isWaiting = seconds > 0 || !(signIn.value.can.resend || signIn.value.busy)
  return isWaiting ? (
    <span className={css.waiting}>
      <Wait seconds={Math.max(1, seconds)} />
    </span>
  ) : (
    <Button {...style} onClick={signIn.resend} loading={signIn.value.busy}>
      <Trans>Send a new code</Trans>
    </Button>
  )
}

export const Resend = ({ signIn }: { readonly signIn: PageSignIn }) => (
  <p className={css.resend}>
    <Trans>No email yet? Check your spam folder.</Trans> <NewCode signIn={signIn} variant="plain" size="small" />
  </p>
)
