import { CODE, createTestSdk, FakeApi, hana, settle, TestClock } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { storage } from '../../test/browser-tabs.ts'
import { memoryDrafts } from '../ports/memory.ts'

const CONSENTS = { terms: 'v1', privacy: '2026-11-22' }
const UNASKED = { terms: undefined, privacy: undefined }
/** By the names of the contract. */
const AGREED = { agreedTermsVersion: 'v1', agreedPrivacyVersion: '2026-11-22' }
const STEP = (step: 1 | 2 | 3) => `/api/v1/user/auth/login/step${step}`

async function atCode() {
  const draftStore = memoryDrafts()
  const testSdk = createTestSdk({ draftStore })
  const flow = testSdk.sdk.startSignIn({ intent: { type: 'favorite', shopId: 'shop-1' } })
  flow.submitEmail('hana@example.com')
  await settle()
  return { ...testSdk, flow, draftStore }
}

test('a known address gets its code and is signed in, and what asked for it is told', async () => {
  const { sdk, flow, events, clock } = await atCode()
  expect(flow.get()).toMatchObject({
    step: 'code',
    busy: false,
    email: 'hana@example.com',
    isNewUser: false,
    failure: null,
    resendAt: clock.instant(60_000),
  })
  flow.submitCode(' 123 456 ')
  expect(flow.get().busy).toBe(true)
  await settle()
  const intent = { type: 'favorite', shopId: 'shop-1' }
  expect([flow.get().step, flow.get().user, sdk.auth.get().user]).toEqual(['done', hana, hana])
  expect(events).toEqual([{ name: 'session.started', event: { user: hana, intent } }])
  sdk.dispose()
})

test('a new address is asked for names, and consent is off unless given', async () => {
  const { sdk, server } = createTestSdk()
  server.isKnown = false
  const flow = sdk.startSignIn()
  flow.submitEmail('  new@example.com ')
  await settle()
  expect([flow.get().step, flow.get().isNewUser, flow.get().resendAt]).toEqual(['profile', true, null])
  flow.submitProfile({ firstName: ' レオナルド・ディカプリオ ', lastName: 'O’Brien', consents: CONSENTS })
  await settle()
  flow.submitCode(CODE)
  await settle()
  expect(flow.get().step).toBe('done')
  expect(server.arrived.slice(0, 3).map(({ body }) => body)).toEqual([
    { email: 'new@example.com' },
    {
      challengeId: 'challenge-1',
      firstName: 'レオナルド・ディカプリオ',
      lastName: 'O’Brien',
      acceptsMarketing: false,
      ...AGREED,
    },
    { challengeId: 'challenge-1', code: CODE },
  ])
  sdk.dispose()
})

describe('Names that a newcomer typed', () => {
  const names = { firstName: 'Hana', lastName: 'Sato' }

  async function atExpired(options: object = {}) {
    const testSdk = createTestSdk(options)
    testSdk.server.isKnown = false
    const flow = testSdk.sdk.startSignIn()
    flow.submitEmail('new@example.com')
    await settle()
    testSdk.server.once('POST', STEP(2)).reply(404, { code: 'NOT_FOUND' })
    flow.submitProfile({ ...names, acceptsMarketing: true, consents: UNASKED })
    await settle()
    expect(flow.get()).toMatchObject({ step: 'email', failure: { code: 'NOT_FOUND' } })
    return { ...testSdk, flow }
  }

  test('are there again for the same address when the challenge has expired, also over a reload', async () => {
    const draftStore = memoryDrafts()
    const { sdk, server, clock } = await atExpired({ draftStore })
    sdk.dispose()
    const { sdk: again } = createTestSdk({ draftStore, server, clock })
    const flow = again.startSignIn()
    flow.submitEmail('new@example.com')
    await settle()
    expect(flow.get()).toMatchObject({ step: 'profile', profile: { ...names, acceptsMarketing: true } })
    again.dispose()
  })

  test('are not another person’s: another address begins without them', async () => {
    const { sdk, flow } = await atExpired()
    flow.submitEmail('other@example.com')
    await settle()
    expect(flow.get()).toMatchObject({ step: 'profile', profile: null })
    flow.back()
    flow.submitEmail('new@example.com')
    await settle()
    expect(flow.get()).toMatchObject({ step: 'profile', profile: null })
    sdk.dispose()
  })

  test('are not sent for the next one, whose names the provider told', async () => {
    const { sdk, flow, server, clock } = await atExpired()
    server.members[0].user = { ...server.members[0].user, email: 'jun@example.com' }
    server.isProviderEmailProven = false
    flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1', consents: CONSENTS })
    await settle()
    flow.submitEmail('jun@example.com')
    await settle()
    expect(flow.get().step).toBe('code')
    await clock.advance(60_000)
    flow.resend()
    await settle()
    expect(server.requests('POST', STEP(2)).at(-1)?.body).toEqual({ challengeId: 'challenge-1' })
    sdk.dispose()
  })
})

