import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useBooking } from '../booking-context.tsx'

/** Says which staff or equipment of last time is unavailable, until another choice is made. */
export function UnavailableChoiceNotice() {
  const { reservation, missed } = useBooking()
  const { staffId, equipmentId } = reservation.draft
  if (missed === 'staff' && staffId === null) {
    return (
      <Notice>
        <Trans>The staff member from last time isn't available. "No preference" is selected instead.</Trans>
      </Notice>
    )
  }
  if (missed === 'equipment' && equipmentId === null) {
    return (
      <Notice>
        <Trans>What you had last time isn't available. "No preference" is selected instead.</Trans>
      </Notice>
    )
  }
  return null
}
