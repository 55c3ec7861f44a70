import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { AUTH, codeFor, newEmail, newMember, step1, step2, step3, tally } from '../../testing/people.ts'
import { provenAs } from '../../testing/sso/proven.ts'
import type { Proven } from '../sso/provider.ts'
import { issueTicket } from '../sso/ticket.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { DEVELOPMENT_PROVIDERS: 'off' } })
})
afterAll(() => api.close())

type Answer = {
  data: Partial<Schemas['Session']> & { nextStep?: string; ticket?: string; email?: string }
  code?: string
}
const login = (ticket: string, provider = 'google') =>
  api.call<Answer>('POST', `${AUTH}/login/sso`, { body: { provider, ticket } })
const loginAs = async (proven: Proven) =>
  login(await issueTicket(api.db, api.context.config, proven, { browserHash: null }), proven.provider)
const linkTo = (member_id: string, { issuer, subject }: Proven) =>
  api.db.insertInto('identity').values({ issuer, subject, member_id, provider: 'google' }).execute()
const EXPIRED = { status: 400, body: { code: 'TICKET_EXPIRED' } }
const HANA = { firstName: 'Hana', lastName: 'Sato' }

/** The ticket with which an e-mail goes on. */
async function emailTicket(proven: Proven): Promise<string> {
  const { body } = await loginAs(proven)
  if (body.data.ticket === undefined) throw new Error('No e-mail was asked for')
  return body.data.ticket
}
const step1With = (email: string, ticket: string) =>
  api.call<{ data: Schemas['LoginStep1Answer']['data'] }>('POST', `${AUTH}/login/step1`, { body: { email, ticket } })

test('A member known by issuer and subject is signed in, once per ticket', async () => {
  const { user } = await newMember(api)
  const proven = provenAs()
  await linkTo(user.id, proven)
  const ticket = await issueTicket(api.db, api.context.config, proven, { browserHash: null })
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(ticket)))
  expect(tally(answers)).toStrictEqual({ '200': 1, '400 TICKET_EXPIRED': 9 })
  expect(answers.find(({ status }) => status === 200)?.body.data.user).toStrictEqual(user)
})

test.each([
  ['unverified', false],
  ["the provider's own", true],
])('An e-mail that is %s does not open the account that has it, and says nothing of it', async (_, emailVerified) => {
  const { user } = await newMember(api)
  const { status, body } = await loginAs(provenAs({ ...HANA, email: user.email, emailVerified }))
  expect({ status, data: body.data }).toStrictEqual({
    status: 200,
    data: { nextStep: 'email', ticket: expect.any(String), email: user.email },
  })
})

test("A newcomer whose address is the provider's own is a member at once, and again the next time", async () => {
  const proven = provenAs({ ...HANA, email: newEmail(), emailVerified: true })
  const first = await loginAs(proven)
  const { id, ...user } = first.body.data.user ?? { id: '' }
  expect(user).toStrictEqual({ ...HANA, email: proven.email, phone: null, acceptsMarketing: false })
  expect((await loginAs({ ...proven, email: null })).body.data.user?.id).toBe(id)
})

test('The same newcomer in ten tabs becomes one member', async () => {
  const proven = provenAs({ ...HANA, email: newEmail(), emailVerified: true })
  const answers = await Promise.all(Array.from({ length: 10 }, () => loginAs(proven)))
  expect(new Set(answers.map(({ body }) => body.data.user?.id)).size).toBe(1)
  expect(answers[0]?.body.data.user?.email).toBe(proven.email)
})

test.each([
  ['no address', { ...HANA, email: null }],
  ['an address that anybody may claim', { ...HANA, email: 'claimed@example.com' }],
  ['no last name', { firstName: 'Hana', email: 'own@gmail.com', emailVerified: true }],
])('A newcomer with %s has no account before a code', async (_, claims) => {
  const { body } = await loginAs(provenAs(claims))
  expect(body.data).toStrictEqual({
    nextStep: 'email',
    ticket: expect.any(String),
    ...(claims.email && { email: claims.email }),
  })
  expect(await api.db.selectFrom('member').where('email', '=', claims.email).select('id').execute()).toStrictEqual([])
})

test('The same subject of another issuer is somebody else', async () => {
  const { user } = await newMember(api)
  const proven = provenAs()
  await linkTo(user.id, proven)
  expect((await loginAs({ ...proven, issuer: 'https://evil.example' })).body.data.nextStep).toBe('email')
})

test('A ticket is for its provider, for a minute', async () => {
  const ticket = await issueTicket(api.db, api.context.config, provenAs(), { browserHash: null })
  expect(await login(ticket, 'apple')).toMatchObject(EXPIRED)
  expect(await login('x')).toMatchObject(EXPIRED)
  await api.clock({ advanceMs: 60_000 })
  expect(await login(ticket)).toMatchObject(EXPIRED)
})