test.each([
  ['', { email: 'REQUIRED' }],
  ['hana@', { email: 'FORMAT' }],
  [`${'a'.repeat(250)}@b.co`, { email: 'TOO_LONG' }],
])('the address %j is answered beside its field and nothing is sent', (email, fields) => {
  const { sdk, server } = createTestSdk()
  const flow = sdk.startSignIn()
  flow.submitEmail(email)
  expect([flow.get().step, flow.get().fields, server.arrived]).toEqual(['email', fields, []])
  sdk.dispose()
})

test('a code whose challenge lacks consents leads back to the names, which stay, and the code follows', async () => {
  const { sdk, server } = createTestSdk()
  server.isKnown = false
  const flow = sdk.startSignIn()
  const names = { firstName: 'Hana', lastName: 'Sato' }
  await flow.submitEmail('new@example.com')
  await flow.submitProfile({ ...names, consents: CONSENTS })
  const fields = Object.keys(AGREED).map((field) => ({ field, code: 'REQUIRED' as const }))
  server.once('POST', STEP(3)).reply(400, { code: 'VALIDATION', fields })
  await flow.submitCode(CODE)
  const missing = { 'consents.terms': 'REQUIRED', 'consents.privacy': 'REQUIRED' }
  expect(flow.get()).toMatchObject({ step: 'profile', profile: names, fields: missing })
  await flow.submitProfile({ ...names, consents: CONSENTS })
  await flow.submitCode(CODE)
  expect(flow.get().step).toBe('done')
  sdk.dispose()
})

test('invalid names are answered beside their fields', async () => {
  const { sdk, server } = createTestSdk()
  server.isKnown = false
  const flow = sdk.startSignIn()
  flow.submitEmail('new@example.com')
  await settle()
  flow.submitProfile({ firstName: '<b>', lastName: '김'.repeat(51), consents: UNASKED })
  expect([flow.get().step, flow.get().fields]).toEqual(['profile', { firstName: 'FORMAT', lastName: 'TOO_LONG' }])
  sdk.dispose()
})

test.each([
  [400, 1007],
  [400, 1008],
  [400, 1010],
  [429, 'RATE_LIMITED'],
])('a code answered %i %s stays at the code, with the failure', async (status, code) => {
  const { sdk, flow, server } = await atCode()
  server.once('POST', STEP(3)).reply(status, { code }, { 'retry-after': '90' })
  flow.submitCode('000000')
  await settle()
  expect([flow.get().step, flow.get().busy, flow.get().failure?.code, flow.get().failure?.retryAfter]).toEqual([
    'code',
    false,
    code,
    90,
  ])
  flow.submitCode(CODE)
  await settle()
  expect(flow.get().step).toBe('done')
  sdk.dispose()
})

test('An e-mail and names that are refused for too many requests say when to try again, until they are sent again', async () => {
  const { sdk, server, clock } = createTestSdk()
  server.isKnown = false
  const flow = sdk.startSignIn()
  expect(flow.get().retryAt).toBeNull()
  server.once('POST', STEP(1)).reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '10' })
  await flow.submitEmail('new@example.com')
  expect(flow.get()).toMatchObject({ step: 'email', failure: { code: 'RATE_LIMITED' }, retryAt: clock.instant(10_000) })
  await flow.submitEmail('new@example.com')
  expect(flow.get()).toMatchObject({ step: 'profile', failure: null, retryAt: null })
  server.once('POST', STEP(2)).reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '7' })
  await flow.submitProfile({ firstName: 'Hana', lastName: 'Sato', consents: CONSENTS })
  expect(flow.get()).toMatchObject({ step: 'profile', failure: { code: 'RATE_LIMITED' }, retryAt: clock.instant(7000) })
  flow.back()
  expect(flow.get()).toMatchObject({ step: 'email', retryAt: null })
  sdk.dispose()
})

