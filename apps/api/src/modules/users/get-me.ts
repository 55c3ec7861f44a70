import { type Handler, memberOf } from '../../contract/handler.ts'
import { findUser, memberDeleted } from '../members/member.ts'

export const getMe: Handler<'getMe'> = async (call) => {
  const user = await findUser(call.context.db, memberOf(call).userId)
  if (user === null) return memberDeleted()
  return { status: 200, body: { data: user } }
}