test('a newcomer without an address gives one, is not asked for the names again, and is linked by the code', async () => {
  const proven = provenAs(HANA)
  const email = newEmail()
  const ticket = await emailTicket(proven)
  const { body } = await step1With(email, ticket)
  expect(body.data).toMatchObject({ isNewUser: true, nextStep: 'code', expiresAt: expect.any(String) })
  const signedIn = await step3(api, body.data.challengeId, await codeFor(api, email))
  expect(signedIn.body.data.user).toMatchObject({ ...HANA, email })
  expect((await loginAs(proven)).body.data.user?.id).toBe(signedIn.body.data.user.id)
  expect((await api.mailbox(email)).length).toBe(1)
})

test('a newcomer without names gives them, too', async () => {
  const proven = provenAs({ firstName: 'Hana' })
  const email = newEmail()
  const { challengeId, nextStep } = (await step1With(email, await emailTicket(proven))).body.data
  expect(nextStep).toBe('profile')
  await step2(api, { challengeId, firstName: 'Aoife', lastName: 'Murphy' })
  const { user } = (await step3(api, challengeId, await codeFor(api, email))).body.data
  expect(user).toMatchObject({ firstName: 'Aoife', lastName: 'Murphy' })
  expect((await loginAs(proven)).body.data.user?.id).toBe(user.id)
})

test('a member proves their address, is linked, signed out elsewhere, and told by an e-mail', async () => {
  const before = await newMember(api)
  const { email } = before.user
  const proven = provenAs({ firstName: 'Somebody', lastName: 'Else', email })
  const { challengeId, isNewUser } = (await step1With(email, await emailTicket(proven))).body.data
  expect(isNewUser).toBe(false)
  const { user, accessToken } = (await step3(api, challengeId, await codeFor(api, email))).body.data
  expect(user).toStrictEqual(before.user)
  expect((await api.call('GET', '/api/v1/user/me', { token: before.accessToken })).status).toBe(401)
  expect((await api.call('GET', '/api/v1/user/me', { token: accessToken })).status).toBe(200)
  expect((await api.mailbox(email))[0]).toMatchObject({
    subject: 'Google sign-in was added to your Yoyaku account',
    locale: 'en',
  })
  expect((await loginAs(proven)).body.data.user?.id).toBe(user.id)
})

test('A wrong code links nothing, and the right one still does', async () => {
  const { user } = await newMember(api)
  const proven = provenAs()
  const { challengeId } = (await step1With(user.email, await emailTicket(proven))).body.data
  const code = await codeFor(api, user.email)
  await step3(api, challengeId, code === '000000' ? '000001' : '000000')
  expect((await loginAs(proven)).body.data.nextStep).toBe('email')
  await step3(api, challengeId, code)
  expect((await loginAs(proven)).body.data.user?.id).toBe(user.id)
})

test('An address that was typed wrong costs nothing: the ticket goes on with another one', async () => {
  const ticket = await emailTicket(provenAs(HANA))
  await step1With(newEmail('wrong'), ticket)
  const email = newEmail('right')
  const { challengeId } = (await step1With(email, ticket)).body.data
  expect((await step3(api, challengeId, await codeFor(api, email))).status).toBe(200)
  expect(await step1With(newEmail(), ticket)).toMatchObject(EXPIRED)
})

test('An identity that found its member meanwhile stays with that one', async () => {
  const proven = provenAs()
  const [one, other] = [await newMember(api), await newMember(api)]
  const { challengeId } = (await step1With(one.user.email, await emailTicket(proven))).body.data
  await linkTo(other.user.id, proven)
  expect((await step3(api, challengeId, await codeFor(api, one.user.email))).body.data.user.id).toBe(one.user.id)
  expect((await loginAs(proven)).body.data.user?.id).toBe(other.user.id)
})

test('A ticket for a session does not go with an e-mail, nor one for an e-mail with a session', async () => {
  const ticket = await issueTicket(api.db, api.context.config, provenAs(HANA), { browserHash: null })
  const email = newEmail()
  expect(await step1With(email, ticket)).toMatchObject(EXPIRED)
  expect(await api.mailbox(email)).toStrictEqual([])
  expect(await login(await emailTicket(provenAs()))).toMatchObject(EXPIRED)
})

test('A ticket for an e-mail holds for twenty minutes, and with a challenge as long as that', async () => {
  const [late, early] = [await emailTicket(provenAs(HANA)), await emailTicket(provenAs(HANA))]
  const email = newEmail()
  const { challengeId } = (await step1With(email, early)).body.data
  await api.clock({ advanceMs: 25 * 60_000 })
  expect(await step1With(newEmail(), late)).toMatchObject(EXPIRED)
  await step2(api, { challengeId })
  expect((await step3(api, challengeId, await codeFor(api, email))).status).toBe(200)
  const { count } = await api.db
    .selectFrom('identity')
    .innerJoin('member', 'member.id', 'member_id')
    .where('email', '=', email)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('Without an account an e-mail without a ticket is asked for names, as ever', async () => {
  expect((await step1(api, newEmail())).body.data.nextStep).toBe('profile')
})

test('Without a provider none is offered', async () => {
  expect(await api.call('GET', `${AUTH}/providers`)).toMatchObject({ status: 200, body: { data: [], total: 0 } })
})
