import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const secrets = { TOKEN_SECRET: 'x'.repeat(32), OTP_PEPPER: 'y'.repeat(32), PUBLIC_URL: 'https://yoyaku.example' }
const PRODUCTION = {
  SMTP_URL: 'none',
  TOKEN_SECRET: 'kW3p9Zt7Qm2xV8nL5bR1cY6dF4gH0jKs',
  OTP_PEPPER: 'uE8rT2wQ6yI4oP9aS1dF7gH3jK5lZ0xC',
}
const pem = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const P256 = pem('P-256')

const GOOGLE = { GOOGLE_CLIENT_ID: 'g-id', GOOGLE_CLIENT_SECRET: 'g-secret' }
const FACEBOOK = { FACEBOOK_APP_ID: '123', FACEBOOK_APP_SECRET: 'f-secret' }
const APPLE = { APPLE_CLIENT_ID: 'a-id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key', APPLE_PRIVATE_KEY: P256 }

const read = (env: Record<string, string>) => readConfig({ ...secrets, ...env }).sso
const mistakes = (env: Record<string, string>) => {
  try {
    read(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n  ').slice(1)
  }
  return []
}

test('Each provider is on by its own names, at its own addresses', () => {
  expect(read({ ...GOOGLE, ...FACEBOOK, ...APPLE })).toStrictEqual({
    google: { clientId: 'g-id', clientSecret: 'g-secret', issuer: 'https://accounts.google.com' },
    facebook: {
      appId: '123',
      appSecret: 'f-secret',
      dialogUrl: 'https://www.facebook.com/v24.0/dialog/oauth',
      graphUrl: 'https://graph.facebook.com/v24.0',
      issuer: 'https://www.facebook.com',
    },
    apple: { clientId: 'a-id', teamId: 'team', keyId: 'key', privateKey: P256, issuer: 'https://appleid.apple.com' },
    development: [],
  })
  expect(read({ ...GOOGLE, FACEBOOK_APP_ID: '' })).toMatchObject({ facebook: null, apple: null })
})

test('A key on one line has its line ends written out', () => {
  expect(read({ ...APPLE, APPLE_PRIVATE_KEY: P256.replaceAll('\n', '\\n') }).apple?.privateKey).toBe(P256)
})

test.each<[string, Record<string, string>, string[]]>([
  [
    'half a Google',
    { GOOGLE_CLIENT_ID: 'g-id' },
    ['GOOGLE_CLIENT_SECRET is required, because GOOGLE_CLIENT_ID is set'],
  ],
  [
    'a quarter of an Apple',
    { APPLE_TEAM_ID: 'team' },
    [
      'APPLE_CLIENT_ID is required, because APPLE_TEAM_ID is set',
      'APPLE_KEY_ID is required, because APPLE_TEAM_ID is set',
      'APPLE_PRIVATE_KEY is required, because APPLE_TEAM_ID is set',
    ],
  ],
  [
    'a Facebook app that is no number',
    { ...FACEBOOK, FACEBOOK_APP_ID: 'abc' },
    ['FACEBOOK_APP_ID must be a number, as the app dashboard shows it'],
  ],
  [
    'a key of another kind',
    { ...APPLE, APPLE_PRIVATE_KEY: pem('P-384') },
    ['APPLE_PRIVATE_KEY must be the text of the .p8 file (a P-256 key in PEM)'],
  ],
  [
    'a key that is none',
    { ...APPLE, APPLE_PRIVATE_KEY: 'AuthKey_ABC.p8' },
    ['APPLE_PRIVATE_KEY must be the text of the .p8 file (a P-256 key in PEM)'],
  ],
  [
    'an issuer elsewhere without TLS',
    { ...GOOGLE, GOOGLE_ISSUER: 'http://issuer.example' },
    ['GOOGLE_ISSUER must begin with https:// (http:// only on loopback)'],
  ],
  [
    'a host that only looks like loopback',
    { ...FACEBOOK, FACEBOOK_GRAPH_URL: 'http://127.0.0.1.evil.example' },
    ['FACEBOOK_GRAPH_URL must begin with https:// (http:// only on loopback)'],
  ],
  [
    'an issuer without TLS in production',
    { ...GOOGLE, NODE_ENV: 'production', GOOGLE_ISSUER: 'http://127.0.0.1:9', ...PRODUCTION },
    ['GOOGLE_ISSUER must begin with https:// in production'],
  ],
  [
    'Apple for a page without TLS',
    { ...APPLE, PUBLIC_URL: 'http://localhost:3000' },
    ['APPLE_CLIENT_ID needs a PUBLIC_URL that begins with https://: Apple answers to no other'],
  ],
  [
    'development providers in production',
    { NODE_ENV: 'production', DEVELOPMENT_PROVIDERS: 'on', ...PRODUCTION },
    ['DEVELOPMENT_PROVIDERS=on is never for production'],
  ],
  [
    'development providers that others could reach',
    { DEVELOPMENT_PROVIDERS: 'on' },
    ['DEVELOPMENT_PROVIDERS=on works only on loopback, PUBLIC_URL is https://yoyaku.example'],
  ],
  ['a switch that is none', { DEVELOPMENT_PROVIDERS: 'yes' }, ['DEVELOPMENT_PROVIDERS must be on or off']],
])('%s is told by name', (_, env, sentences) => expect(mistakes(env)).toStrictEqual(sentences))

test('On loopback issuers may do without TLS, for tests', () => {
  const env = { ...GOOGLE, GOOGLE_ISSUER: 'http://127.0.0.1:4000/', ...APPLE, APPLE_ISSUER: 'http://localhost:4001' }
  expect(mistakes({ ...env, PUBLIC_URL: 'http://localhost:3000' })).toStrictEqual([])
  expect(read(env).google?.issuer).toBe('http://127.0.0.1:4000')
})

const LOCAL = { PUBLIC_URL: 'http://localhost:3000' }

test.each<[string, Record<string, string>, string[]]>([
  ['a start without settings', LOCAL, ['google', 'facebook', 'apple']],
  ['a start that turns them off', { ...LOCAL, DEVELOPMENT_PROVIDERS: 'off' }, []],
  ['a start with one real provider', { ...LOCAL, ...GOOGLE }, []],
  [
    'a start that wants them beside a real one',
    { ...LOCAL, ...GOOGLE, DEVELOPMENT_PROVIDERS: 'on' },
    ['facebook', 'apple'],
  ],
  ['a start under a name that others know', {}, []],
  ['a start in production', { ...PRODUCTION, ...LOCAL, NODE_ENV: 'production' }, []],
])('Development providers of %s', (_, env, expected) => expect(read(env).development).toStrictEqual(expected))

test('Development providers have issuers of their own: nobody whom they prove is somebody at the real ones', () => {
  const { google, facebook, apple } = read(LOCAL)
  expect([google?.issuer, facebook?.issuer, apple?.issuer]).toStrictEqual(
    ['google', 'facebook', 'apple'].map((name) => `http://localhost:3000/dev/sso/${name}`),
  )
})
