import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'
import { hashOf, newTicket } from '../../lib/secrets.ts'

export type OperatorKey = { name: string; createdAt: string; revokedAt: string | null }

/** What a token is looked up for at all: guesses cost no query. */
const PREFIX = 'yop_'
const SHAPE = /^yop_[\w-]{43}$/

/** The name of a key that is not revoked, by the row as it is now, so that one that is revoked is refused by every process. */
export async function nameOfKey(db: Db, token: string): Promise<string | null> {
  if (!SHAPE.test(token)) return null
  // 256 random bits have no rainbow table and no useful timing: a hash that begins alike says nothing of the key.
  const found = await db
    .selectFrom('operator_key')
    .select('name')
    .where('hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return found?.name ?? null
}

export const listOperatorKeys = (db: Db | Trx): Promise<OperatorKey[]> =>
  db
    .selectFrom('operator_key')
    .select(['name', 'created_at as createdAt', 'revoked_at as revokedAt'])
    .orderBy('created_at')
    .orderBy('name')
    .execute()

/** The key, which nothing can show again; null where the name is taken, also by a revoked key. */
export async function createOperatorKey(trx: Trx, name: string): Promise<string | null> {
  const key = `${PREFIX}${newTicket()}`
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('operator_key')
    .values({ name, hash: hashOf(key) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? key : null
}

/** Whether there was such a key that was not revoked. */
export async function revokeOperatorKey(trx: Trx, name: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operator_key')
    .set({ revoked_at: sql<string>`app_now()` })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
