import type { Api } from '../http/api.ts'
import type { Settings } from '../http/settings.ts'
import { availabilityQueries } from './availability.ts'
import { catalogueQueries } from './catalogue.ts'
import { memberQueries } from './member.ts'
import { readerOf } from './read.ts'

export type { CitiesAnswer, City, CityFilters, LocationType, SearchFilters } from './catalogue.ts'
export type { QueryOptions } from './read.ts'

export function publicQueries(api: Api, settings: Settings, apiOfMember = api) {
  const reader = readerOf(api, settings, 'public')
  const ofMember = readerOf(apiOfMember, settings, 'member')
  return { ...catalogueQueries(reader), ...availabilityQueries(reader, ofMember) }
}

export const queriesOfMember = (api: Api, settings: Settings) => memberQueries(readerOf(api, settings, 'member'))

export type PublicQueries = ReturnType<typeof publicQueries>
export type Queries = PublicQueries & ReturnType<typeof queriesOfMember>
