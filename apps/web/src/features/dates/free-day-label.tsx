import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../site/site.tsx'
import type { FreeDay } from './free-day.ts'

export function FreeDayLabel({ free: { date, isEarlier } }: { readonly free: FreeDay }) {
  const nextDay = useFormat().day(date)
  return isEarlier ? <Trans>Earlier day available: {nextDay}</Trans> : <Trans>Next available day: {nextDay}</Trans>
}
