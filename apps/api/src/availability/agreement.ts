import type { Db, Trx } from '../db/connection.ts'
import type { Text } from '../db/seed/catalogue.types.ts'
import { type Written, words, written } from '../db/written.ts'
import type { Rates } from '../money/convert.ts'
import { RATES_AS_JSON } from '../money/rates.ts'

/** What one agrees to when reserving; `version` is that of the terms of use that are in force. */
export type Agreement = {
  version: string
  freeHours: number
  reminders: { id: string; text: Text; required: boolean }[]
}

/** With what else a confirmation is held against: `changed` of the shop, today's rates, the database's time. */
export type TermsNow = Agreement & { changed: string | null; rates: Rates; at: string }

/** Null for a shop that is not there or not active. */
export async function loadAgreement(db: Db | Trx, shopId: string): Promise<Agreement | null> {
  const [agreement] = await written<Agreement>`
    select ${agreementOf} from shop where shop.id = ${shopId} and shop.active`.rows(db)
  return agreement ?? null
}

/** Of the shop of a hold: one row, or none. */
export const termsQuery = (holdId: string): Written<TermsNow> => written<TermsNow>`
    select ${agreementOf},
           (select changed::text from shop_search where shop_search.shop_id = shop.id) as changed,
           ${RATES_AS_JSON} as rates, app_now() as at
      from hold join shop on shop.id = hold.shop_id
     where hold.id = ${holdId} and shop.active`

const agreementOf = words(`
    coalesce((select version from legal_text where kind = 'terms' order by updated_at desc, version desc limit 1), '0') as version,
    shop.free_cancellation_hours as "freeHours",
    (select coalesce(json_agg(json_build_object('id', r.id, 'text', r.text, 'required', r.required) order by r.sort, r.id), '[]')
       from shop_reminder r where r.shop_id = shop.id) as reminders`)
