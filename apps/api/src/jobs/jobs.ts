import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Trx } from '../db/connection.ts'
import { moveCondition, UPCOMING_HOURS } from '../modules/bookings/transitions.ts'
import { enqueueNotifications, type NotifiedReservation } from '../modules/notifications/enqueue-notifications.ts'
import { releaseOccupancy } from '../modules/reservations/transition.ts'
import { sendDayLists } from '../modules/shop-mail/send-day-lists.ts'
import { sendShopNotices } from '../modules/shop-mail/send-shop-notices.ts'

const BATCH = 100
const SWEPT_AT_ONCE = 1000
const RETENTION_HOURS = 48

/** Does a part of what is due; how much that was. A full batch means that there may be more. */
export type Job = { name: string; batch: number; run(trx: Trx, context: AppContext): Promise<number> }

/** A hold whose time is over gives back what it took, by a second statement: that sees what it took last. */
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

/** Who booked or rescheduled on the last day knows that it is coming up. */
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

/** What nobody marked was an ordinary visit. */
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

/** After the moves above. What they tell the shops leaves on the same tick. */
const writeToShops: Job = { name: 'write to shops', batch: BATCH, run: sendShopNotices }
const writeDayLists: Job = { name: 'write the lists of the day', batch: BATCH, run: sendDayLists }

export const jobs: Job[] = [expireHolds, remind, complete, writeToShops, writeDayLists, forgetKeys, forgetHolds]
