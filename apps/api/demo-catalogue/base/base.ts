import { mix } from '../../src/lib/random.ts'
import type { CatalogueBase } from '../catalogue.types.ts'
import { ARTICLE_CATEGORIES, articlesOf } from '../editorial/articles.ts'
import { curatedOf } from '../editorial/curated.ts'
import { FAQ_CATEGORIES } from '../editorial/faqs.ts'
import { PRIVACY, TERMS } from '../editorial/legal.ts'
import { CHAINS } from '../words/brands.ts'
import { CATEGORIES } from './categories.ts'
import { citiesOf } from './cities.ts'
import { EXCHANGE_RATES, PLATFORM_STYLE, SEARCH_TAGS } from './settings.ts'

/** The catalogue without its shops, in memory. */
export const buildBase = (seed: number): CatalogueBase => ({
  cities: citiesOf(seed),
  categories: CATEGORIES,
  brands: CHAINS.map(({ id, name }) => ({ id, name })),
  curated: curatedOf(seed),
  articleCategories: ARTICLE_CATEGORIES,
  articles: articlesOf(seed),
  faqCategories: FAQ_CATEGORIES,
  terms: TERMS,
  privacy: PRIVACY,
  exchangeRates: EXCHANGE_RATES,
  platformStyle: PLATFORM_STYLE,
  banner: { seed: mix(seed, 'banner'), category: 'city-jp', object: 'mount-fuji', ratio: '16:9' },
  searchTags: SEARCH_TAGS,
})
