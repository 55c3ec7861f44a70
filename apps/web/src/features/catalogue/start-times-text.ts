import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../site/site.tsx'
import type { StartTimes, TIMES_OF_DAY } from './start-times.ts'

export const TIME_OF_DAY_LABELS: Readonly<Record<(typeof TIMES_OF_DAY)[number], MessageDescriptor>> = {
  morning: msg`Morning`,
  afternoon: msg`Afternoon`,
  evening: msg`Evening`,
}

/** "Starts at 18:00 or later"; empty where neither bound is set. */
export function useStartWindowText(): (window: Pick<StartTimes, 'timeFrom' | 'timeTo'>) => string {
  const { t } = useLingui()
  const { eveningTime } = useFormat()
  return ({ timeFrom, timeTo }) => {
    const from = timeFrom === null ? '' : eveningTime(timeFrom)
    const to = timeTo === null ? '' : eveningTime(timeTo)
    if (from === '' && to === '') return ''
    if (to === '') return t`Starts at ${from} or later`
    return from === '' ? t`Starts at ${to} or earlier` : t`Starts from ${from} to ${to}`
  }
}

/** "Morning, Evening, Starts at 9:00 or later" */
export function useStartTimesText(): (times: StartTimes) => string {
  const { t } = useLingui()
  const { comma } = useFormat()
  const windowText = useStartWindowText()
  return ({ timesOfDay, ...window }) =>
    [...timesOfDay.map((time) => t(TIME_OF_DAY_LABELS[time])), windowText(window)]
      .filter((part) => part !== '')
      .join(comma)
}
