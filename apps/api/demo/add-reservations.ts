import { sql } from 'kysely'
import type { Db } from '../src/db/connection.ts'
import { transaction } from '../src/db/transaction.ts'

/** Their numbers from `from` to below `to`, by these members in turn. */
type Numbered = { from: number; to: number; memberIds: readonly string[] }

/** Most services are not booked in a month. */
const BOOKED_SERVICES = 20_000

/** Completed ones of the last 60 days, spread over some services: many in seconds, for benches. Without triggers and foreign keys. */
export async function addReservations(db: Db, { from, to, memberIds }: Numbered): Promise<void> {
  await transaction(db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      with place as (
        select shop_id, id, row_number() over (order by hashtext(shop_id || id)) - 1 as place from service),
      size as (select least(count(*), ${BOOKED_SERVICES})::integer as services from place)
      insert into reservation (shop_id, id, code_number, hold_id, service_id, member_id, status, start_at, end_at, quantity, agreed,
          locale, contact, agreed_terms_version, reminders_confirmed, created_at)
        select shop_id, n, 'code' || n, n, place.id, (${memberIds}::text[])[1 + n % ${memberIds.length}], 'completed', at, at + interval '1 hour', 1,
          '{"timeZone":"Asia/Tokyo"}', 'en', '{}', '1', '{}', app_now() - n % 60 * interval '1 day'
        from generate_series(${from}::integer, ${to - 1}::integer) n, size,
          lateral (select timestamptz '2026-03-01Z' + n % 1440 * interval '1 hour' as at) start, place
        where place.place = n % size.services`.execute(trx)
  })
  await sql`vacuum analyze reservation`.execute(db)
}
