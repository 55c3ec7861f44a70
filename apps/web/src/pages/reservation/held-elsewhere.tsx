import { Trans } from '@lingui/react/macro'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { useDateTime } from '../../features/booking/use-date-time.ts'
import type { Booking } from './hooks/use-booking.ts'

/** Says that the same person holds a time in another tab, which would look like somebody else's. */
export function HeldElsewhere({ booking: { otherTabHold, phase } }: { readonly booking: Booking }) {
  return otherTabHold !== null && phase === 'choosing' && <Held otherTabHold={otherTabHold} />
}

function Held({ otherTabHold }: { readonly otherTabHold: NonNullable<Booking['otherTabHold']> }) {
  const when = useDateTime(otherTabHold.startAt, otherTabHold.timeZone)
  return (
    <Notice
      tone="info"
      action={
        <Button look="outline" size="small" busy={otherTabHold.isReleasing} onClick={() => void otherTabHold.release()}>
          <Trans>Release that time</Trans>
        </Button>
      }
    >
      <strong>
        <Trans>You're holding {when} in another tab.</Trans>
      </strong>{' '}
      <Trans>Continue there, or release it to book here.</Trans>
    </Notice>
  )
}
