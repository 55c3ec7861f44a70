import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { type Issuer, startIssuer, type Tamper } from '../../testing/sso/issuer.ts'
import { redirectUri, Visitor } from '../../testing/sso/visitor.ts'

const DISCOVERY = '/.well-known/openid-configuration'

let issuer: Issuer
let api: TestApi
beforeAll(async () => {
  issuer = await startIssuer({ redirectUri: redirectUri('google') })
})
afterAll(() => issuer.close())

async function fresh(work: (visitor: () => Visitor) => Promise<void>): Promise<void> {
  const { url, clientId, clientSecret } = issuer
  api = await startTestApi({
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: url },
  })
  issuer.requestedPaths.length = 0
  try {
    await work(() => new Visitor(api, 'google'))
  } finally {
    issuer.instead.clear()
    await api.close()
  }
}
const requestsTo = (path: string) => issuer.requestedPaths.filter((one) => one === path).length
const UNAVAILABLE = '/ja/auth?error=PROVIDER_UNAVAILABLE&provider=google'

test('a provider that is down is said, codes by e-mail go on, and it is used again once it answers', () =>
  fresh(async (visitor) => {
    issuer.instead.set(DISCOVERY, { status: 500, body: {} })
    for (let times = 0; times < 4; times++) expect(await visitor().start()).toBe(UNAVAILABLE)
    expect((await api.signIn()).user).toBeDefined()
    issuer.instead.clear()
    expect(await visitor().signsIn()).toHaveProperty('nextStep')
  }))

test.each([
  ['of another issuer', { body: { issuer: 'https://evil.example' } }],
  ['that leads elsewhere', { status: 302, headers: { location: 'https://evil.example' } }],
  ['that leads nowhere', () => ({ body: { issuer: issuer.url } })],
])('A description %s is not followed', (_, reply) =>
  fresh(async (visitor) => {
    issuer.instead.set(DISCOVERY, typeof reply === 'function' ? reply() : reply)
    expect(await visitor().start()).toMatch(/^\/ja\/auth\?error=(UNAVAILABLE|PROVIDER_UNAVAILABLE)&/)
  }),
)

test('Keys are fetched once; an unknown one is looked for once a minute, not for every token', () =>
  fresh(async (visitor) => {
    for (let times = 0; times < 3; times++) await visitor().signsIn()
    expect([requestsTo(DISCOVERY), requestsTo('/jwks')]).toStrictEqual([1, 1])
    for (let times = 0; times < 3; times++) {
      const somebody = visitor()
      const back = await somebody.consents()
      issuer.tamper = async (body, { claims, sign }) => ({
        ...body,
        id_token: await sign(claims, { header: { kid: 'unknown' } }),
      })
      expect((await somebody.comesBack(back)).searchParams.get('error')).toBe('SSO_REFUSED')
    }
    expect(requestsTo('/jwks')).toBe(1)
  }))

/** Signed by a key that the provider has not published. */
const unknownKey: Tamper = async (body, { claims, sign }) => ({
  ...body,
  id_token: await sign(claims, { header: { kid: crypto.randomUUID() } }),
})

test('A key that the provider never published delays nobody whose key is new', () =>
  fresh(async (visitor) => {
    await visitor().signsIn()
    const { now } = Date
    const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000)
    onTestFinished(() => spy.mockRestore())
    await api.clock({ advanceMs: 61_000 })
    const somebody = visitor()
    const back = await somebody.consents()
    issuer.tamper = unknownKey
    expect((await somebody.comesBack(back)).searchParams.get('error')).toBe('SSO_REFUSED')
    issuer.rotate()
    expect(await visitor().signsIn()).toHaveProperty('nextStep')
  }))

test.each([
  ['down', { status: 500, body: {} }, 'PROVIDER_UNAVAILABLE'],
  ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>' }, 'PROVIDER_UNAVAILABLE'],
  ['without a key', { body: { keys: [] } }, 'SSO_REFUSED'],
  ['without a list', { body: {} }, 'SSO_REFUSED'],
])('Where the keys are %s nobody is signed in', (_, reply, error) =>
  fresh(async (visitor) => {
    const somebody = visitor()
    const back = await somebody.consents()
    issuer.instead.set('/jwks', reply)
    expect((await somebody.comesBack(back)).searchParams.get('error')).toBe(error)
  }),
)
