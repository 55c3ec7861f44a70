import { allotting } from './allotment.ts'
import { CATEGORIES } from './base/categories.ts'
import { CITIES } from './base/cities.ts'
import { SEARCH_TAGS } from './base/search-tags.ts'
import type { Catalogue, CatalogueEntry, Content, SeedShop } from './catalogue.types.ts'
import { ARTICLE_CATEGORIES, articlesOf } from './editorial/articles.ts'
import { curatedOf } from './editorial/curated.ts'
import { shopOf } from './shop/shop.ts'
import { CHAINS } from './words/brands.ts'

export const DEFAULT_SEED = 20261101
export const DEFAULT_SHOPS = 600

export type Size = { seed?: number; shops?: number }

const BRANDS = CHAINS.map(({ id, name }) => ({ id, name }))

/** What the return costs at the last shop before that rents cars in the same city, and at the one before that. */
const RETURN_PRICES = [1100, 2200]

/** Generates one shop at a time, without keeping the ones before. */
export function* shopsOf(seed: number, count: number): Generator<SeedShop, void, undefined> {
  const allot = allotting(seed)
  const lenders = new Map<string, string[]>()
  const names = new Set<string>()
  for (let index = 0; index < count; index++) {
    const allotment = allot(index)
    const shop = shopOf(seed, index, allotment, names)
    names.add(shop.name.en)
    if (allotment.trade.top !== 'car-rental') {
      yield shop
      continue
    }
    const before = lenders.get(shop.city) ?? []
    const returnBranches = before.map((shopId, turn) => ({ shopId, price: RETURN_PRICES[turn] ?? 0 }))
    lenders.set(shop.city, [shop.id, ...before].slice(0, RETURN_PRICES.length))
    yield returnBranches.length > 0 ? { ...shop, returnBranches } : shop
  }
}

/** Generates the entries of an import. Deterministic: the same seed gives the same catalogue. */
export function* entriesOf({ seed = DEFAULT_SEED, shops = DEFAULT_SHOPS }: Size = {}): Generator<CatalogueEntry> {
  for (const city of CITIES) yield { city }
  for (const category of CATEGORIES) yield { category }
  for (const brand of BRANDS) yield { brand }
  for (const shop of shopsOf(seed, shops)) yield { shop }
}

/** The same in memory. */
export const buildCatalogue = ({ seed = DEFAULT_SEED, shops = DEFAULT_SHOPS }: Size = {}): Catalogue => ({
  ...{ cities: CITIES, categories: CATEGORIES, brands: BRANDS, shops: [...shopsOf(seed, shops)] },
})

export const contentOf = (seed = DEFAULT_SEED): Content => ({
  ...{ curated: curatedOf(seed), articleCategories: ARTICLE_CATEGORIES, articles: articlesOf(seed) },
  searchTags: SEARCH_TAGS,
})
