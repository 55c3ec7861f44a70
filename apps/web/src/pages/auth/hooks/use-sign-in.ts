import type { Sdk, SignInValue } from '@yoyaku/core'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type Intent, parseAct } from '../../../sdk/sign-in-intent.ts'
import { useFlow } from '../../../sdk/use-flow.ts'
import { useView } from '../../../sdk/use-view.ts'
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

/**
 * The sign-in of this page. An address that is given before the SDK is there (`sdk` is null) is submitted once it is;
 * `failed`: the SDK did not come.
 */
export function useSignIn(sdk: Sdk | null, failed: boolean): SignInValue {
  const [search] = useSearchParams()
  const { origin } = useSite()
  // Who comes back from a provider wants what they wanted before: then the intent is the one that was kept.
  const intentOfVisit = (): { intent?: Intent } =>
    isReturn(search)
      ? {}
      : { intent: { page: returnPage(search.get('redirect'), origin), act: parseAct(history.state) } }
  const flow = useFlow(sdk === null ? null : () => sdk.signIn(intentOfVisit()))
  const [given, setGiven] = useState<string | null>(null)
  const before = useMemo(() => ({ ...FIRST, busy: given !== null && !failed, submitEmail: setGiven }), [given, failed])
  const signIn = useView(flow, before)
  const submit = useEffectEvent(() => {
    if (given !== null) signIn.submitEmail(given)
  })
  useEffect(() => {
    if (flow !== null) submit()
  }, [flow])
  return signIn
}
