import { newId } from '../auth/code.ts'
import type { Schemas } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import type { Statement } from '../db/trip.ts'
import { LETTER_OF } from './mailed.ts'

type Kind = Schemas['NotificationKind']
export type Announced = { shop_id: string; id: string; member_id: string }

/** One notification for a move, in the transaction of the move; what leaves the house waits in the outbox. */
export async function announce(trx: Trx, reservations: Announced[], kind: Kind): Promise<void> {
  if (reservations.length > 0) await trx.executeQuery(announcement(trx, reservations, kind).compile(trx))
}

/** The same as a statement, for at least one reservation. */
export function announcement(trx: Trx, reservations: Announced[], kind: Kind): Statement<unknown> {
  const rows = reservations.map(({ shop_id, id, member_id }) => ({
    id: newId(),
    member_id,
    shop_id,
    reservation_id: id,
    kind,
  }))
  const ways = LETTER_OF[kind] !== undefined ? (['live', 'mail'] as const) : (['live'] as const)
  return trx
    .with('announced', (db) => db.insertInto('notification').values(rows))
    .insertInto('outbox')
    .values(
      rows.flatMap((row) =>
        ways.map((way) => ({ shop_id: row.shop_id, id: newId(), kind: way, notification_id: row.id })),
      ),
    )
}
