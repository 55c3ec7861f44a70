import { Trans } from '@lingui/react/macro'
import { ServedBy } from '../../../features/booking/served-by.tsx'
import { othersServing } from '../rules/service.ts'
import { Card } from './card.tsx'
import { useChoosing } from './choosing.tsx'
import { ProviderChoice } from './provider-choice.tsx'

export function StaffCard() {
  const { service, draft, staffName, isRepeating, update } = useChoosing()
  return (
    <Card
      id="staff"
      title={<Trans>Staff</Trans>}
      line={
        staffName === null ? (
          draft.staffId === null && !isRepeating && <Trans>No preference</Trans>
        ) : (
          <ServedBy name={staffName} others={othersServing(service, draft.quantity)} />
        )
      }
    >
      <ProviderChoice
        name="staff"
        question={<Trans>Who should look after you?</Trans>}
        noPreference={<Trans>The shop chooses for you</Trans>}
        noneAvailable={<Trans>No staff is available at this time. Please choose another time.</Trans>}
        offered={({ providers }) =>
          providers.map(({ title, avatarUrl, ...staff }) => ({ ...staff, note: title, pictureUrl: avatarUrl }))
        }
        chosenId={draft.staffId}
        choose={(staff) => update({ staffId: staff?.id ?? null })}
      />
    </Card>
  )
}
