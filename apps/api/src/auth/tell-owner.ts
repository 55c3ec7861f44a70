import type { Trx } from '../db/connection.ts'
import { brandOf } from '../mail/brand.ts'
import { codesPausedLetter, sessionEndedLetter } from '../mail/notices.ts'
import { queueLetter } from '../mail/outbox.ts'
import type { World } from '../world.ts'
import { newId } from './code.ts'
import { takeAll } from './flood.ts'
import { pauseTold } from './flood-rules.ts'

/** Once for each session: it ends once. */
export async function tellOfTheft(
  trx: Trx,
  { config }: World,
  { sessionId, memberId }: { sessionId: string; memberId: string },
) {
  const owner = await ownerWith(trx, 'id', memberId)
  if (owner === null) return
  const { to, locale, member } = owner
  const letter = sessionEndedLetter(locale, { brand: await brandOf(trx, config), member })
  await queueLetter(trx, { ...letter, to, locale, dedupeId: `session-ended:${sessionId}` })
}

/** Once for each pause. Whether anything was said to anybody: an address without an account has no owner. */
export async function tellOfPause(trx: Trx, { config }: World, email: string, seconds: number): Promise<boolean> {
  const owner = await ownerWith(trx, 'email', email)
  if (owner === null) return false
  const told = await takeAll(trx, config.otpPepper, [pauseTold(email)])
  if (!told.allowed) return false
  const { to, locale, member } = owner
  const letter = codesPausedLetter(locale, { brand: await brandOf(trx, config), member, seconds })
  await queueLetter(trx, { ...letter, to, locale, dedupeId: `codes-paused:${newId()}`, usefulSeconds: seconds })
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