test('a code that was refused is not sent again, another one is', async () => {
  const { sdk, flow, server } = await atCode()
  flow.submitCode('000000')
  await settle()
  expect([flow.get().refusedCodes, flow.get().can.submitCode]).toEqual([['000000'], true])
  expect((await flow.submitCode('000 000')).failure?.code).toBe('NOT_POSSIBLE_NOW')
  expect([flow.get().busy, flow.get().failure?.code]).toEqual([false, 1007])
  expect(server.requests('POST', STEP(3))).toHaveLength(1)
  flow.submitCode(CODE)
  await settle()
  expect(flow.get().step).toBe('done')
  sdk.dispose()
})

test('a code whose answer was lost may be sent again', async () => {
  const { sdk, flow, server } = await atCode()
  server.once('POST', STEP(3)).cut()
  flow.submitCode(CODE)
  await settle()
  expect([flow.get().failure?.code, flow.get().refusedCodes]).toEqual(['NETWORK', []])
  sdk.dispose()
})

describe('After too many wrong codes', () => {
  const OVER = [429, { code: 'TOO_MANY_ATTEMPTS' }, { 'retry-after': '40' }] as const

  async function afterTooMany(isKnown: boolean) {
    const testSdk = createTestSdk()
    testSdk.server.isKnown = isKnown
    const flow = testSdk.sdk.startSignIn({ intent: 'book' })
    flow.submitEmail('hana@example.com')
    await settle()
    if (!isKnown)
      flow.submitProfile({ firstName: 'Hana', lastName: 'Sato', acceptsMarketing: true, consents: CONSENTS })
    await settle()
    testSdk.server.once('POST', STEP(3)).reply(...OVER)
    flow.submitCode('000000')
    await settle()
    return { ...testSdk, flow }
  }

  test.each([true, false])(
    'resend begins a new challenge for the same e-mail with the same names (known: %s)',
    async (isKnown) => {
      const { sdk, flow, server, clock } = await afterTooMany(isKnown)
      expect(flow.get()).toMatchObject({
        step: 'locked',
        busy: false,
        failure: { code: 'TOO_MANY_ATTEMPTS' },
        resendAt: clock.instant(40_000),
      })
      flow.submitCode(CODE)
      expect(flow.get().busy).toBe(false)
      await clock.advance(40_000)
      flow.resend()
      await settle()
      expect(flow.get()).toMatchObject({
        step: 'code',
        failure: null,
        resendAt: clock.instant(60_000),
      })
      expect(server.requests('POST', STEP(1)).map(({ body }) => body)).toEqual(
        [1, 2].map(() => ({ email: 'hana@example.com' })),
      )
      const typed = { firstName: 'Hana', lastName: 'Sato', acceptsMarketing: true, ...AGREED }
      const names = { challengeId: 'challenge-1', ...typed }
      expect(server.requests('POST', STEP(2)).map(({ body }) => body)).toEqual(isKnown ? [] : [names, names])
      flow.submitCode(CODE)
      await settle()
      expect([flow.get().step, flow.get().intent]).toEqual(['done', 'book'])
      sdk.dispose()
    },
  )

  test('a new code that is refused says why and when it can be asked for, and can be asked for again', async () => {
    const { sdk, flow, server, clock } = await afterTooMany(true)
    server.once('POST', STEP(1)).reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '3000' })
    await clock.advance(40_000)
    flow.resend()
    await settle()
    expect(flow.get()).toMatchObject({
      step: 'locked',
      failure: { code: 'RATE_LIMITED' },
      resendAt: clock.instant(3_000_000),
      can: { resend: false },
    })
    await clock.advance(3_000_000)
    expect(flow.get().can.resend).toBe(true)
    flow.resend()
    await settle()
    expect(flow.get()).toMatchObject({ step: 'code', failure: null })
    sdk.dispose()
  })

  test('a resend of the old challenge leads to the new one as well', async () => {
    const { sdk, flow, server, clock } = await atCode()
    server.once('POST', STEP(2)).reply(...OVER)
    await clock.advance(60_000)
    flow.resend()
    await settle()
    expect(flow.get()).toMatchObject({ step: 'locked' })
    sdk.dispose()
  })
})

