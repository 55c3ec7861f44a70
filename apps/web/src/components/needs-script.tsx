import { Trans } from '@lingui/react/macro'
import * as css from './needs-script.css.ts'
import { Notice } from './notice.tsx'

/** Beside what cannot be without scripts. Who has them never sees it. */
export const NeedsScript = () => (
  <div className={css.needed}>
    <Notice>
      <Trans>You need JavaScript to sign in and book. Please turn it on for this site, then reload the page.</Trans>
    </Notice>
  </div>
)
