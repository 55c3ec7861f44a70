import { freeCancellationUntil } from '@yoyaku/core'
import { Notice } from '../../components/feedback/notice.tsx'
import { useFreeUntil } from '../../features/booking/price/free-until.tsx'
import { LateFee, type LateFeeProps } from '../../features/booking/price/late-fee.tsx'

interface LateNoticeProps {
  readonly startAt: string
  readonly timeZone: string
  readonly freeHours: number
  readonly lateFee: LateFeeProps['fee']
}

/** Of a chosen time so near that it can no longer be cancelled for free; nothing for any other. */
export function LateNotice({ startAt, timeZone, freeHours, lateFee }: LateNoticeProps) {
  const { isFree, words } = useFreeUntil(freeCancellationUntil(startAt, freeHours), timeZone, lateFee)
  return isFree ? null : (
    <Notice tone="warning">
      <p>{words}</p>
      <p>
        <LateFee fee={lateFee} />
      </p>
    </Notice>
  )
}
