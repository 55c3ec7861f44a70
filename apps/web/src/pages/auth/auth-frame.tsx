import { Trans } from '@lingui/react/macro'
import type { SignInStep } from '@yoyaku/core/types'
import type { ReactNode } from 'react'
import { NeedsScript } from '../../components/feedback/needs-script.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import type { Act } from '../../sdk/sign-in-intent.ts'
import { stack, text } from '../../theme/recipes.css.ts'
import * as css from './auth.css.ts'
import { AuthScene } from './auth-scene.tsx'

/** `consents`: of a newcomer by a provider, which for the SDK is the step of the e-mail. */
export type AuthStep = Exclude<SignInStep, 'done' | 'exchanging'> | 'consents'

function Heading({ step, isNewUser }: { readonly step: AuthStep; readonly isNewUser: boolean }) {
  if (step === 'email') return <Trans>Sign in or register</Trans>
  if (step === 'profile') return <Trans>Nice to meet you</Trans>
  return isNewUser || step === 'consents' ? <Trans>Almost there</Trans> : <Trans>Welcome back</Trans>
}

function Lead({ step, act }: Pick<AuthFrameProps, 'step' | 'act'>) {
  if (step === 'email' && act !== null) return <Trans>Sign in, and the shop is in your favorites.</Trans>
  if (step === 'email') return <Trans>Your reservations and favorites, all in one place.</Trans>
  if (step === 'profile') return <Trans>What name should we give the shop?</Trans>
  if (step === 'consents') return <Trans>Please agree to the following. Then your account is ready.</Trans>
  if (step === 'locked') return null
  return <Trans>An OTP has been sent to your email</Trans>
}

interface AuthFrameProps {
  readonly step: AuthStep
  readonly isNewUser: boolean
  /** What waits for the sign-in. */
  readonly act: Act | null
  readonly children: ReactNode
}

export const AuthFrame = ({ step, isNewUser, act, children }: AuthFrameProps) => (
  <div className={css.frame}>
    <AuthScene />
    <div className={css.panel}>
      <div className={stack({ gap: 2 })}>
        <h1 className={css.heading}>
          <Heading step={step} isNewUser={isNewUser} />
        </h1>
        <p className={text({ tone: 'muted' })} role="status">
          <Lead step={step} act={act} />
        </p>
      </div>
      {children}
    </div>
  </div>
)

export const AuthPending = () => (
  <div className={css.frame}>
    <AuthScene />
    <div className={css.panel}>
      <NeedsScript />
      <div className={stack({ gap: 2 })}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  </div>
)
