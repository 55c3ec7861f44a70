import { type RawBuilder, sql } from 'kysely'
import { type Failure, refuse, refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { FieldError, Locale, Schemas } from '../../contract/types.ts'
import { type Db, isoInstant, type Trx } from '../../db/connection.ts'
import { cutPage, readCursor } from '../../db/cursor.ts'
import { textIn } from '../../db/localized-text.ts'
import { cappedPage, countCapped, pageOf, pageWithCounts } from '../../db/paging.ts'
import { transaction } from '../../db/transaction.ts'
import { wallTimeOf } from '../../lib/wall-time.ts'
import { bookedDespite } from './booked-despite.ts'
import { findBookable, findShop, unknownShop } from './guards.ts'
import { recordWrite } from './log.ts'
import { insertClosures, spanOf } from './new-closures.ts'

export const operatorListClosures: Handler<'operatorListClosures'> = async ({ query, locale, context: { db } }) => {
  const { limit, offset } = cappedPage(pageOf(query))
  if ((await findShop(db, query.shopId)) === undefined) return unknownShop(db, query.shopId)
  const found = db
    .selectFrom('closure')
    .select('id')
    .where('shop_id', '=', query.shopId)
    .where(sql<boolean>`upper(during) > app_now()`)
  let listed = found
  if (query.cursor !== undefined) {
    const place = readCursor(query.cursor)
    if (place === null) return refuseFields([{ field: 'cursor', code: 'FORMAT' }])
    listed = listed.where(sql<boolean>`(lower(during), id) > (${place.at}::timestamptz, ${place.id})`)
  }
  const page = listed
    .orderBy(sql`lower(during)`)
    .orderBy('id')
    .limit(limit + 1)
    .offset(query.cursor === undefined ? offset : 0)
  const withTexts = closuresQuery(sql`closure.shop_id = ${query.shopId} and closure.id in ${page}`, locale)
  const { rows, counts } = await pageWithCounts(db, withTexts, { total: countCapped(found) })
  const { shown, next } = cutPage(rows, limit, ({ startAt, id }) => ({ at: isoInstant(startAt), id }))
  return { status: 200, body: { data: shown.map(showClosure), ...counts, ...next } }
}

export const operatorCreateClosure: Handler<'operatorCreateClosure'> = ({
  body,
  operator,
  locale,
  context,
  requestId,
}) =>
  transaction(
    context.db,
    async (trx) => {
      const { shopId } = body
      const shop = await findShop(trx, shopId)
      if (shop === undefined) return unknownShop(trx, shopId)
      const span = spanOf(body, shop.time_zone)
      const fields: FieldError[] = 'fields' in span ? [...span.fields] : []
      const found =
        body.bookableId === undefined ? { id: null, hint: '' } : await findBookable(trx, shopId, body.bookableId)
      if (found.id === undefined) fields.push({ field: 'bookableId', code: found.code })
      if ('fields' in span || found.id === undefined || fields.length > 0) return refuseFields(fields, found.hint)
      const bookableId = found.id
      const details = { reason: body.reason?.trim() || null, by: operator?.by ?? null }
      const wanted = { shopId, bookableId, ...span, ...details }
      const isNew = (await insertClosures(trx, [wanted])) > 0
      const [closure] = await findClosures(
        trx,
        sql`closure.shop_id = ${shopId} and closure.bookable_id is not distinct from ${bookableId}
        and closure.during = tstzrange(${span.from}, ${span.to})`,
        locale,
      )
      if (closure === undefined) throw new Error(`closure has no row for ${JSON.stringify(wanted)}`)
      if (isNew) await recordWrite(trx, { command: 'block', operator, shopId, changes: closure, requestId })
      return { status: 200, body: { data: { closure, ...(await bookedDespite(trx, { closures: [wanted] }, locale)) } } }
    },
    { dryRun: body.dryRun },
  )

export const operatorDeleteClosure: Handler<'operatorDeleteClosure'> = ({
  params,
  query,
  operator,
  locale,
  context: { db, deliveries },
  requestId,
}) =>
  transaction(
    db,
    async (trx, after) => {
      const [closure] = await findClosures(trx, sql`closure.id = ${params.closureId}`, locale)
      if (closure === undefined) return unknownClosure()
      const { numDeletedRows } = await trx
        .deleteFrom('closure')
        .where('shop_id', '=', closure.shopId)
        .where('id', '=', closure.id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n) {
        await recordWrite(trx, { command: 'unblock', operator, shopId: closure.shopId, changes: closure, requestId })
      }
      after(deliveries.wake)
      return { status: 200, body: { data: closure } }
    },
    { dryRun: query.dryRun },
  )

type ClosureRow = Omit<Schemas['Closure'], 'from' | 'to'> & { timeZone: string }

export async function findClosures(
  db: Db | Trx,
  which: RawBuilder<unknown>,
  locale: Locale,
): Promise<Schemas['Closure'][]> {
  const { rows } = await closuresQuery(which, locale).execute(db)
  return rows.map(showClosure)
}

/** Closures with the name of what they close, in the order of their starts. */
export const closuresQuery = (which: RawBuilder<unknown>, locale: Locale): RawBuilder<ClosureRow> => sql<ClosureRow>`
    select closure.id, closure.shop_id as "shopId", shop.time_zone as "timeZone",
           case when bookable.id is null then null
             else json_build_object('id', bookable.id, 'name', ${textIn(locale, 'bookable.name')}) end as bookable,
           lower(during) as "startAt", upper(during) as "endAt", reason, by, closure.created_at as "createdAt"
      from closure join shop on shop.id = closure.shop_id
           left join bookable on bookable.shop_id = closure.shop_id and bookable.id = closure.bookable_id
     where ${which}
     order by lower(during), closure.id`

export const showClosure = ({ timeZone, ...closure }: ClosureRow): Schemas['Closure'] => ({
  ...closure,
  from: wallTimeOf(closure.startAt, timeZone),
  to: wallTimeOf(closure.endAt, timeZone),
})

export const unknownClosure = (): Failure<404> => refuse(404, 'NOT_FOUND', 'No closure has this id')
