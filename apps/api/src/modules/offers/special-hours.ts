import { type RawBuilder, sql } from 'kysely'

const isRecent = sql.raw("h.date >= to_char(app_now() - interval '3 days', 'YYYY-MM-DD')")

/** A query of the special hours of a shop, as JSON: `SpecialRow[]`. What was is left out, but for what may last past midnight. */
export const specialHoursOf = (shopId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('date', h.date, 'from', h.opens, 'to', h.closes) order by h.date, h.opens), '[]')
     from special_hours h where h.shop_id = ${shopId} and ${isRecent})`

/** Of its staff and things, as JSON: `(SpecialRow & { id: string })[]`. */
export const specialHoursOfBookables = (shopId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('id', h.bookable_id, 'date', h.date, 'from', h.opens, 'to', h.closes)
            order by h.bookable_id, h.date, h.opens), '[]')
     from bookable_special_hours h where h.shop_id = ${shopId} and ${isRecent})`
