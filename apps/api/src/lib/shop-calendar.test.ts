import { expect, onTestFinished, test, vi } from 'vitest'
import { calendarOf, closedSpan } from './shop-calendar.ts'

test('dateOf converts a moment once, however many shops of the zone ask for its date', () => {
  const tokyo = calendarOf('Asia/Tokyo')
  const evening = Date.parse('2026-11-30T23:59:59.999+09:00')
  const conversion = vi.spyOn(Temporal.Instant, 'fromEpochMilliseconds')
  onTestFinished(() => conversion.mockRestore())

  expect([tokyo.dateOf(evening), tokyo.dateOf(evening)].map(String)).toEqual(['2026-11-30', '2026-11-30'])
  expect(conversion).toHaveBeenCalledTimes(1)

  expect([tokyo.dateOf(evening + 1), tokyo.dateOf(evening)].map(String)).toEqual(['2026-12-01', '2026-11-30'])
  expect(
    calendarOf('Asia/Taipei')
      .dateOf(evening + 1)
      .toString(),
  ).toBe('2026-11-30')
})

test.each([
  [
    'begins within a millisecond',
    Date.parse('2026-12-01T00:00:00+09:00') + 0.25,
    Date.parse('2026-12-02T00:00:00+09:00'),
  ],
  ['has no end', Date.parse('2026-12-01T00:00:00+09:00'), Number.POSITIVE_INFINITY],
])('closedSpan takes what is written where a closure %s', (_, start, end) => {
  const nights = { hours: [{ weekday: 1, from: 1080, to: 1560 }], holidays: [], special: [] }
  expect(closedSpan(nights, calendarOf('Asia/Tokyo'), { start, end })).toEqual({ start, end })
})
