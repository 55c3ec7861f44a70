import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '../../site/site.tsx'
import { paidDays, type Range, type RentalTimes, returnDay } from './rental.ts'

export const DayCount = ({ days }: { readonly days: number }) => <Plural value={days} one="# day" other="# days" />

/** 4 days (return Dec 22): four times 24 hours end on the fifth date. */
export function DaysAndReturn({ range, days = range.days }: { readonly range: Range; readonly days?: number }) {
  const back = useFormat().shortDay(returnDay(range))
  return (
    <Trans>
      <DayCount days={days} /> (return {back})
    </Trans>
  )
}

interface RangeWordsProps extends RentalTimes {
  readonly range: Range
}

/** Pick-up Dec 18 (Fri) 10:00, return Dec 22 (Tue) 10:00, 4 days */
export function RangeWords({ range, time = null, returnTime = null }: RangeWordsProps) {
  const format = useFormat()
  const at = (clock: string | null) => (clock === null ? '' : (format.gap || '\u2009') + format.eveningTime(clock))
  const from = format.day(range.date) + at(time)
  const to = format.day(returnDay(range)) + at(time && (returnTime ?? time))
  return (
    <>
      <Trans>
        Pick-up {from}, return {to}
      </Trans>
      {format.comma}
      <DayCount days={paidDays(range, { time, returnTime })} />
    </>
  )
}
