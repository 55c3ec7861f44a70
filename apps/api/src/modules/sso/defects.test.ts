import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { DEFECTIVE_TOKENS } from '../../testing/sso/defects.ts'
import { type Issuer, startIssuer } from '../../testing/sso/issuer.ts'
import { redirectUri, Visitor } from '../../testing/sso/visitor.ts'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const names = ['google', 'apple'] as const
type Name = (typeof names)[number]

const issuers = new Map<Name, Issuer>()
let api: TestApi
beforeAll(async () => {
  const google = await startIssuer({ redirectUri: redirectUri('google') })
  const apple = await startIssuer({
    redirectUri: redirectUri('apple'),
    apple: { teamId: 'team', keyId: 'key', publicKey },
  })
  issuers.set('google', google).set('apple', apple)
  api = await startTestApi({
    env: {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.url,
      APPLE_CLIENT_ID: apple.clientId,
      APPLE_TEAM_ID: 'team',
      APPLE_KEY_ID: 'key',
      APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      APPLE_ISSUER: apple.url,
    },
  })
})
afterAll(async () => {
  await api.close()
  await Promise.all([...issuers.values()].map((issuer) => issuer.close()))
})

const issuerOf = (name: Name): Issuer => {
  const issuer = issuers.get(name)
  if (!issuer) throw new Error('The issuer has not started')
  return issuer
}

/** The page a sign-in ends at, and the rows it wrote. */
async function outcomeAt(name: Name, spoil: (issuer: Issuer) => void) {
  const issuer = issuerOf(name)
  const visitor = new Visitor(api, name)
  const back = await visitor.consents()
  spoil(issuer)
  const page = await visitor.comesBack(back)
  issuer.tamper = null
  issuer.instead.clear()
  return Object.fromEntries(page.searchParams)
}
const tickets = () => api.db.selectFrom('sso_ticket').select('token_hash').execute()

describe.each(names)('At %s', (name) => {
  const refused = { error: 'SSO_REFUSED', provider: name }
  const unavailable = { error: 'PROVIDER_UNAVAILABLE', provider: name }
  const isFineAgain = async () =>
    expect(await outcomeAt(name, () => undefined)).toStrictEqual({ ticket: expect.any(String), provider: name })

  test('an answer that is right leads to a ticket', isFineAgain)

  test.each(Object.entries(DEFECTIVE_TOKENS))('a token %s signs nobody in', async (_, tamper) => {
    const before = await tickets()
    const outcome = await outcomeAt(name, (issuer) => {
      issuer.tamper = tamper
    })
    expect(outcome).toStrictEqual(refused)
    expect(await tickets()).toStrictEqual(before)
  })

  test.each([
    ['refuses the code', { status: 400, body: { error: 'invalid_grant' } }],
    ['does not know us', { status: 401, body: { error: 'invalid_client' } }],
    ['leads elsewhere', { status: 302, headers: { location: 'https://evil.example/token' } }],
    ['answers what is no JSON', { body: '{"access_token"' }],
    ['answers nothing', { body: '' }],
  ])('a token endpoint that %s signs nobody in', async (_, reply) => {
    expect(await outcomeAt(name, ({ instead }) => instead.set('/token', reply))).toStrictEqual(refused)
  })

  test.each([
    ['fails', { status: 500, body: { error: 'server_error' } }],
    ['has too much to do', { status: 429, body: {} }],
    ['shows a page', { headers: { 'content-type': 'text/html' }, body: '<html>Please sign in to the Wi-Fi' }],
    ['hangs up', { cut: true as const }],
    ['answers without end', { body: JSON.stringify({ access_token: 'x'.repeat(400_000) }) }],
  ])('of a token endpoint that %s one is told, and it may recover', async (_, reply) => {
    expect(await outcomeAt(name, ({ instead }) => instead.set('/token', reply))).toStrictEqual(unavailable)
    await isFineAgain()
  })

  test('nobody waits longer than the time there is', async () => {
    const timeout = AbortSignal.timeout
    const timeouts: number[] = []
    const spy = vi.spyOn(AbortSignal, 'timeout')
    const outcome = outcomeAt(name, ({ instead }) => {
      instead.set('/token', { hang: true })
      spy.mockImplementation((milliseconds) => {
        timeouts.push(milliseconds)
        return timeout.call(AbortSignal, 50)
      })
    })
    expect(await outcome.finally(() => spy.mockRestore())).toStrictEqual(unavailable)
    expect(timeouts).toContain(5000)
    await isFineAgain()
  })
})
