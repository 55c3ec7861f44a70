import type { Handler } from '../../contract/handler.ts'

export const listProviders: Handler<'listProviders'> = async ({ context }) => {
  const data = [...context.providers.keys()]
  return { status: 200, body: { data, total: data.length } }
}
