import { Trans } from '@lingui/react/macro'
import type { Yoyaku } from '@yoyaku/core'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ErrorNotice } from '../../components/feedback/notice.tsx'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { cluster, text } from '../../theme/recipes.css.ts'
import * as css from './profile.css.ts'
import { isTooOld, SignInAgain } from './sign-in-again.tsx'
import { useExport } from './use-export.ts'

const DeleteSheet = lazyComponent(() => import('./delete-sheet.tsx'), { onError: 'close' })

/** What a person may ask for by law. */
export function YourData({ sdk }: { readonly sdk: Yoyaku }) {
  const errorMessages = useErrorMessages()
  const [deleting, setDeleting] = useState(false)
  const { download, loading, failure } = useExport(sdk)
  return (
    <section className={css.data} aria-labelledby="your-data">
      <h2 id="your-data" className={text({ size: 'title' })}>
        <Trans>Your data</Trans>
      </h2>
      <p className={text({ tone: 'muted' })}>
        <Trans>Download a copy of your data, or delete your account.</Trans>
      </p>
      {failure !== null &&
        (isTooOld(failure) ? (
          <SignInAgain sdk={sdk} />
        ) : (
          <ErrorNotice retry={download}>{errorMessages.failure(failure)}</ErrorNotice>
        ))}
      <div className={cluster({ gap: 3 })}>
        <Button variant="outline" loading={loading} onClick={download}>
          <Trans>Download my data</Trans>
        </Button>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      {deleting && <DeleteSheet sdk={sdk} onClose={() => setDeleting(false)} />}
    </section>
  )
}
