import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { newEmail } from '../../testing/people.ts'
import { type Issuer, startIssuer } from '../../testing/sso/issuer.ts'
import { redirectUri, Visitor } from '../../testing/sso/visitor.ts'
import { flowCookie } from './cookie.ts'
import { revokeTokens } from './revoke.ts'
import { encryptToken } from './ticket.ts'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const REVOCATION = '/token/revocation'

let issuer: Issuer
let api: TestApi
beforeAll(async () => {
  issuer = await startIssuer({ redirectUri: redirectUri('apple'), apple: { teamId: 'team', keyId: 'key', publicKey } })
  api = await startTestApi({ env: envOf(privateKey) })
})
afterAll(async () => {
  await api.close()
  await issuer.close()
})

const envOf = (key: typeof privateKey) => ({
  APPLE_CLIENT_ID: issuer.clientId,
  APPLE_TEAM_ID: 'team',
  APPLE_KEY_ID: 'key',
  APPLE_PRIVATE_KEY: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  APPLE_ISSUER: issuer.url,
})

const NAME = JSON.stringify({ name: { firstName: 'Hana', lastName: '佐藤' }, email: 'victim@icloud.com' })
/** In Apple's format: booleans may be strings. */
const relayed = (email: string) => ({
  sub: crypto.randomUUID(),
  email: email.replace('example.com', 'privaterelay.appleid.com'),
  email_verified: 'true',
  is_private_email: 'true',
})

async function consentsWithName(visitor: Visitor) {
  const back = await visitor.consents()
  back.answer.set('user', NAME)
  return back
}
async function member(): Promise<string> {
  issuer.person = relayed(newEmail())
  const visitor = new Visitor(api, 'apple')
  await visitor.comesBack(await consentsWithName(visitor))
  return (await new Visitor(api, 'apple').signsIn()).accessToken ?? ''
}

test('the name that Apple says once is there the next time, although nobody went on; a relayed address is one', async () => {
  issuer.person = relayed(newEmail())
  const visitor = new Visitor(api, 'apple')
  const page = await visitor.comesBack(await consentsWithName(visitor))
  expect(page.searchParams.get('ticket')).not.toBeNull()
  const { user } = await new Visitor(api, 'apple').signsIn()
  expect(user).toMatchObject({ firstName: 'Hana', lastName: '佐藤', email: issuer.person.email })
})

test('the name is not lost when Apple is down in that moment', async () => {
  issuer.person = relayed(newEmail())
  const visitor = new Visitor(api, 'apple')
  const back = await consentsWithName(visitor)
  issuer.instead.set('/token', { status: 503, body: {} })
  expect((await visitor.comesBack(back)).searchParams.get('error')).toBe('PROVIDER_UNAVAILABLE')
  issuer.instead.clear()
  expect((await visitor.signsIn()).user).toMatchObject({ firstName: 'Hana', lastName: '佐藤' })
})

test.each([
  ['no JSON', 'hello'],
  ['no name', '{}'],
  ['a name that is none', JSON.stringify({ name: { firstName: '<script>', lastName: 7 } })],
  ['half a name', JSON.stringify({ name: { firstName: 'Hana' } })],
  ['a list', '[]'],
])('A form with %s for a name asks for it here', async (_, user) => {
  issuer.person = relayed(newEmail())
  const visitor = new Visitor(api, 'apple')
  const back = await visitor.consents()
  back.answer.set('user', user)
  await visitor.comesBack(back)
  expect((await new Visitor(api, 'apple').signsIn()).nextStep).toBe('email')
})

test('The address beside the name is nobody’s word: only the signed one counts', async () => {
  issuer.person = { sub: crypto.randomUUID() }
  const visitor = new Visitor(api, 'apple')
  await visitor.comesBack(await consentsWithName(visitor))
  expect(await new Visitor(api, 'apple').signsIn()).toStrictEqual({ nextStep: 'email', ticket: expect.any(String) })
})

