import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReservationFlow } from '@yoyaku/core'
import type { Client } from '@yoyaku/core/client'
import type { ReservationDraft } from '@yoyaku/core/types'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useQueries } from '../../site/site.tsx'
import { type AvailabilityParams, anyTime, extrasQuery, providersQuery, timesQuery } from './availability.ts'
import {
  type Attach,
  choosesEquipment,
  choosesStaff,
  type Equipment,
  type Provider,
  type Service,
} from './rules/service.ts'

/** The choices of last time, which may be unavailable by now. */
interface PreviousChoices {
  readonly staffId: string | null
  readonly equipmentId: string | null
  /** One for each piece. */
  readonly attachIds: readonly string[]
}

const NONE: PreviousChoices = { staffId: null, equipmentId: null, attachIds: [] }

/** Staff that was assigned without a choice is not repeated. */
export const previousChoices = (service: Service, search: URLSearchParams): PreviousChoices => ({
  staffId: choosesStaff(service) ? search.get('staffId') : null,
  equipmentId: choosesEquipment(service) ? search.get('resourceItemId') : null,
  attachIds: service.hasAttaches ? search.getAll('attachId') : [],
})

/** The extras of last time that are still offered, at whatever time. */
export function availableExtras({ attachIds }: PreviousChoices, offered: readonly Attach[]): Partial<ReservationDraft> {
  const extras = offered.flatMap(({ id, available, maxQuantity }) => {
    const quantity = Math.min(attachIds.filter((one) => one === id).length, maxQuantity)
    return available && quantity > 0 ? [{ id, quantity }] : []
  })
  return extras.length > 0 ? { extras } : {}
}

interface Present {
  readonly providers: readonly Provider[]
  readonly resources: readonly Equipment[]
}

/** The staff and equipment of last time that still exist, at whatever time they are free. */
export function availableChoices(
  { staffId, equipmentId }: PreviousChoices,
  { providers, resources }: Present,
): Partial<ReservationDraft> {
  const staff = providers.find(({ id }) => id === staffId)
  const item = resources.find(({ id }) => id === equipmentId)
  return {
    ...(staff !== undefined && { staffId: staff.id }),
    ...(item !== undefined && { equipmentId: item.id }),
  }
}

const hasProvider = ({ staffId, equipmentId }: PreviousChoices): boolean => staffId !== null || equipmentId !== null

const none = (): Partial<ReservationDraft> => ({})

export type UnavailableChoice = 'staff' | 'equipment'

/** What of last time is unavailable; the staff first. */
export function unavailableChoice(
  { staffId, equipmentId }: PreviousChoices,
  chosen: Partial<ReservationDraft>,
): UnavailableChoice | null {
  if (staffId !== null && chosen.staffId === undefined) return 'staff'
  return equipmentId !== null && chosen.equipmentId === undefined ? 'equipment' : null
}

/**
 * Repeats the choices of last time; once, so that they can be cleared. Chooses staff and equipment before a time, so that the days
 * and times are theirs from the start.
 */
export function useRepeatedChoices(flow: ReservationFlow, params: AvailabilityParams) {
  const cache = useQueryClient()
  const queries = useQueries()
  const [search] = useSearchParams()
  // The page corrects its address at once. A return to a held slot has newer choices.
  const [previous] = useState(() => (flow.get().step === 'choosing' ? previousChoices(params.service, search) : NONE))
  const [isPending, setPending] = useState(hasProvider(previous))
  const [missed, setMissed] = useState<UnavailableChoice | null>(null)
  const read = useEffectEvent(() => choicesToRepeat(cache, queries, params, previous))
  useEffect(() => {
    if (!hasProvider(previous) && previous.attachIds.length === 0) return
    let isHere = true
    void read().then((chosen) => {
      if (!isHere) return
      if (flow.get().can.update && Object.keys(chosen).length > 0) void flow.update(chosen)
      setMissed(unavailableChoice(previous, chosen))
      setPending(false)
    })
    return () => {
      isHere = false
    }
  }, [flow, previous])
  return {
    /** The staff and equipment of last time are still loading. */
    isPending,
    missed,
  }
}

/** What of last time can be chosen again; without staff and equipment where they are free on no day. */
async function choicesToRepeat(
  cache: QueryClient,
  queries: Client['queries'],
  params: AvailabilityParams,
  previous: PreviousChoices,
): Promise<Partial<ReservationDraft>> {
  const [extras, provider] = await Promise.all([
    previous.attachIds.length > 0
      ? cache.fetchQuery(extrasQuery(queries, params, null)).then(({ data }) => availableExtras(previous, data), none)
      : {},
    hasProvider(previous)
      ? cache
          .fetchQuery(providersQuery(queries, params, anyTime(params)))
          .then((present) => availableChoices(previous, present), none)
      : {},
  ])
  if (Object.keys(provider).length === 0) return extras
  const all = { ...extras, ...provider }
  const times = await cache
    .fetchQuery(timesQuery(queries, { ...params, draft: { ...params.draft, ...all } }))
    .catch(() => null)
  return times?.nextAvailableDate === null ? extras : all
}
