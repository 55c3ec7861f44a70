import { expect, test } from 'vitest'
import { shownDay } from './shown-day.ts'

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

test('today comes first', () => {
  expect(shownDay(times([morning], '2026-11-20'), { date: null, today })).toEqual({
    date: today,
    slots: [morning],
    missing: null,
  })
})

test('nothing today: it is said, and the next free day is shown at once', () => {
  expect(shownDay(times([], '2026-11-22'), { date: null, today })).toEqual({
    date: '2026-11-22',
    slots: [noon],
    missing: today,
  })
})

test('nothing on the day that was chosen: it is said, and the choice stays', () => {
  expect(shownDay(times([morning], '2026-11-20'), { date: '2026-11-21', today })).toEqual({
    date: '2026-11-21',
    slots: [],
    missing: '2026-11-21',
  })
})

test('the next free day lies beyond what was asked for, or there is none', () => {
  expect(shownDay(times([], '2026-12-24'), { date: null, today })).toEqual({ date: null, slots: [], missing: today })
  expect(shownDay(times([], null), { date: null, today })).toEqual({ date: null, slots: [], missing: today })
})
