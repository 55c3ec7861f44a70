import type { Db } from '../../db/connection.ts'
import { availableDates } from '../availability/day/available-dates.ts'
import { hoursOf, type StartTimes } from '../availability/times-of-day.ts'
import { type Bits, count, intersect, membersOf } from './index/bits.ts'
import { type Page, page, type Sorted, type SortedPlace } from './index/find.ts'
import type { SearchSnapshot } from './index/search-index.ts'

export type Party = {
  date: string | null
  quantity: number
  days: number | undefined
  times: StartTimes
}

/** How many shops one search looks at for what they have free. */
export type LookLimits = {
  /** Up to so many are all looked at; past it total and facets count those that open on the date. */
  all: number
  /** On the way to a full page: past it the page comes out short rather than slow, when nearly everyone is taken. */
  onTheWay: number
}

/** What is looked at together on the way to a full page, at most. */
const MOST_TOGETHER = 200

/** `free`: the day on which each shop that was looked at has something free. */
export type Possible = { shops: Bits; allLookedAt: boolean; free: ReadonlyMap<string, string> }
const NOBODY: ReadonlyMap<string, string> = new Map()

/** Those that have something free for the party on its date, or that open on it where they are too many to look at each. */
export async function keepFree(
  db: Db,
  snapshot: SearchSnapshot,
  found: Bits,
  { date, ...party }: Party,
  limits: LookLimits,
): Promise<Possible> {
  if (date === null) return { shops: found, allLookedAt: true, free: NOBODY }
  const { index } = snapshot
  const opening = (day: Temporal.PlainDate) => {
    const planned = index.union(
      index.difference(index.in('weekday', [day.dayOfWeek]), index.in('holiday', [day.toString().slice(-5)])),
      index.in('special', [day.toString()]),
    )
    return index.difference(planned, index.in('closed', [day.toString()]))
  }
  const day = Temporal.PlainDate.from(date)
  const { quantity, times } = party
  const accepting = intersect(index.in('people', [quantity]), found)
  if (times !== null) intersect(accepting, index.union(index.in('hour', hoursOf(times)), index.in('special', [date])))
  const open = index.intersection(opening(day), accepting)
  if (count(open) > limits.all) return { shops: open, allLookedAt: false, free: NOBODY }
  // The night of the day before may go on.
  const goingOn = mayBeToday(day, snapshot.now)
    ? index.intersection(opening(day.subtract({ days: 1 })), accepting)
    : index.none()
  const ids = membersOf(index.union(open, goingOn)).map(index.idOf)
  const free = await availableDates(db, snapshot, ids, { date, ...party })
  return { shops: index.ofIds([...free.keys()]), allLookedAt: true, free }
}

/** Somewhere on earth. */
const mayBeToday = (day: Temporal.PlainDate, now: number): boolean =>
  [-12, 0, 14].some((hours) => day.equals(dateIn(now + hours * HOUR_MS)))
const dateIn = (instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC').toPlainDate()
const HOUR_MS = 3_600_000

type FilterInput = {
  sorting: Sorted
  found: Bits
  after: SortedPlace | null
  limit: number
  allLookedAt: boolean
}

/** A page of shops that are really free: where not all were looked at, those on the way to a full page are. */
export async function freePage(
  db: Db,
  snapshot: SearchSnapshot,
  { sorting, found, after, limit, allLookedAt }: FilterInput,
  { date, ...party }: Party,
  { onTheWay }: LookLimits,
): Promise<Page & Pick<Possible, 'free'>> {
  if (date === null || allLookedAt) return { ...page(sorting, found, after, limit), free: NOBODY }
  const shops: SortedPlace[] = []
  const dates = new Map<string, string>()
  let from = after
  let batch = limit + 1
  for (let looked = 0; ; batch = Math.min(2 * batch, MOST_TOGETHER)) {
    const step = page(sorting, found, from, Math.min(batch, onTheWay - looked))
    const ids = step.shops.map(({ id }) => id)
    const free = await availableDates(db, snapshot, ids, { date, ...party })
    for (const [id, day] of free) dates.set(id, day)
    shops.push(...step.shops.filter(({ id }) => free.has(id)))
    looked += step.shops.length
    // One more than the page has: only so it is known that something follows.
    const last = shops.length > limit ? shops[limit - 1] : undefined
    if (last !== undefined) return { shops: shops.slice(0, limit), next: last, free: dates }
    if (step.next === null || looked >= onTheWay) return { shops, next: step.next, free: dates }
    from = step.next
  }
}
