import { type RawBuilder, sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import type { OfferSnapshot } from '../../db/tables/booking-snapshot.ts'
import { newId } from '../../lib/secrets.ts'
import { EMAIL_OF } from './emailed-kinds.ts'

type Kind = Schemas['NotificationKind']
export type NotifiedReservation = { shop_id: string; id: string; member_id: string }

/** One notification for a move, in the transaction of the move. What is sent to people waits in the outbox; nobody writes to a member who is gone. */
export async function enqueueNotifications(trx: Trx, reservations: NotifiedReservation[], kind: Kind): Promise<void> {
  if (reservations.length > 0) await notificationsQuery(reservations, kind).execute(trx)
}

export function notificationsQuery(reservations: NotifiedReservation[], kind: Kind): RawBuilder<unknown> {
  const column = (of: (reservation: NotifiedReservation) => string) => reservations.map(of)
  return sql`
    with announced as (
      select one.*, app_now() as at
        from unnest(${column(({ shop_id }) => shop_id)}::text[], ${column(({ id }) => id)}::text[], ${column(({ member_id }) => member_id)}::text[],
                    ${column(newId)}::text[], ${column(newId)}::text[], ${column(newId)}::text[])
          as one (shop_id, id, member_id, notification_id, live_id, mail_id)
        join member on member.id = one.member_id and deleted_at is null
         for key share of member),
    notified as (
      insert into notification (id, member_id, shop_id, reservation_id, kind, created_at)
      select notification_id, member_id, shop_id, id, ${kind}, at from announced)
    insert into outbox (shop_id, id, kind, notification_id, due_at, created_at)
    select shop_id, way.id, way.kind, notification_id, at, at
      from announced cross join lateral (values ${EMAIL_OF[kind] === undefined ? LIVE : LIVE_AND_MAIL}) way (kind, id)`
}

type Offered = { shop_id: string; member_id: string; offer: OfferSnapshot }

/** The notification of an offer of the waiting list, in the transaction of its hold. */
export const offerNotificationQuery = ({ shop_id, member_id, offer }: Offered): RawBuilder<unknown> => sql`
  with notified as (
    insert into notification (id, member_id, shop_id, kind, offer, created_at)
    values (${newId()}, ${member_id}, ${shop_id}, 'offered', ${JSON.stringify(offer)}, app_now())
    returning id, created_at as at)
  insert into outbox (shop_id, id, kind, notification_id, due_at, created_at)
  select ${shop_id}, way.id, way.kind, notified.id, at, at
    from notified cross join (values ('live', ${newId()}), ('mail', ${newId()})) way (kind, id)`

const LIVE = sql.raw("('live', live_id)")
const LIVE_AND_MAIL = sql.raw("('live', live_id), ('mail', mail_id)")
