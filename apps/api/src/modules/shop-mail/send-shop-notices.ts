import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Trx } from '../../db/connection.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { brandOf } from '../mail/brand.ts'
import { shopEmail } from '../mail/shop-emails.ts'
import { BOOKING_COLUMNS, languageOf, shopBooking } from './shop-booking.ts'

const BATCH = 100

/** Queues the e-mails of due notices and deletes these in one transaction: each is queued exactly once. Answers how many were due. */
export async function sendShopNotices(trx: Trx, context: AppContext): Promise<number> {
  const rows = await trx
    .selectFrom('shop_notice')
    .innerJoin('shop', 'shop.id', 'shop_notice.shop_id')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.shop_id', '=', 'shop_notice.shop_id')
        .onRef('reservation.id', '=', 'shop_notice.reservation_id'),
    )
    .select(['shop_notice.shop_id', 'shop_notice.id', 'shop_notice.kind'])
    .select(['shop.name', 'shop.email', 'shop.language', 'shop.country'])
    .select(BOOKING_COLUMNS)
    .where(sql<boolean>`shop_notice.due_at <= app_now()`)
    .orderBy('shop_notice.due_at')
    .limit(BATCH)
    .forUpdate('shop_notice')
    .skipLocked()
    .execute()
  if (rows.length === 0) return 0
  const brand = await brandOf(trx, context.config)
  for (const { shop_id, id, kind, name, email, ...row } of rows) {
    try {
      const locale = languageOf(row)
      const texts = shopEmail(kind, locale, {
        brand,
        shopName: inLanguage(locale, name),
        booking: shopBooking(row, locale),
      })
      if (email !== null) await context.mail.send({ ...texts, to: email, locale, dedupeId: `shop notice ${id}` }, trx)
      await trx.deleteFrom('shop_notice').where('shop_id', '=', shop_id).where('id', '=', id).execute()
    } catch (error) {
      // It must not keep the others waiting.
      context.log.warn({ err: error, shop_id, id, kind }, 'An e-mail to a shop could not be written')
      await sql`update shop_notice set due_at = app_now() + interval '10 minutes' where shop_id = ${shop_id} and id = ${id}`.execute(
        trx,
      )
    }
  }
  return rows.length
}
