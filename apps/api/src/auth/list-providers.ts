import type { Handler } from '../contract/handler.ts'

/** None can be configured yet, so that no button is shown. */
export const listProviders: Handler<'listProviders'> = async () => ({ status: 200, body: { data: [], total: 0 } })
