import { Trans } from '@lingui/react/macro'
import { EquipmentName } from '../../../features/booking/equipment-name.tsx'
import { anyTime, useProviders } from '../hooks/use-availability.ts'
import { Card } from './card.tsx'
import type { Choosing } from './choosing.ts'
import { ProviderChoice } from './provider-choice.tsx'

export function EquipmentCard({ booking }: { readonly booking: Choosing }) {
  const { flow, reservation } = booking
  const { draft } = reservation
  const { equipmentId } = draft
  const { data } = useProviders(
    booking.availabilityParams,
    booking.times.slot ?? (equipmentId === null ? null : anyTime(booking.availabilityParams)),
  )
  const chosen = data?.resources.find(({ id }) => id === equipmentId)?.name ?? null
  return (
    <Card
      {...booking.frame('equipment')}
      title={<EquipmentName kind={booking.service.equipmentKind} />}
      line={equipmentId === null ? !booking.rebooking.isPending && <Trans>No preference</Trans> : chosen}
    >
      <ProviderChoice
        booking={booking}
        name="equipment"
        question={<Trans>Is there one you would like?</Trans>}
        noneAvailable={<Trans>No equipment is available at this time. Please choose another time.</Trans>}
        offered={({ resources }) => resources}
        chosenId={equipmentId}
        choose={(equipment) => void flow.update({ equipmentId: equipment?.id ?? null })}
      />
    </Card>
  )
}
