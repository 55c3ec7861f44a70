import { useLingui } from '@lingui/react/macro'
import type { Yoyaku } from '@yoyaku/core'
import { useAuth, useOptionalYoyaku, useYoyakuAccess } from '@yoyaku/react'
import { Redirect, useSearchParams } from 'wouter'
import { NeedsScript } from '../../components/feedback/needs-script.tsx'
import { Head } from '../../head/head.tsx'
import type { Prefetch } from '../../page.ts'
import { SdkPending } from '../../sdk/sdk-pending.tsx'
import { AuthFrame, AuthPending } from './auth-frame.tsx'
import { HeldSlot } from './held-slot.tsx'
import { useIntent } from './hooks/use-intent.ts'
import { usePageSignIn } from './hooks/use-page-sign-in.ts'
import { useProviderReturn } from './hooks/use-provider-return.ts'
import { useSignedIn } from './hooks/use-signed-in.ts'
import { isReturn } from './return-page.ts'
import { CodeStep } from './steps/code-step.tsx'
import { ConsentStep } from './steps/consent-step.tsx'
import { EmailStep } from './steps/email-step.tsx'
import { Exchanging } from './steps/exchanging.tsx'
import { SignInFailure } from './steps/failure.tsx'
import { ProfileStep } from './steps/profile-step.tsx'
import { Providers } from './steps/providers.tsx'

export const prefetch: Prefetch = ({ want, queries }) => want(queries.providers())

export default function Auth() {
  const { t } = useLingui()
  const sdk = useOptionalYoyaku()
  const { initialStatus } = useYoyakuAccess()
  const { status } = useAuth()
  const [search] = useSearchParams()
  const isUnknown = (initialStatus === 'unknown' && status === 'unknown') || (sdk === null && isReturn(search))
  return (
    <>
      <Head
        title={t`Sign in`}
        description={t`Sign in or register with an email and a code: no password needed.`}
        path="/auth"
      />
      <meta name="robots" content="noindex" />
      {isUnknown ? (
        <SdkPending>
          <AuthPending />
        </SdkPending>
      ) : (
        <SignIn sdk={sdk} />
      )}
    </>
  )
}

/** The fields can be typed into before the SDK has loaded. */
function SignIn({ sdk }: { readonly sdk: Yoyaku | null }) {
  const { signIn, hasBegun } = usePageSignIn()
  const { status } = useAuth()
  const { page, act } = useIntent(signIn)
  const { wentWrong, newcomer } = useProviderReturn(signIn, hasBegun)
  useSignedIn(signIn, sdk)
  if (status === 'member' && signIn.value.step !== 'done') return <Redirect to={page ?? '/'} replace />
  if (signIn.value.step === 'done') return <AuthPending />
  if (signIn.value.step === 'exchanging' && newcomer === null && signIn.value.provider !== null)
    return <Exchanging provider={signIn.value.provider} />
  return (
    <AuthFrame
      step={newcomer === null && signIn.value.step !== 'exchanging' ? signIn.value.step : 'consents'}
      isNewUser={signIn.value.isNewUser}
      act={act}
    >
      <NeedsScript />
      {sdk !== null && <HeldSlot page={page} />}
      <SdkPending>{null}</SdkPending>
      <SignInFailure signIn={signIn} wentWrong={wentWrong} />
      {newcomer !== null && (
        <ConsentStep
          provider={newcomer.provider}
          busy={signIn.value.busy}
          refused={signIn.value.fields}
          onAgree={newcomer.agree}
          onLeave={newcomer.leave}
        />
      )}
      {signIn.value.step === 'email' && newcomer === null && (
        <>
          <EmailStep signIn={signIn} />
          {signIn.value.provider === null && <Providers />}
        </>
      )}
      {signIn.value.step === 'profile' && <ProfileStep signIn={signIn} />}
      {(signIn.value.step === 'code' || signIn.value.step === 'locked') && <CodeStep signIn={signIn} />}
    </AuthFrame>
  )
}
