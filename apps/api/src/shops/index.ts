import type { Handlers } from '../contract/handler.ts'
import { getCurated, listCurated } from './curated.ts'
import { getService } from './get-service.ts'
import { getShop } from './get-shop.ts'
import { listBrands } from './list-brands.ts'
import { listCategories, listCategoriesOfJapan, listCategoriesWithShops } from './list-categories.ts'
import { listCities } from './list-cities.ts'
import { listHottestBooked } from './list-hottest-booked.ts'
import { listServices, listServicesByCategory } from './list-services.ts'
import { listShops, listShopsByCategory, listShopsOfBrand } from './list-shops.ts'
import { searchShops } from './search/search-shops.ts'
import { listSearchTags, logSearch } from './search-log.ts'

export const shops = {
  listCategories,
  listCategoriesOfJapan,
  listCategoriesWithShops,
  listCities,
  listCurated,
  getCurated,
  searchShops,
  listHottestBooked,
  listShopsOfBrand,
  listBrands,
  listShops,
  listShopsByCategory,
  getShop,
  listServices,
  listServicesByCategory,
  getService,
  listSearchTags,
  logSearch,
} satisfies Partial<Handlers>
