import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { newMember } from '../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('A member sees their own profile', async () => {
  const { accessToken, user } = await newMember(api)
  await newMember(api)
  expect(await api.call('GET', '/api/v1/user/me', { token: accessToken })).toMatchObject({
    status: 200,
    body: { data: user },
  })
})

test('A visitor has none', async () => {
  expect(await api.call('GET', '/api/v1/user/me')).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
})
