import { Trans } from '@lingui/react/macro'
import type { SignInCode } from '@yoyaku/core'
import { secondsLeft } from '@yoyaku/core/client'
import { Button } from '../../../components/actions/button.tsx'
import { useNow } from '../../../site/use-now.ts'
import * as css from '../auth.css.ts'

function Wait({ seconds }: { readonly seconds: number }) {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 2 ? (
    <Trans>You can request a new code in {minutes} min</Trans>
  ) : (
    <Trans>You can request a new code in {seconds} s</Trans>
  )
}

interface NewCodeProps {
  readonly signIn: SignInCode
  readonly variant?: 'primary' | 'plain'
  readonly size: 'small' | 'large'
  readonly wide?: boolean
}

/** Counts down until another code can be requested. */
export function NewCode({ signIn, ...style }: NewCodeProps) {
  const now = useNow(1000)
  const seconds = signIn.resendAt === null ? 0 : secondsLeft(signIn.resendAt, now)
  // The chart's clock decides, so that no button does nothing.
  const isWaiting = seconds > 0 || !(signIn.canResend || signIn.busy)
  return isWaiting ? (
    <span className={css.waiting}>
      <Wait seconds={Math.max(1, seconds)} />
    </span>
  ) : (
    <Button {...style} onClick={signIn.resend} loading={signIn.busy}>
      <Trans>Send a new code</Trans>
    </Button>
  )
}

export const Resend = ({ signIn }: { readonly signIn: SignInCode }) => (
  <p className={css.resend}>
    <Trans>No email yet? Check your spam folder.</Trans> <NewCode signIn={signIn} variant="plain" size="small" />
  </p>
)
