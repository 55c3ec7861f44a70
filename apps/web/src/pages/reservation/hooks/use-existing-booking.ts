import type { ReservationDraft } from '@yoyaku/core/types'
import { useState } from 'react'
import { useFormDraft } from '../../../components/form/use-form-draft.ts'

const nameOf = (serviceId: string): string => `booked.${serviceId}`
const momentOf = (date: string | null, time: string | null): string => `${date} ${time}`

/**
 * The code of the reservation that this tab booked for the time in the address, as the page was opened; null: none. After another
 * choice the same time can be chosen again.
 */
export function useExistingBooking(serviceId: string, search: URLSearchParams): string | null {
  const { typed } = useFormDraft(nameOf(serviceId))
  const moment = momentOf(search.get('date'), search.get('time'))
  const [existing, setExisting] = useState({ moment, code: typed[moment] ?? null })
  if (existing.code !== null && existing.moment !== moment) setExisting({ moment, code: null })
  return existing.moment === moment ? existing.code : null
}

/** Remembers a booking: the way back then shows it, not a time that is taken. */
export function useRememberBooking(serviceId: string) {
  const { keep } = useFormDraft(nameOf(serviceId))
  return ({ reservationDate, reservationTime }: ReservationDraft, code: string): void =>
    keep({ [momentOf(reservationDate, reservationTime)]: code })
}
