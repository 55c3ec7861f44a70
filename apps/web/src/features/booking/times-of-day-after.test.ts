import { expect, test } from 'vitest'
import { timesOfDayAfter } from './times-of-day-after.ts'

test.each([
  ['08:30', 60, ['morning', 'afternoon', 'evening']],
  ['10:30', 60, ['afternoon', 'evening']],
  ['15:30', 60, ['evening']],
  ['19:30', 60, []],
  ['24:30', 60, []],
])('After a reservation at %s for %i minutes come %j', (reservationTime, experienceMinutes, times) => {
  expect(timesOfDayAfter({ reservationTime, experienceMinutes })).toEqual(times)
})
