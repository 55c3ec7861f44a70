import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/client'
import { usePressed } from '../../navigation/use-pressed.ts'
import { useFormat } from '../../site.tsx'
import * as css from './days.css.ts'

export type DayStatus = components['schemas']['DayStatus']
export interface Day {
  readonly date: string
  readonly status: DayStatus
}

export const isOpenDay = ({ status }: Day): boolean => status === 'AVAILABLE' || status === 'LIMITED'

/** Scrolls the strip alone; the page stays where it is. */
function keepInSight(item: HTMLElement | null): void {
  const strip = item?.parentElement
  if (item === null || strip === null || strip === undefined) return
  const start = item.offsetLeft - strip.offsetLeft
  const isSeen = start >= strip.scrollLeft && start + item.offsetWidth <= strip.scrollLeft + strip.clientWidth
  if (!isSeen) strip.scrollLeft = start
}

interface DayStripProps {
  readonly days: readonly Day[]
  /** YYYY-MM-DD, in the zone of the shop. */
  readonly today: string
  readonly tomorrow: string
  readonly selected: string | null
  readonly onSelect: (date: string) => void
}

/** The next days, side by side. */
export const DayStrip = ({ days, today, tomorrow, selected, onSelect }: DayStripProps) => {
  const { t } = useLingui()
  const [shown, press] = usePressed(selected)
  const choose = (date: string): void => press(date, () => onSelect(date))
  // A strip in which nothing can be pressed is scrolled with the keys all the same.
  const scrolled = !days.some(isOpenDay) && { tabIndex: 0 }
  return (
    <ul {...scrolled} data-days className={css.strip} aria-label={t`Days`}>
      {days.map((day) => (
        <li key={day.date} ref={day.date === selected ? keepInSight : null} className={css.stripItem}>
          <DayButton day={day} isToday={day.date === today} isSelected={day.date === shown} onSelect={choose}>
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
  readonly isToday: boolean
  readonly isSelected: boolean
  readonly onSelect: (date: string) => void
  /** What the day is called by somebody who looks today. */
  readonly children: React.ReactNode
}

function DayButton({ day, isToday, isSelected, onSelect, children }: DayButtonProps) {
  const format = useFormat()
  const named = Array.isArray(children) && children.some(Boolean)
  return (
    <button
      type="button"
      className={css.day}
      aria-pressed={isSelected}
      disabled={!isOpenDay(day)}
      onClick={() => onSelect(day.date)}
    >
      <span className={css.weekday}>{named ? children : format.weekday(day.date)}</span>
      <span className={css.date}>{format.shortDay(day.date)}</span>
      <span className={css.status}>
        <StatusWord status={day.status} isToday={isToday} />
      </span>
    </button>
  )
}

/** Today counts as closed once its last time has passed, though the shop may still be open. */
function StatusWord({ status, isToday }: { readonly status: DayStatus; readonly isToday: boolean }) {
  if (status === 'AVAILABLE') return <Trans>open</Trans>
  if (status === 'LIMITED') return <Trans>few left</Trans>
  if (status === 'SOLD_OUT') return <Trans>full</Trans>
  return isToday ? <Trans>not today</Trans> : <Trans>closed</Trans>
}
