import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DescriptionItem } from '../../../features/booking/description-list.tsx'
import { ServedBy } from '../../../features/booking/served-by.tsx'
import type { Booking } from '../hooks/use-booking.ts'
import { choosesEquipment, choosesStaff } from '../rules/service.ts'

/**
 * Whom and what was asked for. Who has no preference is told so: whom the server has put aside for the slot may be another by
 * the day, and is named once it is confirmed.
 */
export function RequestedStaff({
  booking: { service, reservation, rebooking, staffName },
}: {
  readonly booking: Booking
}): ReactNode {
  const { resourceItemId } = reservation.draft
  // Each person has somebody of their own: the others are the shop's choice.
  const people = service.perPerson ? reservation.draft.quantity : 1
  if (rebooking.isPending) return null
  const { resource } = reservation.hold ?? {}
  return (
    <>
      {choosesStaff(service) && (
        <DescriptionItem name={<Trans>Staff</Trans>}>
          {staffName === null ? <Trans>No preference</Trans> : <ServedBy name={staffName} others={people - 1} />}
        </DescriptionItem>
      )}
      {choosesEquipment(service) && (resourceItemId === null || resource?.id === resourceItemId) && (
        <DescriptionItem name={<Trans>Equipment</Trans>}>
          {resourceItemId === null ? <Trans>No preference</Trans> : resource?.name}
        </DescriptionItem>
      )}
    </>
  )
}
