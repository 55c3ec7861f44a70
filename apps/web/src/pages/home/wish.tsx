import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { onDemand } from '../../parts/on-demand.tsx'
import { title } from '../../parts/section-head.css.ts'
import * as css from './home.css.ts'

const MessageDialog = onDemand(() => import('../../message/message-dialog.tsx'))

export function Wish() {
  const [open, setOpen] = useState(false)
  return (
    <section className={css.wish} aria-labelledby="wish">
      <div className={css.wishCard}>
        <div className={css.wishWords}>
          <h2 id="wish" className={title}>
            <Trans>Missing a place?</Trans>
          </h2>
          <p>
            <Trans>Tell us where you would like to go. We read every wish, and many become shops here.</Trans>
          </p>
        </div>
        <Button look="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Make a wish</Trans>
        </Button>
      </div>
      {open && <MessageDialog topic="wish" onClose={() => setOpen(false)} />}
    </section>
  )
}
