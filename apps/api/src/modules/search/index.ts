import type { Handlers } from '../../contract/handler.ts'
import { listSearchTags, logSearch } from './search-log.ts'
import { searchShops } from './search-shops.ts'

export const searchReads = { listSearchTags, searchShops } satisfies Partial<Handlers>

export const searchWrites = { logSearch } satisfies Partial<Handlers>

export { deleteRareKeywords, deleteRareUnknownWords, searchExpired } from './expired.ts'
