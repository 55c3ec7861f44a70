import { createHmac, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../src/observability/log.ts'
import { codeFor, newEmail, newMember, step1, step3 } from '../../src/testing/people.ts'
import { type CallOptions, startTestApi, type TestApi } from '../harness.ts'

const AUTH = '/api/v1/user/auth'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ logger: createLog('silent') })
})
afterAll(() => api.close())

const me = async (options: CallOptions) => (await api.call('GET', '/api/v1/user/me', options)).status

describe('A forged access token is 401:', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const sign = (header: object, claims: object, key: string) =>
    `${part(header)}.${part(claims)}.${createHmac('sha256', key)
      .update(`${part(header)}.${part(claims)}`)
      .digest('base64url')}`
  const claimsOf = (token: string): object => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const headerOf = (token: string): object => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())

  test.each<[string, (token: string, other: string) => string]>([
    ['alg none', (token) => `${part({ ...headerOf(token), alg: 'none' })}.${token.split('.')[1]}.`],
    ['alg None with the old signature', (token) => token.replace(/^[^.]+/, part({ ...headerOf(token), alg: 'None' }))],
    ['no signature', (token) => token.replace(/[^.]+$/, '')],
    ['two parts', (token) => token.split('.').slice(0, 2).join('.')],
    ['five parts', (token) => `${token}.a.b`],
    ['a public key as the secret', (token) => sign({ ...headerOf(token), alg: 'HS256' }, claimsOf(token), pem)],
    ['RS256 claimed', (token) => sign({ ...headerOf(token), alg: 'RS256' }, claimsOf(token), pem)],
    ['an empty secret', (token) => sign(headerOf(token), claimsOf(token), '')],
    ['a key file named by kid', (token) => sign({ ...headerOf(token), kid: '/dev/null' }, claimsOf(token), '')],
    [
      'a key of its own',
      (token) => sign({ ...headerOf(token), jwk: { kty: 'oct', k: 'AAAA' } }, claimsOf(token), '\0\0\0'),
    ],
    ['a key elsewhere', (token) => sign({ ...headerOf(token), jku: 'https://evil.example' }, claimsOf(token), 'evil')],
    ['a foreign audience', (token) => sign(headerOf(token), { ...claimsOf(token), aud: 'evil' }, 'evil')],
    ['the claims of another', (token, other) => [...token.split('.').with(1, other.split('.')[1] ?? '')].join('.')],
    ['the signature of another', (token, other) => [...token.split('.').with(2, other.split('.')[2] ?? '')].join('.')],
    [
      'a bit of the signature turned',
      (token) => token.replace(/.(.{9})$/, (tail) => (tail[0] === 'A' ? 'B' : 'A') + tail.slice(1)),
    ],
    ['white space inside', (token) => token.replace('.', '. ')],
  ])('%s', async (_name, forge) => {
    const [{ accessToken }, { accessToken: other }] = [await newMember(api), await newMember(api)]
    expect([await me({ token: accessToken }), await me({ token: forge(accessToken, other) })]).toStrictEqual([200, 401])
  })

  test('a refresh token, and an access token as a refresh token', async () => {
    const { accessToken, refreshToken } = await newMember(api)
    expect(await me({ token: refreshToken })).toBe(401)
    const answer = await api.call('POST', `${AUTH}/refresh-token`, { body: { refreshToken: accessToken } })
    expect(answer.status).toBe(401)
  })
})

describe('A session is read from the Authorization header only:', () => {
  test('a cookie, whoever set it, neither signs in nor changes the account', async () => {
    const [hana, mallory] = [await newMember(api), await newMember(api)]
    const cookie = `accessToken=${mallory.accessToken}; refreshToken=${mallory.refreshToken}`
    expect(await me({ headers: { cookie } })).toBe(401)
    const { body } = await api.call<{ data: { email: string } }>('GET', '/api/v1/user/me', {
      token: hana.accessToken,
      headers: { cookie },
    })
    expect(body.data.email).toBe(hana.user.email)
  })

  test('a token in the address, the body or under another scheme is ignored', async () => {
    const { accessToken } = await newMember(api)
    expect(await me({ query: { accessToken, access_token: accessToken, token: accessToken } })).toBe(401)
    for (const authorization of [accessToken, `Basic ${accessToken}`, `Bearer`, `Bearer ${accessToken}, Bearer x`]) {
      expect(await me({ headers: { authorization } })).toBe(401)
    }
  })

  test.each(['refresh-token', 'logout'])('another site’s form cannot call %s', async (path) => {
    const { refreshToken, accessToken } = await newMember(api)
    const cookie = `refreshToken=${refreshToken}; accessToken=${accessToken}`
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const headers = { cookie, 'content-type': type, origin: 'https://evil.example' }
      const payload = JSON.stringify({ refreshToken })
      expect((await api.call('POST', `${AUTH}/${path}`, { headers, payload })).status).toBe(415)
    }
    expect((await api.call('POST', `${AUTH}/${path}`, { headers: { cookie } })).status).toBe(400)
    expect(await me({ token: accessToken })).toBe(200)
  })
})

test.each(['null', 'https://evil.example', 'http://localhost:3000', 'file://', ''])(
  'No answer trusts the origin %j more than any other',
  async (origin) => {
    const options = {
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-evil' },
    }
    const answers = [
      await api.call('GET', `${AUTH}/providers`, options),
      await api.call('GET', '/api/v1/user/me', options),
      await api.call('GET', '/api/v1/nothing', options),
      await api.call('OPTIONS', '/api/v1/user/me', options),
    ]
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      expect(headers).not.toHaveProperty('set-cookie')
      expect(String(headers['access-control-allow-headers'])).not.toContain('evil')
    }
  },
)

test('A session that was there before a sign-in is not the one that it opens', async () => {
  const mallory = await newMember(api)
  const email = newEmail()
  await newMember(api, email)
  const { challengeId } = (await step1(api, email)).body.data
  const { body } = await api.call<{ data: { accessToken: string } }>('POST', `${AUTH}/login/step3`, {
    token: mallory.accessToken,
    headers: { cookie: `accessToken=${mallory.accessToken}` },
    body: { challengeId, code: await codeFor(api, email) },
  })
  const sessionOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid
  expect(sessionOf(body.data.accessToken)).not.toBe(sessionOf(mallory.accessToken))
  await api.call('POST', `${AUTH}/logout`, { body: { refreshToken: mallory.refreshToken } })
  expect(await me({ token: body.data.accessToken })).toBe(200)
})

test('A stolen refresh token and the real one, used in turn, end the session for both', async () => {
  const refresh = (refreshToken: string) =>
    api.call<{ data: { refreshToken: string; accessToken: string } }>('POST', `${AUTH}/refresh-token`, {
      body: { refreshToken },
    })
  const { refreshToken: stolen } = await newMember(api)
  const owner = (await refresh(stolen)).body.data
  const next = (await refresh(owner.refreshToken)).body.data
  expect((await refresh(stolen)).status).toBe(401)
  expect([(await refresh(next.refreshToken)).status, await me({ token: next.accessToken })]).toStrictEqual([401, 401])
})

test("A deleted account's tokens are all refused", async () => {
  const { accessToken, refreshToken, user } = await newMember(api)
  await api.call('DELETE', '/api/v1/user/me', { token: accessToken })
  expect(await me({ token: accessToken })).toBe(401)
  expect((await api.call('POST', `${AUTH}/refresh-token`, { body: { refreshToken } })).status).toBe(401)
  expect((await step1(api, user.email)).body.data.isNewUser).toBe(true)
  expect((await step3(api, 'nothing', '123456')).body.code).toBe(1007)
})
