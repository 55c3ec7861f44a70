import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import type { Notification } from '@yoyaku/core/types'
import { useStore } from '@yoyaku/react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { toast } from '../../../components/toast/toast.ts'
import { takeOwnChange } from '../../../features/booking/own-changes.ts'
import { useSite } from '../../../site/site.tsx'
import { notificationText } from './notification-text.ts'

/** Smaller differences of the clocks are not known. */
const UNSURE_MS = 5000

/** Announces a live notification at once, and reads anew what it changed, also where it came while the page began. */
export function useLiveToast(sdk: Yoyaku): void {
  const { t } = useLingui()
  const { clockSkewMs } = useSite()
  const newest = useStore(sdk.notifications).items[0]?.createdAt
  const cache = useQueryClient()
  const [path] = useLocation()
  const tell = useEffectEvent(({ kind, codeNumber, serviceName, shopName }: Notification) => {
    // A member who has just confirmed sees the ticket, and one who has just changed or canceled has a toast: both say the same.
    const isSeen =
      (kind === 'confirmed' && path.startsWith('/reservation/')) ||
      ((kind === 'cancelled' || kind === 'rescheduled') && codeNumber !== null && takeOwnChange(codeNumber))
    if (!isSeen)
      void toast({ type: 'info', title: t(notificationText(kind)), description: `${serviceName} · ${shopName}` })
  })
  useEffect(() => {
    if (newest === undefined) return
    const until = Temporal.Instant.from(newest).epochMilliseconds + clockSkewMs + UNSURE_MS
    if (until < performance.timeOrigin) return
    void cache.invalidateQueries({ queryKey: ['member'], predicate: ({ state }) => state.dataUpdatedAt < until })
  }, [newest, clockSkewMs, cache])
  useEffect(() => sdk.on('notification.received', ({ notification }) => tell(notification)), [sdk])
}
