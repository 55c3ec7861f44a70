import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { hold, reserve } from '../../testing/booking.ts'
import { AUTH, codeFor, newEmail, newMember, step1, step2, step3 } from '../../testing/people.ts'
import { insertReferenceData, openShop, setClock, TERMS } from '../../testing/shop.ts'
import { provenAs } from '../../testing/sso/proven.ts'
import { issueTicket } from '../sso/ticket.ts'
import { putInForce } from './legal-versions.ts'

const WORDS = { en: 'Privacy', ko: '', ja: '', zh: '' }
const NAMES = { firstName: 'Hana', lastName: 'Sato' }
const AGREED = { agreedTermsVersion: TERMS, agreedPrivacyVersion: 'privacy-1' }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db)
  await putInForce(api.db, { kind: 'privacy', version: 'privacy-1', title: WORDS, body: WORDS })
  await setClock(api, '2026-11-20T00:00:00Z')
})
afterAll(() => api.close())
// All come from one address.
afterEach(() => api.db.deleteFrom('attempt_counter').execute())

async function register(consents: object): Promise<Schemas['Session']> {
  const email = newEmail()
  const { challengeId } = (await step1(api, email)).body.data
  await step2(api, { challengeId, ...NAMES, ...consents })
  return (await step3(api, challengeId, await codeFor(api, email))).body.data
}

const consents = async (token: string): Promise<Schemas['Consent'][]> => {
  const { body } = await api.call<{ data: { consents: Schemas['Consent'][] } }>('GET', '/api/v1/user/me/export', {
    token,
  })
  return body.data.consents
}
const purposes = async (token: string) => (await consents(token)).map(({ purpose, version }) => [purpose, version])
const change = (token: string, body: object) => api.call('PUT', '/api/v1/user/me', { token, body })
const WITHOUT_CONSENTS = {
  code: 'VALIDATION',
  fields: Object.keys(AGREED).map((field) => ({ field, code: 'REQUIRED' })),
}
const isMember = async (email: string): Promise<boolean> =>
  (await api.db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
const given = { givenAt: expect.any(String), withdrawnAt: null, codeNumber: null }

describe('A newcomer', () => {
  // Promise (Screens): consents are stored with version and time, by purpose
  test('consents by purpose: terms, privacy policy and promotions, each with its version and time', async () => {
    const { accessToken } = await register({ ...AGREED, acceptsMarketing: true })
    expect(await consents(accessToken)).toStrictEqual([
      { purpose: 'terms', version: TERMS, ...given },
      { purpose: 'privacy', version: 'privacy-1', ...given },
      { purpose: 'marketing', version: 'privacy-1', ...given },
    ])
  })

  test('consents to no promotions by consenting to the rest', async () => {
    const { accessToken } = await register({ ...AGREED, acceptsMarketing: false })
    expect(await purposes(accessToken)).toEqual([
      ['terms', TERMS],
      ['privacy', 'privacy-1'],
    ])
  })

  // Promise (Screens): nobody is registered without consent to terms and privacy policy
  test.each([
    ['nothing', {}, ['agreedTermsVersion', 'agreedPrivacyVersion']],
    [
      'promotions alone, as an older client',
      { acceptsMarketing: true },
      ['agreedTermsVersion', 'agreedPrivacyVersion'],
    ],
    ['the terms alone', { agreedTermsVersion: TERMS }, ['agreedPrivacyVersion']],
    ['the privacy policy alone', { agreedPrivacyVersion: 'privacy-1' }, ['agreedTermsVersion']],
  ])('who consents to %s gets no code before the rest is there', async (_, some, missing) => {
    const email = newEmail()
    const { challengeId } = (await step1(api, email)).body.data
    const fields = missing.map((field) => ({ field, code: 'REQUIRED' }))
    const refused = await step2(api, { challengeId, ...NAMES, ...some })
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION', fields } })
    expect(await api.mailbox(email)).toEqual([])
    expect((await step2(api, { challengeId, ...NAMES, ...AGREED })).status).toBe(200)
    expect((await step3(api, challengeId, await codeFor(api, email))).status).toBe(200)
  })

  test('hears of names and consents that are missing at once', async () => {
    const { challengeId } = (await step1(api, newEmail())).body.data
    expect(await step2(api, { challengeId, firstName: 'Hana' })).toMatchObject({
      status: 400,
      body: { fields: ['lastName', ...Object.keys(AGREED)].map((field) => ({ field, code: 'REQUIRED' })) },
    })
  })

  test('whose code was sent before consents were asked for keeps it until they are there', async () => {
    const email = newEmail()
    const { challengeId } = (await step1(api, email)).body.data
    await step2(api, { challengeId, ...NAMES, ...AGREED })
    const agreed = { agreed_terms_version: null, agreed_privacy_version: null }
    await api.db.updateTable('challenge').set(agreed).where('id', '=', challengeId).execute()
    const code = await codeFor(api, email)
    expect(await step3(api, challengeId, code)).toMatchObject({ status: 400, body: WITHOUT_CONSENTS })
    expect(await isMember(email)).toBe(false)
    await api.clock({ advanceMs: 60_000 })
    await step2(api, { challengeId, ...AGREED })
    expect((await step3(api, challengeId, code)).status).toBe(200)
  })

  test('cannot consent to a version that never was in force', async () => {
    const { challengeId } = (await step1(api, newEmail())).body.data
    expect(await step2(api, { challengeId, ...NAMES, ...AGREED, agreedPrivacyVersion: TERMS })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'agreedPrivacyVersion', code: 'UNKNOWN' }] },
    })
  })

  test('who is one by now is not asked a second time: the consents of the first sign-in stay', async () => {
    const email = newEmail()
    const { challengeId } = (await step1(api, email)).body.data
    await step2(api, { challengeId, ...NAMES, ...AGREED })
    const { accessToken } = await newMember(api, email)
    await step3(api, challengeId, await codeFor(api, email))
    expect(await consents(accessToken)).toEqual([])
  })
})

