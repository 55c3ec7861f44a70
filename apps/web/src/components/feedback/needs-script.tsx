import { Trans } from '@lingui/react/macro'
import * as css from './needs-script.css.ts'
import { Notice } from './notice.tsx'

/** A note beside a feature that needs scripts. Hidden where scripts run. */
export const NeedsScript = () => (
  <div className={css.needed}>
    <Notice>
      <Trans>You need JavaScript to sign in and book. Please turn it on for this site, then reload the page.</Trans>
    </Notice>
  </div>
)
