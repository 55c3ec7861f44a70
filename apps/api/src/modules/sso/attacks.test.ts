import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { newEmail, newMember } from '../../testing/people.ts'
import { type Issuer, startIssuer } from '../../testing/sso/issuer.ts'
import { redirectUri, Visitor } from '../../testing/sso/visitor.ts'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

let google: Issuer
let apple: Issuer
let api: TestApi
const providers = () => ({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.url,
  APPLE_CLIENT_ID: apple.clientId,
  APPLE_TEAM_ID: 'team',
  APPLE_KEY_ID: 'key',
  APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  APPLE_ISSUER: apple.url,
})
beforeAll(async () => {
  google = await startIssuer({ redirectUri: redirectUri('google') })
  apple = await startIssuer({ redirectUri: redirectUri('apple'), apple: { teamId: 'team', keyId: 'key', publicKey } })
  api = await startTestApi({ env: providers() })
})
afterAll(async () => {
  await api.close()
  await google.close()
  await apple.close()
})
beforeEach(() => api.clock({ offsetMs: 0 }))

const paramsOf = (page: URL) => Object.fromEntries(page.searchParams)
const REFUSED = { error: 'SSO_REFUSED', provider: 'google' }
const EXPIRED = { error: 'SSO_EXPIRED', provider: 'google' }
const OTHER_BROWSER = { error: 'SSO_OTHER_BROWSER', provider: 'google' }
const TICKET = { ticket: expect.any(String), provider: 'google' }
const gmailPerson = () => ({
  sub: crypto.randomUUID(),
  email: newEmail().replace('example.com', 'gmail.com'),
  email_verified: true,
  given_name: 'Hana',
  family_name: 'Sato',
})
const answer = (pairs: Record<string, string> | string) => new URLSearchParams(pairs)

test('25: an e-mail that the provider did not verify opens nothing, whatever it says besides', async () => {
  const { user } = await newMember(api)
  for (const email_verified of [false, 'false', 'yes', 1, undefined]) {
    google.person = { sub: crypto.randomUUID(), email: user.email, email_verified, hd: 'example.com' }
    expect((await new Visitor(api, 'google').signsIn()).nextStep).toBe('email')
  }
})

test('26: who has an account before the owner comes does not share it with them', async () => {
  const email = newEmail().replace('example.com', 'gmail.com')
  const early = { sub: crypto.randomUUID(), given_name: 'Evil', family_name: 'One' }
  google.person = { ...early, email, email_verified: false }
  expect((await new Visitor(api, 'google').signsIn()).nextStep).toBe('email')
  expect(await api.db.selectFrom('member').where('email', '=', email).select('id').execute()).toStrictEqual([])
  google.person = { sub: crypto.randomUUID(), email, email_verified: true, given_name: 'Hana', family_name: 'Sato' }
  const owner = await new Visitor(api, 'google').signsIn()
  expect(owner.user).toMatchObject({ email, firstName: 'Hana' })
  google.person = { ...early, email, email_verified: true }
  expect((await new Visitor(api, 'google').signsIn()).user).toBeUndefined()
})

