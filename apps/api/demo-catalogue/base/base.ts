import type { CatalogueBase } from '../catalogue.types.ts'
import { ARTICLE_CATEGORIES, articlesOf } from '../editorial/articles.ts'
import { curatedOf } from '../editorial/curated.ts'
import { CHAINS } from '../words/brands.ts'
import { CATEGORIES } from './categories.ts'
import { citiesOf } from './cities.ts'
import { SEARCH_TAGS } from './search-tags.ts'

/** The catalogue without its shops, in memory. */
export const buildBase = (seed: number): CatalogueBase => ({
  cities: citiesOf(seed),
  categories: CATEGORIES,
  brands: CHAINS.map(({ id, name }) => ({ id, name })),
  curated: curatedOf(seed),
  articleCategories: ARTICLE_CATEGORIES,
  articles: articlesOf(seed),
  searchTags: SEARCH_TAGS,
})
