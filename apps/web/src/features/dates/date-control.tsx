import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { besideField } from '../../components/containers/sheet.css.ts'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { useFormat } from '../../site/site.tsx'
import * as css from './date-control.css.ts'

const DateSheet = lazyComponent(() => import('./date-sheet.tsx'), { onError: 'close' })

interface DateControlProps {
  /** Of the label that names it. */
  readonly id: string
  readonly name: string
  /** YYYY-MM-DD, like all dates here; empty for none. */
  readonly defaultValue: string
  readonly first: string
  readonly last: string
  readonly className: string
  /** A day has to be chosen: it cannot be cleared. */
  readonly isRequired?: boolean
  /** Whose public holidays are marked; without it, that of most readers of the language. */
  readonly country?: string | undefined
  /** Called when another day was chosen; the form already has it. */
  readonly onPick?: ((form: HTMLFormElement | null) => void) | undefined
}

/**
 * A date field in the language of the page, since the browser's own field uses the browser's language. It is the browser's own
 * without scripts, and while it has the focus when they load.
 */
export function DateControl({
  id,
  name,
  defaultValue,
  first,
  last,
  className,
  isRequired = false,
  country,
  onPick,
}: DateControlProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [isNative, setNative] = useState(true)
  const [date, setDate] = useState(defaultValue)
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const wordsOf = (day: string): string => (day === '' ? t`Any day` : format.day(day))
  const leaveNative = (): void => {
    setDate(input.current?.value ?? '')
    setNative(false)
  }
  useEffect(() => {
    if (document.activeElement !== input.current) leaveNative()
  }, [])
  if (isNative) {
    const range = { min: first, max: last }
    const inputProps = { id, name, defaultValue, ref: input }
    // With a key, or React would turn this one into the hidden one below. A day that a browser fills in by itself would be
    // covered by another text.
    return (
      <span key="native" className={css.nativeFrame}>
        <input
          type="date"
          {...range}
          {...inputProps}
          autoComplete="off"
          className={[className, css.native].join(' ')}
          onBlur={leaveNative}
        />
        <span className={[className, css.date, css.nativeWords].join(' ')} aria-hidden="true">
          {wordsOf(defaultValue)}
        </span>
      </span>
    )
  }

  const pick = (next: string): void => {
    setOpen(false)
    setDate(next)
    if (input.current === null) return
    input.current.value = next
    onPick?.(input.current.form)
  }
  const shown = wordsOf(date)
  return (
    <>
      <input type="hidden" name={name} defaultValue={date} ref={input} />
      <button
        type="button"
        id={id}
        className={[className, css.date, date === '' && css.none, open && besideField].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        aria-label={t`Date: ${shown}`}
        onClick={() => setOpen(true)}
      >
        {shown}
      </button>
      {open && (
        <DateSheet {...{ date, first, last, isRequired, country }} onPick={pick} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
