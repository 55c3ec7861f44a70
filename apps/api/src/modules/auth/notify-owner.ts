import type { AppContext } from '../../context.ts'
import type { Trx } from '../../db/connection.ts'
import { newId } from '../../lib/secrets.ts'
import { pauseNoticeRule } from '../attempt-limits/attempt-limit-rules.ts'
import { consumeAll } from '../attempt-limits/attempt-limits.ts'
import { brandOf } from '../mail/brand.ts'
import { queueEmail } from '../mail/email-queue.ts'
import { codesPausedEmail, sessionEndedEmail } from '../mail/security-emails.ts'

/** Once for each session: it ends once. */
export async function notifyOfTheft(
  trx: Trx,
  { config }: AppContext,
  { sessionId, memberId }: { sessionId: string; memberId: string },
) {
  const owner = await ownerWith(trx, 'id', memberId)
  if (owner === null) return
  const { to, locale, member } = owner
  const message = sessionEndedEmail(locale, { brand: await brandOf(trx, config), member })
  await queueEmail(trx, { ...message, to, locale, dedupeId: `session-ended:${sessionId}` })
}

/** Queues one e-mail for each pause. Returns whether it did: an address without an account has no owner. */
export async function notifyOfPause(
  trx: Trx,
  { config }: AppContext,
  email: string,
  seconds: number,
): Promise<boolean> {
  const owner = await ownerWith(trx, 'email', email)
  if (owner === null) return false
  const decision = await consumeAll(trx, config.otpPepper, [pauseNoticeRule(email)])
  if (!decision.allowed) return false
  const { to, locale, member } = owner
  const message = codesPausedEmail(locale, { brand: await brandOf(trx, config), member, seconds })
  await queueEmail(trx, { ...message, to, locale, dedupeId: `codes-paused:${newId()}`, usefulSeconds: seconds })
  return true
}

async function ownerWith(trx: Trx, column: 'id' | 'email', value: string) {
  const row = await trx
    .selectFrom('member')
    .select(['email', 'locale', 'first_name as firstName', 'last_name as lastName'])
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined || row.email === null) return null
  const { email: to, locale, ...member } = row
  return { to, locale, member }
}
