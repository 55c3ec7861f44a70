import { at, mix, randomFrom } from '@yoyaku/drawings/random'
import type { Country } from './catalogue.types.ts'
import { PLACES } from './places/places.ts'
import type { Place } from './places/places.types.ts'
import type { TopId, Trade } from './trades/trade.types.ts'
import { TRADES } from './trades/trades.ts'
import { CHAINS, type Chain } from './words/brands.ts'
import { stemsOf } from './words/stems.ts'

const SHARES: Record<Country, Partial<Record<TopId, number>>> = {
  JP: { beauty: 13, dining: 13, lifestyle: 8, culture: 7, 'car-care': 5, 'car-rental': 4 },
  KR: { beauty: 14, dining: 14, lifestyle: 9, culture: 8, 'car-care': 5 },
  TW: { beauty: 14, dining: 14, lifestyle: 9, culture: 8, 'car-care': 5 },
}

/** The attributes of a shop, derived from its index alone, so that shops can be generated one at a time. */
export type Allotment = {
  place: Place
  trade: Trade
  /** The index of the neighbourhood that the name mentions, or null when the shop's name stands alone. */
  areaIndex: number | null
  /** Counts the shops of one name in one neighbourhood. */
  number: number
  named: { chain: Chain } | { stem: number; round: number }
}

/** A weighted round robin: each item gets as many turns as its weight, evenly mixed. */
class Round<T> {
  readonly #slots: { who: T; turn: number }[]
  readonly #weights: Map<T, number>

  constructor(seed: number, weights: readonly (readonly [T, number])[]) {
    this.#weights = new Map(weights)
    const turns = weights.flatMap(([who, weight]) => Array.from({ length: weight }, () => who))
    const taken = new Map<T, number>()
    this.#slots = randomFrom(seed)
      .shuffled(turns)
      .map((who) => {
        const turn = taken.get(who) ?? 0
        taken.set(who, turn + 1)
        return { who, turn }
      })
  }

  /** The item whose turn it is, and how many turns it had before. */
  at(index: number): { who: T; ordinal: number } {
    const { who, turn } = at(this.#slots, index)
    const rounds = Math.floor(index / this.#slots.length)
    return { who, ordinal: rounds * (this.#weights.get(who) ?? 0) + turn }
  }
}

export type Allot = (index: number) => Allotment

const CHAIN_EVERY = 4

export function allotting(seed: number): Allot {
  const places = new Round(
    mix(seed, 'places'),
    PLACES.map((place) => [place, place.weight] as const),
  )
  const tops = new Map(
    PLACES.map((place) => {
      const shares = Object.entries({ ...SHARES[place.country], ...place.shares }) as [TopId, number][]
      return [place, new Round(mix(seed, 'tops', place.id), shares)]
    }),
  )

  return (index) => {
    const { who: place, ordinal: inCity } = places.at(index)
    const round = tops.get(place)
    if (round === undefined) throw new RangeError(place.id)
    const { who: top, ordinal } = round.at(inCity)
    const offset = mix(seed, place.id, top)
    const areas = areaIndexesFor(place, top)

    const chains = CHAINS.filter(({ country, tradeId }) => country === place.country && topOf(tradeId) === top)
    const byChain = Math.floor(ordinal / CHAIN_EVERY)
    if (ordinal % CHAIN_EVERY === CHAIN_EVERY - 1 && chains.length > 0) {
      const chain = at(chains, byChain + offset)
      const visit = Math.floor(byChain / chains.length)
      return {
        place,
        trade: tradeOf(chain.tradeId),
        areaIndex: at(areas, visit + offset),
        number: Math.floor(visit / areas.length) + 1,
        named: { chain },
      }
    }

    const alone = chains.length > 0 ? ordinal - byChain : ordinal
    const stems = stemsOf(place.country, top).length
    const again = Math.floor(alone / stems)
    const trades = TRADES.filter((trade) => trade.top === top && trade.countries.includes(place.country))
    return {
      place,
      trade: at(trades, alone + offset),
      areaIndex: again === 0 ? null : at(areas, again - 1 + offset),
      number: again === 0 ? 1 : Math.floor((again - 1) / areas.length) + 1,
      named: { stem: alone * coprime(stems) + offset, round: again },
    }
  }
}

/** A stride that visits every stem once before any twice, without neighbours in the list following each other. */
const coprime = (length: number) => [7, 5, 3, 11].find((stride) => length % stride !== 0) ?? 1

/** The neighborhoods where such a shop may stand: garages keep to their streets, if the city has such. */
export function areaIndexesFor({ areas }: Place, top: TopId): number[] {
  const all = areas.map((_, index) => index)
  const garages = all.filter((index) => areas[index]?.garages)
  return top === 'car-care' && garages.length > 0 ? garages : all
}

const TRADE_BY_ID = new Map(TRADES.map((trade) => [trade.id, trade]))

export function tradeOf(id: string): Trade {
  const trade = TRADE_BY_ID.get(id)
  if (trade === undefined) throw new RangeError(`no trade ${id}`)
  return trade
}

const topOf = (tradeId: string): TopId => tradeOf(tradeId).top
