import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { useFormat } from '../../site.tsx'
import { Button } from '../button.tsx'
import { Sheet } from '../sheet.tsx'
import { Skeleton } from '../skeleton.tsx'
import { useHydrated } from '../use-hydrated.ts'
import * as css from './date-control.css.ts'

const MonthCalendar = lazy(() => import('./month-calendar.tsx'))

interface DateControlProps {
  /** Of the label that names it. */
  readonly id: string
  readonly name: string
  /** YYYY-MM-DD, like all dates here; empty for none. */
  readonly defaultValue: string
  readonly first: string
  readonly last: string
  readonly className: string
  /** Another day was chosen; the form says it already. */
  readonly onPick?: ((form: HTMLFormElement | null) => void) | undefined
}

const everyDay = (): boolean => true

/**
 * A day in a form, told in the language of the page; the browser's own field speaks the browser's. Without scripts it is
 * the browser's own.
 */
export function DateControl({ id, name, defaultValue, first, last, className, onPick }: DateControlProps) {
  const { t } = useLingui()
  const format = useFormat()
  const isHydrated = useHydrated()
  const [date, setDate] = useState(defaultValue)
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  if (!isHydrated) {
    // What was typed before the scripts came stays.
    const keepTyped = (field: HTMLInputElement | null): void => {
      if (field !== null && field.value !== '') setDate(field.value)
    }
    const given = { id, name, defaultValue, min: first, max: last, className }
    return <input type="date" {...given} ref={keepTyped} />
  }
  const pick = (next: string): void => {
    setOpen(false)
    setDate(next)
    if (input.current === null) return
    input.current.value = next
    onPick?.(input.current.form)
  }
  const shown = date === '' ? t`Any day` : format.day(date)
  return (
    <>
      <input type="hidden" name={name} defaultValue={date} ref={input} />
      <button
        type="button"
        id={id}
        className={[className, css.date, date === '' && css.none].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        aria-label={t`Date: ${shown}`}
        onClick={() => setOpen(true)}
      >
        {shown}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={<Trans>Date</Trans>}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <MonthCalendar
            selected={date === '' ? null : date}
            first={first}
            last={last}
            isFree={everyDay}
            onSelect={pick}
            onMonth={() => undefined}
          />
        </Suspense>
        <p className={css.clear}>
          <Button look="plain" onClick={() => pick('')}>
            <Trans>Any day</Trans>
          </Button>
        </p>
      </Sheet>
    </>
  )
}
