import { expect, test } from 'vitest'
import { timeAfter } from './time-after.ts'

test.each([
  ['08:30', 60, '09:30'],
  ['10:30', 75, '11:45'],
  ['19:00', 60, '20:00'],
  ['19:30', 60, null],
  ['24:30', 60, null],
])('After a reservation at %s for %i minutes comes %s', (reservationTime, experienceMinutes, time) => {
  expect(timeAfter({ reservationTime, experienceMinutes })).toBe(time)
})
