import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countBookedMembers } from '../src/modules/catalogue/booked-members.ts'
import { startTestApi, type TestApi } from '../test/harness.ts'
import { fill } from './fill.ts'

const SHOPS = 30
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await fill(api.db, { shops: SHOPS })
})

const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(api.db)).rows

test('Every rating of the demo is made of reviews, each of a completed reservation of the last year', async () => {
  const [counts] = await rowsOf(sql`select count(*)::integer as rated from shop where rating_count > 0`)
  expect(counts).toEqual({ rated: expect.toSatisfy((rated) => rated > SHOPS / 3 && rated < (2 * SHOPS) / 3) })
  const wrong = sql`
    select shop.id from shop left join lateral (
        select count(*) as number, round(avg(stars), 1) as stars from review where shop_id = shop.id) said on true
     where rating_count <> number or rating is distinct from stars`
  expect(await rowsOf(wrong)).toEqual([])
  const impossible = sql`
    select review.id from review join reservation visit on visit.shop_id = review.shop_id and visit.id = review.reservation_id
     where visit.status <> 'completed' or visit.member_id <> review.member_id or visit.created_at > visit.start_at
       or visit.end_at > review.created_at or review.created_at > app_now() or review.replied_at > app_now()
       or visit.start_at < app_now() - interval '1 year' or visit.created_at < (select created_at from shop where id = visit.shop_id)`
  expect(await rowsOf(impossible)).toEqual([])
})

test('The reservations of the demo take no time, and ask and remind nobody', async () => {
  const counts = sql`select (select count(*) from occupancy) as occupancy, (select count(*) from email) as email,
    (select count(*) from notification) as notification, (select count(*) from outbox where kind = 'mail') as outbox`
  expect(await rowsOf(counts)).toEqual([{ occupancy: 0, email: 0, notification: 0, outbox: 0 }])
})

test('The members of the demo have addresses that nobody can have', async () => {
  expect(await rowsOf(sql`select email from member where email not like '%@demo.example'`)).toEqual([])
  expect(await rowsOf(sql`select member_id from identity`)).toEqual([])
})

test('The members that booked a shop of the demo lately are counted from its reservations', async () => {
  await countBookedMembers(api.db)
  const wrong = sql`
    select id from shop where booked_members <> (
      select count(distinct member_id) from reservation
       where shop_id = shop.id and created_at > app_now() - interval '30 days')`
  expect(await rowsOf(wrong)).toEqual([])
})

test('A page of reviews of the demo is answered as one of members', async () => {
  const [{ id }] = (await rowsOf(sql`select id from shop order by rating_count desc limit 1`)) as [{ id: string }]
  const { status, body } = await api.call<{ data: { serviceName: string; author: string }[]; total: number }>(
    'GET',
    `/api/v1/shops/${id}/reviews`,
    { locale: 'ja' },
  )
  expect(status).toBe(200)
  expect(body.total).toBeGreaterThan(5)
  for (const { serviceName, author } of body.data) expect([serviceName, author]).not.toContain('')
})
