import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries as useEachQuery } from '@tanstack/react-query'
import type { components, QueryOptions } from '@yoyaku/core/types'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Sheet } from '../../components/containers/sheet.tsx'
import { useMedia } from '../../components/hooks/use-media.ts'
import { useFormat } from '../../site/site.tsx'
import { wide } from '../../theme/media.ts'
import { type DayRange, dayToShow, firstOfMonth, isBefore, monthRange } from '../catalogue/days.ts'
import MonthCalendar from '../dates/month-calendar.tsx'
import * as css from './range.css.ts'
import { DayCount, RangeWords } from './range-words.tsx'
import {
  canPickUp,
  type DayOf,
  daysBetween,
  type Obstacle,
  obstacleOf,
  paidDays,
  type Range,
  type RentalTimes,
  returnDay,
} from './rental.ts'

export interface RangeChoice {
  readonly range: Range | null
  /** Today, YYYY-MM-DD. */
  readonly first: string
  readonly last: string
  /** The numbers of days that can be chosen, ascending. */
  readonly lengths: readonly number[]
  /** Whose public holidays are marked; without it, that of most readers of the language. */
  readonly country?: string | undefined
  /** For how many days, as it was typed: offered once the pick-up is chosen. */
  readonly typedDays?: number | null
  /** When it is picked up and returned: a later return adds a day. */
  readonly times?: RentalTimes
  /** What of some days is free for the shortest rental; without it every day is. */
  readonly freeDays?: (range: DayRange) => QueryOptions<components['schemas']['AvailableTime']>
}

interface RangeSheetProps extends RangeChoice {
  readonly onPick: (range: Range) => void
  /** The days need not be chosen: they can be cleared. */
  readonly onClear?: (() => void) | undefined
  readonly onClose: () => void
}

const monthAfter = (month: string): string => Temporal.PlainDate.from(month).add({ months: 1 }).toString()

/** What is known of the days of some months. */
function useDays({ freeDays, first }: RangeChoice, months: readonly string[]): DayOf {
  const results = useEachQuery({
    queries: freeDays === undefined ? [] : [...new Set(months)].map((month) => freeDays(monthRange(first, month))),
  })
  return (date) => results.flatMap(({ data }) => data?.days ?? []).find((day) => day.date === date)
}

/** Two days of a calendar: a press on the pick-up, a press on the return. */
export default function RangeSheet({ onPick, onClear, onClose, ...choice }: RangeSheetProps) {
  const { range, first, last, lengths, country, typedDays = null, times = {} } = choice
  const { t } = useLingui()
  const format = useFormat()
  const isWide = useMedia(wide)
  const [month, setMonth] = useState(firstOfMonth(dayToShow(range?.date ?? null, first)))
  /** The pick-up, until its return is chosen. */
  const [pickUp, setPickUp] = useState<string | null>(null)
  /** The day that was pressed though it cannot be chosen. */
  const [refused, setRefused] = useState<string | null>(null)
  const wordsOf = useObstacleWords(lengths)
  const dayOf = useDays(choice, [firstOfMonth(pickUp ?? month), month, monthAfter(month)])

  const obstacle = (date: string): Obstacle | null => {
    if (pickUp !== null && isBefore(pickUp, date)) return obstacleOf(dayOf, lengths, pickUp, date)
    if (canPickUp(dayOf, date)) return null
    return dayOf(date)?.status === 'CLOSED' ? { kind: 'closed' } : { kind: 'full', date }
  }
  const choose = (date: string): void => {
    setRefused(null)
    if (pickUp === null || !isBefore(pickUp, date)) setPickUp(date)
    else onPick({ date: pickUp, days: daysBetween(pickUp, date) })
  }
  const drawn = pickUp === null ? range && { start: range.date, end: returnDay(range) } : { start: pickUp, end: pickUp }
  const typed = pickUp === null || typedDays === null ? null : { date: pickUp, days: typedDays }
  const isTypedFree = typed !== null && obstacle(returnDay(typed)) === null
  const words = typed && format.day(returnDay(typed))
  const whyNot = refused === null ? null : obstacle(refused)
  return (
    <Sheet open isBesideField onClose={onClose} title={<Trans>Pick-up and return</Trans>}>
      <div className={css.told}>
        <p role="status">
          {whyNot !== null && refused !== null ? (
            wordsOf(whyNot, refused)
          ) : pickUp !== null ? (
            <PickedUp day={format.day(pickUp)} />
          ) : range === null ? (
            <Trans>Choose the day of pick-up.</Trans>
          ) : (
            <RangeWords range={range} {...times} />
          )}
        </p>
        {isTypedFree && (
          <Button variant="outline" size="small" onClick={() => onPick(typed)}>
            {t`Return on ${words}`}
            {format.comma}
            <DayCount days={paidDays(typed, times)} />
          </Button>
        )}
        {pickUp !== null && (
          <Button variant="plain" size="small" onClick={() => setPickUp(null)}>
            <Trans>Start over</Trans>
          </Button>
        )}
        {pickUp === null && onClear !== undefined && (
          <Button variant="plain" size="small" onClick={onClear}>
            <Trans>Any day</Trans>
          </Button>
        )}
      </div>
      <MonthCalendar
        // It shows its months anew where the window becomes wide.
        key={isWide ? 'two' : 'one'}
        months={isWide ? 2 : 1}
        selected={pickUp ?? range?.date ?? null}
        range={drawn}
        country={country}
        first={first}
        last={last}
        isFree={(date) => obstacle(date) === null}
        labelOf={(date, words) => {
          const why = obstacle(date)
          if (why !== null) return t`Not available. ${words}` + format.gap + wordsOf(why, date)
          if (date === drawn?.start) return t`Pick-up. ${words}`
          if (date === drawn?.end) return t`Return. ${words}`
          return pickUp !== null && isBefore(pickUp, date) ? t`Return on ${words}` : t`Pick up on ${words}`
        }}
        onSelect={choose}
        onRefuse={setRefused}
        onMonth={(next) => setMonth(firstOfMonth(next))}
      />
    </Sheet>
  )
}

const PickedUp = ({ day }: { readonly day: string }) => <Trans>Pick-up: {day}. Now choose the day of return.</Trans>

/** Says why a day cannot be chosen. */
function useObstacleWords(lengths: readonly number[]) {
  const { t } = useLingui()
  const format = useFormat()
  return (obstacle: Obstacle, date: string): string => {
    if (obstacle.kind === 'closed') {
      const day = format.day(date)
      return t`${day}: the shop is closed. Please choose another day.`
    }
    if (obstacle.kind === 'full') {
      const day = format.day(obstacle.date)
      return t`${day} is full. Please choose other days.`
    }
    if (obstacle.kind === 'long') {
      const { most } = obstacle
      return t({
        message: plural(most, { one: 'It can be rented for # day.', other: 'It can be rented for up to # days.' }),
      })
    }
    const possible = lengths.map((days) => format.number(days)).join(format.comma)
    return t`It can be rented for these numbers of days: ${possible}`
  }
}
