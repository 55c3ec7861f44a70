import type { Handlers } from './contract/handler.ts'
import { articles } from './modules/articles/index.ts'
import { auth } from './modules/auth/index.ts'
import { availability } from './modules/availability/index.ts'
import { catalogue } from './modules/catalogue/index.ts'
import { readingCatalogue } from './modules/catalogue/reading-catalogue.ts'
import { favorites } from './modules/favorites/index.ts'
import { feedback } from './modules/feedback/index.ts'
import { holds } from './modules/holds/index.ts'
import { legal } from './modules/legal/index.ts'
import { notifications } from './modules/notifications/index.ts'
import { operator } from './modules/operator/index.ts'
import { reservations } from './modules/reservations/index.ts'
import { reviews } from './modules/reviews/index.ts'
import { searchReads, searchWrites } from './modules/search/index.ts'
import { shopLists } from './modules/shop-lists/index.ts'
import { theme } from './modules/theme/index.ts'
import { users } from './modules/users/index.ts'
import { waitingList } from './modules/waiting-list/index.ts'

/** The one table operationId → handler. Each module exports an object of its own. */
export const handlers = {
  ...auth,
  ...users,
  ...readingCatalogue({ ...catalogue, ...shopLists, ...articles, ...theme, ...searchReads }),
  ...searchWrites,
  ...availability,
  ...favorites,
  ...legal,
  ...feedback,
  ...holds,
  ...reservations,
  ...reviews,
  ...waitingList,
  ...notifications,
  ...operator,
} satisfies Handlers
