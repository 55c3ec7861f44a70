import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/connection.ts'
import type { Text } from '../db/seed/catalogue.types.ts'

/** What one agrees to when reserving; `version` is that of the terms of use that are in force. */
export type Agreement = {
  version: string
  freeHours: number
  reminders: { id: string; text: Text; required: boolean }[]
}

/** Null for a shop that is not there or not active. */
export async function loadAgreement(db: Db | Trx, shopId: string): Promise<Agreement | null> {
  const { rows } = await agreementQuery(shopId).execute(db)
  return rows[0] ?? null
}

/** One row, or none. */
export const agreementQuery = (shopId: string | RawBuilder<string>): RawBuilder<Agreement> => sql<Agreement>`
    select coalesce((select version from legal_text where kind = 'terms' order by updated_at desc, version desc limit 1), '0') as version,
           shop.free_cancellation_hours as "freeHours",
           (select coalesce(json_agg(json_build_object('id', r.id, 'text', r.text, 'required', r.required) order by r.sort, r.id), '[]')
              from shop_reminder r where r.shop_id = shop.id) as reminders
      from shop where shop.id = ${shopId} and shop.active`
