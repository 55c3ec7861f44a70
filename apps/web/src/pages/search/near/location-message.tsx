import { Trans } from '@lingui/react/macro'
import type { LocationStatus } from './use-own-location.ts'

/** That the location is looked for, or why it was not found and what one can do. */
export const LocationMessage = ({ status }: { readonly status: LocationStatus }) => (
  <p aria-live="polite">
    {status === 'locating' && <Trans>Finding your location…</Trans>}
    {status === 'denied' && (
      <Trans>Your browser doesn’t share your location with this site. Allow it there, or choose a city.</Trans>
    )}
    {status === 'failed' && <Trans>Your location couldn’t be found. Try again, or choose a city.</Trans>}
  </p>
)
