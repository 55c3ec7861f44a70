import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../site/site.tsx'
import type { NextAvailable } from './days.ts'
import * as css from './shop-card.css.ts'

interface NextAvailableDayProps {
  readonly free: NextAvailable
  /** Whether this is the requested day: the shop may be free before, too. */
  readonly isRequestedDay?: boolean
}

/** "Available today", "Available tomorrow", "Available from Sat, Nov 28"; "Available on Sat, Nov 28" for the requested day. */
export function NextAvailableDay({ free, isRequestedDay = false }: NextAvailableDayProps) {
  const format = useFormat()
  if (free === null) return null
  if (free.kind === 'today') {
    return (
      <span className={css.free}>
        <Trans>Available today</Trans>
      </span>
    )
  }
  if (free.kind === 'tomorrow') {
    return (
      <span className={css.free}>
        <Trans>Available tomorrow</Trans>
      </span>
    )
  }
  const day = format.day(free.date)
  return (
    <span className={css.later}>
      {isRequestedDay ? <Trans>Available on {day}</Trans> : <Trans>Available from {day}</Trans>}
    </span>
  )
}

/** Other services of the shop are available that day; the one that was searched for is not. */
export function OthersAvailableDay({ free }: { readonly free: NonNullable<NextAvailable> }) {
  const format = useFormat()
  if (free.kind === 'today') {
    return (
      <span className={css.later}>
        <Trans>Other services available today</Trans>
      </span>
    )
  }
  if (free.kind === 'tomorrow') {
    return (
      <span className={css.later}>
        <Trans>Other services available tomorrow</Trans>
      </span>
    )
  }
  const day = format.day(free.date)
  return (
    <span className={css.later}>
      <Trans>Other services available on {day}</Trans>
    </span>
  )
}

/** Of a search for times or people: the shop has nothing for them in the weeks to come. */
export const NoneAvailable = () => (
  <span className={css.later}>
    <Trans>No times for your search</Trans>
  </span>
)
