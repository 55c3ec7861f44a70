import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { startScheduler } from '../../jobs/scheduler.ts'
import { newMember } from '../../testing/people.ts'
import { countBookedMembers } from '../catalogue/booked-members.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
})
afterAll(() => api.close())

test('Without a reservation the popular shops are the hottest', async () => {
  const popular = await api.call<{ data: { id: string }[] }>('GET', '/api/v1/shops', { query: { limit: 5 } })
  expect(await hottest(5)).toEqual(popular.body.data.map(({ id }) => id))
})

test('listHottestBooked ranks shops by the members of the last 30 days, not by bookings; one or two members, cancelled and old bookings count for nothing', async () => {
  const before = await hottest(12)
  const [often = '', less = '', cancelled = '', old = '', oneMember = '', two = ''] = before.toReversed()
  await book(often, 'completed', { members: 16 })
  await book(less, 'confirmed', { members: 14 })
  await book(cancelled, 'cancelled', { members: 18 })
  await book(old, 'confirmed', { members: 18, ago: '31 days' })
  await book(oneMember, 'confirmed', { members: 1, times: 18 })
  await book(two, 'confirmed', { members: 2 })
  await countBookedMembers(api.db)
  const expected = [often, less, ...before.filter((id) => id !== often && id !== less)]
  expect(await hottest(12)).toEqual(expected)
  const { body } = await api.call<{ data: { id: string }[] }>('GET', '/api/v1/shops/search', { query: { limit: 12 } })
  expect(body.data.map(({ id }) => id)).toEqual(expected)
  await sql`update shop set popularity = 2_000_000_000 where id = ${cancelled}`.execute(api.db)
  expect(await hottest(2), 'whatever the catalogue says of another').toEqual([often, less])
})

test('listHottestBooked of a country has its shops alone, in the same order', async () => {
  const rows = await api.db.selectFrom('shop').select(['id', 'country']).execute()
  const all = await hottest(12)
  for (const country of ['JP', 'KR', 'TW'] as const) {
    const expected = all.filter((id) => rows.some((row) => row.id === id && row.country === country))
    expect(await hottest(12, country), country).toEqual(expected)
  }
  const { status } = await api.call('GET', '/api/v1/shops/hottest-booked', { query: { country: 'FR' } })
  expect(status).toBe(400)
})

test('countBookedMembers forgets the members whose reservations are older than 30 days', async () => {
  await api.clock({ advanceMs: 31 * 86_400_000 })
  await countBookedMembers(api.db)
  expect(await booked()).toEqual([])
})

test('The clock counts the members who booked once an hour, whichever process does it', async () => {
  await book((await hottest(1))[0] ?? '', 'confirmed', { members: 3 })
  await startScheduler(api.context).stop()
  expect(await booked()).toEqual([3])
})

test('shop_rank lets two bookings weigh nothing, and many weigh more than what a catalogue states', async () => {
  const { rows } = await sql<{ rank: number }>`select round(shop_rank(popularity, members)::numeric, 2)::float8 as rank
    from (values (0, 0), (0, 2), (0, 3), (0, 20), (4000, 0), (4000, 2)) as shop (popularity, members)`.execute(api.db)
  expect(rows.map(({ rank }) => rank)).toEqual([0, 0, 0.15, 12.64, 8.29, 8.29])
})

async function booked(): Promise<number[]> {
  const rows = await api.db.selectFrom('shop').select('booked_members').where('booked_members', '>', 0).execute()
  return rows.map(({ booked_members }) => booked_members)
}

async function hottest(limit: number, country?: string): Promise<string[]> {
  const { body } = await api.call<{ data: { id: string }[] }>('GET', '/api/v1/shops/hottest-booked', {
    query: { limit, ...(country !== undefined && { country }) },
  })
  return body.data.map(({ id }) => id)
}

type Bookings = { members: number; times?: number; ago?: string }

async function book(shopId: string, status: string, { members, times = 1, ago }: Bookings): Promise<void> {
  for (let member = 0; member < members; member++) await bookAs((await newMember(api)).user, shopId, status, times, ago)
}

async function bookAs(user: { id: string }, shopId: string, status: string, times: number, ago = '1 hour') {
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
