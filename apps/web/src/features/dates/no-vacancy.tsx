import { Plural, Trans } from '@lingui/react/macro'
import type { Day } from './day-strip.tsx'

interface NoVacancyForProps {
  readonly quantity: number
  /** As it is written: `Nov 28 (Sat)`. */
  readonly day: string
}

/** The shop is open on the day, but not so many people fit. */
export const NoVacancyFor = ({ quantity, day }: NoVacancyForProps) => (
  <Plural
    value={quantity}
    one={`No availability for 1 person on ${day}`}
    other={`No availability for # people on ${day}`}
  />
)

/** What can be had instead. */
export const FewerPeople = ({ quantity }: { readonly quantity: number }) => (
  <Plural value={quantity} one="Search for 1 person" other="Search for # people" />
)

type Reason = 'week' | 'closed' | 'late' | 'full' | 'unknown'

function reasonOf({ status, closedBy, tooLate = false }: Partial<Day>): Reason {
  if (status === 'CLOSED') return closedBy === 'week' ? 'week' : 'closed'
  if (status !== 'SOLD_OUT') return 'unknown'
  return tooLate ? 'late' : 'full'
}

interface NothingOnProps {
  /** As it is written; null for today. */
  readonly day: string | null
  readonly shown: Partial<Day>
  /** Whether the day was asked for one person, one room or several days, and may have times for others. */
  readonly isNarrow?: boolean
}

/** Says that a day has nothing free, and why as far as that is known. */
export function NothingOn({ day, shown, isNarrow = false }: NothingOnProps) {
  const known = reasonOf(shown)
  const reason = known === 'full' && isNarrow ? 'unknown' : known
  return day === null ? <NothingToday reason={reason} /> : <NothingOnDay day={day} reason={reason} />
}

function NothingToday({ reason }: { readonly reason: Reason }) {
  if (reason === 'week') return <Trans>No availability today: the shop is closed every week on this day.</Trans>
  if (reason === 'closed') return <Trans>No availability today: the shop is closed.</Trans>
  if (reason === 'late') return <Trans>No availability today: it’s too late to book.</Trans>
  if (reason === 'full') return <Trans>No availability today: fully booked.</Trans>
  return <Trans>No availability today</Trans>
}

function NothingOnDay({ day, reason }: { readonly day: string; readonly reason: Reason }) {
  if (reason === 'week') return <Trans>No availability on {day}: the shop is closed every week on this day.</Trans>
  if (reason === 'closed') return <Trans>No availability on {day}: the shop is closed.</Trans>
  if (reason === 'late') return <Trans>No availability on {day}: it’s too late to book.</Trans>
  if (reason === 'full') return <Trans>No availability on {day}: fully booked.</Trans>
  return <Trans>No availability on {day}</Trans>
}
