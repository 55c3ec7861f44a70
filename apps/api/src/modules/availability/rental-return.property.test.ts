import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '../../../test/seed.ts'
import { calendarOf, MINUTE_MS, type Span } from '../../lib/shop-calendar.ts'
import { mergedBusy } from '../occupancy/busy.ts'
import type { Schedule, SlotRequest } from '../offers/schedule.ts'
import { slotsOn, takenBy } from './slots.ts'

// Days when the clocks change.
const CHANGES: [zone: string, date: string][] = [
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['Europe/Lisbon', '2027-10-31'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Asia/Tokyo', '2027-03-14'],
]
const HOUR = 60

const rental = fc.record({
  change: fc.constantFrom(...CHANGES),
  away: fc.integer({ min: -4, max: 1 }),
  days: fc.integer({ min: 1, max: 5 }),
  opens: fc.integer({ min: 0, max: 10 }).map((hours) => hours * HOUR),
  hoursOpen: fc.integer({ min: 2, max: 13 }).map((hours) => hours * HOUR),
  closedWeekday: fc.integer({ min: 1, max: 9 }),
  closedDate: fc.option(fc.integer({ min: -3, max: 3 })),
  returnMinutes: fc.integer({ min: 0, max: 47 }).map((halves) => halves * 30),
  before: fc.constantFrom(0, 60),
  after: fc.constantFrom(0, 90),
  taken: fc.array(fc.tuple(fc.integer({ min: -60, max: 150 }), fc.integer({ min: 1, max: 30 })), { maxLength: 3 }),
})

// Promise (Screens): a rental ends at the wall time that was chosen, and takes its car exactly as long
test('A rental of n days ends at the chosen wall time within its last 24 hours, in opening hours, and takes its car for just that', () => {
  let found = 0
  fc.assert(
    fc.property(rental, ({ change: [zone, of], away, days, returnMinutes, ...parts }) => {
      const around = Temporal.PlainDate.from(of)
      const date = around.add({ days: away })
      const noon = around.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).epochMilliseconds
      const closed = parts.closedDate === null ? null : around.add({ days: parts.closedDate })
      const closes = Math.min(parts.opens + parts.hoursOpen, 24 * HOUR)
      const schedule: Schedule = {
        service: {
          ...{ mode: 'resource', perPerson: false, minQuantity: 1, maxQuantity: 7, gridMinutes: 30, dayUnit: true },
          ...{ bufferBefore: parts.before, bufferAfter: parts.after, cutOffMinutes: 0 },
        },
        bookables: [{ id: 'car', kind: 'car', capacity: 7 }],
        ...{ shifts: [], special: [], specialByBookable: [] },
        hours: [1, 2, 3, 4, 5, 6, 7]
          .filter((weekday) => weekday !== parts.closedWeekday)
          .map((weekday) => ({ weekday, from: parts.opens, to: closes })),
        holidays: closed === null ? [] : [closed.toString().slice(5)],
        now: noon - 30 * 24 * HOUR * MINUTE_MS,
      }
      const request: SlotRequest = {
        ...{ unit: { durationMinutes: days * 24 * HOUR }, quantity: 7, attaches: [], returnMinutes },
        needs: [{ kind: 'item', count: 1, candidates: schedule.bookables, chosen: null }],
      }
      const taken = parts.taken.map(([from, long]) => {
        const start = noon + from * HOUR * MINUTE_MS
        return { id: 'car', start, end: start + long * HOUR * MINUTE_MS }
      })
      const { slots } = slotsOn(schedule, request, calendarOf(zone), mergedBusy(taken), date)

      const isOpenOn = (day: Temporal.PlainDate) =>
        day.dayOfWeek !== parts.closedWeekday && !(closed !== null && day.equals(closed))
      const expected: Span[] = []
      for (let minutes = parts.opens; isOpenOn(date) && minutes < closes; minutes += 30) {
        const pickUp = date.toPlainDateTime().add({ minutes })
        const start = pickUp.toZonedDateTime(zone, { disambiguation: 'earlier' })
        if (!start.toPlainDateTime().equals(pickUp)) continue
        const last = returnMinutes > minutes ? date.add({ days: days - 1 }) : date.add({ days })
        const wall = last.toPlainDateTime().add({ minutes: returnMinutes })
        const shown = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
        const end = shown.toPlainDateTime().equals(wall)
          ? shown.epochMilliseconds
          : (shown.getTimeZoneTransition('next')?.epochMilliseconds ?? 0)
        const isInHours = isOpenOn(last) && parts.opens <= returnMinutes && returnMinutes <= closes
        const slot = { start: start.epochMilliseconds, end }
        const { start: from, end: to } = takenBy(schedule, slot)
        const isFree = taken.every((one) => one.end <= from || to <= one.start)
        if (isInHours && end > slot.start && isFree) expected.push(slot)
      }
      expect(slots.map(({ start, end }) => ({ start, end }))).toEqual(expected)
      found += expected.length
    }),
    { seed: SEED, numRuns: 400 },
  )
  expect(found).toBeGreaterThan(100)
})
