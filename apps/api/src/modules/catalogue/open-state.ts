import { type Calendar, calendarOf, closedSpan, type Hours, openingsOf, type Span } from '../../lib/shop-calendar.ts'

export type OpenState = { open: boolean; changesAt: string | null }

/** `closures` are of the whole shop, in order of their starts. */
export type OpenHours = Hours & { closures: Span[] }

const DAYS_LOOKED_AHEAD = 31

/** The same for one shop, remembered until it changes. */
export function openStates(hours: OpenHours, timeZone: string): (now: number) => OpenState {
  let cached: { state: OpenState; from: number; until: number } | null = null
  return (now) => {
    if (cached !== null && now >= cached.from && now < cached.until) return cached.state
    const state = openState(hours, calendarOf(timeZone), now)
    cached = { state, from: now, until: state.changesAt === null ? now : Date.parse(state.changesAt) }
    return state
  }
}

/** Whether a shop is open at an instant, and when that changes: null when it stays so for a month. */
export function openState(hours: OpenHours, calendar: Calendar, now: number): OpenState {
  const today = calendar.dateOf(now)
  const closures = hours.closures.map((closure) => closedSpan(hours, calendar, closure))
  const spans: Span[] = []
  // From yesterday on: its last stretch may go past midnight.
  for (let ahead = -1; ahead <= DAYS_LOOKED_AHEAD; ahead++) {
    for (const { span } of openingsOf(hours, calendar, today.add({ days: ahead }))) {
      const last = spans.at(-1)
      if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end)
      else spans.push({ ...span })
    }
  }
  const horizon = calendar.day(today.add({ days: DAYS_LOOKED_AHEAD })).limit(0)
  const next = without(spans, closures).find(({ end }) => end > now)
  if (next === undefined) return { open: false, changesAt: null }
  const open = next.start <= now
  const changes = open ? next.end : next.start
  return { open, changesAt: changes > horizon ? null : iso(changes, calendar) }
}

function iso(instant: number, { timeZone }: Calendar): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** Subtracts closures from spans. */
const without = (spans: readonly Span[], closures: readonly Span[]): Span[] =>
  closures.reduce<Span[]>(
    (left, closure) =>
      left.flatMap(({ start, end }) =>
        [
          { start, end: Math.min(end, closure.start) },
          { start: Math.max(start, closure.end), end },
        ].filter((span) => span.start < span.end),
      ),
    [...spans],
  )
