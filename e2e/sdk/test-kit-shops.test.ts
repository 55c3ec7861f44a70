import { randomUUID } from 'node:crypto'
import { createYoyaku, daysLater, type Yoyaku } from '@yoyaku/core'
import type { StoredSession } from '@yoyaku/core/types'
import { createTestSdk, FakeApi, type FakeShop, hana, TestClock } from '@yoyaku/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fixture, openFixture } from './walk/fixture.ts'

type Service = FakeShop['shop']['services'][number]
type Draft = {
  shopId: string
  appointmentServiceId: string
  appointmentUnitId: string
  reservationDate: string
  reservationTime: string
  quantity: number
  staffId?: string | null
}

const HOLD = '/api/v1/user/reservation/hold'
const OPERATOR_KEY = 'the-key-of-the-test-kit'
const TIMEOUT_MS = 120_000
const MOST_PEOPLE = 5
const SUNDAY = 7
const COMPARED_DAYS = 14
const LONGEST_RENTAL = 14
const today = new Date().toISOString().slice(0, 10)
/** Far enough for no cut-off to matter. */
const SOON = daysLater(today, 4)

let fixture: Fixture
let real: Yoyaku
beforeAll(async () => {
  fixture = await openFixture({ OPERATOR_KEY })
  real = createYoyaku({ baseUrl: fixture.server.origin, locale: 'en', currency: 'JPY', live: false })
}, TIMEOUT_MS)
afterAll(async () => {
  real.dispose()
  await fixture.stop()
})

/** An SDK at the test kit's server, on the real server's day, with one shop. */
function kitWith(at: FakeShop) {
  const clock = new TestClock(new Date().toISOString())
  const server = new FakeApi(clock, { shops: [at] })
  return createTestSdk({ clock, server, locale: 'en', currency: 'JPY', live: false }).sdk
}

async function serviceThat(fits: (service: Service) => boolean) {
  const { data } = await real.queries.search({ keyword: '', limit: 50 }).queryFn()
  for (const { id } of data) {
    const shop = await real.queries.shop(id).queryFn()
    const service = shop.services.find(fits)
    if (service !== undefined) return { shop, service }
  }
  throw new Error('The demo catalogue has no such service')
}

const days = async (
  sdk: Yoyaku,
  { shopId, id: serviceId }: Service,
  unitId: string,
  quantity: number,
  length: number,
) => {
  const span = { dateFrom: SOON, dateTo: daysLater(SOON, length - 1) }
  return sdk.queries.availableTime(shopId, { serviceId, unitId, quantity, ...span }).queryFn()
}

async function hold(sdk: Yoyaku, draft: Draft) {
  const header = { 'idempotency-key': randomUUID() }
  const { data, error } = await sdk.api.POST(HOLD, { params: { header }, body: { draft } })
  if (error) return [error.status, error.code, error.fields]
  const { startAt, endAt, quote, staff } = data.data
  return [
    201,
    startAt,
    endAt,
    quote.total,
    quote.lines.map(({ kind, quantity, amount }) => [kind, quantity, amount]),
    staff?.id,
  ]
}

/** Of a service whose equipment nobody chooses: as many things of each size as the free times tell. */
async function thingsOf(service: Service): Promise<FakeShop['resources']> {
  const [unit] = service.units
  const many = await Promise.all(
    Array.from({ length: MOST_PEOPLE + 1 }, async (_, index) => {
      if (index >= service.maxQuantity) return 0
      const { days: found } = await days(real, service, unit?.id ?? '', index + 1, 7)
      return Math.max(0, ...found.flatMap(({ slots }) => slots.map(({ vacancies }) => vacancies)))
    }),
  )
  return many.flatMap((count, index) =>
    Array.from({ length: count - (many[index + 1] ?? 0) }, (_, number) => ({
      ...{ id: `thing-${index + 1}-${number}`, name: 'Thing', available: true, capacity: index + 1 },
    })),
  )
}

async function openOn(shopId: string, date: string, hours: readonly object[]): Promise<void> {
  const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json', 'x-operator': 'Haru' }
  const path = `${fixture.server.origin}/api/v1/operator/shops/${shopId}/hours`
  const answer = await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ date, hours }) })
  expect(answer.status).toBe(200)
}

