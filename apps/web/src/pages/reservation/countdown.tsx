import { Plural, Trans } from '@lingui/react/macro'
import { secondsLeft } from '@yoyaku/core/client'
import { Timer } from 'lucide-react'
import { useNow } from '../../parts/use-now.ts'
import { useSite } from '../../site.tsx'
import { visuallyHidden } from '../../theme/shared.css.ts'
import * as css from './summary.css.ts'

/** Calm until then. */
const HURRY_S = 120
/** The few moments at which it is said aloud. */
const SAID_AT_S = [30, 60, 120]

/** How long the slot is still kept. */
export function Countdown({ expiresAt }: { readonly expiresAt: string }) {
  const seconds = secondsLeft(expiresAt, useNow(1000, useSite().now))
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const said = SAID_AT_S.find((moment) => seconds <= moment)
  return (
    <p className={seconds <= HURRY_S ? css.hurry : css.countdown}>
      <Timer size={18} aria-hidden="true" />
      <span aria-hidden="true">
        <Trans>Your time is kept for {clock}</Trans>
      </span>
      <span role="status" className={visuallyHidden}>
        {said !== undefined && said >= 60 && (
          <Plural
            value={said / 60}
            one="Your time is kept for # more minute"
            other="Your time is kept for # more minutes"
          />
        )}
        {said !== undefined && said < 60 && <Trans>Your time is kept for {said} more seconds</Trans>}
      </span>
    </p>
  )
}
