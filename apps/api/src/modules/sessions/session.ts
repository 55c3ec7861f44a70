import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { Row } from '../../db/schema.ts'
import type { EndReason } from '../../db/tables/overrides.ts'
import { newId } from '../../lib/secrets.ts'
import { browserNamesOf } from './browser-names.ts'
import { deviceCookie } from './device.ts'
import { isParentReuse } from './first-use.ts'
import { accessToken, type RefreshClaims, refreshToken, SESSION_SECONDS, secretsOf, type TokenState } from './tokens.ts'

/** On the bus, `{ sessionId }`, after the end was committed. The database decides; this wakes sockets up. */
export const SESSION_ENDED = 'session.ended'

/** `origin`: of the page that signs in, where it is not ours; see foreign-origin.ts. */
export async function startSession(
  trx: Trx,
  memberId: string,
  { locale, origin, userAgent }: { locale: Locale; origin: string | null; userAgent?: string | undefined },
): Promise<TokenState> {
  const row = await trx
    .insertInto('session')
    .values({
      id: newId(),
      member_id: memberId,
      locale,
      ...browserNamesOf(userAgent),
      origin,
      signed_in_at: sql<string>`app_now()`,
      ends_at: sql<string>`app_now() + make_interval(secs => ${SESSION_SECONDS})`,
    })
    .returning(['id', 'counter', 'rotated_at', 'ends_at', sql<string>`app_now()`.as('now')])
    .executeTakeFirstOrThrow()
  return {
    sessionId: row.id,
    memberId,
    counter: row.counter,
    rotatedAt: row.rotated_at,
    endsAt: row.ends_at,
    now: row.now,
    origin,
    signedInAt: row.now,
  }
}

export async function tokensOf(
  { config }: AppContext,
  state: TokenState,
  user: Schemas['User'],
): Promise<Schemas['Session']> {
  return {
    accessToken: await accessToken(secretsOf(config), state),
    refreshToken: await refreshToken(secretsOf(config), state),
    user,
  }
}

/** The answer of a sign-in or a refresh: the tokens, and the cookie by which the device is known again (see device.ts). */
export async function signedIn(
  context: AppContext,
  state: TokenState,
  user: Schemas['User'],
  cookie: string | undefined,
) {
  const data = await tokensOf(context, state, user)
  return {
    status: 200 as const,
    body: { data },
    setCookie: deviceCookie(context.config, cookie, user.email, state.now),
  }
}

export type Rotation = { outcome: 'current'; state: TokenState } | { outcome: 'reuse' } | { outcome: 'over' }

/**
 * One statement decides, under the lock of the session's row: the newest token makes the next one, the one just behind
 * it gets what is newest as long as that may not have arrived (see first-use.ts), an older one ends the session.
 */
export async function rotate(
  db: Db | Trx,
  { sessionId, memberId, counter, expiresAt }: RefreshClaims,
): Promise<Rotation> {
  const isReuse = sql`(counter > ${counter} + 1 or counter > ${counter} and ${isParentReuse})`
  type RotatedRow = Pick<Row<'session'>, 'counter' | 'rotated_at' | 'ends_at' | 'origin' | 'signed_in_at'> & {
    ended: boolean
    now: string
  }
  const { rows } = await sql<RotatedRow>`
    update session
       set counter = case when counter = ${counter} then counter + 1 else counter end,
           rotated_at = case when counter = ${counter} then app_now() else rotated_at end,
           ended_at = case when ${isReuse} then app_now() end,
           end_reason = case when ${isReuse} then 'reuse' end
     where id = ${sessionId} and member_id = ${memberId} and counter >= ${counter}
       and ended_at is null and ends_at > app_now() and to_timestamp(${expiresAt}) > app_now()
    returning counter, rotated_at, ends_at, origin, signed_in_at, ended_at is not null as ended, app_now() as now`.execute(
    db,
  )
  const row = rows[0]
  if (row === undefined) return { outcome: 'over' }
  if (row.ended) return { outcome: 'reuse' }
  const { counter: newest, rotated_at: rotatedAt, ends_at: endsAt, signed_in_at: signedInAt, origin, now } = row
  const state = { sessionId, memberId, counter: newest, rotatedAt, endsAt, now, origin, signedInAt }
  return { outcome: 'current', state }
}

export async function endSession(
  db: Db | Trx,
  sessionId: string,
  memberId: string,
  reason: EndReason,
): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: sql<string>`app_now()`, end_reason: reason })
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** The ids of those that were still open, to be announced after the commit. `but` stays. */
export async function endSessionsOf(
  db: Db | Trx,
  memberId: string,
  reason: EndReason,
  but: string | null = null,
): Promise<string[]> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: sql<string>`app_now()`, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${but}`)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** Call after the commit. Never rejects: a socket that was not told is found by the next check. */
export const publishSessionEnd = ({ bus, log }: Pick<AppContext, 'bus' | 'log'>, sessionId: string): Promise<void> =>
  bus
    .publish(SESSION_ENDED, { sessionId })
    .catch((error: unknown) => log.warn({ err: error, sessionId }, 'The end of a session was not announced'))