/** The test kit knows no holidays: on each day that a rental may touch the shop opens as in any week. */
async function openOnHolidays({ id, hours }: FakeShop['shop']): Promise<void> {
  for (let ahead = 0; ahead <= COMPARED_DAYS + LONGEST_RENTAL; ahead++) {
    const date = daysLater(SOON, ahead)
    const weekday = new Date(date).getUTCDay() || SUNDAY
    const usual = hours.filter((one) => one.weekday === weekday).map(({ open, close }) => ({ open, close }))
    await openOn(id, date, usual)
  }
}

describe('The server of the test kit, given a shop of the real one', () => {
  test('rents by the day as it does: free days, prices, and what a rental leaves for the others', async () => {
    const { shop: rentalShop, service } = await serviceThat(({ dayUnit }) => dayUnit)
    await openOnHolidays(rentalShop)
    const shop = await real.queries.shop(rentalShop.id).queryFn()
    const resources = await thingsOf(service)
    expect(resources.length).toBeGreaterThan(0)
    // An hour to make a car ready, as the demo catalogue has it.
    const kit = kitWith({
      shop,
      providers: [],
      resources,
      attaches: [],
      reminders: [],
      timing: { bufferAfterMinutes: 60 },
    })
    const compare = async () => {
      for (const { id } of service.units) {
        for (const quantity of [service.minQuantity, service.maxQuantity]) {
          expect(await days(kit, service, id, quantity, COMPARED_DAYS)).toEqual(
            await days(real, service, id, quantity, COMPARED_DAYS),
          )
        }
      }
    }
    await compare()
    const [one, ...others] = service.units
    const longer = others[0] ?? one
    const { days: free } = await days(real, service, longer?.id ?? '', 1, COMPARED_DAYS)
    const [day] = free.filter(({ slots }) => slots.length > 0)
    const at = { reservationDate: day?.date ?? '', reservationTime: day?.slots[0]?.time ?? '' }
    const draft = {
      shopId: shop.id,
      appointmentServiceId: service.id,
      appointmentUnitId: longer?.id ?? '',
      quantity: 1,
      ...at,
    }
    const held = []
    for (const _ of resources) {
      const answer = await hold(real, draft)
      expect(await hold(kit, draft)).toEqual(answer)
      held.push(answer[0])
      await compare()
    }
    expect(new Set(held)).toEqual(new Set([201]))
    for (const overlapping of [draft, { ...draft, appointmentUnitId: one?.id ?? '' }]) {
      const answer = await hold(real, overlapping)
      expect(answer.slice(0, 2)).toEqual([409, 'SLOT_TAKEN'])
      expect(await hold(kit, overlapping)).toEqual(answer)
    }
    kit.dispose()
  })

  test('opens past midnight as it does: each time with the evening of which it is', async () => {
    const {
      shop: { id: shopId },
      service,
    } = await serviceThat(({ selectionUnitMode }) => selectionUnitMode === 'staff')
    const opened: [ahead: number, hours: object[]][] = [
      [0, [{ open: '20:00', close: '27:00' }]],
      [1, [{ open: '20:00', close: '03:00' }]],
      [2, [{ open: '12:00', close: '15:00' }]],
      [3, [{ open: '20:00', close: '00:00' }]],
      [4, [{ open: '12:00', close: '15:00' }]],
    ]
    for (const [ahead, hours] of opened) await openOn(shopId, daysLater(SOON, ahead), hours)
    const shop = await real.queries.shop(shopId).queryFn()
    const startAt = `${SOON}T21:00:00+09:00`
    const { providers } = await real.queries
      .availableStaff(shopId, { serviceId: service.id, quantity: 1, startAt })
      .queryFn()
    const kit = kitWith({ shop, providers, resources: [], attaches: [], reminders: [] })
    const [unit] = service.units
    const seen = await days(real, service, unit?.id ?? '', service.minQuantity, opened.length)
    expect(seen.days.map(({ slots }) => [slots[0]?.time, slots.at(-1)?.endAt.slice(0, 10)])).toMatchObject([
      ['20:00', daysLater(SOON, 1)],
      ['20:00', daysLater(SOON, 2)],
      ['12:00', daysLater(SOON, 2)],
      ['20:00', expect.anything()],
      ['12:00', daysLater(SOON, 4)],
    ])
    expect(await days(kit, service, unit?.id ?? '', service.minQuantity, opened.length)).toEqual(seen)
    const draft = {
      ...{ shopId, appointmentServiceId: service.id, appointmentUnitId: unit?.id ?? '', quantity: service.minQuantity },
      ...{ staffId: providers[0]?.id ?? null, reservationDate: SOON, reservationTime: '23:30' },
    }
    const drafts: Draft[] = [
      draft,
      draft,
      { ...draft, reservationDate: daysLater(SOON, 1), reservationTime: '00:00' },
      { ...draft, reservationDate: daysLater(SOON, 3) },
      { ...draft, reservationDate: daysLater(SOON, 4), reservationTime: '01:00' },
      { ...draft, reservationDate: daysLater(SOON, 2), reservationTime: '23:30' },
      { ...draft, reservationDate: daysLater(SOON, 1), reservationTime: '24:00' },
    ]
    const answers = { real: [] as unknown[][], kit: [] as unknown[][] }
    for (const one of drafts) {
      answers.real.push(await hold(real, one))
      answers.kit.push(await hold(kit, one))
    }
    expect(answers.kit).toEqual(answers.real)
    expect(answers.real.map(([status]) => status)).toEqual([201, 409, 409, 409, 400, 400, 201])
    kit.dispose()
  })
})

