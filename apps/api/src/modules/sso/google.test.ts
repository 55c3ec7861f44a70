import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { AUTH, newEmail } from '../../testing/people.ts'
import { type Issuer, startIssuer } from '../../testing/sso/issuer.ts'
import { redirectUri, Visitor } from '../../testing/sso/visitor.ts'

let issuer: Issuer
let api: TestApi
beforeAll(async () => {
  issuer = await startIssuer({ redirectUri: redirectUri('google') })
  const { url, clientId, clientSecret } = issuer
  api = await startTestApi({
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: url },
  })
})
afterAll(async () => {
  await api.close()
  await issuer.close()
})

const own = () => newEmail().replace('example.com', 'gmail.com')

test('Google alone is offered', async () => {
  expect((await api.call('GET', `${AUTH}/providers`)).body).toStrictEqual({ data: ['google'], total: 1 })
})

test.each([
  ['example.com', undefined],
  ['EXAMPLE.com', undefined],
  ['evil.example', 'email'],
  ['le.com', 'email'],
  ['', 'email'],
])(
  'Google that hosts the domain %j of an address at example.com proves it or asks for a code: %s',
  async (hd, nextStep) => {
    issuer.person = {
      sub: crypto.randomUUID(),
      email: newEmail(),
      email_verified: true,
      given_name: 'Hana',
      family_name: 'Sato',
      hd,
    }
    expect((await new Visitor(api, 'google').signsIn()).nextStep).toBe(nextStep)
  },
)

test('a newcomer consents, and is a member with the names and the address that Google gave', async () => {
  issuer.person = {
    sub: crypto.randomUUID(),
    email: own(),
    email_verified: true,
    given_name: ' Hana',
    family_name: '佐藤',
  }
  const { user } = await new Visitor(api, 'google').signsIn()
  expect(user).toStrictEqual({
    id: expect.any(String),
    firstName: 'Hana',
    lastName: '佐藤',
    email: issuer.person.email,
    phone: null,
    acceptsMarketing: false,
  })
  const again = await new Visitor(api, 'google').signsIn()
  expect(again.user).toStrictEqual(user)
})
