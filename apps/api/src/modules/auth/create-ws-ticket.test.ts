import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { AUTH, newMember } from '../../testing/people.ts'
import { redeemWsTicket } from './create-ws-ticket.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

type Answer = { data: { ticket: string; expiresAt: string } }
const ticketFor = async (token: string) =>
  (await api.call<Answer>('POST', '/api/v1/user/ws-ticket', { token })).body.data.ticket

test('A WebSocket ticket stands for its member and session, once', async () => {
  const { accessToken, user } = await newMember(api)
  const ticket = await ticketFor(accessToken)
  const redeemed = await Promise.all(Array.from({ length: 10 }, () => redeemWsTicket(api.context, ticket)))
  expect(redeemed.filter((member) => member !== null)).toStrictEqual([
    { userId: user.id, sessionId: expect.any(String), origin: null },
  ])
})

test('A WebSocket ticket lives for a minute', async () => {
  const { accessToken } = await newMember(api)
  const [early, late] = [await ticketFor(accessToken), await ticketFor(accessToken)]
  await api.clock({ advanceMs: 50_000 })
  expect(await redeemWsTicket(api.context, early)).not.toBeNull()
  await api.clock({ advanceMs: 10_000 })
  expect(await redeemWsTicket(api.context, late)).toBeNull()
})

test('A WebSocket ticket ends with its session', async () => {
  const { accessToken, refreshToken } = await newMember(api)
  const ticket = await ticketFor(accessToken)
  await api.call('POST', `${AUTH}/logout`, { body: { refreshToken } })
  expect(await redeemWsTicket(api.context, ticket)).toBeNull()
})

test('An access token is taken as well, a refresh token or anything else is not', async () => {
  const { accessToken, refreshToken, user } = await newMember(api)
  expect([
    await redeemWsTicket(api.context, accessToken),
    await redeemWsTicket(api.context, refreshToken),
    await redeemWsTicket(api.context, 'x'),
    await redeemWsTicket(api.context, ''),
  ]).toStrictEqual([{ userId: user.id, sessionId: expect.any(String), origin: null, isRecent: true }, null, null, null])
})

test('Tickets are not kept, only their hashes', async () => {
  const ticket = await ticketFor((await newMember(api)).accessToken)
  expect(JSON.stringify(await api.db.selectFrom('ws_ticket').selectAll().execute())).not.toContain(ticket)
})

test('A visitor gets no WebSocket ticket', async () => {
  expect((await api.call('POST', '/api/v1/user/ws-ticket')).status).toBe(401)
})

test('createWsTicket stores the language of the page in the session', async () => {
  const { accessToken, user } = await newMember(api)
  const locale = async () =>
    (await api.db.selectFrom('session').select('locale').where('member_id', '=', user.id).executeTakeFirstOrThrow())
      .locale
  const before = await locale()
  await api.call('POST', '/api/v1/user/ws-ticket', { token: accessToken, locale: 'ko' })
  expect([before, await locale()]).toStrictEqual(['en', 'ko'])
})
