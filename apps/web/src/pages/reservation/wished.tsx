import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Fact } from '../../parts/reservation/facts.tsx'
import { choosesEquipment, choosesStaff } from './service.ts'
import type { Booking } from './use-booking.ts'

/**
 * Whom and what was asked for. Who has no preference is told so: whom the server has put aside for the slot may be another by
 * the day, and is named once it is confirmed.
 */
export function Wished({ booking: { service, reservation, again } }: { readonly booking: Booking }): ReactNode {
  const { staffInfo, resourceItemId } = reservation.draft
  if (again.isPending) return null
  const { staff, resource } = reservation.hold ?? {}
  const inLanguage = staff?.id === staffInfo?.id ? staff : staffInfo
  return (
    <>
      {choosesStaff(service) && (
        <Fact name={<Trans>Staff</Trans>}>
          {staffInfo === null ? <Trans>No preference</Trans> : (inLanguage ?? staffInfo).name}
        </Fact>
      )}
      {choosesEquipment(service) && (resourceItemId === null || resource?.id === resourceItemId) && (
        <Fact name={<Trans>Equipment</Trans>}>
          {resourceItemId === null ? <Trans>No preference</Trans> : resource?.name}
        </Fact>
      )}
    </>
  )
}
