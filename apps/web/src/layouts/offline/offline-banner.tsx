import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useOnline } from '../../site/use-online.ts'
import { useHasTyped } from '../header/use-has-typed.ts'
import * as css from './offline-banner.css.ts'

/** Says that there is no connection while there is none. */
export function OfflineBanner() {
  const isOnline = useOnline()
  const hasTyped = useHasTyped()
  return (
    <div aria-live="polite" className={css.place}>
      {!isOnline && (
        <p className={css.banner}>
          <WifiOff size={18} aria-hidden="true" />
          {hasTyped ? <Trans>You're offline. What you typed is saved.</Trans> : <Trans>You're offline.</Trans>}
        </p>
      )}
    </div>
  )
}
