import { expect, test } from 'vitest'
import { calendarOf, type WeekRow } from '../../lib/shop-calendar.ts'
import { type OpenHours, openState } from './open-state.ts'

const tokyo = calendarOf('Asia/Tokyo')
const at = (wall: string, zone = 'Asia/Tokyo') =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
const everyDay = (from: number, to: number) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))
const noon = everyDay(10 * 60, 14 * 60)
const evening = everyDay(17 * 60, 22 * 60)

const hoursOf = (hours: WeekRow[], holidays: string[], more: Partial<OpenHours> = {}): OpenHours => ({
  ...{ hours, holidays, special: [], closures: [] },
  ...more,
})

test('An open shop says when it closes, in the time of its own zone', () => {
  expect(openState(hoursOf(noon, []), tokyo, at('2026-11-20T11:30'))).toEqual({
    open: true,
    changesAt: '2026-11-20T14:00:00+09:00',
  })
})

test('A shop that closes at noon is closed until the evening', () => {
  expect(openState(hoursOf([...evening, ...noon], []), tokyo, at('2026-11-20T15:00'))).toEqual({
    open: false,
    changesAt: '2026-11-20T17:00:00+09:00',
  })
})

test('The minute of opening is open, the minute of closing is not', () => {
  expect(openState(hoursOf(noon, []), tokyo, at('2026-11-20T10:00')).open).toBe(true)
  expect(openState(hoursOf(noon, []), tokyo, at('2026-11-20T14:00')).open).toBe(false)
})

test('Days off and holidays are passed over', () => {
  const weekdays = noon.filter(({ weekday }) => weekday < 6)
  expect(openState(hoursOf(weekdays, ['11-23', '11-24']), tokyo, at('2026-11-20T18:00'))).toEqual({
    open: false,
    changesAt: '2026-11-25T10:00:00+09:00',
  })
})

test('A bar that is open past midnight is open at one in the morning', () => {
  const bar = [...everyDay(18 * 60, 1440), ...everyDay(0, 2 * 60)]
  expect(openState(hoursOf(bar, []), tokyo, at('2026-11-21T01:00'))).toEqual({
    open: true,
    changesAt: '2026-11-21T02:00:00+09:00',
  })
})

test('A shop that never closes has no next change', () => {
  expect(openState(hoursOf(everyDay(0, 1440), []), tokyo, at('2026-11-20T11:30'))).toEqual({
    open: true,
    changesAt: null,
  })
  expect(openState(hoursOf([], []), tokyo, at('2026-11-20T11:30'))).toEqual({ open: false, changesAt: null })
})

test('The night on which the clocks change keeps wall time', () => {
  const lisbon = calendarOf('Europe/Lisbon')
  expect(openState(hoursOf(noon, []), lisbon, at('2026-10-24T20:00', 'Europe/Lisbon'))).toEqual({
    open: false,
    changesAt: '2026-10-25T10:00:00+00:00',
  })
})

test('A closure is not open time, and the next opening is after it', () => {
  const closures = [
    { start: at('2026-11-20T12:00'), end: at('2026-11-20T13:00') },
    { start: at('2026-11-21T00:00'), end: at('2026-11-22T12:00') },
  ]
  const stateAt = (wall: string) => openState(hoursOf(noon, [], { closures }), tokyo, at(wall))
  expect(['2026-11-20T11:30', '2026-11-20T12:30', '2026-11-20T13:30', '2026-11-21T11:00'].map(stateAt)).toEqual([
    { open: true, changesAt: '2026-11-20T12:00:00+09:00' },
    { open: false, changesAt: '2026-11-20T13:00:00+09:00' },
    { open: true, changesAt: '2026-11-20T14:00:00+09:00' },
    { open: false, changesAt: '2026-11-22T12:00:00+09:00' },
  ])
})

test('Special hours count instead of the week and the holidays', () => {
  const special = [{ date: '2026-11-21', from: 18 * 60, to: 20 * 60 }]
  expect(openState(hoursOf(noon, ['11-21'], { special }), tokyo, at('2026-11-20T15:00'))).toEqual({
    open: false,
    changesAt: '2026-11-21T18:00:00+09:00',
  })
})
