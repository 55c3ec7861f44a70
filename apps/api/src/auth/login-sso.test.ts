import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import type { Schemas } from '../contract/handler.ts'
import { transaction } from '../db/transaction.ts'
import { issueTicket } from './login-sso.ts'
import { AUTH, newMember, tally } from './test-people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const hana = { provider: 'google', issuer: 'https://accounts.example', subject: '1', email_verified: true }
const ticketOf = (proven: typeof hana & { email?: string }) => transaction(api.db, (trx) => issueTicket(trx, proven))
type Answer = { data: Partial<Schemas['Session']> & { nextStep?: string; ticket?: string }; code?: string }
const login = (ticket: string, provider = 'google') =>
  api.call<Answer>('POST', `${AUTH}/login/sso`, { body: { provider, ticket } })
const EXPIRED = { status: 400, body: { code: 'TICKET_EXPIRED' } }

test('Whoever is known by issuer and subject is signed in, once per ticket', async () => {
  const { user } = await newMember(api)
  await api.db.insertInto('identity').values({ issuer: hana.issuer, subject: '7', member_id: user.id }).execute()
  const ticket = await ticketOf({ ...hana, subject: '7' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(ticket)))
  expect(tally(answers)).toStrictEqual({ '200': 1, '400 TICKET_EXPIRED': 9 })
  expect(answers.find(({ status }) => status === 200)?.body.data.user).toStrictEqual(user)
})

test("A provider's e-mail, even a verified one, does not open the account that has it", async () => {
  const { user } = await newMember(api)
  const { status, body } = await login(await ticketOf({ ...hana, subject: '8', email: user.email }))
  expect({ status, data: body.data }).toStrictEqual({
    status: 200,
    data: { nextStep: 'email', ticket: expect.any(String) },
  })
})

test('The same subject of another issuer is somebody else', async () => {
  const { user } = await newMember(api)
  await api.db.insertInto('identity').values({ issuer: hana.issuer, subject: '9', member_id: user.id }).execute()
  const { body } = await login(await ticketOf({ ...hana, issuer: 'https://evil.example', subject: '9' }))
  expect(body.data.nextStep).toBe('email')
})

test('A ticket is for its provider, for a minute', async () => {
  const ticket = await ticketOf(hana)
  expect(await login(ticket, 'apple')).toMatchObject(EXPIRED)
  expect(await login('x')).toMatchObject(EXPIRED)
  await api.clock({ advanceMs: 60_000 })
  expect(await login(ticket)).toMatchObject(EXPIRED)
})

test('No provider is configured, so none is offered', async () => {
  expect(await api.call('GET', `${AUTH}/providers`)).toMatchObject({ status: 200, body: { data: [], total: 0 } })
})
