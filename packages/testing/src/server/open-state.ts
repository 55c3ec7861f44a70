import { daysLater } from '@yoyaku/core'
import { closuresOf, dateAt, merged, openingsOf, type Span, shownAt } from './opening-hours.ts'
import type { FakeShop, Shop } from './shops.ts'

const DAYS_LOOKED_AHEAD = 31

/** Whether a shop is open now, and when that changes: null when it stays so for a month. */
export function openStateAt(at: FakeShop, now: number): Shop['openState'] {
  const today = dateAt(at, now)
  // From yesterday on: its evening may go on.
  const days = Array.from({ length: DAYS_LOOKED_AHEAD + 2 }, (_, index) => daysLater(today, index - 1))
  const spans = days.flatMap((date) => openingsOf(at, date).map(({ span }) => span))
  const open = merged(spans, { touching: true })
  const next = without(open, closuresOf(at)).find(({ end }) => end > now)
  if (next === undefined) return { open: false, changesAt: null }
  const isOpen = next.start <= now
  const changesAt = shownAt(at, isOpen ? next.end : next.start)
  return { open: isOpen, changesAt: changesAt > `${daysLater(today, DAYS_LOOKED_AHEAD)}T00:00:00` ? null : changesAt }
}

/** The parts of the spans that nothing closes. */
const without = (spans: Span[], closures: Span[]): Span[] =>
  closures.reduce<Span[]>(
    (left, closure) =>
      left.flatMap(({ start, end }) =>
        [
          { start, end: Math.min(end, closure.start) },
          { start: Math.max(start, closure.end), end },
        ].filter((span) => span.start < span.end),
      ),
    spans,
  )
