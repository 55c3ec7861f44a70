import { auth } from './auth/index.ts'
import { availability } from './availability/index.ts'
import type { Handlers } from './contract/handler.ts'

/** The one table operationId → handler. Each room exports an object of its own. */
export const handlers: Partial<Handlers> = { ...auth, ...availability }
