import { type RawBuilder, sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import type { Call, Handler } from '../../contract/handler.ts'
import type { FieldError, Schemas } from '../../contract/types.ts'
import { now } from '../../db/app-now.ts'
import type { Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { newId } from '../../lib/secrets.ts'
import { instantOf } from '../../lib/wall-time.ts'
import { showReservation } from '../reservations/show-reservation.ts'
import { findClosures } from './closures.ts'
import { findShop, unknownShop } from './find-shop.ts'

const MOST_SHOWN = 50

type CreateCall = Call<'operatorCreateClosure'>
type Closing = { shopId: string; bookableId: string | null; during: RawBuilder<string> }

/** The trigger of the table takes the locks that a hold takes, so that a hold is there before or sees the closure. */
export const operatorCreateClosure: Handler<'operatorCreateClosure'> = (call) =>
  transaction(call.context.db, async (trx) => {
    const shop = await findShop(trx, call.body.shopId)
    if (shop === undefined) return unknownShop()
    const closing = await readBody(trx, call, shop.time_zone)
    if ('fields' in closing) return refuseFields(closing.fields)
    const id = (await sameClosure(trx, closing)) ?? (await insert(trx, call, closing))
    const [closure] = await findClosures(
      trx,
      sql`closure.shop_id = ${closing.shopId} and closure.id = ${id}`,
      call.locale,
    )
    if (closure === undefined) throw new Error(`closure has no row ${id}`)
    return { status: 200, body: { data: { closure, ...(await booked(trx, call, closing)) } } }
  })

async function readBody(trx: Trx, { body }: CreateCall, timeZone: string): Promise<Closing | { fields: FieldError[] }> {
  const { shopId, bookableId = null } = body
  const [from, to] = [instantOf(body.from, timeZone), instantOf(body.to, timeZone)]
  const fields: FieldError[] = []
  if (from === null) fields.push({ field: 'from', code: 'FORMAT' })
  if (to === null) fields.push({ field: 'to', code: 'FORMAT' })
  if (from !== null && to !== null && to <= from) fields.push({ field: 'to', code: 'TOO_SMALL' })
  if (bookableId !== null && !(await hasBookable(trx, shopId, bookableId))) {
    fields.push({ field: 'bookableId', code: 'UNKNOWN' })
  }
  return fields.length > 0 ? { fields } : { shopId, bookableId, during: sql<string>`tstzrange(${from}, ${to})` }
}

async function hasBookable(trx: Trx, shopId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('bookable')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

async function sameClosure(trx: Trx, { shopId, bookableId, during }: Closing): Promise<string | undefined> {
  const same = await trx
    .selectFrom('closure')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('bookable_id', 'is not distinct from', bookableId)
    .where('during', '=', during)
    .executeTakeFirst()
  return same?.id
}

async function insert(
  trx: Trx,
  { body, headers }: CreateCall,
  { shopId, bookableId, during }: Closing,
): Promise<string> {
  const id = newId()
  await trx
    .insertInto('closure')
    .values({
      ...{ id, shop_id: shopId, bookable_id: bookableId, during },
      ...{ reason: body.reason?.trim() || null, by: headers['x-operator'] ?? null },
    })
    .execute()
  return id
}

/** What stays in spite of the closure. */
async function booked(
  trx: Trx,
  { locale }: CreateCall,
  { shopId, bookableId, during }: Closing,
): Promise<Omit<Schemas['ClosureWithReservations'], 'closure'>> {
  const rows = await trx
    .selectFrom('reservation')
    .selectAll()
    .select([now.as('now'), sql<number>`count(*) over ()`.as('total')])
    .where('shop_id', '=', shopId)
    .where('status', '=', 'confirmed')
    .where(sql<boolean>`end_at > app_now()`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('occupancy')
          .select('hold_id')
          .where('shop_id', '=', shopId)
          .whereRef('occupancy.hold_id', '=', 'reservation.hold_id')
          .where(sql<boolean>`occupancy.during && ${during}`)
          .$if(bookableId !== null, (query) => query.where('bookable_id', '=', bookableId ?? '')),
      ),
    )
    .orderBy('start_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute()
  return { reservations: rows.map((row) => showReservation(row, locale)), total: Number(rows[0]?.total ?? 0) }
}
