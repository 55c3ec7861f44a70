import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Schemas } from '../src/contract/types.ts'
import { contact, signInAgain } from '../src/testing/booking.ts'
import { newMember } from '../src/testing/people.ts'
import { ask, createFixtures, type Fixtures, keyed, OPERATOR_KEY } from './answers/fixtures.ts'

const DAY_MS = 86_400_000

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures()
})
afterEach(() => fixtures.tidy())
afterAll(() => fixtures.close())

test('a member deletes the account: upcoming reservations are cancelled, past ones and other rows are anonymous', async () => {
  const { api } = fixtures
  const email = 'canary-who-leaves@example.com'
  const first = await newMember(api, email)
  await reserve(first.accessToken, '2026-11-21', { firstName: 'Canary', phone: '+819055555555', email })
  await reserve(first.accessToken, '2026-12-01', { firstName: 'Canary', phone: '+819055555555', email })
  await api.clock({ advanceMs: 3 * DAY_MS })
  const token = await signInAgain(api, first.accessToken)
  await ask(fixtures, 'updateMe', { token, body: { lastName: 'Canary', phone: '+819055555555' } })
  await ask(fixtures, 'addFavorite', { token, path: { shopId: 'shop' } })
  await api.context.deliveries.run()
  const socket = new WebSocket(`${(await api.url()).replace('http', 'ws')}/ws?token=${token}`)
  await once(socket, 'open')

  expect(await placesOf('canary')).toEqual(expect.arrayContaining(['email', 'member', 'reservation']))
  const closed = once(socket, 'close')
  expect((await ask(fixtures, 'deleteMe', { token })).status).toBe(200)
  expect((await closed)[0]).toBe(4401)
  for (const id of ['getMe', 'exportMe', 'listReservations', 'listNotifications', 'createWsTicket'] as const) {
    expect((await ask(fixtures, id, { token })).status).toBe(401)
  }
  const query = { shopId: 'shop-4' }
  const { body } = await ask<{ data: Schemas['Reservation'][] }>(fixtures, 'operatorListReservations', {
    token: OPERATOR_KEY,
    query,
  })
  const left = body.data.map(({ startAt, status }) => [startAt.slice(0, 10), status]).sort()
  expect(left).toStrictEqual([
    ['2026-11-21', 'upcoming'],
    ['2026-12-01', 'cancelled'],
  ])
  expect(await placesOf('canary')).toStrictEqual([])
  expect(await placesOf('+819055555555')).toStrictEqual([])
  const freed = fixtures.draft({ shopId: 'shop-4', reservationDate: '2026-12-01', reservationTime: '12:00' })
  expect((await ask(fixtures, 'createHold', { body: { draft: freed }, headers: keyed() })).status).toBe(201)
})

async function reserve(token: string, reservationDate: string, who: Partial<Schemas['Contact']>): Promise<void> {
  const hold = await fixtures.hold({ shopId: 'shop-4', reservationDate, reservationTime: '12:00' }, token)
  const body = { ...fixtures.reservationBody(hold), contact: { ...contact, ...who }, specialRequirement: 'canary' }
  expect((await ask(fixtures, 'createReservation', { token, body, headers: keyed() })).status).toBe(201)
}

/** The tables with a row that has the text anywhere, in whatever case. */
async function placesOf(text: string): Promise<string[]> {
  const { db } = fixtures.api
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const searches = rows.map(
    ({ name }) => sql`select ${name} as name from ${sql.table(name)} t where strpos(lower(t::text), ${text}) > 0`,
  )
  const found = await sql<{ name: string }>`${sql.join(searches, sql` union `)}`.execute(db)
  return found.rows.map(({ name }) => name)
}

test('A search never waits for its count: neither while the counts are locked, nor when they are gone', async () => {
  const { db } = fixtures.api
  const log = () => ask(fixtures, 'logSearch', { body: { keyword: '茶' } })
  const counts = async () => (await db.selectFrom('search_count').select('count').execute()).map(({ count }) => count)
  const before = await counts()
  await db.transaction().execute(async (trx) => {
    await sql`lock table search_count in exclusive mode`.execute(trx)
    expect((await log()).status).toBe(202)
  })
  await expect.poll(counts).not.toStrictEqual(before)
  await sql`alter table search_count rename to elsewhere`.execute(db)
  expect((await log()).status).toBe(202)
  await sql`alter table elsewhere rename to search_count`.execute(db)
})

test('Notifications are listed 30, then 5 more a step; total and unread count all', async () => {
  const { accessToken: token, user } = await fixtures.newMember()
  const reservation = await fixtures.book(token)
  const { db } = fixtures.api
  await sql`
    insert into notification (id, member_id, shop_id, reservation_id, kind, created_at)
    select 'extra-' || n, member_id, shop_id, reservation_id, kind, created_at - make_interval(mins => n)
      from notification, generate_series(1, 49) n where member_id = ${user.id}`.execute(db)
  type Page = { data: Schemas['Notification'][]; total: number; unreadCount: number }
  const page = async (limit?: number) =>
    (await ask<Page>(fixtures, 'listNotifications', { token, query: limit === undefined ? {} : { page: 0, limit } }))
      .body
  const steps = [await page(), await page(35), await page(40), await page(50), await page(55)]
  expect(steps.map(({ data, total, unreadCount }) => [data.length, total, unreadCount])).toStrictEqual(
    [30, 35, 40, 50, 50].map((length) => [length, 50, 50]),
  )
  const ids = steps.map(({ data }) => data.map(({ id }) => id))
  for (const [step, shown] of ids.entries()) expect(ids.at(-1)?.slice(0, shown.length), `${step}`).toStrictEqual(shown)
  expect(steps[0]?.data.every(({ codeNumber }) => codeNumber === reservation.codeNumber)).toBe(true)
  for (const _twice of [1, 2]) await ask(fixtures, 'readNotification', { token, path: { id: 'extra-7' } })
  expect((await page()).unreadCount).toBe(49)
  for (const _twice of [1, 2]) await ask(fixtures, 'readAllNotifications', { token })
  expect((await page(50)).data.filter(({ isRead }) => !isRead)).toStrictEqual([])
})
