import type { Handler } from '../../contract/handler.ts'
import { platformStyle } from './platform-style.ts'

export const getPlatformStyle: Handler<'getPlatformStyle'> = async ({ context }) => ({
  status: 200,
  body: { data: { ...(await platformStyle(context.db)), ...(await context.catalogueSize(context.db)) } },
})
