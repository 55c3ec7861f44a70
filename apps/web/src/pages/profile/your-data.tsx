import { Trans } from '@lingui/react/macro'
import type { Sdk } from '@yoyaku/core'
import { useState } from 'react'
import { useFailureWords } from '../../locale/failure-words.ts'
import { Button } from '../../parts/button.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { onDemand } from '../../parts/on-demand.tsx'
import * as css from './profile.css.ts'
import { useExport } from './use-export.ts'

const DeleteSheet = onDemand(() => import('./delete-sheet.tsx'))

/** What a person may ask for by law. */
export function YourData({ sdk }: { readonly sdk: Sdk }) {
  const say = useFailureWords()
  const [deleting, setDeleting] = useState(false)
  const { download, loading, failure } = useExport(sdk)
  return (
    <section className={css.data} aria-labelledby="your-data">
      <h2 id="your-data" className={css.subheading}>
        <Trans>Your data</Trans>
      </h2>
      <p className={css.soft}>
        <Trans>Take everything we keep about you with you as a file, or have it deleted.</Trans>
      </p>
      {failure !== null && <ErrorNotice retry={download}>{say.failure(failure)}</ErrorNotice>}
      <div className={css.actions}>
        <Button look="outline" busy={loading} onClick={download}>
          <Trans>Download my data</Trans>
        </Button>
        <Button look="danger" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      {deleting && <DeleteSheet sdk={sdk} onClose={() => setDeleting(false)} />}
    </section>
  )
}
