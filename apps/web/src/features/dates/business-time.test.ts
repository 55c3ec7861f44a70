import { expect, test } from 'vitest'
import { onTheClock } from './business-time.ts'

test.each([
  ['2026-12-12', '18:05', '2026-12-12T18:05'],
  ['2026-12-12', '24:00', '2026-12-13T00:00'],
  ['2026-12-31', '24:30', '2027-01-01T00:30'],
  ['2028-02-28', '35:59', '2028-02-29T11:59'],
])('The time %s %s of an evening stands on the clock as %s', (date, time, expected) => {
  expect(onTheClock({ date, time }).toString({ smallestUnit: 'minute' })).toBe(expected)
})