type Member = { sdk: Yoyaku; email: string }

/** What two members may do to each other, in order, with the answer to each. */
async function play([one, other]: [Member, Member], slot: Draft, agreed: { terms: string; reminders: string[] }) {
  const seen: [what: string, answer: unknown][] = []
  const note = (what: string, { error }: { error?: { status: number | null; code: unknown } | undefined }) =>
    void seen.push([what, error ? `${error.status} ${error.code}` : 'done'])
  const keyed = (token?: string) => ({
    header: { 'idempotency-key': randomUUID(), ...(token === undefined ? {} : { 'x-hold-token': token }) },
  })
  const holds = (sdk: Yoyaku, draft: Draft, token?: string) =>
    sdk.api.POST(HOLD, { params: keyed(token), body: { draft } })
  const lists = async (what: string, { sdk }: Member) => {
    const { data: reservations } = await sdk.api.GET('/api/v1/user/reservation')
    const { data: favorites } = await sdk.api.GET('/api/v1/user-favorite')
    const { data: notifications } = await sdk.api.GET('/api/v1/user/notification')
    const shown = [
      reservations?.data.map(({ status, date, reservationTime }) => [status, date, reservationTime]),
      favorites?.data.map(({ id }) => id),
      notifications?.data.map(({ kind, isRead }) => [kind, isRead]),
      notifications?.unreadCount,
    ]
    seen.push([what, shown])
  }
  const first = await holds(one.sdk, slot)
  note('one holds', first)
  const { holdId = '', holdToken = '', quote } = first.data?.data ?? {}
  note('the other holds the same', await holds(other.sdk, slot))
  note('the other holds the same, with the token', await holds(other.sdk, slot, holdToken))
  const confirm = ({ sdk, email }: Member, token?: string) => {
    const contact = { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email }
    const { terms: agreedTermsVersion, reminders: remindersConfirmed } = agreed
    const body = { holdId, quoteId: quote?.id ?? '', contact, agreedTermsVersion, remindersConfirmed }
    return sdk.api.POST('/api/v1/user/reservation', { params: keyed(token), body })
  }
  note('the other confirms it', await confirm(other))
  note('the other confirms it, with the token', await confirm(other, holdToken))
  const release = { params: { path: { holdId }, header: { 'x-hold-token': 'a-token-of-somebody-else' } } }
  note('the other releases it', await other.sdk.api.DELETE('/api/v1/user/reservation/hold/{holdId}', release))
  const confirmed = await confirm(one)
  note('one confirms, without the token', confirmed)
  const codeNumber = confirmed.data?.data.codeNumber ?? ''
  note('the other confirms what it has become', await confirm(other, holdToken))
  note('the other holds what is reserved', await holds(other.sdk, slot))
  const path = { codeNumber }
  note('the other looks it up', await other.sdk.api.GET('/api/v1/user/reservation/{codeNumber}', { params: { path } }))
  const cancel = ({ sdk }: Member) =>
    sdk.api.POST('/api/v1/user/reservation/{codeNumber}/cancel', {
      params: { path, ...keyed() },
      body: { reasonCode: 'budget', version: 1 },
    })
  note('the other cancels it', await cancel(other))
  const favorite = { params: { path: { shopId: slot.shopId } } }
  note('one keeps the shop', await one.sdk.api.PUT('/api/v1/user-favorite/{shopId}', favorite))
  note('and again', await one.sdk.api.PUT('/api/v1/user-favorite/{shopId}', favorite))
  note(
    'the other keeps none',
    await other.sdk.api.PUT('/api/v1/user-favorite/{shopId}', { params: { path: { shopId: 'none' } } }),
  )
  note('the other forgets it', await other.sdk.api.DELETE('/api/v1/user-favorite/{shopId}', favorite))
  note('the other has read all', await other.sdk.api.PUT('/api/v1/user/notification/read-all'))
  await lists('of one', one)
  await lists('of the other', other)
  note('one cancels', await cancel(one))
  note('the other holds what is free again', await holds(other.sdk, slot))
  await lists('of one', one)
  await lists('of the other', other)
  return seen
}

