import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { AUTH, newEmail, newMember, step1, step3, tally } from '../../testing/people.ts'
import { SESSION_ENDED } from '../sessions/session.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const remove = (token: string) => api.call('DELETE', '/api/v1/user/me', { token })
const me = async (token: string) => (await api.call('GET', '/api/v1/user/me', { token })).status

test('Nothing that says who it was is left', async () => {
  const email = newEmail()
  const { user, accessToken } = await newMember(api, email)
  await api.call('PUT', '/api/v1/user/me', {
    token: accessToken,
    body: { phone: '+886912345678', acceptsMarketing: true },
  })
  await api.db.insertInto('identity').values({ issuer: 'x', subject: email, member_id: user.id }).execute()
  await api.call('POST', '/api/v1/google-sheet', { body: { type: 'wish', content: 'Tainan', locale: 'en', email } })
  await step1(api, email)
  expect(await remove(accessToken)).toMatchObject({ status: 200, body: { data: { success: true } } })

  const left = await api.db.selectFrom('member').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  expect(left).toMatchObject({ email: null, first_name: '', last_name: '', phone: null, accepts_marketing: false })
  expect(await api.mailbox(email)).toStrictEqual([])
  const others = await Promise.all([
    api.db.selectFrom('challenge').selectAll().where('email', '=', email).execute(),
    api.db.selectFrom('identity').selectAll().where('member_id', '=', user.id).execute(),
  ])
  expect(others).toStrictEqual([[], []])
  expect(await api.db.selectFrom('feedback').select(['content', 'email']).execute()).toStrictEqual([
    { content: 'Tainan', email: null },
  ])
})

test('Every session ends, and each end is announced', async () => {
  const ended: unknown[] = []
  const unsubscribe = api.context.bus.subscribe(SESSION_ENDED, (message) => ended.push(message))
  const here = await newMember(api)
  const there = await newMember(api, here.user.email)
  await remove(here.accessToken)
  expect([await me(here.accessToken), await me(there.accessToken)]).toStrictEqual([401, 401])
  const refreshed = await api.call('POST', `${AUTH}/refresh-token`, { body: { refreshToken: there.refreshToken } })
  expect(refreshed.status).toBe(401)
  expect(ended).toHaveLength(2)
  unsubscribe()
})

test('The address is free for somebody new, who has nothing of the old account', async () => {
  const { user, accessToken } = await newMember(api)
  await remove(accessToken)
  expect((await step1(api, user.email)).body.data.isNewUser).toBe(true)
  expect((await newMember(api, user.email)).user.id).not.toBe(user.id)
})

test('A sign-in that was under way comes to nothing', async () => {
  const { user, accessToken } = await newMember(api)
  const { challengeId } = (await step1(api, user.email)).body.data
  const [message] = await api.mailbox(user.email)
  await remove(accessToken)
  const code = /(?<!\d)\d{6}(?!\d)/.exec(message?.text ?? '')?.[0] ?? ''
  expect(await step3(api, challengeId, code)).toMatchObject({ status: 400, body: { code: 1007 } })
})

test('Others stay as they are', async () => {
  const [leaving, staying] = [await newMember(api), await newMember(api)]
  await remove(leaving.accessToken)
  expect(await api.call('GET', '/api/v1/user/me', { token: staying.accessToken })).toMatchObject({
    body: { data: staying.user },
  })
})

test('Asked for many times at once it happens once', async () => {
  const { accessToken } = await newMember(api)
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(accessToken)))
  expect(Object.keys(tally(answers)).filter((name) => !['200', '401 UNAUTHORIZED'].includes(name))).toStrictEqual([])
  expect(await me(accessToken)).toBe(401)
})
