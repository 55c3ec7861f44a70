import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DescriptionItem } from '../../../features/booking/description-list.tsx'
import { ServedBy } from '../../../features/booking/served-by.tsx'
import type { Booking } from '../hooks/use-booking.ts'
import { choosesEquipment, choosesStaff } from '../rules/service.ts'

/**
 * The requested staff and equipment. Without a preference it says so: the server may still change the assignment of a hold, and
 * names it once the reservation is confirmed.
 */
export function RequestedStaff({
  booking: { service, reservation, rebooking, staffName },
}: {
  readonly booking: Booking
}): ReactNode {
  const { resourceItemId } = reservation.draft
  // Each person is served by somebody else: the shop chooses the others.
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
