import type { Random } from '@yoyaku/drawings/random'
import type { Country, SeedShop } from '../catalogue.types.ts'
import { fill, same } from '../text.ts'
import type { Trade } from '../trades/trade.types.ts'
import { LICENSES } from '../words/licenses.ts'

const SAY_SINCE = 0.7
const SAY_LICENSE = 0.75
const OLDEST = 30
/** Of the trades that families hand down, one in twelve is older than that. */
const TRADITIONAL: readonly string[] = ['dining', 'culture']
const VENERABLE = 1 / 12

/** What some shops say of themselves: since when they are open, and under which license. */
export function factsOf(
  random: Random,
  trade: Trade,
  { country, listedSince }: { country: Country; listedSince: string },
): Pick<SeedShop, 'openSince' | 'license'> {
  const { year: listed } = Temporal.PlainDate.from(listedSince)
  const isVenerable = TRADITIONAL.includes(trade.top) && random.chance(VENERABLE)
  const openSince = isVenerable ? random.int(1912, 1979) : listed - random.int(0, OLDEST)
  const words = LICENSES[country][trade.id]
  const number = same(`${random.int(1, 47)}-${random.int(1000, 9999)}`)
  return {
    ...(random.chance(SAY_SINCE) && { openSince }),
    ...(words !== undefined && random.chance(SAY_LICENSE) && { license: fill(words, { n: number }) }),
  }
}
