import { type RawBuilder, sql } from 'kysely'
import { type Failure, refuse } from '../../contract/failure.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import { wallTimeOf } from '../../lib/wall-time.ts'

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
