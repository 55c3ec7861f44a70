import { Trans } from '@lingui/react/macro'
import { secondsLeft } from '@yoyaku/core/client'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Countdown } from '../../../features/booking/when/countdown.tsx'
import { useDateTime } from '../../../features/booking/when/use-date-time.ts'
import type { HeldSlot } from '../../../features/booking/when/use-held-slot.ts'
import { useNow } from '../../../site/use-now.ts'

/** Leads back to the reservation whose slot is held here, until it expires. Another time that is chosen takes its place. */
export function OwnHoldNotice({ hold }: { readonly hold: HeldSlot }) {
  const when = useDateTime(hold.startAt, hold.timeZone)
  const now = useNow(1000)
  if (hold.isReleased || secondsLeft(hold.expiresAt, now) === 0) return null
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink
          href={`/reservation/${encodeURIComponent(hold.serviceId)}`}
          variant="outline"
          size="small"
          rel="nofollow"
        >
          <Trans>Continue this reservation</Trans>
        </ButtonLink>
      }
    >
      <strong>
        <Trans>You're holding {when} here.</Trans>
      </strong>
      <br />
      <Trans>Choose another time to move it.</Trans>
      <br />
      <Countdown expiresAt={hold.expiresAt} short />
    </Notice>
  )
}
