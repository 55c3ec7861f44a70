import type { Handler } from '../contract/handler.ts'
import { announceEnd, endSession } from './session.ts'
import { readRefreshToken, secretsOf } from './tokens.ts'

/** Any token of the family ends it, be it old. Whoever asks is signed out afterwards, so the answer is always the same. */
export const logout: Handler<'logout'> = async ({ body, world }) => {
  const claims = await readRefreshToken(secretsOf(world.config), body.refreshToken)
  if (claims !== null && (await endSession(world.db, claims.sessionId, claims.memberId, 'signed_out'))) {
    await announceEnd(world, claims.sessionId)
  }
  return { status: 200, body: { data: { success: true } } }
}
