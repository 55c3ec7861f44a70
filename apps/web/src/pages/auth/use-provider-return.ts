import type { SignInValue } from '@yoyaku/core'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { takeBegun } from './begun-with.ts'

/** A provider's redirect brought a ticket: it is used once and taken out of the address. */
export function useProviderReturn(signIn: SignInValue): void {
  const [search, setSearch] = useSearchParams()
  const ticket = search.get('ticket')
  const use = useEffectEvent(() => {
    if (ticket === null) return
    const provider = takeBegun()
    setSearch({}, { replace: true })
    if (provider !== null) signIn.withProvider(provider, ticket)
  })
  useEffect(() => use(), [ticket])
}
