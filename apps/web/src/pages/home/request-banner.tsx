import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { title } from '../../components/text/section-head.css.ts'
import * as css from './home.css.ts'

const MessageDialog = lazyComponent(() => import('../../features/message/message-dialog.tsx'), { onError: 'close' })

export function RequestBanner() {
  const [open, setOpen] = useState(false)
  return (
    <section className={css.wish} aria-labelledby="wish">
      <div className={css.wishCard}>
        <div className={css.wishWords}>
          <h2 id="wish" className={title}>
            <Trans>Can't find a place?</Trans>
          </h2>
          <p>
            <Trans>Tell us where you'd like to go. We read every wish when we decide which shops to add.</Trans>
          </p>
        </div>
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Make a wish</Trans>
        </Button>
      </div>
      {open && <MessageDialog topic="wish" onClose={() => setOpen(false)} />}
    </section>
  )
}
