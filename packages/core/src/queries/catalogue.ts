import type { paths } from '../client/schema.gen.ts'
import { FRESH_MS, type Reader } from './read.ts'

type QueryOf<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? NonNullable<Query>
  : never
export type SearchFilters = QueryOf<'/api/v1/shops/search'>

const { catalogue, content } = FRESH_MS

/** What everyone may read: shops, services, themes, articles, legal texts. */
export const catalogueQueries = ({ one, list }: Reader) => ({
  platformStyle: () => one(content, '/api/v1/user/platform-style'),
  providers: () => list(content, '/api/v1/user/auth/providers'),
  categories: () => list(catalogue, '/api/v1/user/category-store'),
  categoriesOfJapan: () => list(catalogue, '/api/v1/user/category-store/jp/get-category'),
  categoriesWithShops: () => list(catalogue, '/api/v1/user/category-store/shop'),
  cities: (query: QueryOf<'/api/v1/cities'> = {}) => list(catalogue, '/api/v1/cities', { query }),
  curatedList: () => list(catalogue, '/api/v1/curated'),
  curated: (id: string) => one(catalogue, '/api/v1/curated/{id}', { path: { id } }),
  search: (query: SearchFilters = {}) => list(catalogue, '/api/v1/shops/search', { query }),
  hottest: (query: QueryOf<'/api/v1/shops/hottest-booked'> = {}) =>
    list(catalogue, '/api/v1/shops/hottest-booked', { query }),
  shops: (query: QueryOf<'/api/v1/shops'> = {}) => list(catalogue, '/api/v1/shops', { query }),
  shopsByCategory: (id: string, query: QueryOf<'/api/v1/shops/by-category/{id}'> = {}) =>
    list(catalogue, '/api/v1/shops/by-category/{id}', { path: { id }, query }),
  shopsOfBrand: (query: QueryOf<'/api/v1/shops/brand'>) => list(catalogue, '/api/v1/shops/brand', { query }),
  brands: (query: QueryOf<'/api/v1/brands'> = {}) => list(catalogue, '/api/v1/brands', { query }),
  shop: (id: string) => one(catalogue, '/api/v1/shops/{id}', { path: { id } }),
  services: (query: QueryOf<'/api/v1/services'> = {}) => list(catalogue, '/api/v1/services', { query }),
  servicesByCategory: (query: QueryOf<'/api/v1/services/by-category'>) =>
    list(catalogue, '/api/v1/services/by-category', { query }),
  service: (id: string) => one(catalogue, '/api/v1/services/{id}', { path: { id } }),
  searchTags: () => list(catalogue, '/api/v1/user/search-tag'),
  articleCategories: () => list(content, '/api/v1/user/category-article'),
  articles: (query: QueryOf<'/api/v1/user/article'> = {}) => list(content, '/api/v1/user/article', { query }),
  articlesByCategory: (query: QueryOf<'/api/v1/user/article/get-by-category'>) =>
    list(content, '/api/v1/user/article/get-by-category', { query }),
  article: (id: string) => one(content, '/api/v1/user/article/{id}', { path: { id } }),
  privacyPolicy: () => one(content, '/api/v1/privacy-policies'),
  termsOfUse: () => one(content, '/api/v1/terms-of-use'),
  faqCategories: () => list(content, '/api/v1/faq-categories'),
  faqs: (categoryId: string) => list(content, '/api/v1/faq-categories/{categoryId}/faqs', { path: { categoryId } }),
})
