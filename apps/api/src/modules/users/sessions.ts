import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { refuse } from '../../contract/failure.ts'
import { type Call, type Handler, type Member, memberOf } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { logSecurityEvent } from '../../lib/security-log.ts'
import { endSession as end, endSessionsOf, publishSessionEnd } from '../sessions/session.ts'

export const listSessions: Handler<'listSessions'> = async (call) => {
  const data = await openSessionsOf(call.context.db, memberOf(call))
  return { status: 200, body: { data, total: data.length } }
}

/** The present one first, then the one used last. A generation of tokens is used for a quarter of an hour, so its first use is near enough. */
export const openSessionsOf = (db: Db | Trx, { userId, sessionId }: Member): Promise<Schemas['OpenSession'][]> =>
  db
    .selectFrom('session')
    .select(['id', 'started_at as startedAt', 'browser', 'system'])
    .select([
      sql<boolean>`id = ${sessionId}`.as('isCurrent'),
      sql<string>`greatest(started_at, rotated_at, used_at)`.as('lastUsedAt'),
    ])
    .where('member_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<string>`app_now()`)
    .orderBy('isCurrent', 'desc')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute()

export const endSession: Handler<'endSession'> = async (call) => {
  const { userId } = memberOf(call)
  const { sessionId } = call.params
  if (!(await end(call.context.db, sessionId, userId, 'ended_by_member')))
    return refuse(404, 'NOT_FOUND', 'You have no such open session')
  await announce(call, userId, [sessionId])
  return { status: 200, body: { data: { success: true } } }
}

export const endOtherSessions: Handler<'endOtherSessions'> = async (call) => {
  const { userId, sessionId } = memberOf(call)
  await announce(call, userId, await endSessionsOf(call.context.db, userId, 'ended_by_member', sessionId))
  return { status: 200, body: { data: { success: true } } }
}

async function announce(
  { context, ip }: Pick<Call<'endSession'>, 'ip'> & { context: AppContext },
  memberId: string,
  ended: string[],
) {
  if (ended.length === 0) return
  const [reason, sessions] = ['ended_by_member', ended.length]
  logSecurityEvent(context, { event: 'sessions.ended', reason, memberId, sessions, ip })
  await Promise.all(ended.map((id) => publishSessionEnd(context, id)))
}
