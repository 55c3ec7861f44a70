import { type Handler, refuse } from '../contract/handler.ts'
import { transaction } from '../db/transaction.ts'
import { announceLetters } from '../mail/outbox.ts'
import { findUser } from '../users/member.ts'
import { announceEnd, rotate, tokensOf } from './session.ts'
import { tellOfTheft } from './tell-owner.ts'
import { readRefreshToken, secretsOf } from './tokens.ts'

export const refreshToken: Handler<'refreshToken'> = async ({ body, world }) => {
  const claims = await readRefreshToken(secretsOf(world.config), body.refreshToken)
  if (claims === null) return refuse(401, 'UNAUTHORIZED', 'Not a refresh token of this server')
  const rotation = await transaction(world.db, async (trx) => {
    const rotation = await rotate(trx, claims)
    if (rotation.outcome === 'reuse') await tellOfTheft(trx, world, claims)
    return rotation
  })
  if (rotation.outcome === 'reuse') {
    await Promise.all([announceEnd(world, claims.sessionId), announceLetters(world)])
    world.log.warn({ sessionId: claims.sessionId }, 'An old refresh token came back: the session was ended')
    return refuse(401, 'UNAUTHORIZED', 'This refresh token was used before: the session has ended')
  }
  const user = rotation.outcome === 'current' ? await findUser(world.db, claims.memberId) : null
  if (rotation.outcome === 'over' || user === null) return refuse(401, 'UNAUTHORIZED', 'The session has ended')
  return { status: 200, body: { data: await tokensOf(world, rotation.state, user) } }
}
