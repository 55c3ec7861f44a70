import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Draft, KeptHold } from '@yoyaku/core'
import { daysLater, timeIn } from '@yoyaku/core/client'
import { useFreeDay } from '../../parts/days/free-day.ts'
import type { Slot } from '../../parts/days/time-slots.tsx'
import { useQueries } from '../../site.tsx'
import type { Service } from './service.ts'

export const STRIP_DAYS = 14

export interface Asked {
  readonly service: Service
  readonly draft: Draft
  /** One's own hold never blocks oneself. */
  readonly hold: KeptHold | null
  /** In the zone of the shop. */
  readonly today: string
}

/** What availability depends on: everything that is chosen. */
export function wishOf({ service, draft, hold }: Asked) {
  return {
    serviceId: service.id,
    quantity: draft.quantity,
    ...(draft.appointmentUnitId !== null && { unitId: draft.appointmentUnitId }),
    ...(draft.attaches.length > 0 && {
      attachId: draft.attaches.flatMap(({ attachId, quantity }) => Array.from({ length: quantity }, () => attachId)),
    }),
    ...(draft.staffInfo !== null && { staffId: draft.staffInfo.id }),
    ...(draft.resourceItemId !== null && { resourceItemId: draft.resourceItemId }),
    ...(hold !== null && { holdId: hold.holdId }),
  }
}

/** Two weeks from today, or from the chosen day where that is later. */
export function windowOf(draft: Draft, today: string): { readonly dateFrom: string; readonly dateTo: string } {
  const chosen = draft.reservationDate
  const dateFrom = chosen !== null && chosen > daysLater(today, STRIP_DAYS - 1) ? chosen : today
  return { dateFrom, dateTo: daysLater(dateFrom, STRIP_DAYS - 1) }
}

export function useTimes(asked: Asked) {
  const queries = useQueries()
  const query = useQuery({
    ...queries.availableTime(
      asked.service.shop.id,
      { ...wishOf(asked), ...windowOf(asked.draft, asked.today) },
      asked.hold?.holdToken,
    ),
    placeholderData: keepPreviousData,
  })
  const slots = query.data?.days.find(({ date }) => date === asked.draft.reservationDate)?.slots
  const slot = slots?.find(({ startAt }) => timeIn(startAt, query.data?.timeZone) === asked.draft.reservationTime)
  return {
    query,
    slots,
    slot: slot ?? null,
    /** What was chosen meanwhile leaves no room at the chosen time. */
    isGone:
      asked.draft.reservationTime !== null && slots !== undefined && slot === undefined && !query.isPlaceholderData,
  }
}

export type Times = ReturnType<typeof useTimes>

/** The nearest free day from the chosen one on, or from today; undefined while it is asked for. */
export function useNextFree(asked: Asked, times: NonNullable<Times['query']['data']>) {
  const queries = useQueries()
  const wanted = asked.draft.reservationDate ?? asked.today
  const wish = { ...wishOf(asked), dateFrom: wanted, dateTo: wanted }
  return useFreeDay(times, wanted, queries.availableTime(asked.service.shop.id, wish, asked.hold?.holdToken))
}

export function useMonth(asked: Asked, month: string) {
  const queries = useQueries()
  const dateFrom = month > asked.today ? month : asked.today
  const dateTo = lastOfMonth(month)
  return useQuery({
    ...queries.availableTime(asked.service.shop.id, { ...wishOf(asked), dateFrom, dateTo }, asked.hold?.holdToken),
    enabled: dateTo >= dateFrom,
    placeholderData: keepPreviousData,
  })
}

function lastOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Who and what is free at a time, whoever of them is chosen. */
export function useProviders(asked: Asked, slot: Pick<Slot, 'startAt'> | null) {
  const queries = useQueries()
  const { staffId: _staff, resourceItemId: _equipment, ...wish } = wishOf(asked)
  return useQuery({
    ...queries.availableProviders(
      asked.service.shop.id,
      { ...wish, startAt: slot?.startAt ?? '' },
      asked.hold?.holdToken,
    ),
    enabled: slot !== null,
    placeholderData: keepPreviousData,
  })
}

/** Names all there are, free or not. */
export const anyMoment = ({ today }: Asked): Pick<Slot, 'startAt'> => ({ startAt: `${today}T00:00:00Z` })

export type Providers = NonNullable<ReturnType<typeof useProviders>['data']>

export function useAttaches({ service, draft, hold }: Asked, slot: Slot | null) {
  const queries = useQueries()
  return useQuery({
    ...queries.availableAttaches(
      service.shop.id,
      {
        serviceId: service.id,
        quantity: draft.quantity,
        ...(draft.appointmentUnitId !== null && { unitId: draft.appointmentUnitId }),
        ...(hold !== null && { holdId: hold.holdId }),
        ...(slot !== null && { startAt: slot.startAt }),
      },
      hold?.holdToken,
    ),
    enabled: service.hasAttaches,
    placeholderData: keepPreviousData,
  })
}
