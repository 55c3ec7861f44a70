import { refuse } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { findUser } from '../members/member.ts'

export const getMe: Handler<'getMe'> = async (call) => {
  const user = await findUser(call.context.db, memberOf(call).userId)
  if (user === null) return refuse(401, 'UNAUTHORIZED', 'The account was deleted')
  return { status: 200, body: { data: user } }
}