test('An address of elsewhere has to be proven, although Apple once verified it', async () => {
  issuer.person = { sub: crypto.randomUUID(), email: newEmail(), email_verified: 'true', is_private_email: 'false' }
  const visitor = new Visitor(api, 'apple')
  await visitor.comesBack(await consentsWithName(visitor))
  expect((await new Visitor(api, 'apple').signsIn()).nextStep).toBe('email')
})

test('a member who deletes the account leaves nothing at Apple, however often that has to be asked', async () => {
  const token = await member()
  const stored = await api.db.selectFrom('identity').select('refresh_token').executeTakeFirstOrThrow()
  expect(stored.refresh_token).toBeInstanceOf(Buffer)
  issuer.instead.set(REVOCATION, { status: 503, body: {} })
  expect((await api.call('DELETE', '/api/v1/user/me', { token })).status).toBe(200)
  await expect
    .poll(() => issuer.requestedPaths.filter((path) => path === REVOCATION).length, { timeout: 10_000 })
    .toBe(1)
  expect(issuer.revoked).toStrictEqual([])
  issuer.instead.clear()
  await api.clock({ advanceMs: 60_000 })
  await revokeTokens(api.context)
  expect(issuer.revoked).toStrictEqual([REVOCATION])
  expect(await api.db.selectFrom('token_revocation').selectAll().execute()).toStrictEqual([])
  expect(
    await api.db.selectFrom('sso_ticket').selectAll().where('subject', '=', issuer.person.sub).execute(),
  ).toStrictEqual([])
  await api.clock({ offsetMs: 0 })
})

test('A token that no secret opens, or whose provider is gone, is not dropped without a word', async () => {
  const warned: unknown[] = []
  const log = { ...api.context.log, warn: (details: unknown) => void warned.push(details) }
  const [encrypted, context] = [encryptToken(api.context.config, 'token'), { ...api.context, log }]
  const waiting = [
    { id: 'other secret', provider: 'apple' as const, refresh_token: Buffer.alloc(40) },
    { id: 'no provider', provider: 'google' as const, refresh_token: encrypted },
  ]
  await api.db.insertInto('token_revocation').values(waiting).execute()
  await revokeTokens(context)
  expect(warned).toHaveLength(2)
  expect(warned).toEqual(
    expect.arrayContaining([
      { provider: 'apple', attempts: 1, why: 'TOKEN_SECRET_PREVIOUS does not open it' },
      { provider: 'google', attempts: 1, why: 'its provider is not configured' },
    ]),
  )
  const left = async () =>
    (await api.db.selectFrom('token_revocation').select('id').orderBy('id').execute()).map(({ id }) => id)
  expect(await left()).toEqual(['no provider', 'other secret'])
  await api.db.updateTable('token_revocation').set({ attempts: 11, next_try_at: sql`app_now()` }).execute()
  await revokeTokens(context)
  expect([await left(), warned.length]).toEqual([[], 4])
})

test('A secret of another key is none', async () => {
  const other = await startTestApi({ env: envOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey) })
  const visitor = new Visitor(other, 'apple')
  expect((await visitor.comesBack(await visitor.consents())).searchParams.get('error')).toBe('SSO_REFUSED')
  await other.close()
})

test('Over https the cookie comes along with the form of another site, for the callback alone; over http it is Lax', () => {
  const flow = { provider: 'apple', state: 's', secret: 'secret', answersBy: 'POST' } as const
  expect(flowCookie({ ...flow, publicUrl: 'https://yoyaku.example' })).toBe(
    '__Secure-sso-043a718774c572bd=secret; Path=/auth/sso/apple/callback; Max-Age=600; HttpOnly; SameSite=None; Secure',
  )
  expect(flowCookie({ ...flow, publicUrl: 'http://localhost:3000' })).toBe(
    'sso-043a718774c572bd=secret; Path=/auth/sso/apple/callback; Max-Age=600; HttpOnly; SameSite=Lax',
  )
  const google = { ...flow, provider: 'google', answersBy: 'GET', publicUrl: 'https://yoyaku.example' } as const
  expect(flowCookie(google)).toContain('; SameSite=Lax; Secure')
})