describe('29: an answer counts once, for the browser that asked', () => {
  test('a replayed answer is over', async () => {
    const visitor = new Visitor(api, 'google')
    const back = await visitor.consents()
    expect(paramsOf(await visitor.comesBack(back))).toStrictEqual(TICKET)
    expect(paramsOf(await visitor.comesBack(back))).toStrictEqual(EXPIRED)
  })

  test('ten at once give one ticket, and the provider is asked once', async () => {
    const visitor = new Visitor(api, 'google')
    const back = await visitor.consents()
    google.requestedPaths.length = 0
    const pages = await Promise.all(Array.from({ length: 10 }, () => visitor.comesBack(back)))
    expect(pages.filter((page) => page.searchParams.has('ticket'))).toHaveLength(1)
    expect(google.requestedPaths.filter((path) => path === '/token')).toHaveLength(1)
  })

  test('another browser, with a cookie of its own or none, gets nothing, and the right one still does', async () => {
    const [visitor, victim, stranger] = [0, 1, 2].map(() => new Visitor(api, 'google')) as [Visitor, Visitor, Visitor]
    const back = await visitor.consents()
    await victim.start()
    expect(paramsOf(await victim.comesBack(back))).toStrictEqual(OTHER_BROWSER)
    expect(paramsOf(await stranger.comesBack(back))).toStrictEqual(OTHER_BROWSER)
    expect(paramsOf(await visitor.comesBack(back))).toStrictEqual(TICKET)
  })

  test('an answer after ten minutes is too late', async () => {
    const visitor = new Visitor(api, 'google')
    const back = await visitor.consents()
    await api.clock({ advanceMs: 600_000 })
    expect(paramsOf(await visitor.comesBack(back))).toStrictEqual(EXPIRED)
  })

  test("a code of another flow of one's own does not fit", async () => {
    const visitor = new Visitor(api, 'google')
    const [one, other] = [await visitor.consents(), await visitor.consents()]
    one.answer.set('code', other.answer.get('code') ?? '')
    expect(paramsOf(await visitor.comesBack(one))).toStrictEqual(REFUSED)
  })

  test('a ticket signs in the browser that began, whoever else has it, and the wrong one does not use it up', async () => {
    google.person = gmailPerson()
    const [victim, thief, stranger] = [0, 1, 2].map(() => new Visitor(api, 'google')) as [Visitor, Visitor, Visitor]
    await thief.ticket()
    const ticket = await victim.ticket()
    for (const other of [thief, stranger])
      expect(await other.handsIn({ ticket })).toMatchObject({ status: 400, body: { code: 'TICKET_EXPIRED' } })
    expect((await victim.handsIn({ ticket })).body.data.user).toMatchObject({ email: google.person.email })
  })

  test("an attacker's ticket does not sign a victim in, who has begun as well (login CSRF)", async () => {
    google.person = gmailPerson()
    const [victim, attacker] = [new Visitor(api, 'google'), new Visitor(api, 'google')]
    await victim.ticket()
    const ticket = await attacker.ticket()
    expect(await victim.handsIn({ ticket })).toMatchObject({ status: 400, body: { code: 'TICKET_EXPIRED' } })
  })

  test('a ticket of one provider is none of another, in the same browser', async () => {
    google.person = gmailPerson()
    const visitor = new Visitor(api, 'google')
    const ticket = await visitor.ticket()
    const body = { provider: 'apple', ticket }
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await api.call('POST', '/api/v1/user/auth/login/sso', { body, headers: { cookie } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'TICKET_EXPIRED' } })
  })

  test('the ticket with which an e-mail goes on is bound to the same browser', async () => {
    google.person = { ...gmailPerson(), email: newEmail() }
    const [visitor, thief] = [new Visitor(api, 'google'), new Visitor(api, 'google')]
    await thief.ticket()
    const { ticket = '' } = await visitor.signsIn()
    const email = newEmail()
    expect(await thief.handsIn({ ticket, email }, 'step1')).toMatchObject({
      status: 400,
      body: { code: 'TICKET_EXPIRED' },
    })
    expect((await visitor.handsIn({ ticket, email }, 'step1')).status).toBe(200)
  })

  test('two tabs of one browser have a ticket each', async () => {
    google.person = gmailPerson()
    const visitor = new Visitor(api, 'google')
    const tickets = [await visitor.ticket(), await visitor.ticket()]
    for (const ticket of tickets) expect((await visitor.handsIn({ ticket })).status).toBe(200)
  })

  test('the cookie of a ticket goes to the calls of the sign-in alone, and to no script', async () => {
    const visitor = new Visitor(api, 'google')
    const { answer } = await visitor.consents()
    const answered = await api.app.inject({
      method: 'GET',
      url: `/auth/sso/google/callback?${answer}`,
      headers: { cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') },
    })
    expect(answered.headers['set-cookie']).toStrictEqual([
      expect.stringMatching(/^sso-[0-9a-f]{16}=; Path=\/auth\/sso\/google\/callback; Max-Age=0; /),
      expect.stringMatching(
        /^sso-[0-9a-f]{16}=[\w-]{43}; Path=\/api\/v1\/user\/auth\/login; Max-Age=3600; HttpOnly; SameSite=Strict$/,
      ),
    ])
  })

  test("an attacker's code in one's own flow does not fit (login CSRF)", async () => {
    const [visitor, attacker] = [new Visitor(api, 'google'), new Visitor(api, 'google')]
    const [victimsVisit, attackersVisit] = [await visitor.consents(), await attacker.consents()]
    victimsVisit.answer.set('code', attackersVisit.answer.get('code') ?? '')
    expect(paramsOf(await visitor.comesBack(victimsVisit))).toStrictEqual(REFUSED)
  })

  test.each([
    ['without a state', 'code=1', REFUSED],
    ['with an empty state', 'code=1&state=', REFUSED],
    ['with two states', 'code=1&state=a&state=b', REFUSED],
    ['with a state that nobody made', 'code=1&state=evil', EXPIRED],
    ['of 10,000 characters', `code=1&state=${'x'.repeat(10_000)}`, EXPIRED],
    ['with nothing at all', '', REFUSED],
    ['with a NUL in the state', 'code=1&state=%00', EXPIRED],
  ])('an answer %s is refused with its reason', async (_, change, error) => {
    const page = await new Visitor(api, 'google').comesBack({ method: 'GET', answer: answer(change) })
    expect(paramsOf(page)).toStrictEqual(error)
  })

  test.each([
    ['no code', (parameters: URLSearchParams) => parameters.delete('code')],
    ['an empty code', (parameters: URLSearchParams) => parameters.set('code', '')],
    ['two codes', (parameters: URLSearchParams) => parameters.append('code', 'evil')],
    ['a code that was made up', (parameters: URLSearchParams) => parameters.set('code', 'evil')],
    [
      'an ID token in front instead',
      (parameters: URLSearchParams) => {
        parameters.delete('code')
        parameters.set('id_token', 'a.b.c')
      },
    ],
    ['the name of another issuer (30: mix-up)', (given: URLSearchParams) => given.set('iss', 'https://evil.example')],
    ['no name of an issuer that always gives it', (parameters: URLSearchParams) => parameters.delete('iss')],
    ['two names of issuers', (given: URLSearchParams) => given.append('iss', 'https://evil.example')],
  ])('an answer with %s is refused', async (_, spoil) => {
    const visitor = new Visitor(api, 'google')
    const back = await visitor.consents()
    spoil(back.answer)
    expect(paramsOf(await visitor.comesBack(back))).toStrictEqual(REFUSED)
  })
})

