import type { Failure } from '@yoyaku/core'
import { createYoyaku } from '@yoyaku/core'
import type { Hold, Quote } from '@yoyaku/core/types'
import { describe, expect, test } from 'vitest'
import { settle, TestClock } from '../clock.ts'
import { createTestSdk } from '../create-test-sdk.ts'
import { draftOfCut, reservationOf } from '../fixtures.ts'
import { FakeApi } from './fake-api.ts'
import type { Answer } from './fake-server.ts'
import { shopOf } from './shops.ts'
import { CODE } from './sign-in.ts'

const MINUTE_MS = 60_000
const chosen = {
  serviceId: 'service-1',
  shopId: 'shop-1',
  quantity: 2,
  reservationDate: '2026-11-25',
  reservationTime: '14:00',
}
const cut = { ...draftOfCut, appointmentUnitId: 'unit-1' }
const withStylist = { ...draftOfCut, appointmentServiceId: 'service-2', quantity: 1 }
const days = { serviceId: 'service-1', quantity: 2, dateFrom: '2026-11-25', dateTo: '2026-11-26' }
const visitor = { holdToken: 'hold-token-0000000001' }

function begun() {
  const clock = new TestClock()
  const server = new FakeApi(clock)
  const hold = (change: object = {}, draft: object = cut) => server.hold({ draft: { ...draft, ...change } })
  const sdk = createYoyaku({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, clock, live: false, currency: 'JPY' })
  return { clock, server, hold, sdk }
}
const held = (answer: Answer) => (answer.body as { data: Hold }).data
const refusal = ({ status, body }: Answer) => {
  const { code, fields } = body as { code: unknown; fields?: unknown }
  return [status, code, ...(fields === undefined ? [] : [fields])]
}

describe('a script', () => {
  test('of a method or a path that the contract does not have is refused, with those that it has', () => {
    const { server } = createTestSdk()
    expect(() => server.once('POST', '/nope')).toThrow(TypeError)
    expect(() => server.on('GET', '/api/v1/shop/{id}')).toThrow(
      'The contract has no GET /api/v1/shop/{id}: nearest are',
    )
    expect(() => server.requests('PUT', '/api/v1/user/reservation/hold')).toThrow(
      'The contract has no PUT /api/v1/user/reservation/hold: it has POST /api/v1/user/reservation/hold',
    )
    server.once('GET', '/api/v1/shops/shop-1').reply(404, { code: 'NOT_FOUND' })
    server.on('GET', '/api/v1/shops/{anyName}').reply(404, { code: 'NOT_FOUND' })
  })
})

