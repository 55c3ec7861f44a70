import type { Handler } from '../../contract/handler.ts'
import { providers } from '../sso/providers.ts'

export const listProviders: Handler<'listProviders'> = async ({ context }) => {
  const data = [...providers(context).keys()]
  return { status: 200, body: { data, total: data.length } }
}
