import { sql } from 'kysely'
import type { Trx } from '../../db/connection.ts'
import { codeHmac, sameSecret } from '../../lib/secrets.ts'

/** A resend must not kill the mail that is still on its way. */
const VALID_AT_ONCE = 3

export type Verdict = { is: 'right'; codeId: string } | { is: 'used' } | { is: 'expired' } | { is: 'wrong' }

/** Compares the typed code with every code of its challenge, also after one that matches. */
export async function compareCode(
  trx: Trx,
  pepper: string,
  { challengeId, email, code }: { challengeId: string; email: string; code: string },
): Promise<Verdict> {
  const typed = codeHmac(pepper, challengeId, email, code)
  const newestFirst = await trx
    .selectFrom('challenge_code')
    .select(['id', 'hmac', 'used_at', sql<boolean>`expires_at <= app_now()`.as('expired')])
    .where('challenge_id', '=', challengeId)
    .orderBy('created_at', 'desc')
    .execute()
  const equal = newestFirst.map((stored, age) => ({ ...stored, age })).filter(({ hmac }) => sameSecret(hmac, typed))
  const right = equal.find(({ used_at, expired, age }) => used_at === null && !expired && age < VALID_AT_ONCE)
  if (right) return { is: 'right', codeId: right.id }
  if (equal.some(({ used_at }) => used_at !== null)) return { is: 'used' }
  return equal.some(({ expired }) => expired) ? { is: 'expired' } : { is: 'wrong' }
}
