import type { Handler } from '../contract/handler.ts'
import { providers } from './sso/providers.ts'

export const listProviders: Handler<'listProviders'> = async ({ world }) => {
  const data = [...providers(world).keys()]
  return { status: 200, body: { data, total: data.length } }
}
