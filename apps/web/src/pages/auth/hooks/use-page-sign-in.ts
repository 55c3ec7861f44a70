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
  retryAt: null,
  failure: null,
  fields: {},
  intent: null,
}

interface PageSignIn {
  readonly signIn: SignInValue
  /** False until the SDK is there. */
  readonly hasBegun: boolean
}

/** The sign-in of this page. An address that is given before the SDK is there is submitted once it is. */
export function usePageSignIn(): PageSignIn {
  const [search] = useSearchParams()
  const { origin } = useSite()
  // A return from a provider continues the stored intent.
  const intentOfVisit = (): { intent?: Intent } =>
    isReturn(search)
      ? {}
      : { intent: { page: returnPage(search.get('redirect'), origin), act: parseAct(history.state) } }
  const flow = useSignIn(intentOfVisit)
  const hasFailed = useSdkAccess().failure !== null
  const [submittedEmail, setSubmittedEmail] = useState<string | null>(null)
  const before = useMemo((): SignInEmail => {
    const first: SignInEmail = {
      ...FIRST,
      busy: submittedEmail !== null && !hasFailed,
      async submitEmail(email) {
        setSubmittedEmail(email)
        return first
      },
      withProvider: async () => first,
    }
    return first
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
