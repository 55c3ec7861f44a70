import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { AUTH } from '../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    context: ({ bus }) => ({ bus: { ...bus, publish: () => Promise.reject(new Error('Nothing carries the bus')) } }),
  })
})
afterAll(() => api.close())

const post = (path: string, refreshToken: string) =>
  api.call<{ data: Schemas['Session'] }>('POST', `${AUTH}/${path}`, { body: { refreshToken } })

test('A committed change is answered as done though nothing carries the bus', async () => {
  const { refreshToken: first, user } = await api.signIn()
  const next = await post('refresh-token', first)
  const other = await api.signIn(user.email)
  expect([next.status, (await post('logout', other.refreshToken)).status]).toEqual([200, 200])
  await post('refresh-token', next.body.data.refreshToken)
  expect((await post('refresh-token', first)).status).toBe(401)

  const leaves = await api.signIn()
  expect(await api.call('DELETE', '/api/v1/user/me', { token: leaves.accessToken })).toMatchObject({
    status: 200,
    body: { data: { success: true } },
  })
  expect((await api.call('GET', '/api/v1/user/me', { token: leaves.accessToken })).status).toBe(401)
})
