import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SelectField } from '../../components/form/field.tsx'
import { useFormat } from '../../site/site.tsx'
import * as css from './range.css.ts'
import { paidDays, type Range, type RentalTimes, returnTimesFrom } from './rental.ts'

interface RentalTimesChoiceProps {
  readonly range: Range
  /** The free times of the pick-up. */
  readonly slots: readonly { readonly time: string }[]
  /** Null: not chosen yet. */
  readonly time: string | null
  readonly returnTime: string | null
  /** The numbers of days for which it is rented. */
  readonly lengths: readonly number[]
  /** A time of return that is that of the pick-up is null. */
  readonly onChoose: (times: Required<RentalTimes>) => void
  readonly children?: ReactNode
}

/** When a rental is picked up and when it is returned. */
export function RentalTimesChoice({
  range,
  slots,
  time,
  returnTime,
  lengths,
  onChoose,
  children,
}: RentalTimesChoiceProps) {
  const format = useFormat()
  const choose = (next: Required<RentalTimes>): void =>
    onChoose({ ...next, returnTime: next.returnTime === next.time ? null : next.returnTime })
  const isOfLength = (end: string): boolean => lengths.includes(paidDays(range, { time, returnTime: end }))
  const ends = returnTimesFrom(slots)
  const end = returnTime ?? time ?? ''
  return (
    <div className={css.times}>
      <SelectField
        label={<Trans>Pick-up time</Trans>}
        value={time ?? ''}
        onChange={(event) => choose({ time: event.currentTarget.value, returnTime })}
      >
        {time === null && <option value="">–</option>}
        {slots.map(({ time: start }) => (
          <option key={start} value={start}>
            {format.eveningTime(start)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>Return time</Trans>}
        value={end}
        disabled={time === null}
        onChange={(event) => choose({ time, returnTime: event.currentTarget.value })}
      >
        {!ends.includes(end) && <option value={end}>{end === '' ? '–' : format.eveningTime(end)}</option>}
        {ends.map((clock) => (
          <option key={clock} value={clock} disabled={!isOfLength(clock)}>
            {clock}
          </option>
        ))}
      </SelectField>
      {children}
    </div>
  )
}

/** Why a rental of four nights costs five days. */
export const LaterReturn = ({ range, ...times }: { readonly range: Range } & RentalTimes) =>
  paidDays(range, times) > range.days && (
    <p className={css.note}>
      <Trans>A return later than the time of pick-up adds a day.</Trans>
    </p>
  )
