import { normaliseEmail } from '../auth/email.ts'
import type { Handler } from '../contract/handler.ts'

export const sendWish: Handler<'sendWish'> = async ({ body, world }) => {
  const { type, content, locale } = body
  const email = body.email === undefined ? null : normaliseEmail(body.email)
  await world.db.insertInto('wish').values({ type, content: content.trim(), locale, email }).execute()
  return { status: 200, body: { data: { success: true } } }
}
