import { sql } from 'kysely'
import type { Job } from '../../jobs/job.types.ts'

const SWEPT_AT_ONCE = 1000
const RETENTION_HOURS = 48

/** Deletes keys that are two days old, with their answers. */
const forgetKeys: Job = {
  name: 'forget keys',
  batch: SWEPT_AT_ONCE,
  async run(trx) {
    const { rows } = await sql`
      delete from idempotency where (scope, key) in (
        select scope, key from idempotency where created_at < app_now() - make_interval(hours => ${RETENTION_HOURS}) limit ${SWEPT_AT_ONCE})
      returning 1`.execute(trx)
    return rows.length
  },
}

export const idempotencyJobs: Job[] = [forgetKeys]
