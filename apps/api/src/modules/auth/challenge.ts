import { sql } from 'kysely'
import type { Config } from '../../config/config.ts'
import { createRateLimitExemption } from '../../config/rate-limit-exemptions.ts'
import type { AppContext } from '../../context.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { codeHmac, newCode, newId } from '../../lib/secrets.ts'
import { codeRules } from '../attempt-limits/attempt-limit-rules.ts'
import { type AttemptDecision, consumeAll } from '../attempt-limits/attempt-limits.ts'
import type { Agreed } from '../legal/consents.ts'
import { brandOf } from '../mail/brand.ts'
import { queueEmail } from '../mail/email-queue.ts'
import { codeEmail } from '../mail/emails.ts'

export const CODE_SECONDS = 10 * 60
/** A challenge outlives its codes: they can be sent again. */
export const CHALLENGE_SECONDS = 3600

type Opened = {
  email: string
  newMember: boolean
  locale: Locale
  /** From a provider; else they are asked for. */
  names?: { firstName: string; lastName: string } | null
  /** On the way to a provider; else it is asked for. */
  agreed?: Agreed
  /** Ticket of a provider, to be connected with the e-mail once that is proven. */
  ticketHash?: string | null
}

export async function openChallenge(
  trx: Trx,
  { email, newMember, locale, names = null, agreed = {}, ticketHash = null }: Opened,
): Promise<string> {
  const id = newId()
  await trx
    .insertInto('challenge')
    .values({
      id,
      email,
      new_member: newMember,
      first_name: names?.firstName ?? null,
      last_name: names?.lastName ?? null,
      agreed_terms_version: agreed.agreedTermsVersion ?? null,
      agreed_privacy_version: agreed.agreedPrivacyVersion ?? null,
      ticket_hash: ticketHash,
      locale,
      expires_at: sql<string>`app_now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
    })
    .execute()
  return id
}

/** Counts a code to `email` on everything that limits it, before anything is made. */
export const countCode = (
  trx: Trx,
  { config }: AppContext,
  email: string,
  { ip, device }: { ip: string; device: string | null },
): Promise<AttemptDecision> => consumeAll(trx, config.otpPepper, codeRules(email, countedAddress(config, ip), device))

/** The address that codes count on; null on this machine outside production, and where all requests come from one proxy. */
export const countedAddress = (config: Pick<Config, 'rateLimits' | 'trustedProxies'>, ip: string): string | null =>
  createRateLimitExemption(config)(ip) ? null : ip

/** Makes a code that was counted, and puts its e-mail into the outbox of the same transaction. */
export async function sendCode(
  trx: Trx,
  { config }: AppContext,
  { challengeId, email, locale, nextIn }: { challengeId: string; email: string; locale: Locale; nextIn: number },
): Promise<Schemas['LoginStep2Answer']['data']> {
  const id = newId()
  const code = newCode()
  const { expires_at: expiresAt, resend_at: resendAt } = await trx
    .insertInto('challenge_code')
    .values({
      id,
      challenge_id: challengeId,
      hmac: codeHmac(config.otpPepper, challengeId, email, code),
      expires_at: sql<string>`app_now() + make_interval(secs => ${CODE_SECONDS})`,
    })
    .returning(['expires_at', sql<string>`created_at + make_interval(secs => ${nextIn})`.as('resend_at')])
    .executeTakeFirstOrThrow()
  const message = codeEmail(locale, { brand: await brandOf(trx, config), code })
  await queueEmail(trx, { ...message, to: email, locale, dedupeId: `code:${id}`, usefulSeconds: CODE_SECONDS })
  return { expiresAt, expiresInSeconds: CODE_SECONDS, resendAt, resendInSeconds: Math.ceil(nextIn) }
}
