import type { SignInValue } from '@yoyaku/core'
import { useSdkAccess, useSignIn } from '@yoyaku/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type Intent, parseAct } from '../../../sdk/sign-in-intent.ts'
import { useSite } from '../../../site/site.tsx'
import { returnPage } from '../return-page.ts'
import { isReturn } from './use-provider-return.ts'

const nothing = (): undefined => undefined

/** The first step, before the SDK is there. */
const FIRST: SignInValue = {
  step: 'email',
  busy: false,
  exchanging: false,
  provider: null,
  email: '',
  isNewUser: false,
  failure: null,
  fields: {},
  attemptsOver: false,
  resendAt: null,
  expiresAt: null,
  intent: null,
  user: null,
  submitEmail: nothing,
  submitProfile: nothing,
  submitCode: nothing,
  canSubmitCode: () => false,
  resend: nothing,
  withProvider: nothing,
  back: nothing,
}

/** The sign-in of this page. An address that is given before the SDK is there is submitted once it is. */
export function usePageSignIn(): { readonly signIn: SignInValue; readonly hasBegun: boolean } {
  const { hasFailed } = useSdkAccess()
  const [search] = useSearchParams()
  const { origin } = useSite()
  // Who comes back from a provider wants what they wanted before: then the intent is the one that was kept.
  const intentOfVisit = (): { intent?: Intent } =>
    isReturn(search)
      ? {}
      : { intent: { page: returnPage(search.get('redirect'), origin), act: parseAct(history.state) } }
  const begun = useSignIn(intentOfVisit)
  const [given, setGiven] = useState<string | null>(null)
  const before = useMemo(
    () => ({ ...FIRST, busy: given !== null && !hasFailed, submitEmail: setGiven }),
    [given, hasFailed],
  )
  const hasBegun = begun !== null
  const submit = useEffectEvent(() => {
    if (given !== null) begun?.submitEmail(given)
  })
  useEffect(() => {
    if (hasBegun) submit()
  }, [hasBegun])
  return { signIn: begun ?? before, hasBegun }
}
