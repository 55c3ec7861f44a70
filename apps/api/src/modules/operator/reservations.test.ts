import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useMigratedDatabase } from '../../../test/database.ts'
import { whoBooked } from './reservations.ts'

const database = useMigratedDatabase()

beforeAll(async () => {
  await database.db.transaction().execute(async (trx) => {
    // Without the shop, holds and members behind the bookings.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      insert into reservation (shop_id, id, code_number, hold_id, service_id, member_id, status, start_at, end_at, quantity,
        agreed, locale, agreed_terms_version, reminders_confirmed, contact)
      select 'shop', n, n, n, 'cut', 'member' || n % 1000, 'completed', day, day + interval '1 hour', 1, '{}', 'ja', 'v1', '{}',
             jsonb_build_object(
               'firstName', (array['花', 'Hana', '민수', '志豪'])[1 + n % 4] || chr(20000 + n % 997),
               'lastName', (array['佐藤', 'Garcia Lopez', '김', '陳'])[1 + n / 4 % 4],
               'phone', '+8190' || 10000000 + n * 701, 'email', 'person' || n % 1000 || '@example.com')
        from generate_series(1, 5000) n, lateral (select timestamptz '2026-01-01' + n * interval '1 hour' as day)`.execute(
      trx,
    )
    const seldom = { firstName: '一郎', lastName: 'Quist', phone: '+4479460018', email: 'Ichiro@example.com' }
    await sql`update reservation set contact = ${JSON.stringify(seldom)} where id = '7'`.execute(trx)
  })
  await sql`analyze reservation`.execute(database.db)
})

const query = (terms: Parameters<typeof whoBooked>[0]) => {
  const who = whoBooked(terms)
  if ('fields' in who) throw new Error(JSON.stringify(who.fields))
  return sql<{ id: string }>`
    select id from reservation where ${sql.join(who.conditions, sql` and `)} order by start_at desc, id limit 21`
}

test.each([
  [{ email: 'ichiro@EXAMPLE.com' }, 'reservation_by_email'],
  [{ phone: '+44 7946 0018' }, 'reservation_by_end_of_phone'],
  [{ phone: '07946-0018' }, 'reservation_by_end_of_phone'],
  [{ name: 'quist 一郎' }, 'reservation_by_name'],
  [{ name: '一郎Qui' }, 'reservation_by_name'],
  [{ name: 'UIS' }, 'reservation_by_name'],
  [{ name: '郎' }, 'reservation_by_name'],
])('One booking of 5,000 is found by %j through the index %s', async (terms, index) => {
  const { rows } = await query(terms).execute(database.db)
  expect(rows).toEqual([{ id: '7' }])
  const plan = (await sql<{ 'QUERY PLAN': string }>`explain ${query(terms)}`.execute(database.db)).rows
    .map((row) => row['QUERY PLAN'])
    .join('\n')
  expect(plan).toMatch(new RegExp(`Index Scan (on|using) ${index}\\b`))
})

test('The bookings of a member are found by the index of members, with those of the address', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query({ email: 'person8@example.com' })}`.execute(
    database.db,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Bitmap Index Scan on reservation_by_email')
  expect(plan).toContain('Bitmap Index Scan on reservation_by_member')
})

test('A name is not found across the two orders in which it is kept', async () => {
  expect((await query({ name: 'Quist Quist' }).execute(database.db)).rows).toEqual([])
})
