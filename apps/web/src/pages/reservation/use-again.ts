import type { ReservationValue } from '@yoyaku/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type Again, againOf, attachesAgain, choicesAgain } from './again.ts'
import { type Asked, type Times, useAttaches, useProviders } from './use-availability.ts'

/** Chooses once more what was chosen last time, as soon as it is known to be free; once, so that it can be unchosen. */
export function useAgain({ canAmend, amend }: ReservationValue, asked: Asked, { slot }: Times): void {
  const [search] = useSearchParams()
  const [again, setAgain] = useState(() => againOf(asked.service, search))
  const wantsExtras = again.attachIds.length > 0
  const wantsChoices = again.staffId !== null || again.resourceItemId !== null
  const extras = useAttaches({ ...asked, service: { ...asked.service, hasAttaches: wantsExtras } }, slot)
  const free = useProviders(asked, wantsChoices ? slot : null)

  const choose = useEffectEvent((patch: Parameters<typeof amend>[0], done: Partial<Again>) => {
    if (!canAmend) return
    if (Object.keys(patch).length > 0) amend(patch)
    setAgain({ ...again, ...done })
  })
  const offered = wantsExtras ? extras.data?.data : undefined
  useEffect(() => {
    if (offered !== undefined) choose({ attaches: attachesAgain(again, offered) }, { attachIds: [] })
  }, [offered, again])
  const present = wantsChoices ? free.data : undefined
  useEffect(() => {
    if (present !== undefined) choose(choicesAgain(again, present), { staffId: null, resourceItemId: null })
  }, [present, again])
}
