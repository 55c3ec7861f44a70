import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '../../site/site.tsx'
import { type Range, returnDay } from './rental.ts'

export const DayCount = ({ days }: { readonly days: number }) => <Plural value={days} one="# day" other="# days" />

interface RangeWordsProps {
  readonly range: Range
  /** Of the pick-up, once it is chosen: HH:MM. */
  readonly time?: string | null
}

/** Pick-up Dec 18 (Fri) 10:00, return Dec 22 (Tue) 10:00, 4 days */
export function RangeWords({ range, time = null }: RangeWordsProps) {
  const format = useFormat()
  const clock = time === null ? '' : ` ${format.eveningTime(time)}`
  const [from, to] = [format.day(range.date) + clock, format.day(returnDay(range)) + clock]
  return (
    <>
      <Trans>
        Pick-up {from}, return {to}
      </Trans>
      {format.comma}
      <DayCount days={range.days} />
    </>
  )
}
