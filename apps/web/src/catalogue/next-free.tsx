import { Trans } from '@lingui/react/macro'
import { useFormat } from '../site.tsx'
import type { NextFree } from './days.ts'
import * as css from './shop-card.css.ts'

interface NextFreeDayProps {
  readonly free: NextFree
  /** Whether this is the day that was asked for: it may be free before as well. */
  readonly asked?: boolean
}

/** "Free today", "Free tomorrow", "Free from Sat, Nov 28"; "Free on Sat, Nov 28" to whoever asked for that day. */
export function NextFreeDay({ free, asked = false }: NextFreeDayProps) {
  const format = useFormat()
  if (free === null) return null
  if (free.kind === 'today') {
    return (
      <span className={css.free}>
        <Trans>Free today</Trans>
      </span>
    )
  }
  if (free.kind === 'tomorrow') {
    return (
      <span className={css.free}>
        <Trans>Free tomorrow</Trans>
      </span>
    )
  }
  const day = format.day(free.date)
  return <span className={css.later}>{asked ? <Trans>Free on {day}</Trans> : <Trans>Free from {day}</Trans>}</span>
}
