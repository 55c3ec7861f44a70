import { sql } from 'kysely'
import type { Db } from '../src/db/connection.ts'
import { transaction } from '../src/db/transaction.ts'

/** Copies each shop `times` times, with its first service only and a price of its own: a large catalogue in seconds, for benches. */
export async function copyShops(db: Db, times: number): Promise<void> {
  const copies = (table: string, key: string, where = sql`true`) =>
    sql`insert into ${sql.table(table)}
      select made.* from ${sql.table(table)} one, generate_series(1, ${times}) copy,
        jsonb_populate_record(null::${sql.table(table)}, to_jsonb(one) || jsonb_build_object(${sql.lit(key)}, one.${sql.ref(key)} || '-' || copy)) made
        where ${where}`
  const isFirst = (id: string) =>
    sql`(one.shop_id, one.${sql.ref(id)}) in (select shop_id, min(id) from service group by shop_id)`
  await transaction(db, async (trx) => {
    // Without triggers and foreign keys: the copies are complete.
    await sql`set local session_replication_role = replica`.execute(trx)
    await copies('shop', 'id').execute(trx)
    await copies('shop_search', 'shop_id').execute(trx)
    await copies('shop_category', 'shop_id').execute(trx)
    await copies('shop_hours', 'shop_id').execute(trx)
    await copies('service_unit', 'shop_id', isFirst('service_id')).execute(trx)
    await copies('service', 'shop_id', isFirst('id')).execute(trx)
    await sql`update shop set price_from = price_from + abs(hashtext(id)) % 1000 where id like '%-%'`.execute(trx)
    await sql`select count_shops_of_brands(array(select id from brand))`.execute(trx)
  })
  await sql`analyze`.execute(db)
}
