import { useQueryClient } from '@tanstack/react-query'
import type { ReservationValue, Yoyaku } from '@yoyaku/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useFormDraft } from '../../components/form/use-form-draft.ts'
import { rememberAgreed } from '../../data/agreed-reminders.ts'

/** The parameter of a confirmed reservation in the address: a reload shows the ticket, not an empty form. */
export const CONFIRMED = 'confirmed'

/** The codes that this tab has booked, by the time that was chosen. */
const useBookedCodes = (serviceId: string) => useFormDraft(`booked.${serviceId}`)
const keyOf = (date: string | null, time: string | null): string => `${date} ${time}`

/** Once it is confirmed: the page becomes the ticket, and the way back shows the booking, not a time that is taken. */
export function useConfirmed(value: ReservationValue, sdk: Yoyaku): void {
  const { draft, terms, consents } = value
  const { serviceId, reservationDate, reservationTime } = draft
  const reservation = value.step === 'confirmed' ? value.reservation : null
  const cache = useQueryClient()
  const [, setSearch] = useSearchParams()
  const { keep } = useBookedCodes(serviceId)
  const show = useEffectEvent(() => {
    if (reservation === null) return
    cache.setQueryData(sdk.queries.reservation(reservation.codeNumber).queryKey, reservation)
    keep({ [keyOf(reservationDate, reservationTime)]: reservation.codeNumber })
    void cache.invalidateQueries({ queryKey: ['member', '/api/v1/user/reservation'] })
    const { user } = sdk.auth.get()
    const agreed = terms?.reminders.filter(({ id }) => consents.reminders.includes(id)) ?? []
    if (user !== null) rememberAgreed(user.id, reservation.shop.id, agreed)
    if (user?.phone === null) sdk.auth.setUser({ ...user, phone: reservation.contact.phone })
    void cache.invalidateQueries({ queryKey: sdk.queries.profile().queryKey })
    setSearch({ [CONFIRMED]: reservation.codeNumber }, { replace: true })
  })
  useEffect(() => {
    if (reservation !== null) show()
  }, [reservation])
}

/**
 * The code of the reservation that this tab booked for the time in the address, as the page was opened; null: none. After another
 * choice the same time can be chosen again.
 */
export function useExistingBooking(serviceId: string, search: URLSearchParams): string | null {
  const { typed } = useBookedCodes(serviceId)
  const key = keyOf(search.get('date'), search.get('time'))
  const [existing, setExisting] = useState({ key, code: typed[key] ?? null })
  if (existing.code !== null && existing.key !== key) setExisting({ key, code: null })
  return existing.key === key ? existing.code : null
}
