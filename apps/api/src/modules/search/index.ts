import type { Handlers } from '../../contract/handler.ts'
import { listSearchTags, logSearch } from './search-log.ts'
import { searchShops } from './search-shops.ts'

export const search = {
  listSearchTags,
  logSearch,
  searchShops,
} satisfies Partial<Handlers>
