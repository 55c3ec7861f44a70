import { mix } from '../../src/lib/random.ts'
import type { SeedCity } from '../catalogue.types.ts'
import { PLACES } from '../places/places.ts'

export const citiesOf = (seed: number): SeedCity[] =>
  PLACES.map(({ id, name, country, timeZone, latitude, longitude, recommended, landmark }, sort) => ({
    id,
    name,
    country,
    timeZone,
    latitude,
    longitude,
    sort,
    recommended,
    cover: { seed: mix(seed, 'city', id), category: `city-${country.toLowerCase()}`, object: landmark, ratio: '16:9' },
  }))
