import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useMigratedDatabase } from '../../../test/database.ts'

const database = useMigratedDatabase()

/** What may stand without the shop at its head, and why. */
const exceptions: Record<string, string> = {
  'consent consent_pkey (id)': 'belongs to the member: it lives where the members are',
  'favorite favorite_pkey (member_id, shop_id)': 'belongs to the member: it lives where the members are',
  'operator_audit operator_audit_pkey (id)': 'read in the order of time, whatever the shop',
  'reservation reservation_code (code_number)': 'what people type: one reservation, whatever its shop',
  'review review_by_id (id)': 'what readers report: one review, whatever its shop',
}

type Key = { key: string; columns: string[] }

/** The unique keys, exclusions and foreign keys among shops of every table that has a shop. */
async function keysOfShopTables(): Promise<Key[]> {
  const { rows } = await sql<Key>`
    with shops as (
      select attrelid as id from pg_attribute join pg_class on pg_class.oid = attrelid
       where attname = 'shop_id' and relkind = 'r' and relnamespace = 'public'::regnamespace),
    keys as (
      select indrelid as id, relname as name, indkey::int2[] as positions
        from pg_index join pg_class on pg_class.oid = indexrelid where indisunique or indisexclusion
      union all
      select conrelid, conname, conkey from pg_constraint where contype = 'f' and confrelid in (select id from shops))
    select format('%s %s (%s)', id::regclass, name, string_agg(attname, ', ' order by place)) as key,
           array_agg(attname::text order by place) as columns
      from keys join shops using (id) cross join unnest(positions) with ordinality as part (position, place)
      join pg_attribute on attrelid = id and attnum = position
     group by id, name order by 1`.execute(database.db)
  return rows
}

test('A table of shops has its shop at the head of every key, so that its rows can live where the shop does', async () => {
  const keys = await keysOfShopTables()
  const without = keys.filter(({ columns }) => columns[0] !== 'shop_id').map(({ key }) => key)
  expect(without).toStrictEqual(Object.keys(exceptions).sort())
  expect(keys.map(({ key }) => key)).toContain('occupancy occupancy_once (shop_id, bookable_id, during)')
  expect(keys.map(({ key }) => key)).toContain('outbox outbox_shop_id_notification_id_fkey (shop_id, notification_id)')
})