test('an invalid code is not sent', async () => {
  const { sdk, flow, server } = await atCode()
  flow.submitCode('12ab')
  expect([flow.get().fields, server.requests('POST', STEP(3))]).toEqual([{ code: 'FORMAT' }, []])
  sdk.dispose()
})

test('the code is asked for again, once its time has come', async () => {
  const { sdk, flow, server, clock } = await atCode()
  await clock.advance(59_999)
  flow.resend()
  expect([flow.get().can.resend, flow.get().busy]).toEqual([false, false])
  await clock.advance(1)
  expect(flow.get().can.resend).toBe(true)
  flow.resend()
  await settle()
  expect([flow.get().step, flow.get().resendAt]).toEqual(['code', clock.instant(60_000)])
  expect(server.requests('POST', STEP(2)).map(({ body }) => body)).toEqual([{ challengeId: 'challenge-1' }])
  sdk.dispose()
})

test('a reload comes back to the code with its countdown; once that has expired, to the address', async () => {
  const { sdk, draftStore, flow, clock } = await atCode()
  const { resendAt } = flow.get()
  sdk.dispose()
  const again = createTestSdk({ draftStore, clock })
  expect(again.sdk.startSignIn().get()).toMatchObject({
    step: 'code',
    email: 'hana@example.com',
    resendAt,
    intent: { type: 'favorite' },
  })
  await clock.advance(10 * 60_000)
  expect(again.sdk.startSignIn().get()).toMatchObject({ step: 'email', email: 'hana@example.com', resendAt: null })
  again.sdk.dispose()
})

test('a stored sign-in that cannot be read is deleted', () => {
  const draftStore = memoryDrafts()
  draftStore.set('sign-in', '{"version":1,"email":7')
  const { sdk } = createTestSdk({ draftStore })
  expect(sdk.startSignIn().get().step).toBe('email')
  sdk.dispose()
})

test.each([
  ['a day ahead', 24 * 3_600_000],
  ['an hour behind', -3_600_000],
  ['three minutes ahead', 180_000],
])(
  'a server whose clock is %s of this machine’s: the countdown of the code is right all the same',
  async (_, ahead) => {
    const { sdk, server, clock } = createTestSdk()
    server.clockAheadMs = ahead
    server.on('POST', STEP(1)).run(() => ({
      status: 200,
      body: {
        data: {
          challengeId: 'c',
          isNewUser: false,
          nextStep: 'code',
          expiresAt: clock.instant(ahead + 600_000),
          resendAt: clock.instant(ahead + 60_000),
        },
      },
    }))
    const flow = sdk.startSignIn()
    flow.submitEmail('hana@example.com')
    await settle()
    expect([flow.get().resendAt, flow.get().expiresAt]).toEqual([clock.instant(60_000), clock.instant(600_000)])
    sdk.dispose()
  },
)

test('An older server that says no seconds is believed its instants, whatever its Date says', async () => {
  const { sdk, server, clock } = createTestSdk()
  server.clockAheadMs = 3_600_000
  const data = { challengeId: 'c', isNewUser: false, nextStep: 'code', resendAt: clock.instant(60_000) }
  server.on('POST', STEP(1)).text(JSON.stringify({ data }))
  const flow = sdk.startSignIn()
  flow.submitEmail('hana@example.com')
  await settle()
  expect(flow.get().resendAt).toBe(clock.instant(60_000))
  sdk.dispose()
})

test('a provider sends one back with a ticket', async () => {
  const { sdk, server } = createTestSdk()
  const flow = sdk.startSignIn()
  flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
  await settle()
  expect([flow.get().step, sdk.auth.get().status]).toEqual(['done', 'member'])
  expect(server.arrived[0]?.body).toEqual({ provider: 'google', ticket: 'ticket-1' })
  sdk.dispose()
})

const SSO = '/api/v1/user/auth/login/sso'
const bodiesOf = (server: { requests(method: string, path: string): { body: unknown }[] }, path: string) =>
  server.requests('POST', path).map(({ body }) => body)

