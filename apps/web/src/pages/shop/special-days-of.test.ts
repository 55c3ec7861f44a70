import { expect, test } from 'vitest'
import { specialDaysOf } from './special-days-of.ts'

test('specialDaysOf sorts closed days, closed hours and extra opening days by date', () => {
  expect(
    specialDaysOf({
      closures: [
        { from: '2027-02-06T00:00', to: '2027-02-12T00:00' },
        { from: '2026-12-01T12:00', to: '2026-12-01T14:00' },
      ],
      specialHours: [
        { date: '2026-12-06', open: '10:00', close: '12:00' },
        { date: '2026-12-06', open: '14:00', close: '18:00' },
      ],
    }),
  ).toEqual([
    { first: '2026-12-01', last: '2026-12-01', hours: [['12:00', '14:00']], isClosed: true },
    {
      ...{ first: '2026-12-06', last: '2026-12-06', isClosed: false },
      hours: [
        ['10:00', '12:00'],
        ['14:00', '18:00'],
      ],
    },
    { first: '2027-02-06', last: '2027-02-11', hours: [], isClosed: true },
  ])
})

test('specialDaysOf shows only the next of many', () => {
  const closures = Array.from({ length: 9 }, (_, day) => ({
    from: `2026-12-0${9 - day}T00:00`,
    to: `2026-12-${String(10 - day).padStart(2, '0')}T00:00`,
  }))
  expect(specialDaysOf({ closures, specialHours: [] }).map(({ first }) => first)).toEqual(
    [1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`),
  )
})
