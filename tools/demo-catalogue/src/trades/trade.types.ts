import type { IconName } from '@yoyaku/drawings'
import type { Country, EquipmentKind, SelectionUnitMode } from '../catalogue.types.ts'
import type { Text } from '../text.ts'
import type { UnitWord } from './unit-words.ts'

/** [name of the variation, minutes, yen]; `minutes` is named by its duration. */
export type UnitRow = readonly [word: UnitWord | 'minutes', minutes: number, yen: number]
/** `plain`: never used for a plan of accents.ts. */
/** `rental`: yen a day for so many people, instead of units. */
export type Offer = {
  name: Text
  about: Text
  units: UnitRow[]
  rental?: { seats: number; yen: number }
  mode?: SelectionUnitMode
  plain?: true
}
export type Extra = { name: Text; yen: number; minutes: number; max: number }

/** What a person or party occupies, and how it is chosen. */
export type Setting = {
  mode: SelectionUnitMode
  perPerson: boolean
  pricePer: 'person' | 'booking'
  kind: EquipmentKind
  /** Capacities of the equipment, in the order in which a shop acquires it. */
  capacities: readonly number[]
  most: number
  before: number
  after: number
}

export type TopId = 'beauty' | 'car-care' | 'dining' | 'culture' | 'lifestyle' | 'car-rental'
export type Trade = {
  id: string
  top: TopId
  name: Text
  /** The name of one piece of equipment, if named after the trade: Compact car 1. */
  oneName?: Text
  icon: IconName
  countries: readonly Country[]
  /** Shop names, `{s}` being the word that the shop chose for itself. */
  kinds: Text[]
  about: Text[]
  setting: Setting
  /** [the senior's, everyone else's] */
  titles: readonly [Text, Text]
  offers: Offer[]
  extras: Extra[]
}

export const offer = (name: Text, about: Text, units: UnitRow[], mode?: SelectionUnitMode): Offer =>
  mode === undefined ? { name, about, units } : { name, about, units, mode }

export const rental = (name: Text, about: Text, seats: number, yen: number): Offer => ({
  ...{ name, about, units: [], rental: { seats, yen } },
})

/** Marks a service that would read oddly as a plan. */
export const plain = (offered: Offer): Offer => ({ ...offered, plain: true })

export const extra = (name: Text, yen: number, minutes: number, max = 1): Extra => ({ name, yen, minutes, max })
