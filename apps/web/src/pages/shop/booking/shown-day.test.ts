import { expect, test } from 'vitest'
import { startTimesOf } from '../../../features/catalogue/start-times.ts'
import { shownDay as shownDayFor } from './shown-day.ts'

const price = { amount: 100, currency: 'JPY' } as const
const slot = (startAt: string) => ({ startAt, endAt: startAt, time: startAt.slice(11, 16), vacancies: 1, price })
const [morning, noon] = [slot('2026-11-20T10:00:00+09:00'), slot('2026-11-22T12:00:00+09:00')]
const day = (date: string, slots: (typeof morning)[]) =>
  ({ date, status: slots.length > 0 ? 'AVAILABLE' : 'SOLD_OUT', slots }) as const
const times = (first: (typeof morning)[], nextAvailableDate: string | null) => ({
  timeZone: 'Asia/Tokyo',
  days: [day('2026-11-20', first), day('2026-11-21', []), day('2026-11-22', [noon])],
  nextAvailableDate,
})
const today = '2026-11-20'
const shownFor = (search: string) => (all: ReturnType<typeof times>, present: { date: string | null; today: string }) =>
  shownDayFor(all, { ...present, startTimes: startTimesOf(new URLSearchParams(search)) })
/** Of a search for any time: all slots of the day are wanted. */
function shownDay(...args: Parameters<ReturnType<typeof shownFor>>) {
  const { wanted, ...shown } = shownFor('')(...args)
  expect(wanted).toEqual(shown.slots)
  return shown
}

test('shownDay is today where it has free times', () => {
  expect(shownDay(times([morning], '2026-11-20'), { date: null, today })).toEqual({
    date: today,
    slots: [morning],
    missing: null,
  })
})

test('shownDay is the night that goes on where it has free times, unless another day is chosen', () => {
  const present = { date: null, today: '2026-11-21' }
  expect(shownDay(times([morning], '2026-11-20'), present)).toEqual({
    date: '2026-11-20',
    slots: [morning],
    missing: null,
  })
  expect(shownDay(times([], '2026-11-22'), present).missing).toBe('2026-11-21')
  expect(shownDay(times([morning], '2026-11-20'), { ...present, date: '2026-11-22' }).date).toBe('2026-11-22')
})

test('shownDay without times today names that and is the next free day', () => {
  expect(shownDay(times([], '2026-11-22'), { date: null, today })).toEqual({
    date: '2026-11-22',
    slots: [noon],
    missing: today,
  })
})

test('shownDay without times on the chosen day names that and keeps the choice', () => {
  expect(shownDay(times([morning], '2026-11-20'), { date: '2026-11-21', today })).toEqual({
    date: '2026-11-21',
    slots: [],
    missing: '2026-11-21',
  })
})

test('shownDay is null where the next free day lies beyond the loaded days, or does not exist', () => {
  expect(shownDay(times([], '2026-12-24'), { date: null, today })).toEqual({ date: null, slots: [], missing: today })
  expect(shownDay(times([], null), { date: null, today })).toEqual({ date: null, slots: [], missing: today })
})

test('shownDay for some times is the first day that has one of them, with all times of that day', () => {
  const evening = shownFor('timeOfDay=afternoon')(times([morning], '2026-11-20'), { date: null, today })
  expect(evening).toEqual({ date: '2026-11-22', slots: [noon], wanted: [noon], missing: null })
  const early = shownFor('timeTo=11:00')(times([morning], '2026-11-20'), { date: null, today })
  expect(early).toEqual({ date: today, slots: [morning], wanted: [morning], missing: null })
})

test('shownDay keeps the chosen day, and today where no day has the wanted times', () => {
  const all = times([morning], '2026-11-20')
  const none = { date: today, slots: [morning], wanted: [], missing: null }
  expect(shownFor('timeFrom=12:00')(all, { date: today, today })).toEqual(none)
  expect(shownFor('timeOfDay=evening')(all, { date: null, today })).toEqual(none)
})
