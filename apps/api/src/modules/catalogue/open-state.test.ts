import { expect, test } from 'vitest'
import { calendarOf } from '../../lib/shop-calendar.ts'
import { openState } from './open-state.ts'

const tokyo = calendarOf('Asia/Tokyo')
const at = (wall: string, zone = 'Asia/Tokyo') =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
const everyDay = (from: number, to: number) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))
const noon = everyDay(10 * 60, 14 * 60)
const evening = everyDay(17 * 60, 22 * 60)

test('An open shop says when it closes, in the time of its own zone', () => {
  expect(openState(noon, [], tokyo, at('2026-11-20T11:30'))).toEqual({
    open: true,
    changesAt: '2026-11-20T14:00:00+09:00',
  })
})

test('Between noon and evening a shop is closed until the evening', () => {
  expect(openState([...evening, ...noon], [], tokyo, at('2026-11-20T15:00'))).toEqual({
    open: false,
    changesAt: '2026-11-20T17:00:00+09:00',
  })
})

test('The minute of opening is open, the minute of closing is not', () => {
  expect(openState(noon, [], tokyo, at('2026-11-20T10:00')).open).toBe(true)
  expect(openState(noon, [], tokyo, at('2026-11-20T14:00')).open).toBe(false)
})

test('Days off and holidays are passed over', () => {
  const weekdays = noon.filter(({ weekday }) => weekday < 6)
  expect(openState(weekdays, ['11-23', '11-24'], tokyo, at('2026-11-20T18:00'))).toEqual({
    open: false,
    changesAt: '2026-11-25T10:00:00+09:00',
  })
})

test('A bar that is open past midnight is open at one in the morning', () => {
  const bar = [...everyDay(18 * 60, 1440), ...everyDay(0, 2 * 60)]
  expect(openState(bar, [], tokyo, at('2026-11-21T01:00'))).toEqual({
    open: true,
    changesAt: '2026-11-21T02:00:00+09:00',
  })
})

test('What never closes never changes', () => {
  expect(openState(everyDay(0, 1440), [], tokyo, at('2026-11-20T11:30'))).toEqual({ open: true, changesAt: null })
  expect(openState([], [], tokyo, at('2026-11-20T11:30'))).toEqual({ open: false, changesAt: null })
})

test('The night on which the clocks change keeps wall time', () => {
  const lisbon = calendarOf('Europe/Lisbon')
  expect(openState(noon, [], lisbon, at('2026-10-24T20:00', 'Europe/Lisbon'))).toEqual({
    open: false,
    changesAt: '2026-10-25T10:00:00+00:00',
  })
})
