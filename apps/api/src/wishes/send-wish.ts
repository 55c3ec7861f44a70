import type { Handler } from '../contract/handler.ts'

export const sendWish: Handler<'sendWish'> = async ({ body, world }) => {
  const { type, content, locale, email = null } = body
  await world.db.insertInto('wish').values({ type, content: content.trim(), locale, email }).execute()
  return { status: 200, body: { data: { success: true } } }
}
