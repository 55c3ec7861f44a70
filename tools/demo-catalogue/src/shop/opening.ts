import type { Random } from '@yoyaku/drawings/random'
import type { Country, SeedHours, SeedShift, Weekday } from '../catalogue.types.ts'
import type { Trade } from '../trades/trade.types.ts'

type Day = readonly (readonly [open: string, close: string])[]

const BY_TRADE: Record<string, readonly Day[]> = {
  sushi: [
    [
      ['11:30', '14:00'],
      ['17:00', '22:00'],
    ],
    [
      ['12:00', '14:30'],
      ['17:30', '22:30'],
    ],
  ],
  izakaya: [[['17:00', '23:30']], [['18:00', '26:00']], [['17:30', '23:30']]],
  yakiniku: [[['11:30', '22:30']], [['16:30', '23:30']]],
  'korean-bbq': [[['11:30', '22:30']], [['12:00', '23:00']]],
  teahouse: [[['10:30', '18:30']], [['11:00', '19:00']]],
  cafe: [[['08:30', '19:00']], [['10:00', '20:00']], [['09:00', '18:30']]],
  fitness: [[['07:00', '22:00']], [['09:00', '21:00']]],
  yoga: [[['07:00', '20:30']], [['08:00', '21:00']]],
  sauna: [[['10:00', '23:00']], [['12:00', '23:30']]],
}
const BY_TOP: Record<Trade['top'], readonly Day[]> = {
  beauty: [[['10:00', '19:00']], [['10:00', '20:00']], [['11:00', '21:00']], [['09:30', '18:30']]],
  'car-care': [[['09:00', '18:30']], [['09:00', '19:00']], [['08:30', '18:00']]],
  dining: [[['11:30', '22:00']]],
  culture: [[['09:00', '18:30']], [['09:30', '18:00']], [['09:00', '18:00']]],
  lifestyle: [[['10:00', '19:00']], [['09:30', '18:30']]],
  'car-rental': [[['08:00', '20:00']], [['08:00', '19:00']], [['07:30', '20:00']]],
}

const ALL: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Usual days off: none for rentals, mostly one weekday for others. */
function closedDays(random: Random, trade: Trade): Weekday[] {
  if (trade.top === 'car-rental' || random.chance(0.22)) return []
  const first = random.pick<Weekday>(trade.top === 'car-care' ? [3, 7, 2] : [1, 2, 2, 3, 4])
  if (!random.chance(0.15)) return [first]
  return [first, first === 3 ? 4 : 3]
}

export function openingHours(random: Random, trade: Trade): SeedHours[] {
  const day = random.pick(BY_TRADE[trade.id] ?? BY_TOP[trade.top])
  const closed = closedDays(random, trade)
  return ALL.filter((weekday) => !closed.includes(weekday)).flatMap((weekday) =>
    day.map(([open, close]) => ({ weekday, open, close })),
  )
}

const HOLIDAYS: Record<Country, readonly string[][]> = {
  JP: [
    ['01-01', '01-02', '01-03', '12-31'],
    ['01-01', '12-31'],
    ['01-01'],
    ['01-01', '01-02', '08-13', '08-14', '08-15'],
    [],
  ],
  KR: [['01-01'], ['01-01', '12-25'], []],
  TW: [['01-01'], ['01-01', '10-10'], []],
}

export const holidays = (random: Random, country: Country): string[] => [...random.pick(HOLIDAYS[country])]

/** Everyone works at most five days. The first two never have the same day off, so an open shop is never without staff. */
export function shiftsOf(hours: readonly SeedHours[], member: number, start: number): SeedShift[] {
  const open = [...new Set(hours.map(({ weekday }) => weekday))]
  const free = open.length - 5
  const off = Array.from({ length: Math.max(0, free) }, (_, day) => open[(start + member * 2 + day) % open.length])
  return hours
    .filter(({ weekday }) => !off.includes(weekday))
    .map(({ weekday, open: from, close }) => ({ weekday, start: from, end: close }))
}
