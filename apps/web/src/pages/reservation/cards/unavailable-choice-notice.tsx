import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../components/feedback/notice.tsx'
import type { Booking } from '../hooks/use-booking.ts'

/** Says which staff or equipment of last time is unavailable, until another choice is made. */
export function UnavailableChoiceNotice({ booking: { rebooking, reservation, phase } }: { readonly booking: Booking }) {
  const { staffId, equipmentId } = reservation.draft
  if (phase !== 'choosing') return null
  if (rebooking.missed === 'staff' && staffId === null) {
    return (
      <Notice>
        <Trans>The staff member from last time isn't available. "No preference" is selected instead.</Trans>
      </Notice>
    )
  }
  if (rebooking.missed === 'equipment' && equipmentId === null) {
    return (
      <Notice>
        <Trans>What you had last time isn't available. "No preference" is selected instead.</Trans>
      </Notice>
    )
  }
  return null
}
