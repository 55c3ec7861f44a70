import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { pipeline } from '../../db/pipeline.ts'
import { earliestStart } from '../availability/slots.ts'
import { ratesAsJson } from '../money/rates.ts'
import { offerAt, type ShopVersion } from '../offers/offer-cache.ts'
import { plan, taken } from './draft.ts'
import { lockedQueries } from './occupancy.ts'
import { expiry } from './show-hold.ts'

/** `at` is `now` to the microsecond, and `until` when a hold of that moment ends. */
type ShopNow = ShopVersion & { at: string; until: string }

export const shopNow = (shopId: string) =>
  sql<ShopNow>`
    select (select changed::text from shop_search where shop_id = ${shopId}) as changed, ${ratesAsJson} as rates,
           floor(extract(epoch from at) * 1000)::float8 as now, at, ${sql.raw(expiry('at'))} as until
      from (select app_now() as at offset 0) clock`

/** Plans the draft and locks what it could take. If the shop changed before the locks were there, plans again. */
export async function lockSlot(trx: Trx, db: Db, draft: Schemas['HoldDraftBody'], version: ShopNow) {
  const { shopId, appointmentServiceId: serviceId } = draft
  const planned = plan(await offerAt(trx, db, shopId, serviceId, version), draft)
  if (planned.failure) return planned
  const [, occupied, [now]] = await pipeline(trx, ...lockedQueries(planned), shopNow(shopId))
  if (now === undefined) throw new Error(`hold query returned no row for shop ${shopId}`)
  if (now.changed !== version.changed) return lockSlot(trx, db, draft, now)
  // Waiting for the locks took time.
  const offer = { ...planned.offer, rates: now.rates, now: now.now }
  if (planned.slot.start < earliestStart(offer)) return { failure: taken }
  return { failure: null, planned: { ...planned, offer }, occupied, now }
}
