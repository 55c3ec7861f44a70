import type { Schemas } from '../../contract/types.ts'

type Country = Schemas['Country']
type LocationType = Schemas['LocationType']

// The wire's spellings, seen from Taiwan.
const COUNTRIES: Record<LocationType, Country[]> = { domentic: ['TW'], oversea: ['JP', 'KR'] }

export const countriesOf = (locationType: LocationType): Country[] => COUNTRIES[locationType]
export const locationTypeOf = (country: Country): LocationType => (country === 'TW' ? 'domentic' : 'oversea')