describe('30: a flow of one provider is none of another', () => {
  test("an answer at another provider's door is refused, and its own still opens", async () => {
    const visitor = new Visitor(api, 'google')
    const back = await visitor.consents()
    const there = { ...back, method: 'POST' as const }
    expect(paramsOf(await visitor.comesBack(there, 'apple'))).toStrictEqual({ error: 'SSO_REFUSED', provider: 'apple' })
    expect(paramsOf(await visitor.comesBack(back))).toStrictEqual(TICKET)
  })

  test.each(['google', 'apple'] as const)('%s answers in its own way only', async (name) => {
    const visitor = new Visitor(api, name)
    const back = await visitor.consents()
    const page = await visitor.comesBack({ ...back, method: name === 'google' ? 'POST' : 'GET' })
    expect(paramsOf(page)).toStrictEqual({ error: 'SSO_REFUSED', provider: name })
  })
})

describe('31: the redirect is decided by the server', () => {
  test('the provider hears the address of the configuration, whoever asks', async () => {
    const hosts = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const { headers } = await api.call('GET', '/auth/sso/google/start?redirect_uri=https://evil.example', {
      headers: hosts,
    })
    const authorizeUrl = new URL(String(headers.location))
    expect(authorizeUrl.origin).toBe(google.url)
    expect(authorizeUrl.searchParams.get('redirect_uri')).toBe('http://localhost:3000/auth/sso/google/callback')
    expect(authorizeUrl.searchParams.get('code_challenge_method')).toBe('S256')
  })

  test.each([
    ['/ja/me/profile?tab=1#x', '/ja/me/profile?tab=1#x'],
    ['https://evil.example/ja', null],
    ['//evil.example/ja', null],
    ['/\\evil.example/ja', null],
    ['/ja\t/x', null],
    ['/fr/x', null],
    ['/api/v1/user/me', null],
    ['javascript:alert(1)', null],
    [`/ja/${'x'.repeat(3000)}`, null],
  ])('?redirect=%s comes back as %s', async (redirect, returnedRedirect) => {
    const visitor = new Visitor(api, 'google')
    const page = await visitor.comesBack(await visitor.consents(`locale=ko&${answer({ redirect })}`))
    expect(page.pathname).toBe('/ko/auth')
    expect(page.searchParams.get('redirect')).toBe(returnedRedirect)
  })

  test('32: no page gets anything by opening us: nothing is posted, and the answer is a redirect that nobody keeps', async () => {
    const { status, headers, body } = await api.call('GET', '/auth/sso/google/callback?code=1&state=evil')
    expect({
      status,
      body,
      cacheControl: headers['cache-control'],
      referrerPolicy: headers['referrer-policy'],
    }).toStrictEqual({
      status: 302,
      body: '',
      cacheControl: 'no-store',
      referrerPolicy: 'no-referrer',
    })
  })
})

