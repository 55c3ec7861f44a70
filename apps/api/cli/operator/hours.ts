import type { Schemas } from '../../src/contract/types.ts'
import type { Ask } from './api-client.ts'
import { WEEKDAYS } from './arguments.ts'
import type { DryRun } from './dry-run.ts'
import { table } from './plain-text.ts'

type Hours = Schemas['ShopHours']
type Opening = { open: string; close: string }
export type HoursOptions = {
  who?: string
  date?: string
  weekday?: number[]
  open?: Opening[]
  usual?: boolean
  closed?: boolean
} & DryRun

type Taken = Omit<Schemas['HoursWithReservations'], 'hours'>
type Found = { found: Hours; taken: Taken | null }

/** The hours, after setting those of one date or of weekdays where such are given; `taken`: what stays outside the new ones. */
export async function hours(ask: Ask, shopId: string, options: HoursOptions): Promise<Found> {
  const { who, date, weekday, open = [], usual, dryRun } = options
  const path = `/shops/${encodeURIComponent(shopId)}/hours`
  const set = async (to: string, body: object): Promise<Found> => {
    const answer = await ask<{ data: Schemas['HoursWithReservations'] }>('PUT', to, {
      body: { ...body, ...(dryRun && { dryRun }) },
    })
    const { hours: found, ...taken } = answer.data
    return { found, taken }
  }
  if (weekday !== undefined) return set(`${path}/weekly`, { weekdays: weekday, hours: open })
  if (date === undefined) return { found: (await ask<{ data: Hours }>('GET', path)).data, taken: null }
  if (who === undefined) return set(path, { date, hours: open })
  return set(`${path}/bookable`, { bookable: who, date, hours: usual ? null : open })
}

export function showHours({ timeZone, weekly, holidays, special, specialByBookable }: Hours): string {
  const week = WEEKDAYS.map((name, index) => [name, times(weekly.filter(({ weekday }) => weekday === index + 1))])
  const dates = [...new Set(special.map(({ date }) => date))]
  const days = dates.map((date) => [date, times(special.filter((one) => one.date === date))])
  return table([
    ...week,
    ...(holidays.length > 0 ? [['Holidays', holidays.join(', ')]] : []),
    ...days,
    ...rowsByBookable({ specialByBookable }),
    ['Time zone', timeZone],
  ])
}

/** The hours of single staff members and things. */
export const rowsByBookable = ({ specialByBookable }: Pick<Hours, 'specialByBookable'>): string[][] =>
  specialByBookable.map(({ bookable, date, hours }) => [date, `${bookable.name}: ${times(hours)}`])

const times = (openings: Opening[]): string =>
  openings.map(({ open, close }) => `${open}-${close}`).join(', ') || 'closed'
