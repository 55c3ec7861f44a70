import { sql } from 'kysely'
import type { Db } from '../connection.ts'

/** Whether the database only repeats what its primary does. */
export async function isStandby(db: Db): Promise<boolean> {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db)
  return rows[0]?.standby === true
}
