import type { Handler } from '../../contract/handler.ts'
import { normaliseEmail } from '../../lib/email-address.ts'

export const sendWish: Handler<'sendWish'> = async ({ body, context }) => {
  const { type, content, locale } = body
  const email = body.email === undefined ? null : normaliseEmail(body.email)
  await context.db.insertInto('feedback').values({ type, content: content.trim(), locale, email }).execute()
  return { status: 200, body: { data: { success: true } } }
}
