import type { Rows } from '../../src/db/insert-rows.ts'
import type { CatalogueBase } from '../catalogue.types.ts'

/** The rows of the demo catalogue, without its shops. */
export function baseRows(base: CatalogueBase): Rows {
  return {
    city: base.cities.map(({ timeZone, ...city }) => ({ ...city, time_zone: timeZone })),
    // Parents first: a child refers to its parent.
    category: base.categories
      .toSorted((one, other) => Number(one.parentId !== null) - Number(other.parentId !== null))
      .map(({ parentId, ...category }) => ({ ...category, parent_id: parentId })),
    brand: base.brands,
    curated: base.curated.map(({ categoryIds, cityIds, ...theme }, sort) => ({
      ...theme,
      category_ids: categoryIds,
      city_ids: cityIds,
      sort,
    })),
    article_category: base.articleCategories,
    article: base.articles.map(({ categoryId, categoryIds, cityIds, publishedAt, ...article }) => ({
      ...article,
      category_id: categoryId,
      shop_category_ids: categoryIds,
      city_ids: cityIds,
      published_at: publishedAt,
    })),
    search_count: base.searchTags.map(({ language, ...tag }) => ({ ...tag, locale: language })),
  }
}
