import { Plural, Trans } from '@lingui/react/macro'
import { secondsLeft } from '@yoyaku/core/client'
import { Timer } from 'lucide-react'
import { useNow } from '../../../site/use-now.ts'
import { visuallyHidden } from '../../../theme/shared.css.ts'
import * as css from './countdown.css.ts'

/** Calm until then. */
const HURRY_S = 120
/** The few moments at which the countdown is announced. */
const ANNOUNCED_AT_S = [30, 60, 120]

interface CountdownProps {
  readonly expiresAt: string
  /** Where there is little room: the clock alone. */
  readonly short?: boolean
}

const useSeconds = (expiresAt: string): number => secondsLeft(expiresAt, useNow(1000))

/** How long the slot is still held, visible only. */
export function Countdown({ expiresAt, short = false }: CountdownProps) {
  const seconds = useSeconds(expiresAt)
  const { minutes, seconds: rest } = Temporal.Duration.from({ seconds }).round({ largestUnit: 'minute' })
  const clock = `${minutes}:${String(rest).padStart(2, '0')}`
  return (
    <p className={seconds <= HURRY_S ? css.hurry : css.calm} aria-hidden="true">
      <Timer size={16} />
      <span>{short ? clock : <Trans>We're holding this time for {clock}</Trans>}</span>
    </p>
  )
}

/** The same for the ear: nothing until two minutes are left, then at few moments. */
export function CountdownAnnouncement({ expiresAt }: Pick<CountdownProps, 'expiresAt'>) {
  const seconds = useSeconds(expiresAt)
  const announced = ANNOUNCED_AT_S.find((moment) => seconds < moment)
  return (
    <p role="status" className={visuallyHidden}>
      {announced !== undefined && announced >= 60 && (
        <Plural
          value={announced / 60}
          one="Less than # minute left to finish your reservation"
          other="Less than # minutes left to finish your reservation"
        />
      )}
      {announced !== undefined && announced < 60 && (
        <Trans>Less than {announced} seconds left to finish your reservation</Trans>
      )}
    </p>
  )
}
