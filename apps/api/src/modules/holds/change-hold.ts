import { sql, type Updateable } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Trx } from '../../db/connection.ts'
import { pipeline } from '../../db/pipeline.ts'
import type { HoldRow, ReservationTables } from '../../db/tables/reservations.ts'
import { transaction } from '../../db/transaction.ts'
import { iso } from '../availability/busy.ts'
import { type Planned, taken } from './draft.ts'
import { type FoundHold, findHold, holdExpired, holdOver, isLive, noSuchHold } from './find-hold.ts'
import { lockSlot, shopNow } from './lock-slot.ts'
import { chooseFree, occupyQuery, sweepQueries } from './occupancy.ts'
import { expiry, showHold } from './show-hold.ts'
import { slotTakenOnOverlap } from './slot-taken.ts'
import { snapshot } from './snapshot.ts'

export const changeHold: Handler<'changeHold'> = ({ params, headers, body, locale, currency, context }) =>
  slotTakenOnOverlap(() =>
    transaction(context.db, async (trx) => {
      const token = headers['x-hold-token']
      const hold = await findHold(trx, params.holdId, token, null)
      if (hold === null) return noSuchHold()
      if (!hold.live) return holdOver(trx, hold)
      if (body.draft === undefined) return answer(await extend(trx, hold, {}))
      if (body.draft.shopId !== hold.shop_id) return refuseFields([{ field: 'draft.shopId', code: 'NOT_ALLOWED' }])
      const [[version]] = await pipeline(trx, shopNow(hold.shop_id))
      if (version === undefined) throw new Error(`hold query returned no row for shop ${hold.shop_id}`)
      const locked = await lockSlot(trx, context.db, body.draft, version)
      if (locked.failure) return locked.failure
      const { planned, occupied } = locked

      const heldBookableIds = [...hold.staff_ids, ...hold.item_ids]
      const chosen = chooseFree(planned, occupied, { holdIds: [hold.id], heldBookableIds })
      if (chosen === null) return taken
      const agreed = snapshot(planned.offer, planned.request, chosen, currency)
      const changed = await extend(trx, hold, {
        ...columnsOf(planned),
        agreed: JSON.stringify(agreed),
        staff_ids: chosen.staff.map(({ id }) => id),
        item_ids: chosen.items.map(({ id }) => id),
      })
      if (changed !== undefined) {
        const vacated = trx.deleteFrom('occupancy').where('shop_id', '=', hold.shop_id).where('hold_id', '=', hold.id)
        await pipeline(trx, vacated, ...sweepQueries(planned, occupied), occupyQuery(hold.id, planned, chosen))
      }
      return answer(changed)

      function answer(row: HoldRow | undefined) {
        return row === undefined
          ? holdExpired()
          : { status: 200 as const, body: { data: showHold(row, token, locale) } }
      }
    }),
  )

const columnsOf = ({ request, slot, draft, offer }: Planned) => ({
  service_id: offer.service.id,
  unit_id: request.unit.id,
  draft: JSON.stringify(draft),
  start_at: iso(slot.start),
  end_at: iso(slot.end),
})

/** Any activity gives the full time again, up to the longest. Nothing happens to a hold whose time is over. */
function extend(
  trx: Trx,
  { shop_id, id }: FoundHold,
  changes: Updateable<ReservationTables['hold']>,
): Promise<HoldRow | undefined> {
  return trx
    .updateTable('hold')
    .set({
      ...changes,
      expires_at: sql.raw<string>(expiry('created_at')),
    })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .where(isLive)
    .returningAll()
    .executeTakeFirst()
}
