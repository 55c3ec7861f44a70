import { expect, test } from 'vitest'
import type { Day } from '../dates/day-strip.tsx'
import { canPickUp, isRental, obstacleOf, paidDays, rangeOf, returnTimesFrom, tiersOf } from './rental.ts'

const yen = (amount: number) => ({ amount, currency: 'JPY' as const })
const unitOf = (days: number, amount: number) => ({
  ...{ id: `days-${days}`, name: `${days} days`, durationMinutes: days * 1440 },
  ...{ price: yen(amount), shopPrice: yen(amount) },
})
const units = [unitOf(1, 7000), unitOf(2, 13_400), unitOf(3, 19_200), unitOf(7, 42_000)]

/** Closed on the 23rd, full on the 26th. */
const dayOf = (date: string): Day => ({
  date,
  status: date.endsWith('23') ? 'CLOSED' : ['22', '26'].includes(date.slice(8)) ? 'SOLD_OUT' : 'AVAILABLE',
})
const LENGTHS = [1, 2, 3, 7]

test.each([
  [{ dayUnit: true, units }, true],
  [{ dayUnit: false, units }, false],
  // Two kinds of bicycle for a day.
  [{ dayUnit: true, units: [unitOf(1, 900), unitOf(1, 1200)] }, false],
  [{ dayUnit: true, units: [unitOf(1, 900)] }, false],
])('isRental tells services whose number of days is chosen: case %#', (service, expected) => {
  expect(isRental(service)).toBe(expected)
})

test.each([
  ['2026-12-20', true],
  // Full for a day alone: what is picked up on it cannot be returned on the day after, when the shop is closed.
  ['2026-12-22', true],
  ['2026-12-23', false],
  ['2026-12-26', false],
])('canPickUp of %s is %s', (date, expected) => {
  expect(canPickUp(dayOf, date)).toBe(expected)
})

test.each([
  ['2026-12-20', '2026-12-21', null],
  ['2026-12-20', '2026-12-23', { kind: 'closed' }],
  ['2026-12-21', '2026-12-24', null],
  ['2026-12-20', '2026-12-24', { kind: 'length', days: 4 }],
  ['2026-12-20', '2026-12-28', { kind: 'long', most: 7 }],
  ['2026-12-20', '2026-12-27', { kind: 'full', date: '2026-12-26' }],
  ['2026-12-24', '2026-12-26', null],
])('obstacleOf a rental from %s to %s is %j', (pickUp, date, expected) => {
  expect(obstacleOf(dayOf, LENGTHS, pickUp, date)).toEqual(expected)
})

test.each([
  [{}, 4],
  [{ time: '10:00', returnTime: '09:00' }, 4],
  [{ time: '10:00', returnTime: '18:00' }, 5],
])('paidDays of four days with %j are %i, and rangeOf finds the four days again', (times, paid) => {
  const range = { date: '2026-12-18', days: 4 }
  expect(paidDays(range, times)).toBe(paid)
  expect(rangeOf('2026-12-18', unitOf(paid, 1), times)).toEqual(range)
})

test('returnTimesFrom lists the half hours between the first and the last pick-up', () => {
  expect(returnTimesFrom([{ time: '09:00' }, { time: '10:30' }])).toEqual(['09:00', '09:30', '10:00', '10:30'])
  expect(returnTimesFrom([])).toEqual([])
})

test('tiersOf says from how many days on a day costs less', () => {
  expect(tiersOf({ units }).map(({ fromDays, price }) => [fromDays, price.amount])).toEqual([
    [1, 7000],
    [2, 6700],
    [3, 6400],
    [7, 6000],
  ])
  const tier = { fromDays: 5, pricePerDay: yen(5000), shopPricePerDay: yen(5000) }
  expect(tiersOf({ units, rental: { maxDays: 7, seats: 5, tiers: [tier] } })).toEqual([
    { fromDays: 5, price: yen(5000) },
  ])
})
