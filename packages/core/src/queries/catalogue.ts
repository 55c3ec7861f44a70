import type {
  components,
  LegalTextKind,
  ListArticlesByCategoryQuery,
  ListArticlesQuery,
  ListBrandsQuery,
  ListCitiesAnswer,
  ListCitiesQuery,
  ListHottestBookedQuery,
  ListReviewsQuery,
  ListServicesByCategoryQuery,
  ListServicesQuery,
  ListShopsByCategoryQuery,
  ListShopsOfBrandQuery,
  ListShopsQuery,
  SearchShopsQuery,
} from '../contract/schema.gen.ts'
import { FRESH_MS, mapped, type Reader } from './read.ts'

/** Seen from Taiwan. */
export type LocationType = 'domestic' | 'overseas'
type WithLocation<Query> = Omit<Query, 'locationType'> & { locationType?: LocationType | undefined }
export type SearchFilters = WithLocation<SearchShopsQuery>
export type CityFilters = WithLocation<ListCitiesQuery>
type WireCity = components['schemas']['City']
export interface City extends Omit<WireCity, 'locationType'> {
  locationType: LocationType
}
export interface CitiesAnswer extends Omit<ListCitiesAnswer, 'data'> {
  data: City[]
}

const ON_THE_WIRE = { domestic: 'domentic', overseas: 'oversea' } as const

function toWire<Query>({ locationType, ...query }: WithLocation<Query>) {
  return { ...query, ...(locationType && { locationType: ON_THE_WIRE[locationType] }) }
}

const fromWire = (city: WireCity): City => ({
  ...city,
  locationType: city.locationType === ON_THE_WIRE.domestic ? 'domestic' : 'overseas',
})

const { catalogue, content } = FRESH_MS

/** Queries that everyone may read: shops, services, themes, articles, legal texts. */
export const catalogueQueries = ({ one, list }: Reader) => ({
  theme: () => one(content, '/api/v1/user/platform-style'),
  providers: () => list(content, '/api/v1/user/auth/providers'),
  categories: () => list(catalogue, '/api/v1/user/category-store'),
  japanCategories: () => list(catalogue, '/api/v1/user/category-store/jp/get-category'),
  categoriesWithShops: () => list(catalogue, '/api/v1/user/category-store/shop'),
  cities: (query: CityFilters = {}) =>
    mapped(
      list(catalogue, '/api/v1/cities', { query: toWire(query) }),
      ({ data, ...others }): CitiesAnswer => ({
        ...others,
        data: data.map(fromWire),
      }),
    ),
  collections: () => list(catalogue, '/api/v1/curated'),
  collection: (id: string) => one(catalogue, '/api/v1/curated/{id}', { path: { id } }),
  search: (query: SearchFilters = {}) => list(catalogue, '/api/v1/shops/search', { query: toWire(query) }),
  mostBookedShops: (query: ListHottestBookedQuery = {}) => list(catalogue, '/api/v1/shops/hottest-booked', { query }),
  shops: (query: ListShopsQuery = {}) => list(catalogue, '/api/v1/shops', { query }),
  shopsByCategory: (id: string, query: ListShopsByCategoryQuery = {}) =>
    list(catalogue, '/api/v1/shops/by-category/{id}', { path: { id }, query }),
  shopsByBrand: (query: ListShopsOfBrandQuery) => list(catalogue, '/api/v1/shops/brand', { query }),
  brands: (query: ListBrandsQuery = {}) => list(catalogue, '/api/v1/brands', { query }),
  shop: (id: string) => one(catalogue, '/api/v1/shops/{id}', { path: { id } }),
  reviews: (shopId: string, query: ListReviewsQuery = {}) =>
    list(catalogue, '/api/v1/shops/{id}/reviews', { path: { id: shopId }, query }),
  services: (query: ListServicesQuery = {}) => list(catalogue, '/api/v1/services', { query }),
  servicesByCategory: (query: ListServicesByCategoryQuery) =>
    list(catalogue, '/api/v1/services/by-category', { query }),
  service: (id: string) => one(catalogue, '/api/v1/services/{id}', { path: { id } }),
  searchTags: () => list(catalogue, '/api/v1/user/search-tag'),
  articleCategories: () => list(content, '/api/v1/user/category-article'),
  articles: (query: ListArticlesQuery = {}) => list(content, '/api/v1/user/article', { query }),
  articlesByCategory: (query: ListArticlesByCategoryQuery) =>
    list(content, '/api/v1/user/article/get-by-category', { query }),
  article: (id: string) => one(content, '/api/v1/user/article/{id}', { path: { id } }),
  privacyPolicy: () => one(content, '/api/v1/privacy-policies'),
  termsOfUse: () => one(content, '/api/v1/terms-of-use'),
  legalTexts: () => list(content, '/api/v1/legal-texts'),
  legalText: (kind: LegalTextKind) => one(content, '/api/v1/legal-texts/{kind}', { path: { kind } }),
  faqCategories: () => list(content, '/api/v1/faq-categories'),
  faqs: (categoryId: string) => list(content, '/api/v1/faq-categories/{categoryId}/faqs', { path: { categoryId } }),
})
