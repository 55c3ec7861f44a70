import type { SignInValue } from '@yoyaku/core'
import type { SignInConsents } from '@yoyaku/core/types'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { ErrorInfo } from '../../../locale/read-error-messages.ts'
import { parseIntent, stateFor } from '../../../sdk/sign-in-intent.ts'
import { isReturn } from '../return-page.ts'
import { forgetTicket, type ProviderTicket, stateWithTicket, takeMethod, ticketIn } from '../sign-in-method.ts'
import type { PageSignIn } from './use-page-sign-in.ts'

const OF_THE_WAY = ['ticket', 'provider', 'error']

/** A newcomer, who has to agree before there is an account. */
const lacksConsents = ({ fields }: SignInValue): boolean =>
  fields['consents.terms'] !== undefined || fields['consents.privacy'] !== undefined

/** No answer, or one that says to come again: the same ticket may serve later. */
const isUnanswered = ({ failure }: SignInValue): boolean =>
  failure !== null && (failure.status === null || failure.status === 429 || failure.status >= 500)

interface ProviderReturn {
  /** Until something else is tried. */
  readonly wentWrong: ErrorInfo | null
  /** A newcomer whose consents are asked for; null: none. */
  readonly newcomer: {
    readonly provider: ProviderTicket['provider']
    agree(consents: SignInConsents): void
    /** Drops the ticket. */
    leave(): void
  } | null
}

/**
 * A provider's redirect brought a ticket or an error: either is removed from the address. What was wanted, and a ticket that has
 * not served yet, stay in the history for a reload.
 */
export function useProviderReturn(signIn: PageSignIn, hasBegun: boolean): ProviderReturn {
  const [search, setSearch] = useSearchParams()
  const [error, setError] = useState<string | null>(null)
  const [unagreed, setUnagreed] = useState<ProviderTicket | null>(null)
  const exchanged = useRef<string | null>(null)
  const ticket = search.get('ticket')
  const providerError = search.get('error')
  const exchange = async (returned: ProviderTicket, consents?: SignInConsents): Promise<void> => {
    if (signIn.value.step === 'done') return
    const { value } = await signIn.exchangeTicket({ ...returned, ...(consents && { consents }) })
    if (lacksConsents(value)) setUnagreed(returned)
    else if (!isUnanswered(value)) leave()
  }
  const leave = (): void => {
    forgetTicket()
    setUnagreed(null)
  }
  const takeReturn = (): ProviderTicket | null => {
    const method = takeMethod()
    const { act } = parseIntent(signIn.value.intent)
    const isOurs = ticket !== null && method !== null && method === search.get('provider')
    const returned = isOurs ? { provider: method, ticket } : null
    const otherParams = [...search].filter(([name]) => !OF_THE_WAY.includes(name))
    const state = { ...(act && stateFor(act)), ...(returned && stateWithTicket(returned)) }
    setSearch(otherParams, { replace: true, state: act || returned ? state : null })
    setError(providerError)
    return returned
  }
  const use = useEffectEvent(() => {
    const returned = isReturn(new URLSearchParams(location.search)) ? takeReturn() : ticketIn(history.state)
    if (returned === null || returned.ticket === exchanged.current) return
    exchanged.current = returned.ticket
    void exchange(returned)
  })
  useEffect(() => {
    if (hasBegun) use()
  }, [hasBegun, ticket, providerError])
  const isOver = error === null || signIn.value.busy || signIn.value.step !== 'email' || signIn.value.failure !== null
  return {
    wentWrong: isOver ? null : { kind: 'http', code: error },
    newcomer: unagreed && {
      provider: unagreed.provider,
      agree: (consents) => void exchange(unagreed, consents),
      leave,
    },
  }
}
