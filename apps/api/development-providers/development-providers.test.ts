import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../src/contract/types.ts'
import { AUTH, agreedNow, newEmail } from '../src/testing/people.ts'
import { Browser, hiddenFields } from '../src/testing/sso/browser.ts'
import { startTestApi, type TestApi } from '../test/harness.ts'
import { type PlayedProvider, subjectOf } from './people.ts'

let api: TestApi
let origin: string
beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  api = await startTestApi({ env: { PUBLIC_URL: origin } })
  await api.app.listen({ host: '127.0.0.1', port })
})
afterAll(() => api.close())

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address !== null ? address.port : 0
}

type Typed = Record<string, string>
const typed = (email: string): Typed => ({ firstName: 'Hana', lastName: 'Sato', email })
const gmail = () => newEmail().replace('example.com', 'gmail.com')
const icloud = () => newEmail().replace('example.com', 'icloud.com')

/** Presses the button, fills in the page of the provider, and comes back: the parameters of the sign-in page. */
async function comesBack(provider: PlayedProvider, fields: Typed, browser = new Browser()): Promise<Typed> {
  const stops = (url: string) => url.startsWith(`${origin}/en/auth`)
  const page = await browser.open(`${origin}/auth/sso/${provider}/start?locale=en`, { stops })
  const left = await browser.open(page.url, { form: new URLSearchParams(fields), stops })
  const callback = `${origin}/auth/sso/${provider}/callback`
  const back = stops(left.url) ? left : await browser.open(callback, { form: hiddenFields(left.html, callback), stops })
  return Object.fromEntries(new URL(back.url).searchParams)
}

type SsoData = { data: Partial<Schemas['Session']> & { nextStep?: string; email?: string } }
async function signsIn(provider: PlayedProvider, fields: Typed): Promise<SsoData['data']> {
  const browser = new Browser()
  const { ticket } = await comesBack(provider, fields, browser)
  const body = { provider, ticket, ...(await agreedNow(api)) }
  const headers = { cookie: browser.cookieFor(origin) }
  return (await api.call<SsoData>('POST', `${AUTH}/login/sso`, { body, headers })).body.data
}

test('Development providers are offered, all three, by a start without settings', async () => {
  const { body } = await api.call('GET', `${AUTH}/providers`)
  expect(body).toStrictEqual({ data: ['google', 'facebook', 'apple'], total: 3 })
})

test.each(['google', 'facebook', 'apple'] as const)(
  'The page of the development %s says that it is none, and offers people',
  async (provider) => {
    const { html } = await new Browser().open(`${origin}/auth/sso/${provider}/start?locale=en`)
    expect(html).toContain('<h1>Development: this is not ')
    expect(html).toContain('Continue as Hana Sato')
  },
)

describe('The development Google', () => {
  test('opens an account at once for an address of its own, and knows the person the next time', async () => {
    const email = gmail()
    const first = await signsIn('google', typed(email))
    expect(first.user).toMatchObject({ firstName: 'Hana', lastName: 'Sato', email })
    expect((await signsIn('google', typed(email.toUpperCase()))).user?.id).toBe(first.user?.id)
  })

  test('leaves an address of others to a code', async () => {
    const email = newEmail()
    expect(await signsIn('google', typed(email))).toMatchObject({ nextStep: 'email', email })
  })

  test('offers people with one press', async () => {
    expect(await signsIn('google', { person: '1' })).toMatchObject({
      nextStep: 'email',
      email: 'minjun@company.example',
    })
  })
})

describe('The development Facebook', () => {
  test.each([
    ['its e-mail', gmail()],
    ['no e-mail', ''],
  ])('says %s, which a code has to prove', async (_, email) => {
    const { user, nextStep, email: given } = await signsIn('facebook', typed(email))
    expect({ user, nextStep, given }).toStrictEqual({ user: undefined, nextStep: 'email', given: email || undefined })
  })

  test('refuses a dialog of another app', async () => {
    const dialog = `${origin}/dev/sso/facebook/dialog/oauth?client_id=2&redirect_uri=${origin}/auth/sso/facebook/callback`
    expect((await fetch(dialog)).status).toBe(400)
  })
})

describe('The development Apple', () => {
  test('posts the name once, which is enough for an account', async () => {
    const email = icloud()
    expect((await signsIn('apple', typed(email))).user).toMatchObject({ firstName: 'Hana', lastName: 'Sato', email })
    expect((await signsIn('apple', { ...typed(email), firstName: 'Other' })).user).toMatchObject({ firstName: 'Hana' })
  })
})

test.each(['google', 'facebook', 'apple'] as const)(
  'A person who cancels at the development %s is back on the sign-in page with the reason',
  async (provider) => {
    expect(await comesBack(provider, { decline: 'yes' })).toStrictEqual({ error: 'SSO_CANCELLED', provider })
  },
)

test('Another browser cannot come back with the answer for the first one', async () => {
  const stops = (url: string) => url.startsWith(`${origin}/auth/sso/google/callback`)
  const [browser, other] = [new Browser(), new Browser()]
  const page = await browser.open(`${origin}/auth/sso/google/start?locale=en`)
  const { url } = await browser.open(page.url, { form: new URLSearchParams(typed(gmail())), stops })
  const back = await other.open(url, { stops: (at) => at.startsWith(`${origin}/en/auth`) })
  expect(new URL(back.url).searchParams.get('error')).toBe('SSO_OTHER_BROWSER')
})

test('Facebook numbers its people, and the same person has the same subject at each provider every time', () => {
  const person = { firstName: 'Hana', lastName: 'Sato', email: 'Hana@gmail.com' }
  expect(subjectOf('facebook', person)).toMatch(/^\d{1,18}$/)
  expect(subjectOf('google', person)).toBe(subjectOf('google', { ...person, firstName: 'H', email: 'hana@gmail.com' }))
})

test.each([
  ['another machine', { remoteAddress: '192.0.2.1' }],
  ['a tunnel', { headers: { 'x-forwarded-for': '192.0.2.1' } }],
  ['a page elsewhere that posts', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
] as const)('Development providers are not there for %s', async (_, request) => {
  const url = '/dev/sso/google/.well-known/openid-configuration'
  expect((await api.app.inject({ method: 'GET', url, ...request })).statusCode).toBe(404)
})

test('Development providers are not there once a real one is configured', async () => {
  const real = await startTestApi({
    databaseUrl: api.databaseUrl,
    env: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
  })
  expect((await real.app.inject('/dev/sso/google/.well-known/openid-configuration')).statusCode).toBe(404)
  expect((await real.app.inject('/dev/sso/facebook/dialog/oauth')).statusCode).toBe(404)
  await real.close()
})
