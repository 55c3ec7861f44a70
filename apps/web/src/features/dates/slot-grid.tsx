import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import * as css from './slots.css.ts'

/** More than this are gathered by the part of the day. */
const FEW = 9

/** The first hour of each part of the day; what is after midnight belongs to the evening before. */
const PARTS = [
  [18, <Trans key="evening">Evening</Trans>],
  [12, <Trans key="afternoon">Afternoon</Trans>],
  [5, <Trans key="morning">Morning</Trans>],
  [0, <Trans key="night">Late night</Trans>],
] as const

const partOf = (time: string) => PARTS.find(([hour]) => Number(time.slice(0, 2)) >= hour)

interface SlotGridProps<Slot> {
  readonly slots: readonly Slot[]
  /** What is pressed: the content of a list item. */
  readonly children: (slot: Slot) => ReactNode
}

/** The times of a day in their order; where they are many, each part of the day has a heading. */
export function SlotGrid<Slot extends { readonly startAt: string; readonly time: string }>({
  slots,
  children,
}: SlotGridProps<Slot>) {
  const { t } = useLingui()
  const parts = slots.map(({ time }) => partOf(time))
  const isGathered = slots.length > FEW && new Set(parts).size > 1
  return (
    <ul data-times className={css.slots} aria-label={t`Times`}>
      {slots.map((slot, index) => (
        <Fragment key={slot.startAt}>
          {isGathered && parts[index] !== parts[index - 1] && <li className={css.part}>{parts[index]?.[1]}</li>}
          <li>{children(slot)}</li>
        </Fragment>
      ))}
    </ul>
  )
}
