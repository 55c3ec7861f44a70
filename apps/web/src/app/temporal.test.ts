import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  isEmpty,
  lastBookableDay,
  monthRange,
  nextAvailable,
  presentIn,
  stripRange,
} from '../features/catalogue/days.ts'
import { createFormat } from '../locale/format.ts'
import { dateIn, isSameClock } from '../locale/zoned.ts'
import { nearestSlots } from '../pages/reservation/rules/nearest-slots.ts'
import { specialDaysOf } from '../pages/shop/special-days-of.ts'
import { loadTemporal } from './load-temporal.ts'
import { Temporal as Polyfill } from './temporal.ts'

test('loadTemporal gives a browser without Temporal its polyfill', async () => {
  vi.stubGlobal('Temporal', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  Reflect.deleteProperty(globalThis, 'Temporal')
  await loadTemporal()
  expect(Temporal).toBe(Polyfill)
})

test('loadTemporal leaves a Temporal of the browser alone', async () => {
  const own = Temporal
  await loadTemporal()
  expect(Temporal).toBe(own)
  expect(Temporal).not.toBe(Polyfill)
})

const clock = createFormat('en').time
const [AUCKLAND, NEW_YORK, TOKYO] = ['Pacific/Auckland', 'America/New_York', 'Asia/Tokyo']

describe.each([
  ['Temporal of the engine', Temporal],
  ['its polyfill', Polyfill],
])('With %s', (_, implementation) => {
  const withIt = () => {
    vi.stubGlobal('Temporal', implementation)
    onTestFinished(() => void vi.unstubAllGlobals())
  }

  test.each([
    ['February of a leap year', '2028-02-10', '2028-02-01', ['2028-02-10', '2028-02-29']],
    ['February of another year', '2027-01-31', '2027-02-01', ['2027-02-01', '2027-02-28']],
    ['a day of a later month', '2026-12-31', '2027-02-17', ['2027-02-01', '2027-02-28']],
    ['a later day of this month', '2026-11-21', '2026-11-30', ['2026-11-21', '2026-11-30']],
    ['the last day of a month', '2026-12-31', '2026-12-01', ['2026-12-31', '2026-12-31']],
  ])('monthRange is what is left of %s', (_name, today, month, [dateFrom, dateTo]) => {
    withIt()
    expect(monthRange(today, month)).toEqual({ dateFrom, dateTo })
  })

  test('monthRange of a month that is over is empty', () => {
    withIt()
    const ranges = [monthRange('2026-12-01', '2026-11-01'), monthRange('2026-11-30', '2026-11-01')]
    expect(ranges.map(isEmpty)).toEqual([true, false])
  })

  test.each([
    ['the end of a year', '2026-12-25', null, '2026-12-25', '2027-01-07'],
    ['a leap day', '2028-02-20', null, '2028-02-20', '2028-03-04'],
    ['a day that is within it', '2028-02-20', '2028-03-04', '2028-02-20', '2028-03-04'],
    ['a day that is not', '2028-02-20', '2028-03-05', '2028-03-05', '2028-03-18'],
    ['a night that goes on after midnight', '2026-12-13', '2026-12-12', '2026-12-12', '2026-12-25'],
    ['the change to daylight saving time', '2026-03-07', null, '2026-03-07', '2026-03-20'],
  ])('stripRange has fourteen days at %s', (_name, today, chosen, dateFrom, dateTo) => {
    withIt()
    expect(stripRange({ today, firstDay: today }, chosen)).toEqual({ dateFrom, dateTo })
  })

  test('stripRange begins with the day before until noon, whose night may go on, and ends after two weeks', () => {
    withIt()
    const [morning, noon] = ['2026-12-13T02:59:59Z', '2026-12-13T03:00:00Z'].map((now) => presentIn(now, 'Asia/Tokyo'))
    expect([morning, noon]).toEqual([
      { today: '2026-12-13', firstDay: '2026-12-12' },
      { today: '2026-12-13', firstDay: '2026-12-13' },
    ])
    expect(stripRange({ today: '2026-12-13', firstDay: '2026-12-12' }, null)).toEqual({
      dateFrom: '2026-12-12',
      dateTo: '2026-12-26',
    })
  })

  test('lastBookableDay counts a leap day', () => {
    withIt()
    expect(['2027-12-01', '2026-12-01'].map(lastBookableDay)).toEqual(['2028-02-29', '2027-03-01'])
  })

  test.each([
    // Half past nine in Tokyo: half past one the next morning in summer in Auckland, the evening before in New York.
    ['2026-12-31T12:30:00Z', ['2027-01-01', '2026-12-31', '2026-12-31'], ['01:30', '07:30', '21:30']],
    ['2028-02-28T16:00:00Z', ['2028-02-29', '2028-02-28', '2028-02-29'], ['05:00', '11:00', '01:00']],
    // The hour that New York has twice, and the minutes around the one that it misses.
    ['2026-11-01T05:30:00Z', ['2026-11-01', '2026-11-01', '2026-11-01'], ['18:30', '01:30', '14:30']],
    ['2026-11-01T06:30:00Z', ['2026-11-01', '2026-11-01', '2026-11-01'], ['19:30', '01:30', '15:30']],
    ['2026-03-08T06:59:00Z', ['2026-03-08', '2026-03-08', '2026-03-08'], ['19:59', '01:59', '15:59']],
    ['2026-03-08T07:00:00Z', ['2026-03-08', '2026-03-08', '2026-03-08'], ['20:00', '03:00', '16:00']],
    // Days of 23 and of 25 hours.
    ['2026-03-09T03:59:00Z', ['2026-03-09', '2026-03-08', '2026-03-09'], ['16:59', '23:59', '12:59']],
    ['2026-11-02T04:59:00Z', ['2026-11-02', '2026-11-01', '2026-11-02'], ['17:59', '23:59', '13:59']],
    ['2026-09-26T14:00:00Z', ['2026-09-27', '2026-09-26', '2026-09-26'], ['03:00', '10:00', '23:00']],
    ['2026-04-04T14:00:00Z', ['2026-04-05', '2026-04-04', '2026-04-04'], ['02:00', '10:00', '23:00']],
  ])('Day and time of %s in Auckland, New York and Tokyo', (instant, days, times) => {
    withIt()
    const zones = [AUCKLAND, NEW_YORK, TOKYO]
    expect(zones.map((zone) => dateIn(instant, zone))).toEqual(days)
    expect(zones.map((zone) => clock(instant, zone))).toEqual(times)
  })

  test.each([
    ['2026-11-25T10:00:00+09:00', TOKYO, AUCKLAND, false],
    ['2026-11-25T10:00:00+09:00', TOKYO, 'Asia/Seoul', true],
    // One hour apart in the winter of the north alone.
    ['2026-12-01T00:00:00Z', AUCKLAND, 'Pacific/Fiji', false],
    ['2026-07-01T00:00:00Z', AUCKLAND, 'Pacific/Fiji', true],
  ])('isSameClock at %s in %s and %s: %j', (instant, one, other, same) => {
    withIt()
    expect(isSameClock(instant, one, other)).toBe(same)
  })

  test('nextAvailable goes by the day of the shop, whatever the day of the reader', () => {
    withIt()
    // The first of March in Tokyo; still the leap day in New York.
    const now = '2028-02-29T15:30:00Z'
    expect(['2028-03-01', '2028-03-02', '2028-03-03'].map((date) => nextAvailable(date, 'JP', now))).toEqual([
      { kind: 'today' },
      { kind: 'tomorrow' },
      { kind: 'date', date: '2028-03-03' },
    ])
  })

  test('nearestSlots reaches over the end of a year', () => {
    withIt()
    const price = { amount: 100, currency: 'JPY' } as const
    const day = (date: string, ...times: string[]) => ({
      date,
      status: 'AVAILABLE' as const,
      slots: times.map((time) => ({ startAt: '', endAt: '', time, vacancies: 1, price })),
    })
    const days = [day('2026-12-30', '23:30'), day('2026-12-31', '09:00', '23:30'), day('2027-01-01', '00:30', '09:00')]
    const times = { timeZone: TOKYO, days, nextAvailableDate: '2026-12-30' }
    expect(nearestSlots(times, { date: '2026-12-31', time: '23:30' })).toEqual([
      { date: '2026-12-31', time: '09:00' },
      { date: '2027-01-01', time: '00:30' },
      { date: '2027-01-01', time: '09:00' },
    ])
  })

  test('specialDaysOf ends a closure on the leap day where it ends at the midnight after it', () => {
    withIt()
    const closures = [{ from: '2028-02-28T00:00', to: '2028-03-01T00:00' }]
    expect(specialDaysOf({ closures, specialHours: [] })).toEqual([
      { first: '2028-02-28', last: '2028-02-29', hours: [], isClosed: true },
    ])
  })

  test('A formatted date is the same day in every zone, and a whole number of days is one', () => {
    withIt()
    const { date, dateOf, duration, weekdayName } = createFormat('en')
    expect(date('2028-02-29')).toBe('February 29, 2028')
    expect(dateOf('2026-12-31T12:30:00Z', AUCKLAND)).toBe('Friday, January 1, 2027')
    expect([1, 7].map(weekdayName)).toEqual(['Monday', 'Sunday'])
    expect([45, 60, 90, 1440, 1500, 4320, 4350].map(duration)).toEqual([
      ...['45 min', '1 hr', '1 hr 30 min', '1 day', '25 hr', '3 days', '72 hr 30 min'],
    ])
  })
})
