import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../site.tsx'
import type { FreeDay } from './free-day.ts'

export function FreeDayWords({ free: { date, isEarlier } }: { readonly free: FreeDay }) {
  const nextDay = useFormat().day(date)
  return isEarlier ? <Trans>Available only before: {nextDay}</Trans> : <Trans>Next available day: {nextDay}</Trans>
}
