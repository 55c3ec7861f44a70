import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { newMember } from '../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
})
afterAll(() => api.close())

type Answer = { data: { favorites: { id: string }[] } }
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
