import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { ExpiredRows } from './job.types.ts'
import { expired, surplus } from './jobs.ts'

/** So few at once that no statement meets its time limit, however much there is. */
const BATCH = 1000

/** Condition on a table: nobody can use the row any more. */
export const expiredRows = (table: string): RawBuilder<unknown> =>
  expired.find((rows) => rows.table === table)?.condition ?? sql`false`

/**
 * Deletes what nobody can use any more. Any process may do it, any number of times; once an hour is plenty.
 * @throws AggregateError for what could not be swept, after everything else has been.
 */
export async function deleteExpiredRows(db: Db): Promise<void> {
  const sweeps = [
    ...expired.map((rows) => () => sweep(db, rows)),
    ...surplus.map((deleteSurplus) => () => deleteSurplus(db)),
  ]
  const errors: unknown[] = []
  for (const one of sweeps) {
    try {
      await one()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some expired rows could not be deleted')
}

async function sweep(db: Db, { table, condition }: ExpiredRows): Promise<void> {
  for (let swept = BATCH; swept === BATCH; ) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${BATCH} for update skip locked)) returning 1`.execute(
      db,
    )
    swept = rows.length
  }
}
