import type { SignInEmail, SignInValue } from '@yoyaku/core'
import { useSdkAccess, useSignIn } from '@yoyaku/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type Intent, parseAct } from '../../../sdk/sign-in-intent.ts'
import { useSite } from '../../../site/site.tsx'
import { returnPage } from '../return-page.ts'
import { isReturn } from './use-provider-return.ts'

/** The first step, before the SDK is there. */
const FIRST: Omit<SignInEmail, 'submitEmail' | 'withProvider'> = {
  step: 'email',
  busy: false,
  exchanging: false,
  provider: null,
  email: '',
  failure: null,
  fields: {},
  intent: null,
}

/** The sign-in of this page. An address that is given before the SDK is there is submitted once it is. */
export function usePageSignIn(): { readonly signIn: SignInValue; readonly hasBegun: boolean } {
  const { hasFailed } = useSdkAccess()
  const [search] = useSearchParams()
  const { origin } = useSite()
  // A return from a provider continues the stored intent.
  const intentOfVisit = (): { intent?: Intent } =>
    isReturn(search)
      ? {}
      : { intent: { page: returnPage(search.get('redirect'), origin), act: parseAct(history.state) } }
  const flow = useSignIn(intentOfVisit)
  const [submittedEmail, setSubmittedEmail] = useState<string | null>(null)
  const before = useMemo((): SignInEmail => {
    const value: SignInEmail = {
      ...FIRST,
      busy: submittedEmail !== null && !hasFailed,
      async submitEmail(email) {
        setSubmittedEmail(email)
        return value
      },
      withProvider: async () => value,
    }
    return value
  }, [submittedEmail, hasFailed])
  const hasBegun = flow !== null
  const submit = useEffectEvent(() => {
    if (submittedEmail !== null && flow?.step === 'email') void flow.submitEmail(submittedEmail)
  })
  useEffect(() => {
    if (hasBegun) submit()
  }, [hasBegun])
  return { signIn: flow ?? before, hasBegun }
}