test('Two members meet at the server of the test kit as they do at the real one', async () => {
  const emails = ['hana-of-the-kit@example.com', 'jun-of-the-kit@example.com'] as const
  const signedIn = async (email: string): Promise<Member> => {
    let session: StoredSession | null = await fixture.session(email)
    const tokenStore = {
      get: () => session,
      set: (next: StoredSession) => {
        session = next
      },
      clear: () => {
        session = null
      },
    }
    const sdk = createYoyaku({ baseUrl: fixture.server.origin, locale: 'en', currency: 'JPY', live: false, tokenStore })
    return { sdk, email }
  }
  const { shop, service } = await serviceThat(({ selectionUnitMode }) => selectionUnitMode === 'staff')
  const [unit] = service.units
  const { days: free } = await days(real, service, unit?.id ?? '', 1, 7)
  const [day] = free.filter(({ slots }) => slots.length > 0)
  const at = day?.slots[0]
  const { providers } = await real.queries
    .availableStaff(shop.id, { serviceId: service.id, quantity: 1, startAt: at?.startAt ?? '' })
    .queryFn()
  const { reminders } = await real.queries.bookingTerms(shop.id).queryFn()
  const draft = {
    ...{ shopId: shop.id, appointmentServiceId: service.id, appointmentUnitId: unit?.id ?? '', quantity: 1 },
    ...{ reservationDate: day?.date ?? '', reservationTime: at?.time ?? '' },
    staffId: providers.find(({ available }) => available)?.id ?? null,
  }
  const clock = new TestClock(new Date().toISOString())
  const server = new FakeApi(clock, { shops: [{ shop, providers, resources: [], attaches: [], reminders }] })
  server.termsVersion = fixture.agreed.terms
  const kit = (email: string, id: string) => {
    const member = server.addMember({ ...hana, id, email })
    return { sdk: createTestSdk({ server, clock, member, locale: 'en', currency: 'JPY', live: false }).sdk, email }
  }
  const agreed = { terms: fixture.agreed.terms, reminders: reminders.map(({ id }) => id) }
  const members: [Member, Member] = [await signedIn(emails[0]), await signedIn(emails[1])]
  const fakes: [Member, Member] = [kit(emails[0], 'user-1'), kit(emails[1], 'user-2')]
  const seen = await play(members, draft, agreed)
  expect(await play(fakes, draft, agreed)).toEqual(seen)
  const { reservationDate: date, reservationTime: time } = draft
  expect(seen).toEqual([
    ['one holds', 'done'],
    ['the other holds the same', '409 SLOT_TAKEN'],
    ['the other holds the same, with the token', '409 SLOT_TAKEN'],
    ['the other confirms it', '404 NOT_FOUND'],
    ['the other confirms it, with the token', '404 NOT_FOUND'],
    ['the other releases it', '404 NOT_FOUND'],
    ['one confirms, without the token', 'done'],
    ['the other confirms what it has become', '404 NOT_FOUND'],
    ['the other holds what is reserved', '409 SLOT_TAKEN'],
    ['the other looks it up', '404 NOT_FOUND'],
    ['the other cancels it', '404 NOT_FOUND'],
    ['one keeps the shop', 'done'],
    ['and again', 'done'],
    ['the other keeps none', '404 NOT_FOUND'],
    ['the other forgets it', 'done'],
    ['the other has read all', 'done'],
    ['of one', [[['confirmed', date, time]], [shop.id], [['confirmed', false]], 1]],
    ['of the other', [[], [], [], 0]],
    ['one cancels', 'done'],
    ['the other holds what is free again', 'done'],
    [
      'of one',
      [
        [['cancelled', date, time]],
        [shop.id],
        [
          ['cancelled', false],
          ['confirmed', false],
        ],
        2,
      ],
    ],
    ['of the other', [[], [], [], 0]],
  ])
  for (const { sdk } of [...members, ...fakes]) sdk.dispose()
})
