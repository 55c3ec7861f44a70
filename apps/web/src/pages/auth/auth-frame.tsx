import { Trans } from '@lingui/react/macro'
import type { SignInValue } from '@yoyaku/core'
import type { ReactNode } from 'react'
import { NeedsScript } from '../../parts/needs-script.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import * as css from './auth.css.ts'
import { AuthScene } from './auth-scene.tsx'

type Step = Exclude<SignInValue['step'], 'done'>

function Heading({ step, isNewUser }: { readonly step: Step; readonly isNewUser: boolean }) {
  if (step === 'email') return <Trans>Sign in or register</Trans>
  if (step === 'profile') return <Trans>Nice to meet you</Trans>
  return isNewUser ? <Trans>Almost there</Trans> : <Trans>Welcome back</Trans>
}

function Lead({ step }: { readonly step: Step }) {
  if (step === 'email') return <Trans>Keep your reservations and favorites in one place.</Trans>
  if (step === 'profile') return <Trans>What name should shops expect?</Trans>
  return <Trans>An OTP has been sent to your email</Trans>
}

interface AuthFrameProps {
  readonly step: Step
  readonly isNewUser: boolean
  readonly children: ReactNode
}

export const AuthFrame = ({ step, isNewUser, children }: AuthFrameProps) => (
  <div className={css.frame}>
    <AuthScene />
    <div className={css.panel}>
      <header className={css.head}>
        <h1 className={css.heading}>
          <Heading step={step} isNewUser={isNewUser} />
        </h1>
        <p className={css.lead} role="status">
          <Lead step={step} />
        </p>
      </header>
      {children}
    </div>
  </div>
)

export const AuthPending = () => (
  <div className={css.frame}>
    <AuthScene />
    <div className={css.panel}>
      <NeedsScript />
      <div className={css.head}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  </div>
)
