import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '../../../test/seed.ts'
import { calendarOf, MINUTE_MS, type Span, type WeekRow } from '../../lib/shop-calendar.ts'
import { type BookingSelection, resolveSelection } from '../offers/booking-selection.ts'
import type { Offer } from '../offers/offer.ts'
import { slotsOn } from './slots.ts'

// A night when the clocks change, or a day without one, each with the days around it.
const NIGHTS: [zone: string, date: string][] = [
  ['Europe/Lisbon', '2027-03-28'],
  ['Europe/Lisbon', '2027-10-31'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Lord_Howe', '2027-10-03'],
  ['Pacific/Apia', '2011-12-30'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Africa/Casablanca', '2026-03-22'],
  ['America/Havana', '2027-03-14'],
  ['America/Havana', '2027-11-07'],
  ['Asia/Beirut', '2027-10-30'],
  ['Asia/Kathmandu', '2027-03-28'],
]

type Case = { zone: string; date: string; offer: Offer; wish: BookingSelection; busy: Map<string, Span[]> }

test('Slots are those of someone who looks at the clock minute by minute, on any night of any zone', () => {
  fc.assert(
    fc.property(situation, ({ zone, date, offer, wish, busy }) => {
      const { request } = resolveSelection(offer, wish, {
        unitId: '',
        quantity: '',
        staffId: '',
        itemId: '',
        attach: () => '',
      })
      if (request === null) throw new Error('A wish that means nothing')
      const { slots } = slotsOn(offer, request, calendarOf(zone), busy, Temporal.PlainDate.from(date))
      expect(slots.map(({ minutes: _, ...slot }) => slot)).toEqual(plainly({ zone, date, offer, wish, busy }))
    }),
    { seed: SEED, numRuns: 250 },
  )
})

const half = (most: number) => fc.integer({ min: 0, max: most }).map((number) => number * 30)
/** Stretches that do not overlap; some touch, some end at midnight or begin there. */
const stretches = fc.uniqueArray(fc.oneof(half(8), half(48)), { minLength: 2, maxLength: 4 }).map((bounds) => {
  const sorted = bounds.toSorted((one, other) => one - other)
  return sorted
    .slice(1)
    .flatMap((to, index) => (index % 2 === 1 && to % 60 === 0 ? [] : [{ from: sorted[index] ?? 0, to }]))
})
const overnight = fc.tuple(half(6), half(10)).map(([early, late]) => [
  { from: 0, to: early + 30 },
  { from: 1440 - 30 - late, to: 1440 },
])
/** Nights as one stretch, and perhaps hours that begin when they end. */
const nights = fc
  .tuple(half(6), half(10), fc.boolean())
  .map(([early, late, goesOn]) => [
    { from: 1440 - 30 - late, to: 1440 + 30 + early },
    ...(goesOn ? [{ from: 30 + early, to: 600 }] : []),
  ])
const week: fc.Arbitrary<WeekRow[]> = fc
  .oneof(stretches, overnight, nights, fc.constant([{ from: 0, to: 1440 }]))
  .map((day) => [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => day.map((row) => ({ weekday, ...row }))))
const withDayOff = fc
  .tuple(week, fc.integer({ min: 1, max: 14 }))
  .map(([rows, off]) => rows.filter(({ weekday }) => weekday !== off))

const situation: fc.Arbitrary<Case> = fc
  .record({
    night: fc.constantFrom(...NIGHTS),
    away: fc.integer({ min: -1, max: 1 }),
    hours: withDayOff,
    shifts: fc.tuple(withDayOff, withDayOff),
    holiday: fc.option(fc.integer({ min: -1, max: 1 }), { freq: 4 }),
    duration: fc.constantFrom(30, 45, 60, 150, 400),
    extra: fc.constantFrom(0, 0, 15, 60),
    before: fc.constantFrom(0, 15),
    after: fc.constantFrom(0, 10, 60),
    grid: fc.constantFrom(15, 30, 45, 60),
    quantity: fc.integer({ min: 1, max: 2 }),
    perPerson: fc.boolean(),
    mode: fc.constantFrom('staff' as const, 'resource' as const, 'staff_and_resource' as const),
    chosen: fc.boolean(),
    nowHours: fc.integer({ min: -60, max: 20 }),
    taken: fc.array(
      fc.tuple(
        fc.constantFrom('ann', 'bo', 'room', 'cell'),
        fc.integer({ min: -24, max: 130 }),
        fc.integer({ min: 1, max: 12 }),
      ),
      {
        maxLength: 6,
      },
    ),
  })
  .map(({ night: [zone, of], away, ...rest }) => {
    const around = Temporal.PlainDate.from(of)
    const noon = around.toPlainDateTime({ hour: 12 }).toZonedDateTime('UTC').epochMilliseconds
    const busy = new Map<string, Span[]>()
    for (const [id, from, long] of rest.taken) {
      const start = noon - 24 * 60 * MINUTE_MS + from * 20 * MINUTE_MS
      const end = start + long * 15 * MINUTE_MS
      const spans = busy.get(id) ?? []
      // The database lets none overlap.
      if (spans.every((span) => span.end <= start || span.start >= end))
        busy.set(
          id,
          [...spans, { start, end }].sort((one, other) => one.start - other.start),
        )
    }
    const date = around.add({ days: away }).toString()
    const holidays = rest.holiday === null ? [] : [around.add({ days: rest.holiday }).toString().slice(5)]
    const offer = offerOf(zone, { ...rest, holidays, now: noon + rest.nowHours * 60 * MINUTE_MS })
    const attaches = rest.extra === 0 ? [] : [{ attachId: 'extra', quantity: 1 }]
    const staffId = rest.chosen && rest.mode !== 'resource' ? 'bo' : null
    return { zone, date, offer, busy, wish: { unitId: null, quantity: rest.quantity, attaches, staffId, itemId: null } }
  })

type Parts = {
  hours: WeekRow[]
  shifts: WeekRow[][]
  holidays: string[]
  duration: number
  extra: number
  before: number
  after: number
  grid: number
  perPerson: boolean
  mode: Offer['service']['mode']
  now: number
}

function offerOf(timeZone: string, parts: Parts): Offer {
  const text = { en: '', ko: '', ja: '', zh: '' }
  const cover = { seed: 0, category: '', object: '', ratio: '4:3' as const }
  return {
    shop: {
      ...{ id: '', name: text, address: text, phone: '', cover, latitude: 0, longitude: 0, country: 'JP', timeZone },
      station: null,
      ...{ currency: 'USD', freeCancellationHours: 0, lateFee: null, reschedule: { hours: 24, limit: 3 } },
    },
    service: {
      ...{ id: '', name: text, mode: parts.mode, perPerson: parts.perPerson, pricePer: 'person' },
      ...{ dayUnit: false, carRental: false },
      ...{ minQuantity: 1, maxQuantity: 2, gridMinutes: parts.grid, cutOffMinutes: 60 },
      ...{ bufferBefore: parts.before, bufferAfter: parts.after },
    },
    units: [{ id: '', name: text, durationMinutes: parts.duration, price: 0 }],
    attaches: [{ id: 'extra', name: text, price: 0, durationMinutes: parts.extra, maxQuantity: 1 }],
    returnBranches: [],
    bookables: ['ann', 'bo', 'room', 'cell'].map((id, index) => ({
      ...{
        id,
        kind: index < 2 ? 'staff' : 'room',
        name: text,
        title: null,
        avatar: null,
        capacity: index === 3 ? 1 : 2,
      },
    })),
    shifts: ['ann', 'bo'].flatMap((id, index) => (parts.shifts[index] ?? []).map((row) => ({ id, ...row }))),
    hours: parts.hours,
    holidays: parts.holidays,
    special: [],
    specialByBookable: [],
    now: parts.now,
  }
}

type Minute = { at: number; date: string; minutes: number }
const clocks = new Map<string, Minute[]>()

/** What the clocks on the wall show in every minute from the eve of a date to the end of the day after it. */
function clockAround(zone: string, date: string): Minute[] {
  const cached = clocks.get(`${zone} ${date}`)
  if (cached !== undefined) return cached
  const shown = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  const middle = Date.parse(`${date}T12:00Z`)
  const minutes = Array.from({ length: 4 * 24 * 60 }, (_, index): Minute => {
    const instant = middle + (index - 2 * 24 * 60) * MINUTE_MS
    const [date = '', time = ''] = shown.format(instant).split(', ')
    const [hours, minutes] = time.split(':').map(Number)
    return { at: instant, date, minutes: (hours ?? 0) * 60 + (minutes ?? 0) }
  })
  clocks.set(`${zone} ${date}`, minutes)
  return minutes
}

/** The reference: asks of every minute whether the shop is open, who works and who is taken. */
function plainly({ zone, date, offer, wish, busy }: Case): (Span & { vacancies: number })[] {
  const clock = clockAround(zone, date)
  const dates = [...new Set(clock.map((minute) => minute.date))]
  const after = (on: string) => dates[dates.indexOf(on) + 1]
  /** When the clocks first show a time or a later one; from 24:00 on, of the next date. */
  const first = (on: string | undefined, minutes: number): number => {
    if (on !== undefined && minutes > 1440) return first(after(on), minutes - 1440)
    const shown = clock.find(({ date, ...at }) => date > (on ?? date) || (date === on && at.minutes >= minutes))
    return shown?.at ?? clock.at(-1)?.at ?? 0
  }
  const minutesOf = (rows: WeekRow[], closed: string[]) => {
    const within = new Set<number>()
    for (const on of dates.filter((one) => !closed.includes(one.slice(5)))) {
      for (const { weekday, from, to } of rows) {
        if (weekday !== (new Date(on).getUTCDay() || 7)) continue
        const closes = first(on, to)
        for (let at = first(on, from); at < closes; at += MINUTE_MS) within.add(at)
      }
    }
    return within
  }
  const open = minutesOf(offer.hours, offer.holidays)
  const working = new Map(
    ['ann', 'bo'].map((id) => [
      id,
      minutesOf(
        offer.shifts.filter((row) => row.id === id),
        [],
      ),
    ]),
  )
  const every = ({ start, end }: Span, holds: (at: number) => boolean) => {
    for (let at = start; at < end; at += MINUTE_MS) if (!holds(at)) return false
    return true
  }
  const { service } = offer
  const length =
    (offer.units[0]?.durationMinutes ?? 0) + (wish.attaches.length > 0 ? (offer.attaches[0]?.durationMinutes ?? 0) : 0)
  const isThere = (id: string, slot: Span) => {
    const taken = {
      start: slot.start - service.bufferBefore * MINUTE_MS,
      end: slot.end + service.bufferAfter * MINUTE_MS,
    }
    const works = working.get(id)
    return (
      (works === undefined || every(slot, (at) => works.has(at))) &&
      every(taken, (at) => !(busy.get(id) ?? []).some((span) => span.start < at + MINUTE_MS && span.end > at))
    )
  }
  const each = service.perPerson ? wish.quantity : 1
  const vacancies = (slot: Span) => {
    const staff = ['ann', 'bo'].filter((id) => isThere(id, slot))
    const rooms = ['room', 'cell'].filter(
      (id) => (service.perPerson || id === 'room' || wish.quantity === 1) && isThere(id, slot),
    )
    const byStaff =
      wish.staffId === null ? Math.floor(staff.length / each) : staff.includes('bo') && staff.length >= each ? 1 : 0
    const byRooms = Math.floor(rooms.length / each)
    return service.mode === 'staff' ? byStaff : service.mode === 'resource' ? byRooms : Math.min(byStaff, byRooms)
  }
  const rows = offer.hours.filter(({ weekday }) => weekday === (new Date(date).getUTCDay() || 7))
  const starts = rows
    .flatMap(({ from, to }) =>
      Array.from({ length: 96 }, (_, index) => from + index * service.gridMinutes).filter((minutes) => minutes < to),
    )
    .flatMap((minutes) => {
      const [on, wall] = minutes < 1440 ? [date, minutes] : [after(date), minutes - 1440]
      return clock.find((one) => one.date === on && one.minutes === wall)?.at ?? []
    })
    .sort((one, other) => one - other)
  return starts
    .map((start) => ({ start, end: start + length * MINUTE_MS }))
    .filter((slot) => slot.start >= offer.now + service.cutOffMinutes * MINUTE_MS && every(slot, (at) => open.has(at)))
    .map((slot) => ({ ...slot, vacancies: vacancies(slot) }))
    .filter((slot) => slot.vacancies > 0)
}
