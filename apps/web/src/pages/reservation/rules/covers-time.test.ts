import { expect, test } from 'vitest'
import { coversTime } from './covers-time.ts'

const timeZone = 'Asia/Tokyo'
const evening = { timeZone, startAt: '2026-12-31T14:00:00Z', endAt: '2026-12-31T16:30:00Z' }

test.each([
  ['2026-12-31', '22:30', false],
  ['2026-12-31', '23:00', true],
  ['2026-12-31', '23:30', true],
  ['2026-12-31', '24:30', true],
  ['2026-12-31', '25:30', false],
  ['2027-01-01', '00:30', true],
  ['2027-01-01', '01:00', true],
  ['2027-01-01', '01:30', false],
  ['2026-12-31', '00:30', false],
  ['2027-01-01', null, false],
  [null, '23:30', false],
])('coversTime of a hold from 23:00 on New Year’s Eve to 01:30 at %s %s is %j', (date, time, covered) => {
  expect(coversTime(evening, date, time)).toBe(covered)
})

test('coversTime of a hold over the end of daylight saving time goes on through the hour that comes twice', () => {
  const night = { timeZone: 'America/New_York', startAt: '2026-11-01T04:30:00Z', endAt: '2026-11-01T06:30:00Z' }
  expect(['00:00', '00:30', '01:00', '01:30', '02:00'].map((time) => coversTime(night, '2026-11-01', time))).toEqual([
    ...[false, true, true, true, false],
  ])
})
