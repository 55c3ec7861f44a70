import { generateKeyPairSync } from 'node:crypto'
import { base64url } from 'jose'
import type { Kit, Tamper } from './issuer.ts'

const now = () => Math.floor(Date.now() / 1000)
const evil = generateKeyPairSync('rsa', { modulusLength: 2048 })
const evilCurve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const evilJwk = evil.publicKey.export({ format: 'jwk' })

/** The same token with other claims, rightly signed. */
const claiming =
  (other: Record<string, unknown>): Tamper =>
  async (body, { claims, sign }) => ({ ...body, id_token: await sign({ ...claims, ...other }) })
const without =
  (name: string): Tamper =>
  async (body, { claims, sign }) => {
    const { [name]: _, ...rest } = claims
    return { ...body, id_token: await sign(rest) }
  }
/** The right claims with another signature. */
const signedBy =
  (other: Parameters<Kit['sign']>[1]): Tamper =>
  async (body, { claims, sign }) => ({ ...body, id_token: await sign(claims, other) })
const tokenMadeOf =
  (make: (parts: [string, string, string], kit: Kit) => unknown): Tamper =>
  (body, kit) => ({ ...body, id_token: make(kit.idToken.split('.') as [string, string, string], kit) })
const encoded = (value: unknown) => base64url.encode(JSON.stringify(value))

/** Answers of a token endpoint that nobody may be signed in by. */
export const DEFECTIVE_TOKENS: Record<string, Tamper> = {
  'made for another app': claiming({ aud: 'another-app' }),
  'made for us and another, without saying for whom': claiming({ aud: ['our-app', 'another-app'] }),
  'made for us and another, authorized for that one': claiming({ aud: ['our-app', 'another-app'], azp: 'another-app' }),
  'with an audience that is none': claiming({ aud: 7 }),
  'without an audience': without('aud'),
  'authorized for another app': claiming({ azp: 'another-app' }),
  'of another issuer': claiming({ iss: 'https://evil.example' }),
  'of an issuer that only begins like it': async (body, { claims, sign }) => ({
    ...body,
    id_token: await sign({ ...claims, iss: `${claims.iss}.evil.example` }),
  }),
  'without an issuer': without('iss'),
  'with another nonce': claiming({ nonce: 'x'.repeat(43) }),
  'without a nonce': without('nonce'),
  expired: async (body, { claims, sign }) => ({ ...body, id_token: await sign({ ...claims, exp: now() - 120 }) }),
  'that never expires': without('exp'),
  'that expires at no number': claiming({ exp: 'tomorrow' }),
  'from the future': async (body, { claims, sign }) => ({
    ...body,
    id_token: await sign({ ...claims, iat: now() + 600, exp: now() + 1200 }),
  }),
  'not good yet': async (body, { claims, sign }) => ({
    ...body,
    id_token: await sign({ ...claims, nbf: now() + 600 }),
  }),
  'of an earlier sign-in': async (body, { claims, sign }) => ({
    ...body,
    id_token: await sign({ ...claims, iat: now() - 900 }),
  }),
  'of a year ago': async (body, { claims, sign }) => ({
    ...body,
    id_token: await sign({ ...claims, iat: now() - 365 * 86_400 }),
  }),
  'of no time': without('iat'),
  'about nobody': without('sub'),
  'about an empty name': claiming({ sub: '' }),
  'about a number': claiming({ sub: 7 }),
  'about a name of 256 characters': claiming({ sub: 'x'.repeat(256) }),
  'without a signature (alg none)': tokenMadeOf(([, payload]) => `${encoded({ alg: 'none' })}.${payload}.`),
  'signed by HMAC with the public key': async (body, { claims, sign, issuersKey }) => ({
    ...body,
    id_token: await sign(claims, {
      header: { alg: 'HS256' },
      key: Buffer.from(issuersKey.export({ type: 'spki', format: 'pem' })),
    }),
  }),
  'signed by HMAC with the client secret': signedBy({
    header: { alg: 'HS256' },
    key: Buffer.from('our secret at the issuer'),
  }),
  'signed by another key under the right name': signedBy({ key: evil.privateKey }),
  'signed by an unknown key': signedBy({ key: evil.privateKey, header: { kid: 'evil' } }),
  'that points to keys of its own (jku)': signedBy({
    key: evil.privateKey,
    header: { kid: 'evil', jku: 'http://127.0.0.1:9/jwks' },
  }),
  'that brings its own key (jwk)': signedBy({ key: evil.privateKey, header: { jwk: evilJwk } }),
  'signed on a curve instead': signedBy({ key: evilCurve.privateKey, header: { alg: 'ES256' } }),
  'with a header that must be understood (crit)': tokenMadeOf(
    ([header, payload, signature]) =>
      `${encoded({ ...JSON.parse(new TextDecoder().decode(base64url.decode(header))), crit: ['exp'] })}.${payload}.${signature}`,
  ),
  'changed after it was signed': tokenMadeOf(
    ([header, , signature], { claims }) => `${header}.${encoded({ ...claims, sub: 'victim' })}.${signature}`,
  ),
  'with half a signature': tokenMadeOf(
    ([header, payload, signature]) => `${header}.${payload}.${signature.slice(0, signature.length / 2)}`,
  ),
  'of two parts': tokenMadeOf(([header, payload]) => `${header}.${payload}`),
  'that is no token': tokenMadeOf(() => 'hello'),
  'that is an object': tokenMadeOf(() => ({})),
  'left out': ({ id_token: _, ...body }) => body,
  'in an answer without an access token': ({ access_token: _, ...body }) => body,
  'in an answer of another kind': (body) => ({ ...body, token_type: 'mac' }),
  'in an answer that is a list': (body) => [body],
}
