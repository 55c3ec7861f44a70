import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { AUTH, newMember } from '../../testing/people.ts'
import { SESSION_ENDED } from '../sessions/session.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const post = (path: string, token: string) =>
  api.call<{ data: Schemas['Session'] }>('POST', `${AUTH}/${path}`, { body: { refreshToken: token } })
const me = async (token: string) => (await api.call('GET', '/api/v1/user/me', { token })).status

test('logout ends the session with all its tokens at once, and announces it', async () => {
  const ended: unknown[] = []
  const unsubscribe = api.context.bus.subscribe(SESSION_ENDED, (message) => ended.push(message))
  const first = await newMember(api)
  const second = (await post('refresh-token', first.refreshToken)).body.data
  expect(await me(first.accessToken)).toBe(200)

  expect(await post('logout', second.refreshToken)).toMatchObject({ status: 200, body: { data: { success: true } } })
  expect([await me(first.accessToken), await me(second.accessToken)]).toStrictEqual([401, 401])
  const again = [await post('refresh-token', first.refreshToken), await post('refresh-token', second.refreshToken)]
  expect(again.map(({ status }) => status)).toStrictEqual([401, 401])
  expect(ended).toStrictEqual([{ sessionId: expect.any(String) }])
  unsubscribe()
})

test('logout with a token that is no longer the newest ends the session as well', async () => {
  const first = await newMember(api)
  const second = (await post('refresh-token', first.refreshToken)).body.data
  const third = (await post('refresh-token', second.refreshToken)).body.data
  await post('logout', first.refreshToken)
  expect(await me(third.accessToken)).toBe(401)
})

test('logout leaves other sessions of the member', async () => {
  const here = await newMember(api)
  const there = await newMember(api, here.user.email)
  await post('logout', here.refreshToken)
  expect(await me(there.accessToken)).toBe(200)
})

test('logout answers success a second time, and with anything that is no token', async () => {
  const { refreshToken, accessToken } = await newMember(api)
  const answers = [
    await post('logout', accessToken),
    await post('logout', refreshToken),
    await post('logout', refreshToken),
    await post('logout', 'x'),
  ]
  expect(answers.map(({ status }) => status)).toStrictEqual([200, 200, 200, 200])
})

test('logout wins over a refresh at the same time', async () => {
  const { refreshToken } = await newMember(api)
  const [, refreshed] = await Promise.all([post('logout', refreshToken), post('refresh-token', refreshToken)])
  const newest = refreshed.status === 200 ? refreshed.body.data : null
  expect([401, 200]).toContain(refreshed.status)
  expect(newest === null ? 401 : await me(newest.accessToken)).toBe(401)
})
