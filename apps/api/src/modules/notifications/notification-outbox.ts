import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

export type OutboxKey = { shopId: string; id: string }
export type Outgoing = OutboxKey & { kind: 'live' | 'mail'; notificationId: string; memberId: string; attempts: number }

export const BATCH = 100
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 3600

/** Claims due notifications for this process until their next try: after a crash the others take them. Of one claim the oldest comes first. */
export async function claimOutgoing(db: Db): Promise<Outgoing[]> {
  const { rows } = await sql<Outgoing>`
    with claimed as (
      update outbox
         set attempts = attempts + 1,
             due_at = app_now() + make_interval(secs => least(${FIRST_WAIT_SECONDS} * power(2, attempts), ${LONGEST_WAIT_SECONDS}))
        from notification
       where notification.shop_id = outbox.shop_id and notification.id = outbox.notification_id
         and (outbox.shop_id, outbox.id) in (select shop_id, id from outbox where due_at <= app_now() order by due_at limit ${BATCH} for update skip locked)
      returning outbox.shop_id, outbox.id, outbox.kind, outbox.notification_id, notification.member_id, outbox.attempts, notification.created_at)
    select shop_id as "shopId", id, kind, notification_id as "notificationId", member_id as "memberId", attempts
      from claimed order by created_at`.execute(db)
  return rows
}

/** For a process that knows that no other is there: what a killed process had claimed once is due now. */
export async function endLeases(db: Db): Promise<void> {
  await sql`update outbox set due_at = app_now() where attempts = 1 and due_at > app_now()`.execute(db)
}

export async function forget(db: Db, keys: OutboxKey[]): Promise<void> {
  if (keys.length === 0) return
  const shopIds = keys.map(({ shopId }) => shopId)
  const ids = keys.map(({ id }) => id)
  await sql`delete from outbox where (shop_id, id) in (
    select * from unnest(${shopIds}::text[], ${ids}::text[]))`.execute(db)
}
