import type { ReservationFlow, ReservationValue } from '@yoyaku/core'
import type { ReservationDraft } from '@yoyaku/core/types'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import {
  availableChoices,
  availableExtras,
  type PreviousChoices,
  previousChoices,
  type UnavailableChoice,
  unavailableChoice,
} from '../rules/rebooking.ts'
import {
  type AvailabilityParams,
  anyTime,
  type Times,
  useAttaches,
  useProviders,
  useTimes,
} from './use-availability.ts'

const NOBODY = { staffId: null, equipmentId: null } as const

/**
 * Repeats the choices of last time; once, so that they can be cleared. Chooses staff and equipment before a time, so that the days
 * and times are theirs from the start.
 */
export function useRebook(
  flow: ReservationFlow,
  reservation: ReservationValue,
  params: AvailabilityParams,
  { slot }: Times,
) {
  const { step } = reservation
  const canUpdate = reservation.can.update
  const [search] = useSearchParams()
  const [previous, setAgain] = useState(() => previousChoices(params.service, search))
  const [missed, setMissed] = useState<UnavailableChoice | null>(null)
  const wantsExtras = previous.attachIds.length > 0
  const wantsChoices = previous.staffId !== null || previous.equipmentId !== null
  // A return to a held slot has newer choices.
  if (wantsChoices && step !== 'choosing') setAgain({ ...previous, ...NOBODY })
  const extras = useAttaches({ ...params, service: { ...params.service, hasAttaches: wantsExtras } }, slot)
  const chosen = useChoices(previous, params, wantsChoices && canUpdate)

  const choose = useEffectEvent((patch: Partial<ReservationDraft>, done: Partial<PreviousChoices>) => {
    if (!canUpdate) return
    if (Object.keys(patch).length > 0) void flow.update(patch)
    setAgain({ ...previous, ...done })
  })
  const offered = wantsExtras ? extras.data?.data : undefined
  useEffect(() => {
    if (offered !== undefined) choose({ extras: availableExtras(previous, offered) }, { attachIds: [] })
  }, [offered, previous])
  useEffect(() => {
    if (chosen === null) return
    setMissed(unavailableChoice(previous, chosen))
    choose(chosen, NOBODY)
  }, [chosen, previous])
  return {
    /** The staff and equipment of last time are still loading. */
    isPending: wantsChoices,
    missed,
  }
}

/** Null until they have loaded; empty where they are unavailable, or on no day. */
function useChoices(
  previous: PreviousChoices,
  params: AvailabilityParams,
  wanted: boolean,
): Partial<ReservationDraft> | null {
  const present = useProviders(params, wanted ? anyTime(params) : null)
  const choices = wanted && present.data !== undefined ? availableChoices(previous, present.data) : {}
  const { query } = useTimes({ ...params, draft: { ...params.draft, ...choices } })
  if (!wanted || (present.data === undefined && !present.isError)) return null
  if (query.isPlaceholderData || query.isPending) return null
  return query.data?.nextAvailableDate === null ? {} : choices
}
