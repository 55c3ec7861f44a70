import type { SeedCity, Text } from '../catalogue.types.ts'

/** A neighbourhood: `line` is the address with `{n}` for the number, `code` its postal code. */
export type Area = { name: Text; line: Text; code: string; latitude: number; longitude: number }
/** `weight`: how many of every hundred shops stand here. `phone`: country and area code; `digits`: how many follow. */
export type Place = Omit<SeedCity, 'cover' | 'sort'> & {
  landmark: string
  weight: number
  phone: string
  digits: number
  areas: Area[]
}

export const area = (name: Text, line: Text, code: string, latitude: number, longitude: number): Area => ({
  name,
  line,
  code,
  latitude,
  longitude,
})
