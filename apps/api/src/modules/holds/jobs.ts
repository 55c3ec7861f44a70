import { sql } from 'kysely'
import type { Job } from '../../jobs/job.types.ts'
import { releaseOccupancy } from '../occupancy/occupancy.sql.ts'

const BATCH = 100
const SWEPT_AT_ONCE = 1000
const RETENTION_HOURS = 48

/** Expires holds whose time is over. A second statement gives back what they took: it sees what they took last. */
const expireHolds: Job = {
  name: 'expire holds',
  batch: BATCH,
  async run(trx) {
    const { rows } = await sql<{ shop_id: string; hold_id: string }>`
      with stale as (
        select shop_id, id from hold where state = 'live' and expires_at <= app_now()
         order by expires_at limit ${BATCH} for update skip locked)
      update hold set state = 'expired' from stale where hold.shop_id = stale.shop_id and hold.id = stale.id
      returning hold.shop_id, hold.id as hold_id`.execute(trx)
    await releaseOccupancy(trx, rows)
    return rows.length
  },
}

/** Deletes holds that ended two days ago. */
const forgetHolds: Job = {
  name: 'forget holds',
  batch: SWEPT_AT_ONCE,
  async run(trx) {
    const { rows } = await sql`
      delete from hold where (shop_id, id) in (
        select shop_id, id from hold
         where state in ('released', 'expired') and created_at < app_now() - make_interval(hours => ${RETENTION_HOURS}) limit ${SWEPT_AT_ONCE})
      returning 1`.execute(trx)
    return rows.length
  },
}

export const holdJobs: Job[] = [expireHolds, forgetHolds]
