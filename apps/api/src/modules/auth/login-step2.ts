import { sql } from 'kysely'
import { refuse, refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { FieldError, Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { codePauseRule, TRIES_PER_CHALLENGE } from '../attempt-limits/attempt-limit-rules.ts'
import { secondsUntilAttempt } from '../attempt-limits/attempt-limits.ts'
import { missingConsents, unknownVersions } from '../legal/consents.ts'
import { publishEmailsWaiting } from '../mail/email-queue.ts'
import { normaliseName } from '../members/person-name.ts'
import { deviceOf } from '../sessions/device.ts'
import { countCode, sendCode } from './challenge.ts'

/** The names and consents of a new member, then the code; without names, the code once more. */
export const loginStep2: Handler<'loginStep2'> = async ({ body, ip, cookie, locale, context }) => {
  const { challengeId } = body
  const unknown = await unknownVersions(context.db, body)
  if (unknown.length > 0) return refuseFields(unknown)
  const pepper = context.config.otpPepper

  return transaction(context.db, async (trx, after) => {
    const challenge = await lockChallenge(trx, challengeId)
    if (challenge === undefined) return refuse(404, 'NOT_FOUND', 'No such challenge, or it is over')
    const device = await deviceOf(trx, context.config, cookie, challenge.email)
    if (challenge.attempts >= TRIES_PER_CHALLENGE) {
      const retryAfter = Math.max(1, await secondsUntilAttempt(trx, pepper, codePauseRule(challenge.email, device)))
      return refuse(429, 'TOO_MANY_ATTEMPTS', 'Too many wrong codes: begin a new sign-in', { retryAfter })
    }
    if (challenge.new_member) {
      const names = namesOf(body, challenge)
      const withoutConsent = await missingConsents(trx, { ...challenge, ...body })
      if ('missing' in names) return refuseFields([...names.missing, ...withoutConsent])
      if (withoutConsent.length > 0) return refuseFields(withoutConsent)
      const { firstName: first_name, lastName: last_name } = names
      const accepts_marketing = body.acceptsMarketing ?? challenge.accepts_marketing
      await trx
        .updateTable('challenge')
        .set({ first_name, last_name, accepts_marketing, ...agreedOf(body) })
        .where('id', '=', challengeId)
        .execute()
    }
    const taken = await countCode(trx, context, challenge.email, { ip, device })
    if (!taken.allowed) return refuse(429, 'RATE_LIMITED', 'Too many codes were asked for', taken)
    const { email } = challenge
    const data = await sendCode(trx, context, { challengeId, email, locale, nextIn: taken.nextIn })
    after(() => publishEmailsWaiting(context))
    return { status: 200 as const, body: { data } }
  })
}

/** Keeps consents that were given before. */
const agreedOf = ({ agreedTermsVersion, agreedPrivacyVersion }: Schemas['LoginStep2Body']) => ({
  ...(agreedTermsVersion !== undefined && { agreed_terms_version: agreedTermsVersion }),
  ...(agreedPrivacyVersion !== undefined && { agreed_privacy_version: agreedPrivacyVersion }),
})

const lockChallenge = (trx: Trx, id: string) =>
  trx
    .selectFrom('challenge')
    .select(['email', 'new_member', 'first_name', 'last_name', 'accepts_marketing', 'attempts'])
    .select(['agreed_terms_version as agreedTermsVersion', 'agreed_privacy_version as agreedPrivacyVersion'])
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', sql<string>`app_now()`)
    .forUpdate()
    .executeTakeFirst()

type TypedName = { firstName?: string; lastName?: string }
type StoredName = { first_name: string | null; last_name: string | null }

function namesOf(
  typed: TypedName,
  storedName: StoredName,
): { firstName: string; lastName: string } | { missing: FieldError[] } {
  const firstName = typed.firstName === undefined ? storedName.first_name : normaliseName(typed.firstName)
  const lastName = typed.lastName === undefined ? storedName.last_name : normaliseName(typed.lastName)
  if (firstName && lastName) return { firstName, lastName }
  const missing = Object.entries({ firstName, lastName }).filter(([, name]) => !name)
  return { missing: missing.map(([field]) => ({ field, code: 'REQUIRED' })) }
}
