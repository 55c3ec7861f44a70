import { Trans } from '@lingui/react/macro'
import { Button } from '../../components/actions/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useDateTime } from '../../features/booking/when/use-date-time.ts'
import { useFormat } from '../../site/site.tsx'
import type { HoldInOtherTab, OtherTabHold } from './hold-in-other-tab.ts'

/** Says that the same person holds a time in another tab, which would look like somebody else's, and what that tab released here. */
export function HeldElsewhere({ otherTabHold, wasReleased }: HoldInOtherTab) {
  return (
    <>
      {wasReleased && (
        <Notice tone="warning">
          <Trans>This time was released, because you went on in another tab.</Trans>
        </Notice>
      )}
      {otherTabHold !== null && <Held {...otherTabHold} />}
    </>
  )
}

function Held({ startAt, timeZone, isReleasing, release }: OtherTabHold) {
  const { gap } = useFormat()
  const when = useDateTime(startAt, timeZone)
  return (
    <Notice
      tone="info"
      action={
        <Button variant="outline" size="small" loading={isReleasing} onClick={() => void release()}>
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
