import type { DraftPatch, ReservationDraft } from '@yoyaku/core/types'
import type { Booking } from '../hooks/use-booking.ts'

/** What the cards of the choices work on: a new reservation, or the change of one. */
export interface Choosing extends Pick<Booking, 'service' | 'availabilityParams' | 'times' | 'staffName' | 'frame'> {
  readonly reservation: { readonly draft: ReservationDraft }
  readonly flow: { update(patch: DraftPatch): unknown }
  readonly rebooking: Pick<Booking['rebooking'], 'isPending'>
  readonly cards: Pick<Booking['cards'], 'show'>
}
