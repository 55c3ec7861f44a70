import type { Handlers } from '../../contract/handler.ts'
import { getCurated, listCurated } from './curated.ts'
import { listCategories, listCategoriesOfJapan, listCategoriesWithShops } from './list-categories.ts'
import { listCities } from './list-cities.ts'
import { listHottestBooked } from './list-hottest-booked.ts'
import { listShops, listShopsByCategory, listShopsOfBrand } from './list-shops.ts'

export const shopLists = {
  getCurated,
  listCurated,
  listCategories,
  listCategoriesOfJapan,
  listCategoriesWithShops,
  listCities,
  listHottestBooked,
  listShops,
  listShopsByCategory,
  listShopsOfBrand,
} satisfies Partial<Handlers>
