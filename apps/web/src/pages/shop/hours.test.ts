import { expect, test } from 'vitest'
import { weekOf } from './hours.ts'

test('weekOf has seven rows from Monday to Sunday; a break makes two spans, a day off none', () => {
  expect(
    weekOf(
      [
        { weekday: 1, open: '11:00', close: '14:00' },
        { weekday: 1, open: '17:00', close: '24:00' },
        { weekday: 7, open: '09:00', close: '18:00' },
      ],
      (open, close) => `${open}–${close}`,
    ),
  ).toEqual([
    { weekday: 1, spans: ['11:00–14:00', '17:00–24:00'] },
    { weekday: 2, spans: [] },
    { weekday: 3, spans: [] },
    { weekday: 4, spans: [] },
    { weekday: 5, spans: [] },
    { weekday: 6, spans: [] },
    { weekday: 7, spans: ['09:00–18:00'] },
  ])
})
