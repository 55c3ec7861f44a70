import { Trans } from '@lingui/react/macro'
import { Button } from '../../components/actions/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useDateTime } from '../../features/booking/when/use-date-time.ts'
import { useFormat } from '../../site/site.tsx'
import type { Booking } from './hooks/use-booking.ts'

interface HeldElsewhereProps {
  readonly booking: Pick<Booking, 'otherTabHold' | 'wasReleased' | 'phase'>
}

/** Says that the same person holds a time in another tab, which would look like somebody else's, and what that tab released here. */
export function HeldElsewhere({ booking: { otherTabHold, wasReleased, phase } }: HeldElsewhereProps) {
  if (phase !== 'choosing') return null
  return (
    <>
      {wasReleased && (
        <Notice tone="warning">
          <Trans>This time was released, because you went on in another tab.</Trans>
        </Notice>
      )}
      {otherTabHold !== null && <Held otherTabHold={otherTabHold} />}
    </>
  )
}

function Held({ otherTabHold }: { readonly otherTabHold: NonNullable<Booking['otherTabHold']> }) {
  const { gap } = useFormat()
  const when = useDateTime(otherTabHold.startAt, otherTabHold.timeZone)
  return (
    <Notice
      tone="info"
      action={
        <Button
          variant="outline"
          size="small"
          loading={otherTabHold.isReleasing}
          onClick={() => void otherTabHold.release()}
        >
          <Trans>Release that time</Trans>
        </Button>
      }
    >
      <strong>
        <Trans>You're holding {when} in another tab.</Trans>
      </strong>
      {gap}
      <Trans>Continue there. If you go on here, that time is released.</Trans>
    </Notice>
  )
}
