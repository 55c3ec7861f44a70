import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { newMember } from '../auth/test-people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ seeded: true })
})
afterAll(() => api.close())

test('Without a reservation the popular shops are the hottest', async () => {
  const popular = await api.call<{ data: { id: string }[] }>('GET', '/api/v1/shops', { query: { limit: 5 } })
  expect(await hottest(5)).toEqual(popular.body.data.map(({ id }) => id))
})

test('Those booked most in the last 30 days come first; cancelled ones and old ones count for nothing', async () => {
  const shops = (await hottest(12)).toReversed()
  const [often = '', once = '', cancelled = '', old = ''] = shops
  await book(often, 'completed', 2)
  await book(once, 'confirmed', 1)
  await book(cancelled, 'cancelled', 3)
  await book(old, 'confirmed', 4, '31 days')
  expect((await hottest(12)).slice(0, 2)).toEqual([often, once])
  expect(new Set(await hottest(12))).toEqual(new Set(shops))
})

async function hottest(limit: number): Promise<string[]> {
  const { body } = await api.call<{ data: { id: string }[] }>('GET', '/api/v1/shops/hottest-booked', {
    query: { limit },
  })
  return body.data.map(({ id }) => id)
}

async function book(shopId: string, status: string, times: number, ago = '1 hour'): Promise<void> {
  const { user } = await newMember(api)
  for (let time = 0; time < times; time++) {
    const id = crypto.randomUUID()
    await sql`insert into hold (shop_id, id, service_id, unit_id, token_hash, state, draft, start_at, end_at, agreed, staff_ids, item_ids, expires_at)
      values (${shopId}, ${id}, '', '', ${id}, 'reserved', '{}', app_now(), app_now() + interval '1 hour', '{}', '{}', '{}', app_now())`.execute(
      api.db,
    )
    await sql`insert into reservation (shop_id, id, code_number, hold_id, service_id, member_id, status, start_at, end_at, quantity, agreed,
        locale, contact, agreed_terms_version, reminders_confirmed, cancelled_at, created_at)
      values (${shopId}, ${id}, ${id.slice(0, 8)}, ${id}, '', ${user.id}, ${status}, app_now(), app_now() + interval '1 hour', 1, '{}',
        'en', '{}', '1', '{}', ${status === 'cancelled' ? sql`app_now()` : null}, app_now() - ${ago}::interval)`.execute(
      api.db,
    )
  }
}
