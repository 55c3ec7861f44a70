import { type Handler, memberOf, refuse } from '../contract/handler.ts'
import { findUser } from './member.ts'

export const getMe: Handler<'getMe'> = async (call) => {
  const user = await findUser(call.world.db, memberOf(call).userId)
  if (user === null) return refuse(401, 'UNAUTHORIZED', 'The account was deleted')
  return { status: 200, body: { data: user } }
}
