import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DescriptionItem } from '../../../features/booking/description-list.tsx'
import { EquipmentName } from '../../../features/booking/equipment-name.tsx'
import { ServedBy } from '../../../features/booking/served-by.tsx'
import { useBooking } from '../booking-context.tsx'
import { choosesEquipment, choosesStaff, othersServing } from '../rules/service.ts'
import { useChoosing } from './choosing.tsx'

/**
 * The requested staff and equipment. Without a preference it says so: the server may still change the assignment of a hold, and
 * names it once the reservation is confirmed.
 */
export function RequestedStaff(): ReactNode {
  const { service, reservation } = useBooking()
  const { staffName, isRepeating } = useChoosing()
  const { staffId, equipmentId } = reservation.draft
  if (isRepeating) return null
  const { resource } = reservation.hold ?? {}
  return (
    <>
      {choosesStaff(service) && (staffId === null || staffName !== null) && (
        <DescriptionItem name={<Trans>Staff</Trans>}>
          {staffName === null ? (
            <Trans>No preference</Trans>
          ) : (
            <ServedBy name={staffName} others={othersServing(service, reservation.draft.quantity)} />
          )}
        </DescriptionItem>
      )}
      {choosesEquipment(service) && (equipmentId === null || resource?.id === equipmentId) && (
        <DescriptionItem name={<EquipmentName kind={service.equipmentKind} />}>
          {equipmentId === null ? <Trans>No preference</Trans> : resource?.name}
        </DescriptionItem>
      )}
    </>
  )
}
