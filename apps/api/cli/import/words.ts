import type { BrandItem, CategoryItem, CityItem } from './format.ts'
import { copyOf, put } from './merge.ts'
import { cityCoverOf } from './pictures.ts'
import type { State } from './tables.ts'

/** Cities, categories and chains, which shops refer to. */
export type WordItems = { city: CityItem[]; category: CategoryItem[]; brand: BrandItem[] }

export function wordsAfter(before: State, { city, category, brand }: WordItems): State {
  const state = copyOf(before)
  const last = 1000
  for (const { id, name, country, timeZone, latitude, longitude, recommended, sort, cover } of city) {
    put(
      state,
      'city',
      {
        ...{ id, name, country, time_zone: timeZone, latitude, longitude, recommended, sort },
        cover: cover && cityCoverOf(cover, id, country),
      },
      { recommended: false, sort: last, cover: cityCoverOf('sparkles', id, country) },
    )
  }
  for (const { id, slug, name, icon, parent, sort } of category) {
    put(state, 'category', { id, slug, name, icon, parent_id: parent, sort }, { slug: id, parent_id: null, sort: last })
  }
  for (const { id, name } of brand) put(state, 'brand', { id, name })
  return state
}
