import type { IconName } from '@yoyaku/drawings'
import type { SeedCity } from '../catalogue.types.ts'
import type { Text } from '../text.ts'
import type { TopId } from '../trades/trade.types.ts'

/** A neighbourhood: `line` is the address with its number left out, `code` its postal code. In Japan it has `chomes` blocks. */
export type Area = {
  name: Text
  line: Text
  code: string
  latitude: number
  longitude: number
  chomes: number
  /** Workshops for cars stand here, not in the city's other neighborhoods. */
  garages?: true
}
/** `weight`: its percentage of all shops; `shares`: their kinds, where they differ from the country's. `phone`: country and area code; `digits`: how many follow. */
export type Place = Omit<SeedCity, 'cover' | 'sort'> & {
  landmark: IconName
  weight: number
  shares?: Partial<Record<TopId, number>>
  phone: string
  digits: number
  areas: Area[]
}

export const area = (name: Text, line: Text, code: string, latitude: number, longitude: number, chomes = 5): Area => ({
  name,
  line,
  code,
  latitude,
  longitude,
  chomes,
})

export const withGarages = (where: Area): Area => ({ ...where, garages: true })
