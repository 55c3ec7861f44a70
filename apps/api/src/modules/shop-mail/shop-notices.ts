import { type RawBuilder, sql } from 'kysely'
import type { ShopNoticeKind } from '../../db/tables/overrides.ts'
import { newId } from '../../lib/secrets.ts'

type NoticedReservation = { shop_id: string; id: string }

/** One notice for each reservation of a shop that has an e-mail address, in the transaction of what happened. */
export function shopNoticesQuery(reservations: NoticedReservation[], kind: ShopNoticeKind): RawBuilder<unknown> {
  const column = (of: (reservation: NoticedReservation) => string) => reservations.map(of)
  return sql`
    insert into shop_notice (shop_id, id, reservation_id, kind)
    select one.shop_id, one.id, one.reservation_id, ${kind}
      from unnest(${column(({ shop_id }) => shop_id)}::text[], ${column(newId)}::text[], ${column(({ id }) => id)}::text[])
        as one (shop_id, id, reservation_id)
      join shop on shop.id = one.shop_id and shop.email is not null`
}
