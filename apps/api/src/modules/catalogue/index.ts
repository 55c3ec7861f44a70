import type { Handlers } from '../../contract/handler.ts'
import { getService } from './get-service.ts'
import { getShop } from './get-shop.ts'
import { listBrands } from './list-brands.ts'
import { listServices, listServicesByCategory } from './list-services.ts'

export const catalogue = {
  getService,
  getShop,
  listBrands,
  listServices,
  listServicesByCategory,
} satisfies Partial<Handlers>