describe.each(['google', 'facebook', 'apple'] as const)('A newcomer by %s', (provider) => {
  const provenOf = (proven: object = {}) =>
    provenAs({ provider, ...NAMES, email: newEmail(), emailVerified: true, ...proven })
  const ticketOf = (proven: ReturnType<typeof provenOf>) =>
    issueTicket(api.db, api.context.config, proven, { browserHash: null })
  const login = (ticket: string, agreed: object = {}) =>
    api.call<{ data: Schemas['Session'] & { ticket: string } }>('POST', `${AUTH}/login/sso`, {
      body: { provider, ticket, ...agreed },
    })
  const step1With = (ticket: string, email: string) =>
    api.call<Schemas['LoginStep1Answer']>('POST', `${AUTH}/login/step1`, { body: { email, ticket } })

  test('consents with the ticket, which serves once more where consents were missing', async () => {
    const proven = provenOf()
    const ticket = await ticketOf(proven)
    expect(await login(ticket)).toMatchObject({ status: 400, body: WITHOUT_CONSENTS })
    expect(await login(ticket, { agreedTermsVersion: TERMS })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'agreedPrivacyVersion', code: 'REQUIRED' }] },
    })
    expect(await isMember(proven.email ?? '')).toBe(false)
    const { body } = await login(ticket, AGREED)
    expect(await purposes(body.data.accessToken)).toEqual([
      ['terms', TERMS],
      ['privacy', 'privacy-1'],
    ])
    expect(await login(ticket, AGREED)).toMatchObject({ status: 400, body: { code: 'TICKET_EXPIRED' } })
  })

  test('has ten minutes to read what the consents are for, and no more', async () => {
    const [ticket, late] = [await ticketOf(provenOf()), await ticketOf(provenOf())]
    expect(await login(ticket)).toMatchObject({ status: 400, body: WITHOUT_CONSENTS })
    await api.clock({ advanceMs: 59_000 })
    expect(await login(late)).toMatchObject({ status: 400, body: WITHOUT_CONSENTS })
    await api.clock({ advanceMs: 540_000 })
    expect((await login(ticket, AGREED)).status).toBe(200)
    await api.clock({ advanceMs: 61_000 })
    expect(await login(late, AGREED)).toMatchObject({ status: 400, body: { code: 'TICKET_EXPIRED' } })
  })

  test('cannot consent to a version that never was in force', async () => {
    expect(await login(await ticketOf(provenOf()), { agreedTermsVersion: 'nothing' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'agreedTermsVersion', code: 'UNKNOWN' }] },
    })
  })

  test('is not asked once they are a member', async () => {
    const proven = provenOf()
    await login(await ticketOf(proven), AGREED)
    expect((await login(await ticketOf(proven))).status).toBe(200)
  })

  test('whose e-mail needs a code is registered with what they consented to on the way', async () => {
    const email = newEmail()
    const { ticket } = (await login(await ticketOf(provenOf({ emailVerified: false })), AGREED)).body.data
    const { challengeId, nextStep } = (await step1With(ticket, email)).body.data
    expect(nextStep).toBe('code')
    const { accessToken } = (await step3(api, challengeId, await codeFor(api, email))).body.data
    expect(await purposes(accessToken)).toEqual([
      ['terms', TERMS],
      ['privacy', 'privacy-1'],
    ])
  })

  test('whose e-mail needs a code is asked for consents first where they gave none; the names stay', async () => {
    const email = newEmail()
    const { ticket } = (await login(await ticketOf(provenOf({ emailVerified: false })))).body.data
    const { challengeId, nextStep } = (await step1With(ticket, email)).body.data
    expect([nextStep, await api.mailbox(email)]).toEqual(['profile', []])
    expect(await step2(api, { challengeId })).toMatchObject({ status: 400, body: WITHOUT_CONSENTS })
    expect((await step2(api, { challengeId, ...AGREED })).status).toBe(200)
    const { user } = (await step3(api, challengeId, await codeFor(api, email))).body.data
    expect(user).toMatchObject(NAMES)
  })

  test('who turns out to be a member is asked for a code and no consents', async () => {
    const email = newEmail()
    await newMember(api, email)
    const { ticket } = (await login(await ticketOf(provenOf({ email })))).body.data
    const { challengeId, nextStep } = (await step1With(ticket, email)).body.data
    expect(nextStep).toBe('code')
    expect((await step3(api, challengeId, await codeFor(api, email))).status).toBe(200)
  })
})

