import type { SeedCity } from '../catalogue.types.ts'
import { PLACES } from '../places/places.ts'

export const CITIES: SeedCity[] = PLACES.map(
  ({ id, name, country, timeZone, latitude, longitude, recommended, landmark }, sort) => ({
    id,
    name,
    country,
    timeZone,
    latitude,
    longitude,
    sort,
    recommended,
    cover: landmark,
  }),
)
