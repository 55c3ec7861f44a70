import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import type { Notification } from '@yoyaku/core/types'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { toast } from '../../../components/toast/toast.ts'
import { takeOwnChange } from '../../../features/booking/own-changes.ts'
import { notificationText } from './notification-text.ts'

/** Announces a live notification at once, and refetches what it changed. */
export function useLiveToast(sdk: Yoyaku): void {
  const { t } = useLingui()
  const cache = useQueryClient()
  const [path] = useLocation()
  const tell = useEffectEvent(({ kind, codeNumber, serviceName, shopName }: Notification) => {
    // A member who has just confirmed sees the ticket, and one who has just changed or canceled has a toast: both say the same.
    const isSeen =
      (kind === 'confirmed' && path.startsWith('/reservation/')) ||
      ((kind === 'cancelled' || kind === 'rescheduled') && codeNumber !== null && takeOwnChange(codeNumber))
    if (!isSeen)
      void toast({ type: 'info', title: t(notificationText(kind)), description: `${serviceName} · ${shopName}` })
    void cache.invalidateQueries({ queryKey: ['member'] })
  })
  useEffect(() => sdk.on('notification.received', ({ notification }) => tell(notification)), [sdk])
}
