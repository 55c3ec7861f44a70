import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { BookingSnapshot, LateFee } from '../../db/tables/booking-snapshot.ts'
import type { Text } from '../../lib/localized-text.ts'
import { ratesAsJson } from '../money/rates.ts'
import type { ShopVersion } from '../offers/offer-cache.ts'

/** Texts that a member agrees to when reserving; `version` is that of the terms of use in force. */
export type Agreement = {
  version: string
  /** Version of the privacy policy, under which contact details go to the shop. */
  privacyVersion: string
  freeHours: number
  lateFee: LateFee | null
  reschedule: NonNullable<BookingSnapshot['reschedule']>
  currency: Currency
  reminders: { id: string; text: Text; required: boolean }[]
}

/** The agreement, and what else a confirmation is checked against. `at`: the database's time as an instant. */
export type TermsNow = Agreement & ShopVersion & { at: string }

/** Null for a shop that is not there or not active. */
export async function loadAgreement(db: Db | Trx, shopId: string): Promise<Agreement | null> {
  const { rows } = await sql<Agreement>`
    select ${agreementOf} from shop where shop.id = ${shopId} and shop.active`.execute(db)
  return rows[0] ?? null
}

/** Selects the terms of the shop of a hold: one row, or none. */
export const termsQuery = (holdId: string): RawBuilder<TermsNow> => sql<TermsNow>`
    select ${agreementOf},
           (select changed::text from shop_search where shop_search.shop_id = shop.id) as "shopVersion",
           ${ratesAsJson} as rates, at, floor(extract(epoch from at) * 1000)::float8 as now
      from (select app_now() as at offset 0) clock cross join hold join shop on shop.id = hold.shop_id
     where hold.id = ${holdId} and shop.active`

const agreementOf = sql.raw(`
    coalesce((select version from legal_text where kind = 'terms' order by updated_at desc, version desc limit 1), '0') as version,
    coalesce((select version from legal_text where kind = 'privacy' order by updated_at desc, version desc limit 1), '0') as "privacyVersion",
    shop.free_cancellation_hours as "freeHours", shop.late_fee as "lateFee", shop.currency,
    json_build_object('hours', shop.reschedule_hours, 'limit', shop.reschedule_limit) as reschedule,
    (select coalesce(json_agg(json_build_object('id', r.id, 'text', r.text, 'required', r.required) order by r.sort, r.id), '[]')
       from shop_reminder r where r.shop_id = shop.id) as reminders`)
