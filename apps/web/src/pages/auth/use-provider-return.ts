import type { SignInValue } from '@yoyaku/core'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { isProvider } from './providers.tsx'

/** A provider's redirect brought a ticket: it is used once and taken out of the address. */
export function useProviderReturn(signIn: SignInValue): void {
  const [search, setSearch] = useSearchParams()
  const ticket = search.get('ticket')
  const provider = search.get('provider')
  const use = useEffectEvent(() => {
    if (ticket === null || !isProvider(provider)) return
    setSearch({}, { replace: true })
    signIn.withProvider(provider, ticket)
  })
  useEffect(() => use(), [ticket])
}
