import { expect, test } from 'vitest'
import { nextAvailable } from './days.ts'

const LATE_IN_TAIPEI = '2026-11-20T15:30:00Z'

test.each([
  ['2026-11-20', 'TW', { kind: 'today' }],
  ['2026-11-21', 'TW', { kind: 'tomorrow' }],
  // Half past midnight in Tokyo: the 21st is today there.
  ['2026-11-21', 'JP', { kind: 'today' }],
  ['2026-11-22', 'JP', { kind: 'tomorrow' }],
  ['2026-11-28', 'KR', { kind: 'date', date: '2026-11-28' }],
  [null, 'JP', null],
] as const)('nextAvailable of %s in %s', (date, country, expected) => {
  expect(nextAvailable(date, country, LATE_IN_TAIPEI)).toEqual(expected)
})
