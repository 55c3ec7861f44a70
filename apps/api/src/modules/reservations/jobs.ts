import { sql } from 'kysely'
import type { Job } from '../../jobs/job.types.ts'
import { moveCondition, UPCOMING_HOURS } from '../bookings/transitions.ts'
import { enqueueNotifications, type NotifiedReservation } from '../notifications/enqueue-notifications.ts'

const BATCH = 100

/** Reminds members a day before, but those who booked or rescheduled within that day. */
const remind: Job = {
  name: 'remind',
  batch: BATCH,
  async run(trx) {
    const { rows } = await sql<NotifiedReservation & { worth_it: boolean }>`
      update reservation set reminded = true
       where (shop_id, id) in (
         select shop_id, id from reservation
          where status = 'confirmed' and not reminded and start_at <= app_now() + make_interval(hours => ${UPCOMING_HOURS})
          order by start_at limit ${BATCH} for update skip locked)
      returning shop_id, id, member_id,
        start_at > app_now() and coalesce(rescheduled_at, created_at) <= start_at - make_interval(hours => ${UPCOMING_HOURS}) as worth_it`.execute(
      trx,
    )
    await enqueueNotifications(
      trx,
      rows.filter(({ worth_it }) => worth_it),
      'upcoming',
    )
    return rows.length
  },
}

/** Completes visits that nobody marked. */
const complete: Job = {
  name: 'complete',
  batch: BATCH,
  async run(trx) {
    const { rows } = await sql<NotifiedReservation>`
      update reservation set status = 'completed', version = version + 1
       where (shop_id, id) in (
         select shop_id, id from reservation where ${moveCondition('completed', 'clock')}
          order by end_at limit ${BATCH} for update skip locked)
         and ${moveCondition('completed', 'clock')}
      returning shop_id, id, member_id`.execute(trx)
    await enqueueNotifications(trx, rows, 'completed')
    return rows.length
  },
}

export const reservationJobs: Job[] = [remind, complete]
