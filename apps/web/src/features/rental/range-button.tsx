import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { besideField } from '../../components/containers/sheet.css.ts'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { useFormat } from '../../site/site.tsx'
import { visuallyHidden } from '../../theme/shared.css.ts'
import * as css from './range.css.ts'
import type { RangeChoice } from './range-sheet.tsx'
import { DayCount, RangeWords } from './range-words.tsx'
import { paidDays, type Range, returnDay } from './rental.ts'

const RangeSheet = lazyComponent(() => import('./range-sheet.tsx'), { onError: 'close' })

interface RangeButtonProps extends RangeChoice {
  readonly id?: string
  readonly onPick: (range: Range) => void
  readonly onClear?: () => void
  /** Of a field that shows both days in one line, in a frame that is not its own. */
  readonly className?: string | undefined
}

/** Shows the days of pick-up and return, and opens the calendar in which they are chosen. */
export function RangeButton({ id, onPick, onClear, className, ...choice }: RangeButtonProps) {
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const wordsId = useId()
  const { range, times = {} } = choice
  return (
    <>
      <button
        type="button"
        {...(id !== undefined && { id })}
        data-rental-days
        className={[className ?? css.field, open && besideField].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        // A label would be its whole name, without the days.
        aria-labelledby={range === null || id === undefined ? undefined : wordsId}
        onClick={() => setOpen(true)}
      >
        {range !== null && (
          <span id={wordsId} className={visuallyHidden}>
            <RangeWords range={range} {...times} />
          </span>
        )}
        {className !== undefined ? (
          <OneLine range={range} />
        ) : (
          <span className={css.ends} aria-hidden={range !== null || undefined}>
            <span className={css.pair}>
              <span className={css.end}>
                <small className={css.caption}>
                  <Trans context="day">Pick-up</Trans>
                </small>
                <span className={range === null ? css.none : css.day}>
                  {range === null ? <Trans>Choose a day</Trans> : format.day(range.date)}
                </span>
              </span>
              <ArrowRight size={18} aria-hidden="true" className={css.arrow} />
              <span className={css.end}>
                <small className={css.caption}>
                  <Trans context="day">Return</Trans>
                </small>
                <span className={range === null ? css.none : css.day}>
                  {range === null ? <Trans>Choose a day</Trans> : format.day(returnDay(range))}
                </span>
              </span>
            </span>
            {range !== null && (
              <span className={css.count}>
                <DayCount days={paidDays(range, times)} />
              </span>
            )}
          </span>
        )}
      </button>
      {open && (
        <RangeSheet
          {...choice}
          onPick={(next: Range) => {
            setOpen(false)
            onPick(next)
          }}
          onClear={
            onClear &&
            (() => {
              setOpen(false)
              onClear()
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function OneLine({ range }: Pick<RangeChoice, 'range'>) {
  const format = useFormat()
  return range === null ? (
    <span className={css.none}>
      <Trans>Any day</Trans>
    </span>
  ) : (
    <span className={css.line} aria-hidden="true">
      {format.day(range.date)}
      <ArrowRight size={16} aria-hidden="true" className={css.arrow} />
      {format.day(returnDay(range))}
    </span>
  )
}
