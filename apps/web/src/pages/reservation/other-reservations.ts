import { useQuery } from '@tanstack/react-query'
import type { Reservation } from '@yoyaku/core/types'
import { useAuth } from '@yoyaku/react'
import { useBooking } from './booking-context.tsx'
import { useChoosing } from './cards/choosing.tsx'

/** As many as the API lists at once: the nearest ones. */
const MOST_READ = 100
export const MOST_SHOWN = 3

export type Span = Pick<Reservation, 'startAt' | 'endAt'>

interface OtherReservations {
  readonly span: Span
  readonly others: readonly Reservation[]
}

/** The chosen time and what the member has reserved already; null without either, and once the time is reserved. */
export function useOtherReservations(): OtherReservations | null {
  const { sdk, reservation } = useBooking()
  const { times } = useChoosing()
  const { status } = useAuth()
  const query = sdk.queries.reservations({ status: 'confirmed', limit: MOST_READ })
  const { data } = useQuery({ ...query, enabled: status === 'member' })
  const span: Span | null = reservation.hold ?? times.slot
  if (span === null || data === undefined || reservation.step === 'confirmed') return null
  return { span, others: data.data }
}
