import type { Flow, SignInFlow, SignInValue } from '@yoyaku/core'
import { type Shown, useSignIn, useYoyakuAccess } from '@yoyaku/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type Intent, parseAct } from '../../../sdk/sign-in-intent.ts'
import { useSite } from '../../../site/site.tsx'
import { isReturn, returnPage } from '../return-page.ts'

/** A sign-in as a page shows it: its value and its commands. */
export type PageSignIn = Omit<Shown<SignInFlow, SignInValue>, keyof Flow<unknown>>

/** The first step, before the SDK is there. */
const FIRST: SignInValue = {
  step: 'email',
  busy: false,
  provider: null,
  email: '',
  profile: null,
  isNewUser: false,
  retryAt: null,
  resendAt: null,
  expiresAt: null,
  refusedCodes: [],
  failure: null,
  fields: {},
  intent: null,
  user: null,
  can: { submitCode: false, resend: false, back: false },
}

/** The sign-in of this page, and whether it has begun: not before the SDK is there. An address that is given earlier is submitted then. */
export function usePageSignIn(): { readonly signIn: PageSignIn; readonly hasBegun: boolean } {
  const [search] = useSearchParams()
  const { origin } = useSite()
  // A return from a provider continues the stored intent.
  const intentOfVisit = (): { intent?: Intent } =>
    isReturn(search)
      ? {}
      : { intent: { page: returnPage(search.get('redirect'), origin), act: parseAct(history.state) } }
  const flow = useSignIn(intentOfVisit)
  const hasFailed = useYoyakuAccess().failure !== null
  const [submittedEmail, setSubmittedEmail] = useState<string | null>(null)
  const before = useMemo((): PageSignIn => {
    const value: SignInValue = { ...FIRST, busy: submittedEmail !== null && !hasFailed }
    const nothing = async () => ({ value, failure: null })
    return {
      value,
      submitEmail(email) {
        setSubmittedEmail(email)
        return nothing()
      },
      submitProfile: nothing,
      submitCode: nothing,
      resend: nothing,
      exchangeTicket: nothing,
      back: nothing,
    }
  }, [submittedEmail, hasFailed])
  const hasBegun = flow !== null
  const submit = useEffectEvent(() => {
    if (submittedEmail !== null) void flow?.submitEmail(submittedEmail)
  })
  useEffect(() => {
    if (hasBegun) submit()
  }, [hasBegun])
  return { signIn: flow ?? before, hasBegun }
}
