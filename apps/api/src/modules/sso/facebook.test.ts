import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { newEmail } from '../../testing/people.ts'
import { type Facebook, type Reply, startFacebook } from '../../testing/sso/facebook.ts'
import { redirectUri, Visitor } from '../../testing/sso/visitor.ts'

let facebook: Facebook
let api: TestApi
beforeAll(async () => {
  facebook = await startFacebook({ redirectUri: redirectUri('facebook') })
  const { url, appId, appSecret } = facebook
  api = await startTestApi({
    env: {
      FACEBOOK_APP_ID: appId,
      FACEBOOK_APP_SECRET: appSecret,
      FACEBOOK_DIALOG_URL: `${url}/dialog/oauth`,
      FACEBOOK_GRAPH_URL: url,
    },
  })
})
afterAll(async () => {
  await api.close()
  await facebook.close()
})
beforeEach(() => facebook.spoil.clear())

async function outcome(): Promise<Record<string, string>> {
  const visitor = new Visitor(api, 'facebook')
  return Object.fromEntries((await visitor.comesBack(await visitor.consents())).searchParams)
}

test('somebody consents; an address that Facebook names is to begin with, and has to be proven', async () => {
  const email = newEmail()
  facebook.person = { id: '1001', first_name: 'Hana', last_name: '<b>', email }
  const ticketOnly = { nextStep: 'email', ticket: expect.any(String) }
  expect(await new Visitor(api, 'facebook').signsIn()).toStrictEqual({ ...ticketOnly, email })
  facebook.person = { id: '1002' }
  expect(await new Visitor(api, 'facebook').signsIn()).toStrictEqual(ticketOnly)
  const stored = await api.db
    .selectFrom('sso_ticket')
    .select(['issuer', 'subject', 'first_name', 'last_name'])
    .execute()
  expect(new Set(stored.map((row) => Object.values(row).join(' ')))).toStrictEqual(
    new Set(['https://www.facebook.com 1001 Hana ', 'https://www.facebook.com 1002  ']),
  )
})

type Spoiled = (right: Record<string, unknown>) => Reply
const TOKEN = '/oauth/access_token'
const data =
  (other: object): Spoiled =>
  (right) => ({ body: { data: { ...(right.data as object), ...other } } })
const but =
  (other: object): Spoiled =>
  (right) => ({ body: { ...right, ...other } })

test.each<[string, Parameters<Facebook['spoil']['set']>[0], Spoiled]>([
  ['given to another app', '/debug_token', data({ app_id: '999' })],
  ['given to no app', '/debug_token', data({ app_id: undefined })],
  ['given to an app that is a number', '/debug_token', data({ app_id: 123456789 })],
  ['that is not valid', '/debug_token', data({ is_valid: false })],
  ['that is as good as valid', '/debug_token', data({ is_valid: 'true' })],
  ['of another person', '/debug_token', data({ user_id: '2' })],
  ['of nobody', '/debug_token', data({ user_id: undefined })],
  ['of a page', '/debug_token', data({ type: 'PAGE' })],
  ['that has expired', '/debug_token', data({ expires_at: 1 })],
  ['that expires at no time', '/debug_token', data({ expires_at: undefined })],
  [
    'that Facebook does not know',
    '/debug_token',
    () => ({ body: { data: { is_valid: false, error: { code: 190 } } } }),
  ],
  ['about which Facebook says nothing', '/debug_token', () => ({ body: {} })],
  ['about which it is told a list', '/debug_token', () => ({ body: [] })],
  ['about which we may not ask', '/debug_token', () => ({ status: 400, body: { error: { code: 100 } } })],
  ['whose person has another id', '/me', but({ id: '2' })],
  ['whose person has none', '/me', but({ id: undefined })],
  ['whose id is no number', '/me', but({ id: "1' or '1'='1" })],
  ['whose person may not be read', '/me', () => ({ status: 403, body: { error: { code: 200 } } })],
  ['whose person is half told', '/me', () => ({ body: '{"id": "10' })],
  ['that leads elsewhere', '/me', () => ({ status: 302, headers: { location: 'https://evil.example' } })],
  ['left out', TOKEN, but({ access_token: undefined })],
  ['that is no text', TOKEN, but({ access_token: 7 })],
  ['of another kind', TOKEN, but({ token_type: 'mac' })],
  ['that brings an unsigned ID token', TOKEN, but({ id_token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' })],
  ['that is refused', TOKEN, () => ({ status: 400, body: { error: { message: 'expired', code: 100 } } })],
])('A token %s signs nobody in', async (_, path, reply) => {
  facebook.spoil.set(path, reply)
  const before = await api.db.selectFrom('sso_ticket').select('token_hash').execute()
  expect(await outcome()).toStrictEqual({ error: 'SSO_REFUSED', provider: 'facebook' })
  expect(await api.db.selectFrom('sso_ticket').select('token_hash').execute()).toStrictEqual(before)
})

const BROKEN: [string, Reply][] = [
  ['fails', { status: 500, body: { error: {} } }],
  ['shows a page', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
  ['hangs up', { cut: true }],
  ['answers without end', { body: `"${'x'.repeat(400_000)}"` }],
]
test.each(
  BROKEN.flatMap(([what, reply]) =>
    ([TOKEN, '/debug_token', '/me'] as const).map((path) => [path, what, reply] as const),
  ),
)('Where %s %s one is told, and it may recover', async (path, _, reply) => {
  facebook.spoil.set(path, () => reply)
  expect(await outcome()).toStrictEqual({ error: 'PROVIDER_UNAVAILABLE', provider: 'facebook' })
  facebook.spoil.clear()
  expect(await outcome()).toStrictEqual({ ticket: expect.any(String), provider: 'facebook' })
})

test('Facebook counts as down where the Graph says that it is down for a moment', async () => {
  facebook.spoil.set('/me', () => ({ status: 400, body: { error: { code: 2, is_transient: true } } }))
  expect(await outcome()).toStrictEqual({ error: 'PROVIDER_UNAVAILABLE', provider: 'facebook' })
})
