import { newId } from '../auth/code.ts'
import type { Schemas } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { type Written, words, written } from '../db/written.ts'
import { LETTER_OF } from './mailed.ts'

type Kind = Schemas['NotificationKind']
export type Announced = { shop_id: string; id: string; member_id: string }

/** One notification for a move, in the transaction of the move; what leaves the house waits in the outbox. */
export async function announce(trx: Trx, reservations: Announced[], kind: Kind): Promise<void> {
  if (reservations.length === 0) return
  const column = (of: (reservation: Announced) => string) => reservations.map(of)
  const announced = written`
    announced as (
      select *, app_now() as at
        from unnest(${column(({ shop_id }) => shop_id)}::text[], ${column(({ id }) => id)}::text[], ${column(({ member_id }) => member_id)}::text[],
                    ${column(newId)}::text[], ${column(newId)}::text[], ${column(newId)}::text[])
          as one (shop_id, id, member_id, notification_id, live_id, mail_id))`
  await written`with ${announced}, ${announcing(kind)} select`.rows(trx)
}

/** What `announce` does, for reservations that a statement makes: its columns, beside `app_now()` as `at`, with ids. */
export const announcedFrom = (made: Written<unknown>): Written<unknown> =>
  written`announced as (
    select shop_id, id, member_id, at, ${newId()} as notification_id, ${newId()} as live_id, ${newId()} as mail_id from ${made})`

/** Parts of a statement in which `announced` are rows of `shop_id, id, member_id, at, notification_id, live_id, mail_id`. */
export const announcing = (kind: Kind): Written<unknown> =>
  written`
    told as (
      insert into notification (id, member_id, shop_id, reservation_id, kind, created_at)
      select notification_id, member_id, shop_id, id, ${kind}, at from announced),
    outgoing as (
      insert into outbox (shop_id, id, kind, notification_id, due_at, created_at)
      select shop_id, way.id, way.kind, notification_id, at, at
        from announced cross join lateral (values ${LETTER_OF[kind] === undefined ? LIVE : LIVE_AND_MAIL}) way (kind, id))`

const LIVE = words("('live', live_id)")
const LIVE_AND_MAIL = words("('live', live_id), ('mail', mail_id)")
