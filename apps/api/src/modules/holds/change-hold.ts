import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { onlyRow, sendBeforeCommit } from '../../db/pipeline.ts'
import type { Row } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { iso } from '../occupancy/busy.ts'
import { deleteOccupancy, insertOccupancy, insertOccupancyBeside, sweepExpired } from '../occupancy/occupancy.sql.ts'
import { offerAt } from '../offers/offer-cache.ts'
import { chooseFree } from './choose.ts'
import { plan } from './draft.ts'
import { findHold, holdExpired, holdOver, noSuchHold } from './find-hold.ts'
import { selectShopNow, updateHold } from './hold.sql.ts'
import { planUnderLock } from './plan-under-lock.ts'
import { isSame, otherService, selectReplacedBy, unchanged } from './replaced-reservation.ts'
import { showHold } from './show-hold.ts'
import { slotTaken, slotTakenOnOverlap } from './slot-taken.ts'
import { snapshot } from './snapshot.ts'

export const changeHold: Handler<'changeHold'> = ({ params, headers, body, locale, currency, context }) => {
  const token = headers['x-hold-token']
  const { draft } = body
  const show = (row: Row<'hold'> & { now: string }) => ({
    status: 200 as const,
    body: { data: showHold(row, token, locale) },
  })

  return slotTakenOnOverlap(
    transaction(context.db, async (trx) => {
      const hold = await findHold(trx, params.holdId, token, null)
      if (hold === null) return noSuchHold()
      if (!hold.live) return holdOver(trx, hold)
      if (draft === undefined) {
        const extended = await updateHold(trx, hold).executeTakeFirst()
        return extended === undefined ? holdExpired() : show(extended)
      }
      const { shopId, appointmentServiceId: serviceId } = draft
      if (shopId !== hold.shop_id) return refuseFields([{ field: 'draft.shopId', code: 'NOT_ALLOWED' }])
      if (hold.replaces !== null && serviceId !== hold.service_id) return otherService
      const version = onlyRow((await selectShopNow(shopId).execute(trx)).rows)
      const first = plan(await offerAt(trx, context.shopCaches, shopId, serviceId, version), draft)
      if (first.failure) return first.failure

      // The staff and things that this booking could use.
      const { planned, occupied } = await planUnderLock(trx, shopId, first, version)
      if (planned === null) return slotTaken

      // The decision.
      const heldBookableIds = [...hold.staff_ids, ...hold.item_ids]
      const [reservation = null] =
        hold.replaces === null ? [] : (await selectReplacedBy(shopId, hold.replaces).execute(trx)).rows
      const holdIds = [hold.id, ...(reservation === null ? [] : [reservation.hold_id])]
      const chosen = chooseFree(planned, occupied, { holdIds, heldBookableIds })
      if (chosen === null) return slotTaken

      // The writes. The hold comes first: its time may be over by now.
      const place = {
        unit_id: planned.request.unit.id,
        start_at: iso(planned.slot.start),
        end_at: iso(planned.slot.end),
        staff_ids: chosen.staff.map(({ id }) => id),
        item_ids: chosen.items.map(({ id }) => id),
      }
      if (reservation !== null && isSame(reservation, { ...place, draft: planned.draft })) return unchanged
      const changed = await updateHold(trx, hold, {
        ...place,
        service_id: serviceId,
        draft: JSON.stringify(planned.draft),
        agreed: JSON.stringify(snapshot(planned.offer, planned.request, chosen, currency)),
        replaces: hold.replaces && JSON.stringify({ ...hold.replaces, taken: planned.slotWithBuffers }),
      }).executeTakeFirst()
      if (changed === undefined) return holdExpired()
      const isInTheWay = occupied.some(({ stale }) => stale)
      await sendBeforeCommit(
        trx,
        deleteOccupancy(hold.shop_id, [hold.id]),
        ...(isInTheWay ? sweepExpired(shopId, planned.bookableIds, planned.slotWithBuffers) : []),
        reservation === null
          ? insertOccupancy(changed, planned.slotWithBuffers)
          : insertOccupancyBeside(changed, planned.slotWithBuffers, reservation.hold_id),
      )
      return show(changed)
    }),
  )
}
