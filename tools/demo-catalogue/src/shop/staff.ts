import type { Random } from '@yoyaku/drawings/random'
import type { Country, SeedHours, SeedStaff } from '../catalogue.types.ts'
import { person } from '../people/people.ts'
import type { Trade } from '../trades/trade.types.ts'
import { shiftsOf } from './opening.ts'

export function staffOf(
  random: Random,
  shopId: string,
  country: Country,
  trade: Trade,
  hours: readonly SeedHours[],
): SeedStaff[] {
  const start = random.int(0, 6)
  const staff: SeedStaff[] = []
  const many = random.int(2, 5)
  while (staff.length < many) {
    const { name, drawn } = person(random, country)
    if (staff.some((other) => other.name.en === name.en)) continue
    const member = staff.length
    staff.push({
      id: `${shopId}-s${member + 1}`,
      name,
      title: trade.titles[member === 0 ? 0 : 1],
      avatar: drawn,
      shifts: shiftsOf(hours, member, start),
    })
  }
  return staff
}
