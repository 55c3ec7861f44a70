import { Trans } from '@lingui/react/macro'

export const SignInFirst = () => (
  <p>
    <Trans>Sign in to continue. We'll email you a code. Your time and your choices stay as they are.</Trans>
  </p>
)
