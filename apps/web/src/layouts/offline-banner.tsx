import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import * as css from './offline-banner.css.ts'

function onChange(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div aria-live="polite" className={css.place}>
      {!isOnline && (
        <p className={css.banner}>
          <WifiOff size={18} aria-hidden="true" />
          <Trans>You're offline. What you typed is kept.</Trans>
        </p>
      )}
    </div>
  )
}
