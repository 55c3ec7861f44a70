import { sql } from 'kysely'
import { type Failure, refuse } from '../../contract/failure.ts'
import type { FieldError } from '../../contract/types.ts'
import { now, todayAt } from '../../db/app-now.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { didYouMean, withHint } from '../../lib/did-you-mean.ts'
import { inLanguage, type Text } from '../../lib/localized-text.ts'
import type { ReservationRow } from '../reservations/show-reservation.ts'

const MOST_COMPARED = 5000

/** Finds a shop, also one that is not shown any more. */
export const findShop = (db: Db | Trx, id: string): Promise<{ time_zone: string } | undefined> =>
  db.selectFrom('shop').select('time_zone').where('id', '=', id).executeTakeFirst()

/** Writes the answer for an unknown shop: `No shop has the id tsuchi. Did you mean tsuchi-kamakura (Tsuchi Kamakura)?` */
export async function suggestShop(db: Db | Trx, typed: string): Promise<string> {
  const { rows } = await sql<{ id: string; name: Text }>`
    select id, name from shop
     order by position(lower(${typed}) in lower(id || ' ' || name::text)) > 0 desc, abs(length(id) - length(${typed})), id
     limit ${MOST_COMPARED}`.execute(db)
  const labels = new Map(
    rows.flatMap(({ id, name }) =>
      [id, ...Object.values(name)].map((one) => [one, `${id} (${inLanguage('en', name)})`]),
    ),
  )
  const hint = didYouMean(typed, labels.keys(), (name) => labels.get(name) ?? name)
  return withHint(`No shop has the id ${typed}`, hint)
}

export const unknownShop = async (db: Db | Trx, typed: string): Promise<Failure<404>> =>
  refuse(404, 'NOT_FOUND', await suggestShop(db, typed))

/** `NOT_ALLOWED` is a name that several have. */
type Found = { id: string; hint: '' } | { id: undefined; code: 'UNKNOWN' | 'NOT_ALLOWED'; hint: string }

/** Finds the bookable with this id, or the only active one with this name in some language. */
export async function findBookable(db: Db | Trx, shopId: string, idOrName: string): Promise<Found> {
  const { rows } = await sql<{ id: string; isId: boolean }>`
    select id, id = ${idOrName} as "isId" from bookable
     where shop_id = ${shopId} and (id = ${idOrName} or active and exists (
       select from jsonb_each_text(name) as text (language, words) where lower(words) = lower(${idOrName})))
     order by 2 desc limit 2`.execute(db)
  const [first, second] = rows
  if (first === undefined) return { id: undefined, code: 'UNKNOWN', hint: await suggestBookable(db, shopId, idOrName) }
  return first.isId || second === undefined
    ? { id: first.id, hint: '' }
    : { id: undefined, code: 'NOT_ALLOWED', hint: '' }
}

/** Suggests a bookable of the shop for a name or an id that it has not. */
async function suggestBookable(db: Db | Trx, shopId: string, typed: string): Promise<string> {
  const rows = await db
    .selectFrom('bookable')
    .select(['id', 'name'])
    .where('shop_id', '=', shopId)
    .where('active', '=', true)
    .orderBy('sort')
    .execute()
  const labels = new Map(
    rows.flatMap(({ id, name }) => [...Object.values(name), id].map((one) => [one, inLanguage('en', name)])),
  )
  return didYouMean(typed, labels.keys(), (name) => labels.get(name) ?? name)
}

/** Finds the reservation of any member. */
export const findReservation = (db: Db | Trx, codeNumber: string): Promise<ReservationRow | undefined> =>
  db
    .selectFrom('reservation')
    .selectAll()
    .select(now.as('now'))
    .where('code_number', '=', codeNumber)
    .executeTakeFirst()

export const unknownCode = (): Failure<404> => refuse(404, 'NOT_FOUND', 'No reservation has this code')

/** Refuses the `date` of hours that is over at the shop. */
export async function dayOver(trx: Trx, date: string, timeZone: string): Promise<FieldError[]> {
  const { today } = await trx.selectNoFrom(todayAt(timeZone).as('today')).executeTakeFirstOrThrow()
  return date < today ? [{ field: 'date', code: 'TOO_SMALL' }] : []
}
