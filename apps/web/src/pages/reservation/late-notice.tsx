import { freeCancellationUntil } from '@yoyaku/core'
import { Notice } from '../../components/notice.tsx'
import { useFreeUntil } from '../../features/booking/free-until.tsx'

interface LateNoticeProps {
  readonly startAt: string
  readonly timeZone: string
  readonly freeHours: number
}

/** Of a chosen time so near that it can no longer be cancelled for free; nothing for any other. */
export function LateNotice({ startAt, timeZone, freeHours }: LateNoticeProps) {
  const { isFree, words } = useFreeUntil(freeCancellationUntil(startAt, freeHours), timeZone)
  return isFree ? null : <Notice tone="warning">{words}</Notice>
}
