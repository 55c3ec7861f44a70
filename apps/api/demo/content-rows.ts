import type { Content } from '@yoyaku/demo-catalogue'
import type { Rows } from '../src/db/insert-rows.ts'

/** The rows of themes, articles and searches, which no import reads. */
export const contentRows = ({ curated, articleCategories, articles, searchTags }: Content): Rows => ({
  curated: curated.map(({ categoryIds, cityIds, ...theme }, sort) => ({
    ...theme,
    category_ids: categoryIds,
    city_ids: cityIds,
    sort,
  })),
  article_category: articleCategories,
  article: articles.map(({ categoryId, categoryIds, cityIds, publishedAt, ...article }) => ({
    ...article,
    category_id: categoryId,
    shop_category_ids: categoryIds,
    city_ids: cityIds,
    published_at: publishedAt,
  })),
  search_count: searchTags.map(({ language, ...tag }) => ({ ...tag, locale: language })),
})
