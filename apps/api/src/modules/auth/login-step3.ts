import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { type Failure, refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { hashOf } from '../../lib/secrets.ts'
import { logSecurityEvent } from '../../lib/security-log.ts'
import { codePauseRule, codeTriesRule, TRIES_PER_CHALLENGE } from '../attempt-limits/attempt-limit-rules.ts'
import { clearAttempts, consumeAll, secondsUntilAttempt } from '../attempt-limits/attempt-limits.ts'
import { storeConsentsOfNewcomer } from '../legal/consents.ts'
import { publishEmailsWaiting } from '../mail/email-queue.ts'
import { findUser } from '../members/member.ts'
import { memberWith } from '../members/member-with.ts'
import { deviceOf } from '../sessions/device.ts'
import { publishSessionEnd, signedIn, startSession } from '../sessions/session.ts'
import type { TokenState } from '../sessions/tokens.ts'
import { connect } from '../sso/connect.ts'
import { useEmailTicket } from '../sso/ticket.ts'
import { compareCode, type Verdict } from './compare-code.ts'
import { notifyOfPause } from './notify-owner.ts'

const REPEATABLE_MINUTES = 10

type SignedIn = { state: TokenState; user: Schemas['User'] }
type Typed = { challengeId: string; code: string }

/**
 * One transaction: the try is counted under the challenge's lock before the code is looked at, so that parallel
 * guesses queue up and find what the ones before them left.
 */
export const loginStep3: Handler<'loginStep3'> = async ({
  body,
  headers,
  ip,
  cookie,
  userAgent,
  locale,
  origin,
  context,
}) => {
  const keyHash = hashOfKey(headers['idempotency-key'])
  const done = await transaction(context.db, async (trx, after): Promise<Failure<400 | 429> | SignedIn> => {
    const challenge = await countTry(trx, body.challengeId)
    if (challenge === undefined) {
      const before = keyHash === null ? null : await signedInBefore(trx, context, body, keyHash)
      return before ?? refuseTry(trx, context, body, cookie)
    }

    const pepper = context.config.otpPepper
    const device = await deviceOf(trx, context.config, cookie, challenge.email)
    const tries = await consumeAll(trx, pepper, [codeTriesRule(challenge.email, device)])
    if (!tries.allowed) return tooMany(tries.retryAfter)
    const verdict = await compareCode(trx, pepper, { ...body, email: challenge.email })
    if (verdict.is !== 'right' || !(await consume(trx, body.challengeId, verdict.codeId))) {
      // Anything but zero: this was the last try that is allowed for so long.
      if (tries.nextIn > 0) {
        after(() => logSecurityEvent(context, { event: 'sign-in.paused', email: challenge.email, ip }))
        const isOwnerNotified = await notifyOfPause(trx, context, challenge.email, tries.nextIn)
        if (isOwnerNotified) after(() => publishEmailsWaiting(context))
      }
      return refusal(verdict)
    }

    await tries.refund()
    await clearAttempts(trx, pepper, codePauseRule(challenge.email, device))
    const proven = challenge.ticket_hash && (await useEmailTicket(trx, context.config, challenge.ticket_hash))
    const { user, isNew } = await memberWith(trx, {
      email: challenge.email,
      firstName: challenge.first_name ?? '',
      lastName: challenge.last_name ?? '',
      acceptsMarketing: challenge.accepts_marketing,
      locale,
    })
    if (isNew) await storeConsentsOfNewcomer(trx, user, challenge)
    const ended = proven
      ? await connect(trx, context, { proven, user, wasMember: !challenge.new_member, locale })
      : null
    if (ended !== null) {
      for (const sessionId of ended) after(() => publishSessionEnd(context, sessionId))
      const [memberId, sessions] = [user.id, ended.length]
      after(() => logSecurityEvent(context, { event: 'sessions.ended', reason: 'linked', memberId, sessions, ip }))
      after(() => publishEmailsWaiting(context))
    }
    const state = await startSession(trx, user.id, { locale, origin, userAgent })
    if (keyHash !== null) await rememberKey(trx, body.challengeId, keyHash, state.sessionId)
    return { state, user }
  })
  if ('status' in done) return done
  return signedIn(context, done.state, done.user, cookie)
}

const countTry = (trx: Trx, challengeId: string) =>
  trx
    .updateTable('challenge')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', challengeId)
    .where('attempts', '<', TRIES_PER_CHALLENGE)
    .where('completed_at', 'is', null)
    .returning(['agreed_terms_version as agreedTermsVersion', 'agreed_privacy_version as agreedPrivacyVersion'])
    .returning(['email', 'new_member', 'first_name', 'last_name', 'accepts_marketing', 'ticket_hash'])
    .executeTakeFirst()

const hashOfKey = (key: string | undefined) => (key === undefined ? null : hashOf(key))

const rememberKey = (trx: Trx, challengeId: string, keyHash: string, sessionId: string) =>
  trx.updateTable('challenge').set({ key_hash: keyHash, session_id: sessionId }).where('id', '=', challengeId).execute()

/** For a caller who lost the answer: the session that the same key and code began, as long as its tokens were not refreshed. */
async function signedInBefore(trx: Trx, context: AppContext, typed: Typed, keyHash: string): Promise<SignedIn | null> {
  const row = await trx
    .selectFrom('challenge')
    .innerJoin('session', 'session.id', 'challenge.session_id')
    .select(['email', 'session.id', 'member_id', 'counter', 'rotated_at', 'ends_at', 'origin', 'signed_in_at'])
    .select(sql<string>`app_now()`.as('now'))
    .where('challenge.id', '=', typed.challengeId)
    .where('key_hash', '=', keyHash)
    .where('completed_at', '>', sql<string>`app_now() - make_interval(mins => ${REPEATABLE_MINUTES})`)
    .where('counter', '=', 0)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  const verdict = await compareCode(trx, context.config.otpPepper, { ...typed, email: row.email })
  const user = verdict.is === 'used' ? await findUser(trx, row.member_id) : null
  if (user === null) return null
  const { id: sessionId, member_id: memberId, counter, rotated_at: rotatedAt, ends_at: endsAt, origin, now } = row
  const state = { sessionId, memberId, counter, rotatedAt, endsAt, now, origin, signedInAt: row.signed_in_at }
  return { state, user }
}

/** Refuses a try. Of a finished challenge the answer may tell that this was its code, which is worth nothing any more. */
async function refuseTry(
  trx: Trx,
  { config }: AppContext,
  typed: Typed,
  cookie: string | undefined,
): Promise<Failure<400 | 429>> {
  const challenge = await trx
    .selectFrom('challenge')
    .select(['email', 'completed_at'])
    .where('id', '=', typed.challengeId)
    .executeTakeFirst()
  if (challenge === undefined) return refusal({ is: 'wrong' })
  const { email, completed_at: completedAt } = challenge
  if (completedAt === null) {
    const device = await deviceOf(trx, config, cookie, email)
    return tooMany(await secondsUntilAttempt(trx, config.otpPepper, codePauseRule(email, device)))
  }
  const verdict = await compareCode(trx, config.otpPepper, { ...typed, email })
  return refusal(verdict.is === 'right' ? { is: 'wrong' } : verdict)
}

async function consume(trx: Trx, challengeId: string, codeId: string): Promise<boolean> {
  const used = await trx
    .updateTable('challenge_code')
    .set({ used_at: sql<string>`app_now()` })
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`app_now()`)
    .returning('id')
    .executeTakeFirst()
  if (used === undefined) return false
  await trx
    .updateTable('challenge')
    .set({ completed_at: sql<string>`app_now()` })
    .where('id', '=', challengeId)
    .execute()
  return true
}

function refusal({ is }: Verdict): Failure<400> {
  if (is === 'used') return refuse(400, 1008, 'This code has already been used')
  // A right code that could not be consumed ran out in this very moment.
  if (is === 'expired' || is === 'right') return refuse(400, 1010, 'The code has expired')
  return refuse(400, 1007, 'Invalid verification code')
}

const tooMany = (wait: number): Failure<429> =>
  refuse(429, 'TOO_MANY_ATTEMPTS', 'Too many wrong codes: begin a new sign-in', { retryAfter: Math.max(1, wait) })
