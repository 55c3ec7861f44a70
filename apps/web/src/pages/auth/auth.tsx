import { useLingui } from '@lingui/react/macro'
import type { Sdk } from '@yoyaku/core'
import { useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { Head } from '../../head/head.tsx'
import type { Prefetch } from '../../page.ts'
import { useFlow } from '../../parts/use-flow.ts'
import { SdkPending } from '../../sdk/sdk-pending.tsx'
import { useSdk, useSession } from '../../sdk/sdk-provider.tsx'
import { useView } from '../../sdk/use-view.ts'
import { useSite } from '../../site.tsx'
import { AuthFrame, AuthPending } from './auth-frame.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { Exchanging } from './exchanging.tsx'
import { SignInFailure } from './failure.tsx'
import { actIn, type Intent } from './intent.ts'
import { ProfileStep } from './profile-step.tsx'
import { Providers } from './providers.tsx'
import { returnPage } from './return-page.ts'
import { useIntent } from './use-intent.ts'
import { isReturn, useProviderReturn } from './use-provider-return.ts'
import { useSignedIn } from './use-signed-in.ts'

export const prefetch: Prefetch = ({ want, queries }) => want(queries.providers())

export default function Auth() {
  const { t } = useLingui()
  const sdk = useSdk()
  const { status } = useSession()
  return (
    <>
      <Head
        title={t`Sign in`}
        description={t`Sign in or register with an email and a code: no password needed.`}
        path="/auth"
      />
      <meta name="robots" content="noindex" />
      {sdk === null || status === 'unknown' ? (
        <SdkPending>
          <AuthPending />
        </SdkPending>
      ) : (
        <SignIn sdk={sdk} />
      )}
    </>
  )
}

/** Who comes back from a provider wants what they wanted before: then the intent is the one that was kept. */
function useIntentOfVisit(): Intent | undefined {
  const [search] = useSearchParams()
  const { origin } = useSite()
  const [intent] = useState(() =>
    isReturn(search) ? undefined : { page: returnPage(search.get('redirect'), origin), act: actIn(history.state) },
  )
  return intent
}

function SignIn({ sdk }: { readonly sdk: Sdk }) {
  const intent = useIntentOfVisit()
  const flow = useFlow(() => sdk.signIn(intent === undefined ? {} : { intent }))
  const signIn = useView(flow)
  const { status } = useSession()
  const { page } = useIntent(signIn)
  const wentWrong = useProviderReturn(signIn)
  useSignedIn(signIn, sdk)
  if (status === 'member' && signIn.step !== 'done') return <Redirect to={page ?? '/'} replace />
  if (signIn.step === 'done') return <AuthPending />
  if (signIn.exchanging && signIn.provider !== null) return <Exchanging provider={signIn.provider} />
  return (
    <AuthFrame step={signIn.step} isNewUser={signIn.isNewUser}>
      <SignInFailure signIn={signIn} wentWrong={wentWrong} />
      {signIn.step === 'email' && (
        <>
          <EmailStep signIn={signIn} />
          {signIn.provider === null && <Providers />}
        </>
      )}
      {signIn.step === 'profile' && <ProfileStep signIn={signIn} />}
      {signIn.step === 'code' && <CodeStep signIn={signIn} />}
    </AuthFrame>
  )
}
