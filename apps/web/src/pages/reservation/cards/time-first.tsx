import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import type { Choosing } from './choosing.ts'
import * as css from './time-card.css.ts'

/** The available staff and equipment depend on the time. */
export const TimeFirst = ({ booking, children }: { readonly booking: Choosing; readonly children?: ReactNode }) => (
  <div className={css.hint}>
    <Trans>Please choose a time first.</Trans>
    <Button variant="outline" size="small" onClick={() => booking.cards.show('time')}>
      <Trans>Choose a time</Trans>
    </Button>
    {children}
  </div>
)
