import { type RawBuilder, sql } from 'kysely'

/** A query of the special hours of a shop, as JSON: `SpecialRow[]`. What was is left out, but for what may last past midnight. */
export const specialHoursOf = (shopId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('date', h.date, 'from', h.opens, 'to', h.closes) order by h.date, h.opens), '[]')
     from special_hours h where h.shop_id = ${shopId} and h.date >= to_char(app_now() - interval '3 days', 'YYYY-MM-DD'))`
