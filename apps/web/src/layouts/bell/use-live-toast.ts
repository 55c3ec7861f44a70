import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Sdk } from '@yoyaku/core'
import type { Notification } from '@yoyaku/core/client'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { toast } from '../../parts/toast.ts'
import { notificationWords } from './notification-words.ts'

/** Says at once what has just happened, and reads anew what it changed. */
export function useLiveToast(sdk: Sdk): void {
  const { t } = useLingui()
  const cache = useQueryClient()
  const [path] = useLocation()
  const tell = useEffectEvent(({ kind, serviceName, shopName }: Notification) => {
    // Who has just confirmed sees the ticket, which says the same.
    const isSeen = kind === 'confirmed' && path.startsWith('/reservation/')
    if (!isSeen)
      void toast({ type: 'info', title: t(notificationWords(kind)), description: `${serviceName} · ${shopName}` })
    void cache.invalidateQueries({ queryKey: ['member'] })
  })
  useEffect(() => sdk.on('notification', ({ notification }) => tell(notification)), [sdk])
}
