import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { usePressed } from '../../navigation/use-pressed.ts'
import { useFormat } from '../../site/site.tsx'
import { visuallyHidden } from '../../theme/shared.css.ts'
import { dayAfter, isBefore, weekdayOf } from '../catalogue/days.ts'
import * as css from './days.css.ts'
import { holidayOn } from './holidays.ts'

export type DayStatus = components['schemas']['DayStatus']
export interface Day {
  readonly date: string
  readonly status: DayStatus
  /** Of a closed day: whether the shop never opens on this weekday, or is closed on this date alone. */
  readonly closedBy?: string
  /** Of a day that is sold out: for how many people something is left. */
  readonly maxQuantity?: number
  /** Of a day that is sold out: whether its last start can no longer be booked. */
  readonly tooLate?: boolean
}

export const isOpenDay = ({ status }: Day): boolean => status === 'AVAILABLE' || status === 'LIMITED'
/** Whether something may become free on the day. */
export const canWaitFor = ({ status, tooLate = false }: Partial<Day>): boolean => status !== 'CLOSED' && !tooLate
/** On a full day the page offers the number of people that still fits, or to wait for a time. */
const canBePressed = (day: Day): boolean => isOpenDay(day) || canWaitFor(day)
const isFull = ({ status, maxQuantity = 0 }: Day): boolean => status === 'SOLD_OUT' && maxQuantity === 0

/** The scroll position that puts the day first. */
const startOf = (item: HTMLElement, strip: HTMLElement): number => item.offsetLeft - strip.offsetLeft

/** Scrolls the strip alone; the page stays where it is. */
function bringIntoSight(strip: HTMLElement, item: HTMLElement): void {
  const start = startOf(item, strip)
  const isSeen = start >= strip.scrollLeft && start + item.offsetWidth <= strip.scrollLeft + strip.clientWidth
  if (!isSeen) strip.scrollLeft = start
}

interface DayStripProps {
  readonly days: readonly Day[]
  /** YYYY-MM-DD, in the zone of the shop. */
  readonly today: string
  readonly selected: string | null
  /** Whose public holidays are marked. */
  readonly country: string
  readonly onSelect: (date: string) => void
}

/** The next days, side by side, after the one before today where its night goes on. */
export const DayStrip = ({ days: allDays, today, selected, country, onSelect }: DayStripProps) => {
  const { t } = useLingui()
  const days = allDays.filter((day) => !isBefore(day.date, today) || day.date === selected || isOpenDay(day))
  const tomorrow = dayAfter(today)
  const [shown, press] = usePressed(selected)
  const choose = (date: string): void => press(date, () => onSelect(date))
  const strip = useRef<HTMLUListElement>(null)
  const chosen = useRef<HTMLLIElement>(null)
  const brought = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const [list, item] = [strip.current, chosen.current]
    if (list === null || item === null || item === brought.current) return
    // The strip was there before its scripts: the person may already have scrolled to later days.
    const [first] = list.getElementsByTagName('li')
    const isMoved = brought.current === null && first !== undefined && list.scrollLeft > startOf(first, list)
    brought.current = item
    if (!isMoved) bringIntoSight(list, item)
  })
  /** A day that a key goes to. A press has to find it where it was. */
  const showFocused = ({ target, currentTarget }: FocusEvent<HTMLUListElement>): void => {
    const item = target.closest('li')
    if (item !== null && target.matches(':focus-visible')) bringIntoSight(currentTarget, item)
  }
  // A strip in which nothing can be pressed is scrolled with the keys all the same.
  const scrolled = !days.some(canBePressed) && { tabIndex: 0 }
  return (
    <ul {...scrolled} ref={strip} data-days className={css.strip} aria-label={t`Days`} onFocus={showFocused}>
      {days.map((day) => (
        <li key={day.date} ref={day.date === selected ? chosen : null} className={css.stripItem}>
          <DayButton
            day={day}
            isHoliday={holidayOn(country, day.date) !== undefined}
            isSelected={day.date === shown}
            onSelect={choose}
          >
            {day.date === today && <Trans>Today</Trans>}
            {day.date === tomorrow && <Trans>Tomorrow</Trans>}
          </DayButton>
        </li>
      ))}
    </ul>
  )
}

interface DayButtonProps {
  readonly day: Day
  readonly isHoliday: boolean
  readonly isSelected: boolean
  readonly onSelect: (date: string) => void
  /** The name of the day, relative to today. */
  readonly children: React.ReactNode
}

function DayButton({ day, isHoliday, isSelected, onSelect, children }: DayButtonProps) {
  const format = useFormat()
  const named = Array.isArray(children) && children.some(Boolean)
  return (
    <button
      type="button"
      className={css.day}
      data-weekday={weekdayOf(day.date)}
      data-holiday={isHoliday || undefined}
      aria-pressed={isSelected}
      data-full={isFull(day) || undefined}
      disabled={!canBePressed(day)}
      onClick={() => onSelect(day.date)}
    >
      <span className={css.weekday}>{named ? children : format.weekday(day.date)}</span>
      <span className={css.date}>{format.shortDay(day.date)}</span>
      {isHoliday && (
        <span className={visuallyHidden}>
          <Trans>public holiday</Trans>
        </span>
      )}
      <span className={css.status}>
        <StatusWord day={day} />
      </span>
    </button>
  )
}

function StatusWord({ day: { status, closedBy, maxQuantity = 0, tooLate = false } }: { readonly day: Day }) {
  if (status === 'AVAILABLE') return <Trans>available</Trans>
  if (status === 'LIMITED') return <Trans>few left</Trans>
  if (status === 'CLOSED') return closedBy === 'week' ? <Trans>closed weekly</Trans> : <Trans>closed</Trans>
  if (maxQuantity > 0) return <Trans>up to {maxQuantity}</Trans>
  return tooLate ? <Trans>no times left</Trans> : <Trans>full</Trans>
}
