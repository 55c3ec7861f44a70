import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '../../site/site.tsx'
import * as css from './range.css.ts'
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

/** Dec 18 (Fri) 10:00 and Dec 22 (Tue) 10:00 */
function useEnds({ range, time = null, returnTime = null }: RangeWordsProps): { from: string; to: string } {
  const format = useFormat()
  const at = (clock: string | null) => (clock === null ? '' : format.gap + format.eveningTime(clock))
  return {
    from: format.day(range.date) + at(time),
    to: format.day(returnDay(range)) + at(time && (returnTime ?? time)),
  }
}

/** Pick-up Dec 18 (Fri) 10:00, return Dec 22 (Tue) 10:00, 4 days */
export function RangeWords(props: RangeWordsProps) {
  const { comma } = useFormat()
  const { from, to } = useEnds(props)
  return (
    <>
      <Trans>
        Pick-up {from}, return {to}
      </Trans>
      {comma}
      <DayCount days={paidDays(props.range, props)} />
    </>
  )
}

/** The same below a heading that names both: Dec 18 (Fri) 10:00 – Dec 22 (Tue) 10:00, 4 days */
export function RangeEnds(props: RangeWordsProps) {
  const { comma, range } = useFormat()
  const { from, to } = useEnds(props)
  const until = range(from, '')
  return (
    <>
      <span className={css.whole}>{until.trimEnd()}</span>
      {until.endsWith(' ') && ' '}
      <span className={css.whole}>{to}</span>
      {comma}
      <DayCount days={paidDays(props.range, props)} />
    </>
  )
}