test('the ticket of a provider whose e-mail is to be proven goes along with the address, over a reload', async () => {
  const draftStore = memoryDrafts()
  const { sdk, server, clock } = createTestSdk({ draftStore })
  const flow = sdk.startSignIn({ intent: 'book' })
  server.isProviderEmailProven = false
  flow.exchangeTicket({ provider: 'facebook', ticket: 'ticket-1' })
  expect(flow.get()).toMatchObject({ step: 'exchanging', busy: true, provider: 'facebook' })
  await settle()
  const restored = { step: 'email', busy: false, provider: 'facebook', email: 'hana@example.com' }
  expect(flow.get()).toMatchObject({ ...restored, failure: null })
  sdk.dispose()

  const again = createTestSdk({ draftStore, clock, server })
  const reloaded = again.sdk.startSignIn()
  expect(reloaded.get()).toMatchObject({ ...restored, intent: 'book' })
  reloaded.submitEmail('wrong@example.com')
  await settle()
  reloaded.back()
  reloaded.submitEmail('hana@example.com')
  await settle()
  expect(bodiesOf(again.server, STEP(1))).toEqual([
    { email: 'wrong@example.com', ticket: 'email-ticket-1' },
    { email: 'hana@example.com', ticket: 'email-ticket-1' },
  ])
  again.sdk.dispose()
})

test('a ticket that expired says so, and the address alone still signs in', async () => {
  const { sdk, server } = createTestSdk()
  const flow = sdk.startSignIn()
  server.once('POST', SSO).reply(400, { code: 'TICKET_EXPIRED' })
  flow.exchangeTicket({ provider: 'apple', ticket: 'ticket-2' })
  await settle()
  expect(flow.get()).toMatchObject({ step: 'email', provider: null, failure: { code: 'TICKET_EXPIRED' } })

  server.once('POST', SSO).reply(200, { data: { nextStep: 'email', ticket: 't' } })
  flow.exchangeTicket({ provider: 'apple', ticket: 'ticket-3' })
  await settle()
  server.once('POST', STEP(1)).reply(400, { code: 'TICKET_EXPIRED' })
  flow.submitEmail('hana@example.com')
  await settle()
  expect(flow.get()).toMatchObject({ step: 'email', provider: null, failure: { code: 'TICKET_EXPIRED' } })
  flow.submitEmail('hana@example.com')
  await settle()
  expect(flow.get().step).toBe('code')
  expect(bodiesOf(server, STEP(1)).at(-1)).toEqual({ email: 'hana@example.com' })
  sdk.dispose()
})

test('the answer to a ticket is lost: the ticket is used up then, which is not called expired; the provider signs in', async () => {
  const { sdk, server } = createTestSdk()
  const flow = sdk.startSignIn()
  server.once('POST', SSO).lose()
  flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
  await settle()
  expect(flow.get()).toMatchObject({ step: 'email', failure: { code: 'NETWORK' } })
  server.once('POST', SSO).reply(400, { code: 'TICKET_EXPIRED' })
  flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
  await settle()
  expect(flow.get()).toMatchObject({ step: 'email', failure: { code: 'NETWORK' } })
  server.once('POST', SSO).reply(400, { code: 'TICKET_EXPIRED' })
  flow.exchangeTicket({ provider: 'google', ticket: 'ticket-2' })
  await settle()
  expect(flow.get()).toMatchObject({ step: 'email', failure: { code: 'TICKET_EXPIRED' } })
  flow.exchangeTicket({ provider: 'google', ticket: 'ticket-3' })
  await settle()
  expect(flow.get().step).toBe('done')
  sdk.dispose()
})

test('a person who comes back from a provider is signed in, also where a code was waiting', async () => {
  const { sdk, flow } = await atCode()
  flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
  await settle()
  expect([flow.get().step, sdk.auth.get().status]).toEqual(['done', 'member'])
  sdk.dispose()
})

test('a server that is down loses nothing that was typed', async () => {
  const { sdk, server } = createTestSdk()
  server.once('POST', STEP(1)).cut()
  const flow = sdk.startSignIn()
  flow.submitEmail('hana@example.com')
  await settle()
  expect(flow.get()).toMatchObject({
    step: 'email',
    busy: false,
    email: 'hana@example.com',
    failure: { code: 'NETWORK' },
  })
  sdk.dispose()
})

test.each(['profile', 'code'] as const)('back from the %s leaves what was wrong there behind', async (step) => {
  const { sdk, server } = createTestSdk()
  server.isKnown = step === 'code'
  const flow = sdk.startSignIn()
  flow.submitEmail('hana@example.com')
  await settle()
  if (step === 'profile') flow.submitProfile({ firstName: '', lastName: 'Sato', consents: UNASKED })
  else flow.submitCode('12')
  expect(flow.get().step).toBe(step)
  expect(Object.keys(flow.get().fields).length).toBe(1)
  flow.back()
  expect(flow.get()).toMatchObject({ step: 'email', fields: {}, failure: null })
  sdk.dispose()
})

