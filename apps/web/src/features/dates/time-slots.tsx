import { Plural, Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { useFormat } from '../../site/site.tsx'
import { isLastSpot } from './is-last-spot.ts'
import { SlotGrid } from './slot-grid.tsx'
import * as css from './slots.css.ts'

export type Slot = components['schemas']['Slot']

interface TimeSlotsProps {
  readonly slots: readonly Slot[]
  readonly people: number
  /** HH:MM, up to 35:59 */
  readonly selected: string | null
  /** HH:MM of the reservation that gets another time. */
  readonly current?: string | null
  readonly onSelect: (time: string) => void
}

export function TimeSlots({ slots, people, selected, current = null, onSelect }: TimeSlotsProps) {
  const { eveningTime } = useFormat()
  return (
    <SlotGrid slots={slots}>
      {({ time, vacancies }) => (
        <button type="button" className={css.slot} aria-pressed={time === selected} onClick={() => onSelect(time)}>
          {eveningTime(time)}
          {time === current ? (
            <small className={css.left}>
              <Trans context="of a reservation">Current</Trans>
            </small>
          ) : (
            isLastSpot(vacancies, people) && (
              <small className={css.left}>
                <Plural value={vacancies} one="# left" other="# left" />
              </small>
            )
          )}
        </button>
      )}
    </SlotGrid>
  )
}
