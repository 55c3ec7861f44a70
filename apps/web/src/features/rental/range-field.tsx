import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { control, select } from '../../components/form/field.css.ts'
import * as css from './range.css.ts'
import { RangeButton } from './range-button.tsx'
import type { RangeChoice } from './range-sheet.tsx'
import type { Range } from './rental.ts'

/** What is rented for longer is found by its shop. */
const LENGTHS: readonly number[] = Array.from({ length: 14 }, (_, index) => index + 1)

interface RangeFieldProps extends Pick<RangeChoice, 'first' | 'last' | 'country' | 'typedDays'> {
  readonly id: string
  readonly defaultRange: Range | null
  /** Of a field that shows both days in one line, in a frame that is not its own. */
  readonly className?: string
  /** Called when other days were chosen; the form already has them. */
  readonly onPick?: (form: HTMLFormElement | null) => void
}

/** The days of a rental as fields of a form, `date` and `days`. Without scripts they are a date and a number. */
export function RangeField({ id, defaultRange, className, onPick, ...days }: RangeFieldProps) {
  const { t } = useLingui()
  const [hasStarted, setStarted] = useState(false)
  const [range, setRange] = useState(defaultRange)
  const date = useRef<HTMLInputElement>(null)
  const count = useRef<HTMLInputElement>(null)
  useEffect(() => setStarted(true), [])
  if (!hasStarted) {
    return (
      <span className={css.native}>
        <input
          id={id}
          type="date"
          name="date"
          min={days.first}
          max={days.last}
          defaultValue={range?.date}
          className={control}
          autoComplete="off"
        />
        <select name="days" defaultValue={range?.days ?? days.typedDays ?? 1} className={select} aria-label={t`Days`}>
          {LENGTHS.map((days) => (
            <option key={days} value={days}>
              {t({ message: plural(days, { one: '# day', other: '# days' }) })}
            </option>
          ))}
        </select>
      </span>
    )
  }
  const pick = (next: Range | null): void => {
    setRange(next)
    if (date.current === null || count.current === null) return
    date.current.value = next?.date ?? ''
    count.current.value = String(next?.days ?? '')
    onPick?.(date.current.form)
  }
  return (
    <>
      <input type="hidden" name="date" defaultValue={range?.date ?? ''} ref={date} />
      <input type="hidden" name="days" defaultValue={range?.days ?? ''} ref={count} />
      <RangeButton
        id={id}
        range={range}
        {...days}
        lengths={LENGTHS}
        className={className}
        onPick={pick}
        onClear={() => pick(null)}
      />
    </>
  )
}