describe('What a person reads', () => {
  test.each([
    ['access_denied', 'SSO_CANCELLED'],
    ['user_cancelled_authorize', 'SSO_CANCELLED'],
    ['temporarily_unavailable', 'PROVIDER_UNAVAILABLE'],
    ['invalid_scope', 'SSO_REFUSED'],
    ['<script>', 'SSO_REFUSED'],
  ])('of %s at the provider is %s, in the language of the start, with the way back', async (error, code) => {
    const visitor = new Visitor(api, 'google')
    const { answer: providerAnswer } = await visitor.consents('locale=zh&redirect=/zh/me/favorite')
    const errorAnswer = answer({ error, state: providerAnswer.get('state') ?? '' })
    const page = await visitor.comesBack({ method: 'GET', answer: errorAnswer })
    expect(`${page.pathname}${page.search}`).toBe(
      `/zh/auth?error=${code}&provider=google&redirect=%2Fzh%2Fme%2Ffavorite`,
    )
  })

  test.each([
    ['a provider that is not configured', 'GET', '/auth/sso/facebook/start?locale=ja', 'SSO_NOT_OFFERED', {}],
    ['a provider that is none', 'GET', '/auth/sso/..%2Fevil/start?locale=ja', 'SSO_NOT_OFFERED', {}],
    ['a callback of none', 'GET', '/auth/sso/evil/callback?state=1', 'SSO_NOT_OFFERED', {}],
    ['a form that is JSON', 'POST', '/auth/sso/apple/callback', 'SSO_REFUSED', { 'content-type': 'application/json' }],
    ['a form that is text', 'POST', '/auth/sso/apple/callback', 'UNAVAILABLE', { 'content-type': 'text/plain' }],
  ])('of %s is a page, not an answer for machines', async (_, method, url, error, headers) => {
    const options = method === 'POST' ? { payload: '{"state":"1"}' } : {}
    const answered = await api.call(method, url, { ...options, headers: { ...headers, cookie: 'locale=ja' } })
    expect(answered.status).toBe(302)
    expect(String(answered.headers.location)).toMatch(new RegExp(`^/ja/auth\\?error=${error}&`))
  })

  test('after too many starts from one address is RATE_LIMITED', async () => {
    const limited = await startTestApi({ env: { ...providers(), RATE_LIMITS: 'on' } })
    onTestFinished(() => limited.close())
    const visitor = new Visitor(limited, 'google')
    const starts = []
    for (let times = 0; times < 40; times++) starts.push(await visitor.start())
    expect(starts.at(-1)).toBe('/ja/auth?error=RATE_LIMITED&provider=google')
  })
})

test('A look at the way without walking it (HEAD) uses nothing up', async () => {
  const visitor = new Visitor(api, 'google')
  const back = await visitor.consents()
  await api.app.inject({ method: 'HEAD', url: `/auth/sso/google/callback?${back.answer}` })
  expect(paramsOf(await visitor.comesBack(back))).toStrictEqual(TICKET)
})
