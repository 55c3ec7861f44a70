import type { SignInValue } from '@yoyaku/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { ErrorInfo } from '../../../locale/read-error-messages.ts'
import { parseIntent, stateFor } from '../../../sdk/sign-in-intent.ts'
import { useLegalVersions } from '../../../site/use-legal-versions.ts'
import { takeMethod } from '../sign-in-method.ts'

const OF_THE_WAY = ['ticket', 'provider', 'error']

/** Whether this visit is the way back from a provider. */
export const isReturn = (search: URLSearchParams): boolean => search.has('ticket') || search.has('error')

/**
 * A provider's redirect brought a ticket or an error: either is used once and removed from the address. What
 * was wanted stays in the history for a reload. Answers what went wrong, until something else is tried.
 */
export function useProviderReturn(signIn: SignInValue, hasBegun: boolean): ErrorInfo | null {
  const [search, setSearch] = useSearchParams()
  const versions = useLegalVersions()
  const [error, setError] = useState<string | null>(null)
  const ticket = search.get('ticket')
  const providerError = search.get('error')
  const use = useEffectEvent(() => {
    if (!isReturn(search)) return
    const method = takeMethod()
    const { act } = parseIntent(signIn.intent)
    const otherParams = [...search].filter(([name]) => !OF_THE_WAY.includes(name))
    setSearch(otherParams, { replace: true, state: act && stateFor(act) })
    setError(providerError)
    if (ticket === null || method === null || method !== search.get('provider')) return
    // What stood beside the button that led to the provider.
    const agreed = { agreedTermsVersion: versions.terms, agreedPrivacyVersion: versions.privacy }
    if (signIn.step !== 'done') void signIn.withProvider(method, ticket, agreed)
  })
  useEffect(() => {
    if (hasBegun) use()
  }, [hasBegun, ticket, providerError])
  const isOver = error === null || signIn.busy || signIn.step !== 'email' || signIn.failure !== null
  return isOver ? null : { kind: 'http', code: error }
}
