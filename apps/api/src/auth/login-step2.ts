import { sql } from 'kysely'
import { type FieldError, type Handler, refuse, refuseFields } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { transaction } from '../db/transaction.ts'
import { announceLetters } from '../mail/outbox.ts'
import { normaliseName } from '../users/person-name.ts'
import { countCode, sendCode } from './challenge.ts'
import { waitFor } from './flood.ts'
import { pauseOf, TRIES_PER_CHALLENGE } from './flood-rules.ts'

/** The names of a new member, then the code; without names, the code once more. */
export const loginStep2: Handler<'loginStep2'> = async ({ body, ip, locale, world }) => {
  const { challengeId } = body
  const pepper = world.config.otpPepper

  const done = await transaction(world.db, async (trx) => {
    const challenge = await lockChallenge(trx, challengeId)
    if (challenge === undefined) return refuse(404, 'NOT_FOUND', 'No such challenge, or it is over')
    if (challenge.attempts >= TRIES_PER_CHALLENGE) {
      const retryAfter = Math.max(1, await waitFor(trx, pepper, pauseOf(challenge.email)))
      return refuse(429, 'RATE_LIMITED', 'Too many wrong codes: begin a new sign-in', { retryAfter })
    }
    if (challenge.new_member) {
      const names = namesOf(body, challenge)
      if ('missing' in names) return refuseFields(names.missing)
      const { firstName: first_name, lastName: last_name } = names
      const accepts_marketing = body.acceptsMarketing ?? challenge.accepts_marketing
      await trx
        .updateTable('challenge')
        .set({ first_name, last_name, accepts_marketing })
        .where('id', '=', challengeId)
        .execute()
    }
    const taken = await countCode(trx, world, challenge.email, ip)
    if (!taken.allowed) return refuse(429, 'RATE_LIMITED', 'Too many codes were asked for', taken)
    const { email } = challenge
    const data = await sendCode(trx, world, { challengeId, email, locale, nextIn: taken.nextIn })
    return { status: 200 as const, body: { data } }
  })

  if (done.status === 200) await announceLetters(world)
  return done
}

const lockChallenge = (trx: Trx, id: string) =>
  trx
    .selectFrom('challenge')
    .select(['email', 'new_member', 'first_name', 'last_name', 'accepts_marketing', 'attempts'])
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', sql<string>`app_now()`)
    .forUpdate()
    .executeTakeFirst()

type Given = { firstName?: string; lastName?: string }
type Kept = { first_name: string | null; last_name: string | null }

function namesOf(given: Given, kept: Kept): { firstName: string; lastName: string } | { missing: FieldError[] } {
  const firstName = given.firstName === undefined ? kept.first_name : normaliseName(given.firstName)
  const lastName = given.lastName === undefined ? kept.last_name : normaliseName(given.lastName)
  if (firstName && lastName) return { firstName, lastName }
  const missing = Object.entries({ firstName, lastName }).filter(([, name]) => !name)
  return { missing: missing.map(([field]) => ({ field, code: 'REQUIRED' })) }
}
