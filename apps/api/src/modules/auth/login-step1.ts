import { refuse, refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { normaliseEmail } from '../../lib/email-address.ts'
import { lookupRule } from '../attempt-limits/attempt-limit-rules.ts'
import { consumeAll } from '../attempt-limits/attempt-limits.ts'
import { missingConsents } from '../legal/consents.ts'
import { publishEmailsWaiting } from '../mail/email-queue.ts'
import { deviceOf } from '../sessions/device.ts'
import { browserHashes } from '../sso/cookie.ts'
import { holdTicket } from '../sso/ticket.ts'
import { CHALLENGE_SECONDS, countCode, countedAddress, openChallenge, sendCode } from './challenge.ts'

/**
 * A known address gets its code at once; an unknown one is asked for names and consents first, and gets nothing until it
 * has them, be it from a provider whose ticket comes along.
 */
export const loginStep1: Handler<'loginStep1'> = async ({ body, ip, cookie, locale, context }) => {
  const email = normaliseEmail(body.email)
  if (email === null) return refuseFields([{ field: 'email', code: 'FORMAT' }])

  return transaction(context.db, async (trx, after) => {
    const { ticket } = body
    const browsers = browserHashes(cookie)
    const held = ticket === undefined ? null : await holdTicket(trx, { ticket, browsers }, CHALLENGE_SECONDS)
    if (held === undefined) return refuse(400, 'TICKET_EXPIRED', "The provider's ticket is unknown, used or too old")
    const [ticketHash, agreed] = [held?.hash ?? null, held?.agreed ?? {}]
    const newMember = !(await hasMember(trx, email))
    const names =
      newMember && held?.firstName && held.lastName
        ? { ...held, firstName: held.firstName, lastName: held.lastName }
        : null
    if (newMember && (names === null || (await missingConsents(trx, agreed)).length > 0)) {
      const address = countedAddress(context.config, ip)
      const rules = address === null ? [] : [lookupRule(address)]
      const taken = await consumeAll(trx, context.config.otpPepper, rules)
      if (!taken.allowed) return tooMany(taken)
      const challengeId = await openChallenge(trx, { email, newMember, locale, names, agreed, ticketHash })
      return { status: 200 as const, body: { data: { challengeId, isNewUser: true, nextStep: 'profile' as const } } }
    }
    const device = await deviceOf(trx, context.config, cookie, email)
    const taken = await countCode(trx, context, email, { ip, device })
    if (!taken.allowed) return tooMany(taken)
    const challengeId = await openChallenge(trx, { email, newMember, locale, names, agreed, ticketHash })
    const times = await sendCode(trx, context, { challengeId, email, locale, nextIn: taken.nextIn })
    after(() => publishEmailsWaiting(context))
    const data = { challengeId, isNewUser: newMember, nextStep: 'code' as const, ...times }
    return { status: 200 as const, body: { data } }
  })
}

const hasMember = async (trx: Trx, email: string): Promise<boolean> =>
  (await trx.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst()) !== undefined

const tooMany = (taken: { retryAfter: number }) => refuse(429, 'RATE_LIMITED', 'Too many codes were asked for', taken)
