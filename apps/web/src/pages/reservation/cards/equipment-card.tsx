import { Trans } from '@lingui/react/macro'
import { EquipmentName } from '../../../features/booking/equipment-name.tsx'
import { anyTime, useProviders } from '../availability.ts'
import { Card } from './card.tsx'
import { useChoosing } from './choosing.tsx'
import { ProviderChoice } from './provider-choice.tsx'

export function EquipmentCard() {
  const { service, draft, params, times, isRepeating, update } = useChoosing()
  const { equipmentId } = draft
  const { data } = useProviders(params, times.slot?.startAt ?? (equipmentId === null ? null : anyTime(params)))
  const chosen = data?.resources.find(({ id }) => id === equipmentId)?.name ?? null
  return (
    <Card
      id="equipment"
      title={<EquipmentName kind={service.equipmentKind} />}
      line={equipmentId === null ? !isRepeating && <Trans>No preference</Trans> : chosen}
    >
      <ProviderChoice
        name="equipment"
        question={<Trans>Is there one you would like?</Trans>}
        noneAvailable={<Trans>No equipment is available at this time. Please choose another time.</Trans>}
        offered={({ resources }) => resources}
        chosenId={equipmentId}
        choose={(equipment) => update({ equipmentId: equipment?.id ?? null })}
      />
    </Card>
  )
}
