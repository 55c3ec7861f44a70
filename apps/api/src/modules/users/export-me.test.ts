import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { book, hold, moveTo } from '../../testing/booking.ts'
import { agreedNow, newMember } from '../../testing/people.ts'
import { openShop, setClock } from '../../testing/shop.ts'
import { join, leave } from '../../testing/waiting-list.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
})
afterAll(() => api.close())

type Answer = { data: { favorites: { id: string }[]; sessions: unknown[] } }
const exported = (token: string) => api.call<Answer>('GET', '/api/v1/user/me/export', { token })

test('A newcomer is told that there is nothing but the profile', async () => {
  const { accessToken, user } = await newMember(api)
  expect(await exported(accessToken)).toMatchObject({
    status: 200,
    body: { data: { user, reservations: [], favorites: [], notifications: [] } },
  })
})

test('Favourites come along, those of nobody else', async () => {
  const [mine, other] = [await newMember(api), await newMember(api)]
  const shops = await api.db.selectFrom('shop').select('id').orderBy('id').limit(3).execute()
  const [first, second, third] = shops.map(({ id }) => id)
  for (const [member, shop] of [
    [mine, first],
    [mine, second],
    [other, third],
  ] as const) {
    await api.db
      .insertInto('favorite')
      .values({ member_id: member.user.id, shop_id: shop ?? '' })
      .execute()
  }
  const { body } = await exported(mine.accessToken)
  expect(body.data.favorites.map(({ id }) => id).sort()).toStrictEqual([first, second])
})

test('Open sessions come along as the list shows them, those that ended and those of others do not', async () => {
  const member = await newMember(api)
  const ended = await newMember(api, member.user.email)
  const open = await newMember(api, member.user.email)
  await newMember(api)
  await api.call('POST', '/api/v1/user/auth/logout', { body: { refreshToken: ended.refreshToken } })
  const list = await api.call<{ data: unknown[] }>('GET', '/api/v1/user/me/sessions', { token: open.accessToken })
  const { body } = await exported(open.accessToken)
  expect(body.data.sessions).toHaveLength(2)
  expect(body.data.sessions).toStrictEqual(list.body.data)
})

test('The waiting list, the calendar feed and what reservations were before they were rescheduled come along', async () => {
  await openShop(api.db, { hours: [{ weekday: 2, from: 600, to: 720 }] })
  await setClock(api, '2026-11-20T00:00:00Z')
  const member = (await newMember(api)).accessToken
  const { agreedTermsVersion = '' } = await agreedNow(api)
  const { reservation } = await book(api, { reservationTime: '10:00' }, member, { agreedTermsVersion })
  expect((await moveTo(api, reservation, { reservationTime: '11:00' }, member)).status).toBe(200)
  await hold(api, { reservationTime: '10:00' })
  const entry = (await join(api, member)).body.data
  await leave(api, member, entry.id)
  const feed = await api.call<{ data: { createdAt: string } }>('POST', '/api/v1/user/me/calendar-feed', {
    token: member,
  })
  const { body } = await exported(member)
  expect(body.data).toMatchObject({
    reservationVersions: [{ codeNumber: reservation.codeNumber, version: 1, startAt: '2026-11-24T01:00:00Z' }],
    waitingList: [{ id: entry.id, status: 'left' }],
    calendarFeed: { createdAt: feed.body.data.createdAt },
  })
  expect(JSON.stringify(body)).not.toContain('.ics')
  const nobody = (await exported((await newMember(api)).accessToken)).body.data
  expect(nobody).toMatchObject({ reservationVersions: [], waitingList: [], calendarFeed: null })
})
