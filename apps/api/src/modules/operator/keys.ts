import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'
import { hashOf, newTicket } from '../../lib/secrets.ts'

export type OperatorKey = { name: string; createdAt: string; revokedAt: string | null }

/** Form of a key: a guess of another form costs no query. */
const PREFIX = 'yop_'
const SHAPE = /^yop_[\w-]{43}$/

/** Finds the name of a key. Reads the row anew, so that every process refuses a revoked key at once. */
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

/** Creates a key, which nothing can show again; null where the name is taken, also by a revoked key. */
export async function createOperatorKey(trx: Trx, name: string): Promise<string | null> {
  const key = `${PREFIX}${newTicket()}`
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('operator_key')
    .values({ name, hash: hashOf(key) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? key : null
}

/** Revokes a key. Returns whether there was one to revoke. */
export async function revokeOperatorKey(trx: Trx, name: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operator_key')
    .set({ revoked_at: sql<string>`app_now()` })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
