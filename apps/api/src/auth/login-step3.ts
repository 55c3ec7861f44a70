import { sql } from 'kysely'
import { type Failure, type Handler, refuse, type Schemas } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { transaction } from '../db/transaction.ts'
import { announceLetters } from '../mail/outbox.ts'
import { memberWith } from '../users/member-with.ts'
import type { World } from '../world.ts'
import { compare, type Verdict } from './compare.ts'
import { clear, takeAll, waitFor } from './flood.ts'
import { pauseOf, TRIES_PER_CHALLENGE, triesOf } from './flood-rules.ts'
import { announceEnd, startSession, tokensOf } from './session.ts'
import { connect } from './sso/connect.ts'
import { useEmailTicket } from './sso/ticket.ts'
import { tellOfPause } from './tell-owner.ts'
import type { TokenState } from './tokens.ts'

type Refused = { refused: Failure<400 | 429>; told: boolean }
type SignedIn = { state: TokenState; user: Schemas['User']; ended: string[] | null }
type Typed = { challengeId: string; code: string }

/**
 * One transaction: the try is counted under the challenge's lock before the code is looked at, so that parallel
 * guesses queue up and find what the ones before them left.
 */
export const loginStep3: Handler<'loginStep3'> = async ({ body, locale, world }) => {
  const done = await transaction(world.db, async (trx): Promise<Refused | SignedIn> => {
    const challenge = await countTry(trx, body.challengeId)
    if (challenge === undefined) return { refused: await refuseTry(trx, world, body), told: false }

    const pepper = world.config.otpPepper
    const tries = await takeAll(trx, pepper, [triesOf(challenge.email)])
    if (!tries.allowed) return { refused: tooMany(tries.retryAfter), told: false }
    const verdict = await compare(trx, pepper, { ...body, email: challenge.email })
    if (verdict.is !== 'right' || !(await consume(trx, body.challengeId, verdict.codeId))) {
      // Anything but zero: this was the last try that is allowed for so long.
      const told = tries.nextIn > 0 && (await tellOfPause(trx, world, challenge.email, tries.nextIn))
      return { refused: refusal(verdict), told }
    }

    await tries.giveBack()
    await clear(trx, pepper, pauseOf(challenge.email))
    const proven = challenge.ticket_hash && (await useEmailTicket(trx, world.config, challenge.ticket_hash))
    const user = await memberWith(trx, {
      email: challenge.email,
      firstName: challenge.first_name ?? '',
      lastName: challenge.last_name ?? '',
      acceptsMarketing: challenge.accepts_marketing,
      locale,
    })
    const ended = proven ? await connect(trx, world, { proven, user, wasMember: !challenge.new_member, locale }) : null
    return { state: await startSession(trx, user.id, locale), user, ended }
  })
  if ('refused' in done) {
    if (done.told) await announceLetters(world)
    return done.refused
  }
  if (done.ended !== null) {
    await Promise.all(done.ended.map((sessionId) => announceEnd(world, sessionId)))
    await announceLetters(world)
  }
  return { status: 200, body: { data: await tokensOf(world, done.state, done.user) } }
}

const countTry = (trx: Trx, challengeId: string) =>
  trx
    .updateTable('challenge')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', challengeId)
    .where('attempts', '<', TRIES_PER_CHALLENGE)
    .where('completed_at', 'is', null)
    .returning(['email', 'new_member', 'first_name', 'last_name', 'accepts_marketing', 'ticket_hash'])
    .executeTakeFirst()

/** Of a finished challenge one may still learn that this was its code: it is worth nothing any more. */
async function refuseTry(trx: Trx, { config }: World, typed: Typed): Promise<Failure<400 | 429>> {
  const challenge = await trx
    .selectFrom('challenge')
    .select(['email', 'completed_at'])
    .where('id', '=', typed.challengeId)
    .executeTakeFirst()
  if (challenge === undefined) return refusal({ is: 'wrong' })
  const { email, completed_at: completedAt } = challenge
  if (completedAt === null) return tooMany(await waitFor(trx, config.otpPepper, pauseOf(email)))
  const verdict = await compare(trx, config.otpPepper, { ...typed, email })
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
  refuse(429, 'RATE_LIMITED', 'Too many wrong codes', { retryAfter: Math.max(1, wait) })
