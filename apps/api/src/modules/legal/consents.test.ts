import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

  test('of an older client, which sends acceptsMarketing alone, is registered with that consent', async () => {
    expect(await purposes((await register({ acceptsMarketing: true })).accessToken)).toEqual([
      ['marketing', 'privacy-1'],
    ])
    expect(await purposes((await register({})).accessToken)).toEqual([])
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

  test('of a provider consents with the ticket', async () => {
    const ticketOf = () =>
      issueTicket(api.db, api.context.config, provenAs({ ...NAMES, email: newEmail(), emailVerified: true }))
    const login = (body: object) =>
      api.call<{ data: Schemas['Session'] }>('POST', `${AUTH}/login/sso`, { body: { provider: 'google', ...body } })
    const { body } = await login({ ticket: await ticketOf(), ...AGREED })
    expect(await purposes(body.data.accessToken)).toEqual([
      ['terms', TERMS],
      ['privacy', 'privacy-1'],
    ])
    const refused = await login({ ticket: await ticketOf(), agreedTermsVersion: 'nothing' })
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'agreedTermsVersion', code: 'UNKNOWN' }] } })
  })
})

describe('Consent to promotions', () => {
  test('is withdrawn and given anew in the profile, and every change stays on record', async () => {
    const { accessToken } = await register({ acceptsMarketing: true })
    await change(accessToken, { firstName: 'Hanako' })
    await change(accessToken, { acceptsMarketing: true })
    await change(accessToken, { acceptsMarketing: false })
    await change(accessToken, { acceptsMarketing: false })
    await change(accessToken, { acceptsMarketing: true })
    const all = await consents(accessToken)
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
