import type { Handlers } from './contract/handler.ts'

/** The one table operationId → handler. Each room exports an object of its own. */
export const handlers: Partial<Handlers> = {}
