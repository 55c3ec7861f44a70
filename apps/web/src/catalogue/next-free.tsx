import { Trans } from '@lingui/react/macro'
import { useFormat } from '../site.tsx'
import type { NextFree } from './days.ts'
import * as css from './shop-card.css.ts'

/** "Free today", "Free tomorrow", "Free from Sat, Nov 28". */
export function NextFreeDay({ free }: { readonly free: NextFree }) {
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
  return (
    <span className={css.later}>
      <Trans>Free from {day}</Trans>
    </span>
  )
}