test('the intent of an abandoned sign-in is not taken over by the next one', async () => {
  const { sdk, flow, events } = await atCode()
  flow.dispose()
  await settle()
  const next = sdk.startSignIn()
  expect([next.get().step, next.get().intent]).toEqual(['code', null])
  next.submitCode(CODE)
  await settle()
  expect(events).toEqual([{ name: 'session.started', event: { user: hana, intent: null } }])
  sdk.dispose()
})

test('a page that is rendered twice keeps what the sign-in is for', async () => {
  const { sdk, flow } = await atCode()
  flow.dispose()
  const again = sdk.startSignIn()
  flow.dispose()
  await settle()
  again.submitCode('12')
  expect(again.get().intent).toEqual({ type: 'favorite', shopId: 'shop-1' })
  sdk.dispose()
})

test('an intent of null replaces the stored one', async () => {
  const { sdk, draftStore, clock } = await atCode()
  sdk.dispose()
  const again = createTestSdk({ draftStore, clock })
  expect(again.sdk.startSignIn({ intent: null }).get().intent).toBe(null)
  again.sdk.dispose()
})

test('somebody signs in in another tab while this one asks for the e-mail: it is done', async () => {
  const clock = new TestClock()
  const server = new FakeApi(clock)
  const { store, tab } = storage()
  const { sdk } = createTestSdk({ clock, server, tokenStore: tab() })
  const other = tab()
  await settle()
  const flow = sdk.startSignIn()
  expect(flow.get().step).toBe('email')
  void other.set(server.members[0].session())
  await settle()
  expect([flow.get().step, flow.get().user, store.get() !== null]).toEqual(['done', hana, true])
  sdk.dispose()
})

describe('somebody signs in in another tab while this one waits for its own answer', () => {
  const data = (server: FakeApi) => () => ({ status: 200, body: { data: server.members[0].session() } })
  const refused = () => ({ status: 400, body: { code: 1007, message: 'scripted', requestId: 'req-test' } })
  const email = () => ({ status: 200, body: { data: { nextStep: 'email', ticket: 'ticket-2' } } })

  test.each([
    ['the code is right', 'code', data],
    ['the code is refused', 'code', () => refused],
    ["the provider's ticket is good", 'ticket', data],
    ["the provider's ticket is refused", 'ticket', () => refused],
    ["the provider's e-mail is to be proven", 'ticket', () => email],
  ] as const)('%s: it is done, with who is signed in', async (_, until, answer) => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { tab } = storage()
    const { sdk } = createTestSdk({ clock, server, tokenStore: tab() })
    const other = tab()
    await settle()
    const flow = sdk.startSignIn()
    if (until === 'code') {
      flow.submitEmail('hana@example.com')
      await settle()
      server.once('POST', STEP(3)).run(answer(server), 1_000)
      flow.submitCode(CODE)
    } else {
      server.once('POST', '/api/v1/user/auth/login/sso').run(answer(server), 1_000)
      flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    }
    void other.set(server.members[0].session())
    await settle()
    expect([sdk.auth.get().user, flow.get().busy, flow.get().user]).toEqual([hana, true, null])
    await clock.advance(1_000)
    expect(flow.get()).toMatchObject({ step: 'done', failure: null, user: hana })
    expect(sdk.auth.get().user).toEqual(hana)
    sdk.dispose()
  })
})

test('the answer to a code is lost: the same code is sent again with the same key', async () => {
  const { sdk, flow, server } = await atCode()
  server.once('POST', STEP(3)).lose()
  flow.submitCode(CODE)
  await settle()
  expect(flow.get()).toMatchObject({ step: 'code', busy: false, failure: { code: 'NETWORK' } })
  flow.submitCode(CODE)
  await settle()
  const [lost, again] = server.requests('POST', STEP(3)).map(({ headers }) => headers['idempotency-key'])
  expect([flow.get().step, again, /^[A-Za-z0-9_-]{16,128}$/.test(`${lost}`)]).toEqual(['done', lost, true])
  sdk.dispose()
})
