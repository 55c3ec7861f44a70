import { Trans } from '@lingui/react/macro'
import { ServedBy } from '../../../features/booking/served-by.tsx'
import { othersServing } from '../rules/service.ts'
import { Card } from './card.tsx'
import type { Choosing } from './choosing.ts'
import { ProviderChoice } from './provider-choice.tsx'

export function StaffCard({ booking }: { readonly booking: Choosing }) {
  const { flow, reservation } = booking
  const { draft } = reservation
  return (
    <Card
      {...booking.frame('staff')}
      title={<Trans>Staff</Trans>}
      line={
        booking.staffName === null ? (
          draft.staffId === null && !booking.rebooking.isPending && <Trans>No preference</Trans>
        ) : (
          <ServedBy name={booking.staffName} others={othersServing(booking.service, draft.quantity)} />
        )
      }
    >
      <ProviderChoice
        booking={booking}
        name="staff"
        question={<Trans>Who should look after you?</Trans>}
        noPreference={<Trans>The shop chooses for you</Trans>}
        noneAvailable={<Trans>No staff is available at this time. Please choose another time.</Trans>}
        offered={({ providers }) =>
          providers.map(({ title, avatarUrl, ...staff }) => ({ ...staff, note: title, pictureUrl: avatarUrl }))
        }
        chosenId={draft.staffId}
        choose={(staff) => void flow.update({ staffId: staff?.id ?? null })}
      />
    </Card>
  )
}