describe('The server in memory holds what availability shows', () => {
  test('a hold answers with the draft that was asked for, and a change of it with the other', () => {
    const { server, hold } = begun()
    const first = held(
      hold({ quantity: 4, reservationTime: '18:00', attaches: [{ attachId: 'head-spa', quantity: 1 }] }),
    )
    expect(first).toMatchObject({
      draft: { quantity: 4, reservationTime: '18:00', attaches: [{ attachId: 'head-spa', quantity: 1 }] },
      startAt: '2026-11-25T09:00:00Z',
      endAt: '2026-11-25T10:15:00Z',
      quote: { total: { amount: 8700, currency: 'JPY' } },
    })
    const next = held(
      server.change(first.holdId, { draft: { ...first.draft, reservationTime: '11:00', attaches: [] } }),
    )
    expect(next).toMatchObject({
      holdId: first.holdId,
      endAt: '2026-11-25T03:00:00Z',
      quote: { total: { amount: 6500 } },
    })
    expect(next.quote.id).not.toBe(first.quote.id)
    expect(held(server.change(first.holdId, {}))).toMatchObject({ draft: next.draft, quote: next.quote })
  })

  test.each([
    ['a date that is none', { reservationDate: '2026-02-31' }, 'draft.reservationDate', 'FORMAT'],
    ['no date', { reservationDate: undefined }, 'draft.reservationDate', 'REQUIRED'],
    ['a day that is over', { reservationDate: '2026-11-19' }, 'draft.reservationDate', 'NOT_ALLOWED'],
    ['a day that is more than a year ahead', { reservationDate: '2027-11-21' }, 'draft.reservationDate', 'NOT_ALLOWED'],
    ['a time that is none', { reservationTime: '36:10' }, 'draft.reservationTime', 'FORMAT'],
    ['a time off the grid', { reservationTime: '14:10' }, 'draft.reservationTime', 'NOT_ALLOWED'],
    ['a time before opening', { reservationTime: '09:30' }, 'draft.reservationTime', 'NOT_ALLOWED'],
    ['too many people', { quantity: 6 }, 'draft.quantity', 'TOO_LARGE'],
    ['people who are no number', { quantity: '2' }, 'draft.quantity', 'TYPE'],
    ['another unit', { appointmentUnitId: 'unit-2' }, 'draft.appointmentUnitId', 'UNKNOWN'],
    ['a stylist where none can be chosen', { staffId: 'staff-1' }, 'draft.staffId', 'NOT_ALLOWED'],
    ['an extra that is none', { attaches: [{ attachId: 'x', quantity: 1 }] }, 'draft.attaches.0.attachId', 'UNKNOWN'],
    [
      'too many of an extra',
      { attaches: [{ attachId: 'head-spa', quantity: 2 }] },
      'draft.attaches.0.attachId',
      'TOO_LARGE',
    ],
  ])('%s is refused beside its field', (_, change, field, code) => {
    expect(refusal(begun().hold(change))).toEqual([400, 'VALIDATION', [{ field, code }]])
  })

  test('a body without a draft is refused, and a service that is not there', () => {
    const { server, hold } = begun()
    expect(refusal(server.hold(undefined))).toEqual([400, 'VALIDATION', [{ field: 'draft', code: 'REQUIRED' }]])
    expect(refusal(hold({ appointmentServiceId: 'service-9' }))).toEqual([404, 'NOT_AVAILABLE'])
    expect(refusal(hold({ shopId: 'shop-9' }))).toEqual([404, 'NOT_AVAILABLE'])
  })

  test('a time that extras make end after closing is taken', () => {
    const { hold } = begun()
    const attaches = [{ attachId: 'treatment', quantity: 1 }]
    expect(refusal(hold({ reservationTime: '19:00', attaches }))).toEqual([409, 'SLOT_TAKEN'])
    expect(hold({ reservationTime: '19:00' }).status).toBe(201)
  })

  test('every time that is shown as free can be held, and no other', async () => {
    const { server, hold, sdk } = begun()
    server.shops = [
      shopOf({
        shop: {
          specialHours: [{ date: '2026-11-25', open: '12:00', close: '15:00' }],
          closures: [{ from: '2026-11-25T13:00', to: '2026-11-25T13:30' }],
        },
      }),
    ]
    const { days: shown } = await sdk.queries.availableTime('shop-1', days).queryFn()
    const free = shown[0]?.slots.map(({ time }) => time) ?? []
    expect(free).toEqual(['12:00', '13:30', '14:00'])
    const times = Array.from(
      { length: 48 },
      (_, index) => `${String(index >> 1).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
    )
    const can = times.filter((reservationTime) => {
      const answer = hold({ reservationTime })
      if (answer.status === 201) server.holds.delete(held(answer).holdId)
      return answer.status === 201
    })
    expect(can).toEqual(free)
  })

  test('a day without hours is closed, one whose times are all held sold out', async () => {
    const { server, hold, sdk } = begun()
    server.shops = [shopOf({ shop: { hours: [{ weekday: 3, open: '10:00', close: '11:00' }] } })]
    const status = async () => (await sdk.queries.availableTime('shop-1', days).queryFn()).days.map((day) => day.status)
    expect(await status()).toEqual(['AVAILABLE', 'CLOSED'])
    hold({ reservationTime: '10:00' })
    expect(await status()).toEqual(['SOLD_OUT', 'CLOSED'])
    expect(await sdk.queries.availableTime('shop-1', days).queryFn()).toMatchObject({ nextAvailableDate: '2026-12-02' })
    sdk.dispose()
  })
})

describe('Staff, equipment and additional services of the server in memory', () => {
  test('two parties at once where there are two stylists; who chose nobody moves to the one that is free', () => {
    const { hold } = begun()
    expect(held(hold({ staffId: 'staff-1' }, withStylist)).staff).toEqual({ id: 'staff-1', name: 'Mei' })
    expect(refusal(hold({ staffId: 'staff-1' }, withStylist))).toEqual([409, 'SLOT_TAKEN'])
    expect(held(hold({}, withStylist)).staff).toEqual({ id: 'staff-2', name: 'Ken' })
    expect(refusal(hold({}, withStylist))).toEqual([409, 'SLOT_TAKEN'])
    expect(hold({}).status).toBe(201)
  })

  test('a party of two takes both, at a price for each', () => {
    const { hold } = begun()
    const both = held(hold({ quantity: 2 }, withStylist))
    expect(both.quote).toMatchObject({ lines: [{ quantity: 2 }], total: { amount: 14_000 } })
    expect(refusal(hold({}, withStylist))).toEqual([409, 'SLOT_TAKEN'])
  })

  test('say who and what is free at a time, and one’s own hold does not stand in the way', async () => {
    const { hold, sdk } = begun()
    const startAt = '2026-11-25T14:00:00+09:00'
    const { holdId, holdToken } = held(hold({ staffId: 'staff-1' }, withStylist))
    const selection = { serviceId: 'service-2', quantity: 1, startAt }
    const free = async (query: object, token?: string) =>
      (await sdk.queries.availableStaff('shop-1', { ...selection, ...query }, token).queryFn()).providers
        .filter(({ available }) => available)
        .map(({ id }) => id)
    expect(await free({})).toEqual(['staff-2'])
    expect(await free({ holdId }, holdToken)).toEqual(['staff-1', 'staff-2'])
    const tables = { serviceId: 'service-3', quantity: 2, startAt }
    expect(await sdk.queries.availableStaff('shop-2', tables).queryFn()).toMatchObject({
      mode: 'resource',
      providers: [],
      resources: [
        { id: 'table-1', available: true },
        { id: 'table-2', available: true },
      ],
    })
    const late = { serviceId: 'service-1', quantity: 1, startAt: '2026-11-25T19:00:00+09:00' }
    const attaches = await sdk.queries.availableExtras('shop-1', { ...late }).queryFn()
    expect(attaches.data).toMatchObject([
      { id: 'head-spa', price: { amount: 2200 }, available: false },
      { id: 'treatment', maxQuantity: 2, available: false },
    ])
    sdk.dispose()
  })
})

describe('Who holds too much, or at other terms, is refused by the server in memory', () => {
  test('a fourth shop at once, with the time until one of the holds ends', () => {
    const { server, clock } = begun()
    server.shops = ['1', '2', '3', '4'].map((number) => shopOf({ shop: { id: `shop-${number}` } }))
    const at = (number: string) =>
      server.hold({ draft: { ...cut, shopId: `shop-${number}` } }, { memberId: 'user-hana' })
    for (const number of ['1', '2', '3', '1']) expect(at(number).status).toBe(201)
    clock.jump(9 * MINUTE_MS)
    expect(at('4')).toMatchObject({ status: 429, body: { code: 'HOLD_LIMIT' }, headers: { 'retry-after': '60' } })
    clock.jump(MINUTE_MS)
    expect(at('4').status).toBe(201)
  })

  test('holding the same time anew does not begin its twenty minutes anew', () => {
    const { server, clock } = begun()
    const first = held(server.hold({ draft: cut }))
    clock.jump(5 * MINUTE_MS)
    const { latestExpiresAt } = held(server.hold({ draft: cut }, visitor))
    expect(latestExpiresAt).toBe(first.latestExpiresAt)
    expect(
      held(server.hold({ draft: { ...cut, reservationTime: '18:00' } }, { holdToken: 'hold-token-0000000002' }))
        .latestExpiresAt,
    ).not.toBe(first.latestExpiresAt)
  })

  test('an older version of the terms, a point that is none, one that is missing, and another quote', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    await settle()
    const { holdId, holdToken, quote } = held(server.hold({ draft: cut }))
    const contact = { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' }
    let last = 0
    async function confirm(change: object) {
      last += 1
      const { error, data } = await sdk.api.POST('/api/v1/user/reservation', {
        params: { header: { 'idempotency-key': `key-${last}`, 'x-hold-token': holdToken } },
        body: { holdId, quoteId: quote.id, contact, agreedTermsVersion: 'v1', remindersConfirmed: ['r1'], ...change },
      })
      return error ? [error.status, error.code, error.quote ?? error.fields] : [201, data.data.contactNumber]
    }
    expect(await confirm({ agreedTermsVersion: 'v0' })).toEqual([409, 'TERMS_CHANGED', []])
    const field = 'remindersConfirmed'
    expect(await confirm({ remindersConfirmed: ['r9'] })).toEqual([400, 'VALIDATION', [{ field, code: 'UNKNOWN' }]])
    expect(await confirm({ remindersConfirmed: [] })).toEqual([400, 'VALIDATION', [{ field, code: 'REQUIRED' }]])
    const phone = { contact: { ...contact, phone: '09012345678' } }
    expect(await confirm(phone)).toEqual([400, 'VALIDATION', [{ field: 'contact.phone', code: 'FORMAT' }]])
    const without = { contact: undefined, remindersConfirmed: undefined, agreedTermsVersion: null }
    const wrong = [
      { field: 'agreedTermsVersion', code: 'TYPE' },
      { field: 'contact', code: 'REQUIRED' },
      { field: 'remindersConfirmed', code: 'REQUIRED' },
    ]
    expect(await confirm(without)).toEqual([400, 'VALIDATION', wrong])
    expect(await confirm({ quoteId: undefined })).toEqual([400, 'CLIENT_TOO_OLD', []])
    expect(await confirm({ remindersConfirmed: 'r1' })).toEqual([400, 'VALIDATION', [{ field, code: 'TYPE' }]])
    server.price = 7000
    const [status, code, next] = await confirm({})
    expect([status, code, next]).toMatchObject([412, 'PRICE_CHANGED', { total: { amount: 7000 } }])
    expect(await confirm({ quoteId: (next as Quote).id })).toEqual([201, '+819012345678'])
    sdk.dispose()
  })

  test('a key that was used for something else', async () => {
    const { sdk } = begun()
    const hold = async (reservationTime: string) => {
      const draft = { ...cut, reservationTime }
      const header = { 'idempotency-key': 'key-1' }
      const { response } = await sdk.api.POST('/api/v1/user/reservation/hold', { params: { header }, body: { draft } })
      return response?.status
    }
    expect([await hold('14:00'), await hold('14:00'), await hold('15:00')]).toEqual([201, 201, 422])
    sdk.dispose()
  })
})

describe('The server in memory prices by currency', () => {
  test.each([
    ['JPY', 6500, '1'],
    ['USD', 4333, '0.006666666667'],
    ['TWD', 138_700, '0.213333333333'],
    ['KRW', 60_667, '9.333333333333'],
  ] as const)(
    'in %s, in minor units, and a hold that is looked up in it has another quote',
    async (currency, amount, rate) => {
      const { sdk, hold } = begun()
      const { holdId, holdToken, quote } = held(hold())
      sdk.setCurrency(currency)
      const { data } = await sdk.api.GET('/api/v1/user/reservation/hold/{holdId}', {
        params: { path: { holdId }, header: { 'x-hold-token': holdToken } },
      })
      expect(data?.data.quote).toMatchObject({
        total: { amount, currency },
        rate,
        shopTotal: { amount: 6500, currency: 'JPY' },
      })
      expect(data?.data.quote.id === quote.id).toBe(currency === 'JPY')
      const { days: shown } = await sdk.queries
        .availableTime('shop-1', { ...days, dateTo: '2026-11-27', dateFrom: '2026-11-27' })
        .queryFn()
      expect(shown[0]?.slots[0]?.price).toEqual({ amount, currency })
      const { services } = await sdk.queries.shop('shop-1').queryFn()
      expect(services[0]?.units[0]).toMatchObject({ price: { amount, currency }, shopPrice: { amount: 6500 } })
      sdk.dispose()
    },
  )
})

test('The server in memory finds shops by a word of theirs or of a service, and shows one with its services', async () => {
  const { sdk } = begun()
  const names = async (keyword: string) =>
    (await sdk.queries.search({ keyword }).queryFn()).data.map(({ shopName }) => shopName)
  expect([await names('dinner'), await names('AOYAMA'), await names('sauna')]).toEqual([
    ['Ebisu Table'],
    ['Aoyama Hair'],
    [],
  ])
  const service = await sdk.queries.service('service-2').queryFn()
  expect(service).toMatchObject({
    selectionUnitMode: 'staff',
    shop: { shopName: 'Aoyama Hair' },
    priceFrom: { amount: 7000 },
  })
  expect((await sdk.queries.shop('shop-1').queryFn()).nextAvailableDate).toBe('2026-11-20')
  sdk.dispose()
})

describe('The server in memory is as strict as the contract', () => {
  const names = { firstName: 'Hana', lastName: 'Sato' }
  const consents = { terms: 'v1', privacy: '2026-11-22' }
  const CANCEL = '/api/v1/user/reservation/{codeNumber}/cancel'
  test.each<[unknown, unknown]>([
    ['no-such-reason', { field: 'reasonCode', code: 'NOT_ALLOWED' }],
    [undefined, { field: 'reasonCode', code: 'REQUIRED' }],
  ])('a cancellation for the reason %j is refused beside its field', async (reasonCode, field) => {
    const { sdk, server } = createTestSdk({ isMember: true })
    server.reservations = [reservationOf()]
    const params = { path: { codeNumber: 'A2B3C4D5' }, header: { 'idempotency-key': 'key-0000000000000001' } }
    const body = { reasonCode, version: 1 } as never
    const { error } = await sdk.api.POST(CANCEL, { params, body })
    expect([error?.code, error?.fields, server.reservations[0]?.status]).toEqual(['VALIDATION', [field], 'confirmed'])
    sdk.dispose()
  })

  test.each([
    ['of a draft', { color: 'red' }, 'draft.color'],
    ['of an extra', { attaches: [{ attachId: 'head-spa', quantity: 1, size: 1 }] }, 'draft.attaches.0.size'],
  ])('a field %s that the contract does not have is UNKNOWN', (_, change, field) => {
    const unknown = [400, 'VALIDATION', [{ field, code: 'UNKNOWN' }]]
    const { server, hold } = begun()
    expect(refusal(hold(change))).toEqual(unknown)
    const { holdId, draft } = held(hold())
    expect(refusal(server.change(holdId, { draft: { ...draft, ...change } }))).toEqual(unknown)
  })

  test.each([
    ['POST', '/api/v1/user/auth/login/step1', { email: 'hana@example.com' }],
    ['POST', '/api/v1/user/auth/login/step3', { challengeId: 'challenge-1', code: CODE }],
    ['POST', '/api/v1/user/auth/login/sso', { provider: 'google', ticket: 'ticket-1' }],
    ['PUT', '/api/v1/user/me', { firstName: 'Jun' }],
  ] as const)('a field in the body of %s %s that the contract does not have is UNKNOWN', async (method, path, body) => {
    const { sdk } = createTestSdk({ isMember: true })
    const call = sdk.api[method] as (path: string, init: object) => Promise<{ error?: Failure }>
    expect((await call(path, { body })).error).toBe(undefined)
    const { error } = await call(path, { body: { ...body, color: 'red' } })
    expect([error?.code, error?.fields]).toEqual(['VALIDATION', [{ field: 'color', code: 'UNKNOWN' }]])
    sdk.dispose()
  })

  test('a newcomer agrees to a version that is or was in force; any other is UNKNOWN', async () => {
    const { sdk, server } = createTestSdk()
    server.isKnown = false
    const flow = sdk.startSignIn()
    await flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1', consents: { terms: 'v1', privacy: 'v9' } })
    expect(flow.get()).toMatchObject({ step: 'email', fields: { 'consents.privacy': 'UNKNOWN' } })
    await flow.submitEmail('new@example.com')
    await flow.submitProfile({ ...names, consents: { terms: 'v9', privacy: 'v9' } })
    const fields = { 'consents.terms': 'UNKNOWN', 'consents.privacy': 'UNKNOWN' }
    expect(flow.get()).toMatchObject({ step: 'profile', fields })
    server.termsVersion = 'v2'
    await flow.submitProfile({ ...names, consents })
    expect(flow.get().step).toBe('code')
    sdk.dispose()
  })

  test('a confirm of a client that is too old keeps the form and what was agreed to', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    const flow = sdk.startReservation(chosen)
    await flow.hold()
    flow.agree({ terms: 'v1', reminders: ['r1'] })
    server.once('POST', '/api/v1/user/reservation').reply(400, { code: 'CLIENT_TOO_OLD' })
    await flow.confirm()
    expect(flow.get()).toMatchObject({
      step: 'reviewing',
      failure: { kind: 'http', status: 400, code: 'CLIENT_TOO_OLD' },
      fields: {},
      consents: { terms: 'v1' },
    })
    sdk.dispose()
  })

  test('a consent to the sharing with the shop in a version that is not in force is TERMS_CHANGED', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    const flow = sdk.startReservation(chosen)
    await flow.hold()
    flow.agree({ terms: 'v1', reminders: ['r1'], sharing: 'an older one' })
    await flow.confirm()
    expect([flow.get().failure?.code, server.reservations]).toEqual(['TERMS_CHANGED', []])
    flow.agree({ terms: 'v1', reminders: ['r1'], sharing: server.privacyVersion })
    await flow.confirm()
    expect(flow.get().step).toBe('confirmed')
    sdk.dispose()
  })

  test('a newcomer by a provider proves the e-mail by a code, without being asked for names; the ticket holds for 20 minutes', async () => {
    const { sdk, server, clock } = createTestSdk()
    server.isKnown = false
    server.isProviderEmailProven = false
    const flow = sdk.startSignIn()
    await flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    expect(flow.get()).toMatchObject({ step: 'email', provider: 'google', email: 'hana@example.com', failure: null })
    clock.jump(20 * 60_000)
    await flow.submitEmail('hana@example.com')
    expect(flow.get()).toMatchObject({ step: 'email', failure: { code: 'TICKET_EXPIRED' } })
    await flow.exchangeTicket({ provider: 'google', ticket: 'ticket-2', consents })
    await flow.submitEmail('hana@example.com')
    expect(flow.get()).toMatchObject({ step: 'code', isNewUser: true })
    await flow.submitCode(CODE)
    expect([flow.get().step, sdk.auth.get().user?.email]).toEqual(['done', 'hana@example.com'])
    sdk.dispose()
  })

  test('a newcomer by a provider is registered with consents only, and the ticket serves for the second try', async () => {
    const { sdk, server } = createTestSdk()
    server.isKnown = false
    const flow = sdk.startSignIn()
    await flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1', consents: { terms: 'v1', privacy: undefined } })
    expect(flow.get()).toMatchObject({ step: 'email', failure: { code: 'VALIDATION' } })
    expect(flow.get().fields).toEqual({ 'consents.privacy': 'REQUIRED' })
    await flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1', consents })
    expect(flow.get()).toMatchObject({ step: 'done', failure: null })
    sdk.dispose()
  })

  test('a newcomer whose provider proves no e-mail is asked for the consents that did not come along', async () => {
    const { sdk, server } = createTestSdk()
    server.isKnown = false
    server.isProviderEmailProven = false
    const flow = sdk.startSignIn()
    await flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await flow.submitEmail('hana@example.com')
    expect(flow.get()).toMatchObject({ step: 'profile', failure: null })
    await flow.submitProfile({ ...names, consents })
    expect(flow.get()).toMatchObject({ step: 'code', isNewUser: true })
    await flow.submitCode(CODE)
    expect(flow.get().step).toBe('done')
    sdk.dispose()
  })

  test('a newcomer by e-mail gets no code without consents; the names that were typed stay', async () => {
    const { sdk, server } = createTestSdk()
    server.isKnown = false
    const flow = sdk.startSignIn()
    await flow.submitEmail('new@example.com')
    await flow.submitProfile({ ...names, consents: { terms: undefined, privacy: undefined } })
    const fields = { 'consents.terms': 'REQUIRED', 'consents.privacy': 'REQUIRED' }
    expect(flow.get()).toMatchObject({ step: 'profile', fields, profile: names })
    const { data } = await sdk.queries.legalTexts().queryFn()
    expect(data.map(({ kind, version }) => [kind, version])).toEqual([
      ['terms', consents.terms],
      ['privacy', consents.privacy],
    ])
    await flow.submitProfile({ ...names, consents })
    expect(flow.get().step).toBe('code')
    sdk.dispose()
  })

  test('who is a member is not asked for consents, by e-mail or by a provider', async () => {
    const { sdk } = createTestSdk()
    const [byProvider, byEmail] = [sdk.startSignIn(), sdk.startSignIn()]
    await byEmail.submitEmail('hana@example.com')
    expect(byEmail.get()).toMatchObject({ step: 'code', isNewUser: false })
    await byProvider.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    expect(byProvider.get().step).toBe('done')
    sdk.dispose()
  })
})
