import { type Handler, refuse, refuseFields } from '../contract/handler.ts'
import { transaction } from '../db/transaction.ts'
import { announceLetters } from '../mail/outbox.ts'
import { countCode, openChallenge, sendCode } from './challenge.ts'
import { normaliseEmail } from './email.ts'
import { takeAll } from './flood.ts'
import { lookupRule } from './flood-rules.ts'

/** A known address gets its code at once; an unknown one is asked for names first, and gets nothing until it has them. */
export const loginStep1: Handler<'loginStep1'> = async ({ body, ip, locale, world }) => {
  const email = normaliseEmail(body.email)
  if (email === null) return refuseFields([{ field: 'email', code: 'FORMAT' }])

  const begun = await transaction(world.db, async (trx) => {
    const member = await trx.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst()
    if (member === undefined) {
      const taken = await takeAll(trx, world.config.otpPepper, [lookupRule(ip)])
      if (!taken.allowed) return { retryAfter: taken.retryAfter }
      const challengeId = await openChallenge(trx, { email, newMember: true, locale })
      return { challengeId, isNewUser: true, nextStep: 'profile' } as const
    }
    const taken = await countCode(trx, world, email, ip)
    if (!taken.allowed) return { retryAfter: taken.retryAfter }
    const challengeId = await openChallenge(trx, { email, newMember: false, locale })
    const times = await sendCode(trx, world, { challengeId, email, locale, nextIn: taken.nextIn })
    return { challengeId, isNewUser: false, nextStep: 'code', ...times } as const
  })

  if ('retryAfter' in begun) return refuse(429, 'RATE_LIMITED', 'Too many codes were asked for', begun)
  if (begun.nextStep === 'code') await announceLetters(world)
  return { status: 200, body: { data: begun } }
}
