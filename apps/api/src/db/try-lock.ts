import { type RawBuilder, sql } from 'kysely'
import type { Trx } from './connection.ts'

/** Takes the lock of that name until the transaction ends; false when another transaction has it. Waits for nobody. */
export async function tryLock(trx: Trx, name: string): Promise<boolean> {
  const { rows } = await tryLockQuery(name).execute(trx)
  return rows[0]?.got === true
}

export const tryLockQuery = (name: string): RawBuilder<{ got: boolean }> =>
  sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as got`
