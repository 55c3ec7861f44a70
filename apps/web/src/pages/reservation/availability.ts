import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Client } from '@yoyaku/core/client'
import type { ActiveHold, ReservationDraft } from '@yoyaku/core/types'
import { useOptionalYoyaku } from '@yoyaku/react'
import { type DayRange, isEmpty, monthRange, type Present, stripRange } from '../../features/catalogue/days.ts'
import { useFreeDay } from '../../features/dates/free-day.ts'
import type { Slot } from '../../features/dates/time-slots.tsx'
import { lengthsOf, unitOfDays } from '../../features/rental/rental.ts'
import { useQueries } from '../../site/site.tsx'
import type { Service } from './rules/service.ts'

export interface AvailabilityParams extends Present {
  readonly service: Service
  readonly draft: ReservationDraft
  /** One's own hold never blocks oneself. */
  readonly hold: ActiveHold | null
  /** The code of the reservation that gets another time: what it takes counts as free, to its member alone. */
  readonly replaces?: string
}

/** What availability depends on: everything that is chosen. */
export function toAvailabilityQuery({ service, draft, hold, replaces }: AvailabilityParams) {
  return {
    serviceId: service.id,
    quantity: draft.quantity,
    ...(draft.unitId !== null && { unitId: draft.unitId }),
    ...(draft.extras.length > 0 && {
      attachId: draft.extras.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id)),
    }),
    ...(draft.staffId !== null && { staffId: draft.staffId }),
    ...(draft.equipmentId !== null && { resourceItemId: draft.equipmentId }),
    ...(draft.returnTime !== null && { returnTime: draft.returnTime }),
    ...(hold !== null && { holdId: hold.holdId }),
    ...(replaces !== undefined && { replaces }),
  }
}

type Queries = Pick<Client['queries'], 'availableTime' | 'availableStaff' | 'availableExtras'>

/** Only the member may say that a reservation is replaced, so those reads go through the SDK. */
function useAvailability({ replaces }: AvailabilityParams): Queries {
  const queries = useQueries()
  const sdk = useOptionalYoyaku()
  return replaces === undefined || sdk === null ? queries : sdk.queries
}

/** The free times of the days around the chosen one. */
export const timesQuery = (queries: Queries, params: AvailabilityParams) =>
  queries.availableTime(
    params.service.shop.id,
    { ...toAvailabilityQuery(params), ...stripRange(params, params.draft.reservationDate) },
    params.hold?.holdToken,
  )

export function useTimes(params: AvailabilityParams) {
  const queries = useAvailability(params)
  const query = useQuery({ ...timesQuery(queries, params), placeholderData: keepPreviousData })
  const slots = query.data?.days.find(({ date }) => date === params.draft.reservationDate)?.slots
  const slot = slots?.find(({ time }) => time === params.draft.reservationTime)
  return {
    query,
    slots,
    slot: slot ?? null,
    /** Of exactly these choices; undefined until they have loaded. */
    knownSlots: query.isPlaceholderData ? undefined : slots,
  }
}

export type Times = ReturnType<typeof useTimes>

/** The nearest free day from the chosen one on, or from the first; undefined while it loads. */
export function useNextFree(params: AvailabilityParams, times: NonNullable<Times['query']['data']>) {
  const queries = useAvailability(params)
  const wanted = params.draft.reservationDate ?? params.firstDay
  const dayQuery = { ...toAvailabilityQuery(params), dateFrom: wanted, dateTo: wanted }
  return useFreeDay(times, wanted, queries.availableTime(params.service.shop.id, dayQuery, params.hold?.holdToken))
}

export function useMonth(params: AvailabilityParams, month: string) {
  const queries = useAvailability(params)
  const range = monthRange(params.today, month)
  return useQuery({
    ...queries.availableTime(
      params.service.shop.id,
      { ...toAvailabilityQuery(params), ...range },
      params.hold?.holdToken,
    ),
    enabled: !isEmpty(range),
    placeholderData: keepPreviousData,
  })
}

/** What a calendar of rental days is asked with: where the shortest rental has something left, another one may have. */
export function useFreeDays(params: AvailabilityParams) {
  const queries = useAvailability(params)
  const { service, draft } = params
  const shortest = unitOfDays(service, Math.min(...lengthsOf(service)))
  const query = toAvailabilityQuery({ ...params, draft: { ...draft, unitId: shortest?.id ?? null, returnTime: null } })
  return (range: DayRange) => queries.availableTime(service.shop.id, { ...query, ...range }, params.hold?.holdToken)
}

/** The staff and equipment that are free at a time, regardless of the choice. */
export function providersQuery(queries: Queries, params: AvailabilityParams, startAt: string) {
  const { staffId: _staff, resourceItemId: _equipment, ...query } = toAvailabilityQuery(params)
  return queries.availableStaff(params.service.shop.id, { ...query, startAt }, params.hold?.holdToken)
}

export function useProviders(params: AvailabilityParams, startAt: string | null) {
  const queries = useAvailability(params)
  return useQuery({
    ...providersQuery(queries, params, startAt ?? ''),
    enabled: startAt !== null,
    placeholderData: keepPreviousData,
  })
}

/** The requested staff's name; null without a preference, and until it has loaded. */
export function useStaffName(params: AvailabilityParams, slot: Slot | null): string | null {
  const { staffId } = params.draft
  const { data } = useProviders(params, staffId === null ? null : (slot?.startAt ?? anyTime(params)))
  return data?.providers.find(({ id }) => id === staffId)?.name ?? null
}

/** Names all there are, free or not. */
export const anyTime = ({ today }: AvailabilityParams): string => `${today}T00:00:00Z`

export type Providers = NonNullable<ReturnType<typeof useProviders>['data']>

/** The additional services at a time; at any time without one. */
export function extrasQuery(
  queries: Queries,
  { service, draft, hold, replaces }: AvailabilityParams,
  slot: Slot | null,
) {
  const query = {
    serviceId: service.id,
    quantity: draft.quantity,
    ...(draft.unitId !== null && { unitId: draft.unitId }),
    ...(draft.returnTime !== null && { returnTime: draft.returnTime }),
    ...(hold !== null && { holdId: hold.holdId }),
    ...(replaces !== undefined && { replaces }),
    ...(slot !== null && { startAt: slot.startAt }),
  }
  return queries.availableExtras(service.shop.id, query, hold?.holdToken)
}

export function useExtras(params: AvailabilityParams, slot: Slot | null) {
  const queries = useAvailability(params)
  return useQuery({ ...extrasQuery(queries, params, slot), placeholderData: keepPreviousData })
}
