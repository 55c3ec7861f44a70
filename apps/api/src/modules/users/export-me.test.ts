import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { newMember } from '../../testing/people.ts'

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
