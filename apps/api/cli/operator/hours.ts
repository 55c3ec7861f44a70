import type { Schemas } from '../../src/contract/types.ts'
import type { Ask } from './api-client.ts'
import { WEEKDAYS } from './arguments.ts'
import { table } from './plain-text.ts'

type Hours = Schemas['ShopHours']
type Opening = { open: string; close: string }
export type HoursOptions = {
  date?: string
  weekday?: number[]
  open?: Opening[]
  usual?: boolean
  closed?: boolean
}

/** Shows the hours, after setting those of one date or of weekdays where such are given. */
export async function hours(ask: Ask, shopId: string, { date, weekday, open = [] }: HoursOptions): Promise<Hours> {
  const path = `/shops/${encodeURIComponent(shopId)}/hours`
  const answer =
    weekday !== undefined
      ? await ask<{ data: Hours }>('PUT', `${path}/weekly`, { body: { weekdays: weekday, hours: open } })
      : date !== undefined
        ? await ask<{ data: Hours }>('PUT', path, { body: { date, hours: open } })
        : await ask<{ data: Hours }>('GET', path)
  return answer.data
}

export function showHours({ timeZone, weekly, holidays, special }: Hours): string {
  const times = (openings: Opening[]) => openings.map(({ open, close }) => `${open}-${close}`).join(', ') || 'closed'
  const week = WEEKDAYS.map((name, at) => [name, times(weekly.filter(({ weekday }) => weekday === at + 1))])
  const dates = [...new Set(special.map(({ date }) => date))]
  const days = dates.map((date) => [date, times(special.filter((one) => one.date === date))])
  return table([
    ...week,
    ...(holidays.length > 0 ? [['Holidays', holidays.join(', ')]] : []),
    ...days,
    ['Time zone', timeZone],
  ])
}