describe('Consent to promotions', () => {
  test('is withdrawn and given anew in the profile, and every change stays on record', async () => {
    const { accessToken } = await register({ ...AGREED, acceptsMarketing: true })
    await change(accessToken, { firstName: 'Hanako' })
    await change(accessToken, { acceptsMarketing: true })
    await change(accessToken, { acceptsMarketing: false })
    await change(accessToken, { acceptsMarketing: false })
    await change(accessToken, { acceptsMarketing: true })
    const all = (await consents(accessToken)).filter(({ purpose }) => purpose === 'marketing')
    expect(all.map(({ purpose, withdrawnAt }) => [purpose, withdrawnAt === null])).toEqual([
      ['marketing', false],
      ['marketing', true],
    ])
  })
})

describe('A reservation', () => {
  test('stores consent to its terms, and on its own that contact details go to the shop', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, { reservationTime: '10:00' }, { token })).body.data
    const stale = await reserve(api, held, { token }, { agreedSharingVersion: 'privacy-0' })
    expect([stale.status, stale.body.code]).toEqual([409, 'TERMS_CHANGED'])
    const { body } = await reserve(api, held, { token }, { agreedSharingVersion: 'privacy-1' })
    const { codeNumber } = body.data
    expect(await consents(token)).toStrictEqual([
      { purpose: 'terms', version: TERMS, ...given, codeNumber },
      { purpose: 'sharing', version: 'privacy-1', ...given, codeNumber },
    ])
  })

  test('of an older client is made without consent of its own to the sharing', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, { reservationTime: '12:00' }, { token })).body.data
    expect((await reserve(api, held, { token })).status).toBe(201)
    expect(await purposes(token)).toEqual([['terms', TERMS]])
  })

  test('names with its points the version of the privacy policy', async () => {
    const { body } = await api.call('GET', '/api/v1/shops/shop/confirm-reminder')
    expect(body).toMatchObject({ data: { version: TERMS, privacyVersion: 'privacy-1' } })
  })
})

// Promise (Screens): consents are deleted with the member
test('Consents are deleted with the member, and nobody else’s', async () => {
  const [leaving, staying] = [await register(AGREED), await register(AGREED)]
  await api.call('DELETE', '/api/v1/user/me', { token: leaving.accessToken })
  const left = await api.db.selectFrom('consent').select('member_id').distinct().execute()
  const ids = left.map(({ member_id }) => member_id)
  expect([ids.includes(leaving.user.id), ids.includes(staying.user.id)]).toEqual([false, true])
})
