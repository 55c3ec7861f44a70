import { normaliseEmail } from '../auth/email.ts'
import { addressKey } from '../auth/flood-rules.ts'
import { limit } from '../auth/limit.ts'
import { type Handler, refuse } from '../contract/handler.ts'

/** Of one address, which a whole office may share. */
const WISHES = { max: 30, windowSeconds: 3600 }

export const sendWish: Handler<'sendWish'> = async ({ body, ip, world }) => {
  const { allowed, retryAfter } = limit(world, { scope: 'wish', key: addressKey(ip), ...WISHES })
  if (!allowed) return refuse(429, 'RATE_LIMITED', 'Too many messages', { retryAfter })
  const { type, content, locale } = body
  const email = body.email === undefined ? null : normaliseEmail(body.email)
  await world.db.insertInto('wish').values({ type, content: content.trim(), locale, email }).execute()
  return { status: 200, body: { data: { success: true } } }
}
