import { articles } from './articles/index.ts'
import { auth } from './auth/index.ts'
import { availability } from './availability/index.ts'
import type { Handlers } from './contract/handler.ts'
import { favorites } from './favorites/index.ts'
import { legal } from './legal/index.ts'
import { notifications } from './notifications/index.ts'
import { operator } from './operator/index.ts'
import { reservations } from './reservations/index.ts'
import { shops } from './shops/index.ts'
import { theme } from './theme/index.ts'
import { users } from './users/index.ts'
import { wishes } from './wishes/index.ts'

/** The one table operationId → handler. Each room exports an object of its own. */
export const handlers = {
  ...auth,
  ...users,
  ...shops,
  ...availability,
  ...articles,
  ...favorites,
  ...legal,
  ...theme,
  ...wishes,
  ...reservations,
  ...notifications,
  ...operator,
} satisfies Handlers
