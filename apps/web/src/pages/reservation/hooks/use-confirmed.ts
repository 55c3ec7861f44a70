import { useQueryClient } from '@tanstack/react-query'
import type { ReservationValue, Yoyaku } from '@yoyaku/core'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { rememberAgreed } from '../../../data/agreed-reminders.ts'
import { useRememberBooking } from './use-existing-booking.ts'

/** The parameter of a confirmed reservation in the address: a reload shows the ticket, not an empty form. */
export const CONFIRMED = 'confirmed'

/** Once it is confirmed: the page becomes the ticket. */
export function useConfirmed(value: ReservationValue, sdk: Yoyaku): void {
  const { draft, terms, consents } = value
  const reservation = value.step === 'confirmed' ? value.reservation : null
  const cache = useQueryClient()
  const [, setSearch] = useSearchParams()
  const remember = useRememberBooking(draft.serviceId)
  const show = useEffectEvent(() => {
    if (reservation === null) return
    cache.setQueryData(sdk.queries.reservation(reservation.codeNumber).queryKey, reservation)
    remember(draft, reservation.codeNumber)
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
