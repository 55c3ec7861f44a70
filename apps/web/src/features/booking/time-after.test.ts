import { expect, test } from 'vitest'
import { timeAfter } from './time-after.ts'

test.each([
  ['08:30', 60, '10:00'],
  ['10:30', 75, '12:15'],
  ['19:00', 60, '20:30'],
  ['19:30', 60, null],
  ['24:30', 60, null],
])('After a reservation at %s for %i minutes and the way comes %s', (reservationTime, experienceMinutes, time) => {
  expect(timeAfter({ reservationTime, experienceMinutes })).toBe(time)
})
