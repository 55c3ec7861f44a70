import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { accessToken, readAccessToken, readRefreshToken, refreshToken, type TokenState } from './tokens.ts'

const signing = 'a secret of at least thirty-two bytes'
const secret = { current: signing, previous: null }
const state: TokenState = {
  sessionId: 'session-1',
  memberId: 'member-1',
  counter: 3,
  rotatedAt: '2026-11-20T12:00:00.123456Z',
  endsAt: '2026-12-20T12:00:00Z',
  now: '2026-11-20T12:30:00Z',
  origin: null,
  signedInAt: '2026-11-20T12:00:00Z',
}
const seconds = (instant: string) => Date.parse(instant) / 1000

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = { sid: 'session-1', iss: 'yoyaku', aud: 'yoyaku/api', sub: 'member-1', iat: 1, exp: 4_000_000_000 }
function forged(header: object, payload: object, key = signing): string {
  const signed = `${part(header)}.${part(payload)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

test('An access token is read back, and lives for 15 minutes', async () => {
  expect(await readAccessToken(secret, await accessToken(secret, state))).toStrictEqual({
    memberId: 'member-1',
    sessionId: 'session-1',
    counter: 3,
    audience: 'yoyaku/api',
    expiresAt: seconds('2026-11-20T12:45:00Z'),
  })
})

test('A refresh token is read back, and lives for 7 days from its issue', async () => {
  expect(await readRefreshToken(secret, await refreshToken(secret, state))).toStrictEqual({
    memberId: 'member-1',
    sessionId: 'session-1',
    counter: 3,
    audience: 'yoyaku/refresh',
    expiresAt: seconds('2026-11-27T12:00:00Z'),
  })
})

test('Neither token outlives the session', async () => {
  const last = { ...state, rotatedAt: '2026-12-20T11:00:00Z', now: '2026-12-20T11:59:00Z' }
  const tokens = [
    await readAccessToken(secret, await accessToken(secret, last)),
    await readRefreshToken(secret, await refreshToken(secret, last)),
  ]
  expect(tokens.map((token) => token?.expiresAt)).toStrictEqual([seconds(state.endsAt), seconds(state.endsAt)])
})

test('The same state gives the same refresh token', async () => {
  const later = { ...state, now: '2026-11-20T13:00:00Z' }
  expect(await refreshToken(secret, later)).toBe(await refreshToken(secret, state))
})

test('Two access tokens of the same second differ: after a 401 the next one is known to be new', async () => {
  expect(await accessToken(secret, state)).not.toBe(await accessToken(secret, state))
})

test('A new secret signs; what the previous one signed holds until that one is taken away', async () => {
  const old = { current: signing, previous: null }
  const renewed = { current: 'the next secret, of at least thirty-two bytes', previous: signing }
  const later = { ...renewed, previous: null }
  const before = [await accessToken(old, state), await refreshToken(old, state)] as const
  const after = [await accessToken(renewed, state), await refreshToken(renewed, state)] as const
  const holds = async (secrets: typeof old | typeof renewed, [access, refresh]: readonly [string, string]) => [
    (await readAccessToken(secrets, access)) !== null,
    (await readRefreshToken(secrets, refresh)) !== null,
  ]
  expect(await Promise.all([holds(renewed, before), holds(renewed, after)])).toStrictEqual([
    [true, true],
    [true, true],
  ])
  expect(await Promise.all([holds(old, after), holds(later, before), holds(later, after)])).toStrictEqual([
    [false, false],
    [false, false],
    [true, true],
  ])
})

test('An access token of a release that did not number them is read', async () => {
  const token = forged({ alg: 'HS256', typ: 'at+jwt' }, claims)
  expect(await readAccessToken(secret, token)).toMatchObject({ sessionId: 'session-1', counter: null })
})

test('A token of one kind is not read as another', async () => {
  expect(await readAccessToken(secret, await refreshToken(secret, state))).toBeNull()
  expect(await readRefreshToken(secret, await accessToken(secret, state))).toBeNull()
})

describe('A defective token is none', () => {
  const good = { alg: 'HS256', typ: 'at+jwt' }
  test('the forger of these tests can write a good one', async () => {
    expect(await readAccessToken(secret, forged(good, claims))).not.toBeNull()
  })
  test.each([
    ['nothing', ''],
    ['a word', 'token'],
    ['three empty parts', '..'],
    ['no JSON', 'a.b.c'],
    ['another secret', forged(good, claims, 'another secret of thirty-two bytes or more')],
    ['alg none', `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`],
    ['alg none with a signature', forged({ ...good, alg: 'none' }, claims)],
    ['another alg', forged({ ...good, alg: 'HS512' }, claims)],
    ['an asymmetric alg', forged({ ...good, alg: 'RS256' }, claims)],
    ['no alg', forged({ typ: 'at+jwt' }, claims)],
    ['no typ', forged({ alg: 'HS256' }, claims)],
    ['another typ', forged({ ...good, typ: 'JWT' }, claims)],
    ['an unknown critical header', forged({ ...good, crit: ['x'], x: 1 }, claims)],
    ['a foreign issuer', forged(good, { ...claims, iss: 'https://evil.example' })],
    ['a foreign audience', forged(good, { ...claims, aud: 'other' })],
    ['no subject', forged(good, { ...claims, sub: undefined })],
    ['a subject that is no text', forged(good, { ...claims, sub: 7 })],
    ['no session', forged(good, { ...claims, sid: undefined })],
    ['no end', forged(good, { ...claims, exp: undefined })],
    ['an end that is no number', forged(good, { ...claims, exp: '4000000000' })],
    ['a changed payload', forged(good, claims).replace(part(claims), part({ ...claims, sub: 'member-2' }))],
    ['too long', forged(good, { ...claims, x: 'x'.repeat(5000) })],
  ])('%s', async (_, token) => {
    expect(await readAccessToken(secret, token)).toBeNull()
  })
  test.each([-1, 1.5, '3', null, undefined])('a refresh token with the counter %j', async (ctr) => {
    const payload = { ...claims, aud: 'yoyaku/refresh', ctr }
    expect(await readRefreshToken(secret, forged({ alg: 'HS256', typ: 'rt+jwt' }, payload))).toBeNull()
  })
  test('a key that the token brings along', async () => {
    const jwk = { kty: 'oct', k: Buffer.from('evil'.repeat(8)).toString('base64url') }
    const header = { ...good, jwk, jku: 'https://evil.example/keys', kid: '../../dev/null' }
    expect(await readAccessToken(secret, forged(header, claims, 'evil'.repeat(8)))).toBeNull()
  })
})
