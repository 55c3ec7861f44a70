import { Trans } from '@lingui/react/macro'
import * as css from './needs-script.css.ts'
import { Notice } from './notice.tsx'

/** Beside what cannot be without scripts. Who has them never sees it. */
export const NeedsScript = () => (
  <div className={css.needed}>
    <Notice>
      <Trans>
        Signing in and reserving need JavaScript. Please switch it on for this site, then load the page again.
      </Trans>
    </Notice>
  </div>
)
