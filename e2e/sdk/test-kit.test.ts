import { randomUUID } from 'node:crypto'
import { createYoyaku, type Yoyaku } from '@yoyaku/core'
import type { StoredSession } from '@yoyaku/core/types'
import { createTestSdk, FakeApi, TestClock } from '@yoyaku/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Agreed, type Fixture, openFixture, PHONE } from './walk/fixture.ts'

type HoldDraft = Parameters<typeof holdWith>[1]
type Change = (draft: HoldDraft) => object

const HOLD = '/api/v1/user/reservation/hold'
const LOGIN = '/api/v1/user/auth/login'
const TIMEOUT_MS = 120_000
let fixture: Fixture
let real: Yoyaku
let free: HoldDraft
beforeAll(async () => {
  fixture = await openFixture()
  real = createYoyaku({ baseUrl: fixture.server.origin, currency: 'JPY', live: false })
  free = { appointmentServiceId: fixture.serviceId, quantity: 1, ...(await fixture.slot()) }
}, TIMEOUT_MS)
afterAll(async () => {
  real.dispose()
  await fixture.stop()
})

async function holdWith(
  sdk: Yoyaku,
  draft: {
    shopId: string
    appointmentServiceId: string
    reservationDate: string
    reservationTime: string
    quantity: number
  },
) {
  const header = { 'idempotency-key': randomUUID() }
  return sdk.api.POST(HOLD, { params: { header }, body: { draft } })
}

const BAD: [string, Change][] = [
  ['a date that is none', () => ({ reservationDate: '2026-02-31' })],
  ['a text for a date', () => ({ reservationDate: 'soon' })],
  ['no date', () => ({ reservationDate: undefined })],
  ['a day that is over', () => ({ reservationDate: '2020-01-06' })],
  ['a time that is none', () => ({ reservationTime: '25:00' })],
  ['a time off the grid', ({ reservationTime }) => ({ reservationTime: reservationTime.replace(/.$/, '7') })],
  ['a time at night', () => ({ reservationTime: '04:00' })],
  ['nobody', () => ({ quantity: 0 })],
  ['too many people', () => ({ quantity: 99 })],
  ['people who are a text', () => ({ quantity: 'two' })],
  ['another unit', () => ({ appointmentUnitId: 'no-unit' })],
  ['an extra that is not there', () => ({ attaches: [{ attachId: 'no-extra', quantity: 1 }] })],
  ['a service that is not there', () => ({ appointmentServiceId: 'no-service' })],
  ['a shop that is not there', () => ({ shopId: 'no-shop' })],
  ['a field that is none', () => ({ color: 'red' })],
  ['a field of an extra that is none', () => ({ attaches: [{ attachId: 'x', quantity: 1, size: 1 }] })],
]

/** What a newcomer sends of what they agreed to. */
const CONSENTS: [string, object][] = [
  ['none', {}],
  ['versions that never were', { agreedTermsVersion: 'no-such', agreedPrivacyVersion: 'no-such' }],
  ['a consent that is none', { agreedColor: 'red' }],
]

describe('The server of the test kit and the real one', () => {
  test.each(BAD)('refuse a draft with %s alike', async (_, change) => {
    const clock = new TestClock()
    const fetch = new FakeApi(clock).fetch
    const fake = createYoyaku({ baseUrl: 'http://yoyaku.test', currency: 'JPY', live: false, fetch, clock })
    const own = { shopId: 'shop-1', appointmentServiceId: 'service-1', quantity: 1 }
    const slot = { reservationDate: '2026-11-25', reservationTime: '14:00' }
    const answersTo = async (sdk: Yoyaku, draft: HoldDraft) => {
      const { error } = await holdWith(sdk, { ...draft, ...change(draft) } as HoldDraft)
      return error && { status: error.status, code: error.code, fields: error.fields }
    }
    expect(await answersTo(fake, { ...own, ...slot })).toEqual(await answersTo(real, free))
    fake.dispose()
  })

  test.each(CONSENTS)('refuse a newcomer with %s alike', async (_, consents) => {
    const clock = new TestClock()
    const api = new FakeApi(clock)
    api.isKnown = false
    const fake = createYoyaku({ baseUrl: 'http://yoyaku.test', live: false, fetch: api.fetch, clock })
    const answersTo = async (sdk: Yoyaku) => {
      const begun = await sdk.api.POST(`${LOGIN}/step1`, { body: { email: `${randomUUID()}@example.com` } })
      const challengeId = begun.data?.data.challengeId ?? ''
      const body = { challengeId, firstName: 'Hana', lastName: 'Sato', ...consents }
      const { error } = await sdk.api.POST(`${LOGIN}/step2`, { body })
      return error && { status: error.status, code: error.code, fields: error.fields }
    }
    expect(await answersTo(fake)).toEqual(await answersTo(real))
    fake.dispose()
  })

  test('answer a hold with the same fields', async () => {
    const clock = new TestClock()
    const fetch = new FakeApi(clock).fetch
    const fake = createYoyaku({ baseUrl: 'http://yoyaku.test', currency: 'JPY', live: false, fetch, clock })
    const slot = { reservationDate: '2026-11-25', reservationTime: '14:00' }
    const own = { shopId: 'shop-1', appointmentServiceId: 'service-1', quantity: 1, ...slot }
    const held = await holdWith(real, free)
    const shown = namesOf({ ...held.data?.data, staff: null, resource: null, policy: null })
    const { data } = await holdWith(fake, own)
    expect(namesOf({ ...data?.data, staff: null, resource: null, policy: null })).toEqual(shown)
    expect(Object.keys(data?.data.policy ?? {}).sort()).toEqual(Object.keys(held.data?.data.policy ?? {}).sort())
    fake.dispose()
  })

  test('reschedule a reservation, and refuse to, alike', async () => {
    const { sdk: fake } = createTestSdk({ isMember: true, currency: 'JPY' })
    const slot = { reservationDate: '2026-11-25', reservationTime: '14:00' }
    const own = { shopId: 'shop-1', appointmentServiceId: 'service-1', quantity: 1, ...slot }
    const fromFake = await rescheduling(fake, own, '15:00', { terms: 'v1', reminders: ['r1'] })
    const session = await fixture.session(`${randomUUID()}@example.com`)
    const member = createYoyaku({
      baseUrl: fixture.server.origin,
      currency: 'JPY',
      live: false,
      tokenStore: kept(session),
    })
    const first = { ...free, ...(await fixture.slot()) }
    const { days } = await member.queries
      .availableTime(first.shopId, {
        ...{ serviceId: fixture.serviceId, quantity: 1 },
        ...{ dateFrom: first.reservationDate, dateTo: first.reservationDate },
      })
      .queryFn()
    const next = days[0]?.slots.at(-1)?.time ?? ''
    expect(await rescheduling(member, first, next, fixture.agreed)).toEqual(fromFake)
    fake.dispose()
    member.dispose()
  })
})

const namesOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(namesOf)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, namesOf(inner)]))
}

function kept(session: StoredSession) {
  let stored: StoredSession | null = session
  return {
    get: () => stored,
    set: (next: StoredSession) => {
      stored = next
    },
    clear: () => {
      stored = null
    },
  }
}

/** Books, tries what is refused, and moves the reservation: the codes and the fields of each answer. */
async function rescheduling(sdk: Yoyaku, draft: HoldDraft, reservationTime: string, agreed: Agreed) {
  const header = () => ({ 'idempotency-key': randomUUID() })
  const held = async (at: HoldDraft, replaces?: string) => {
    const body = { draft: at, ...(replaces !== undefined && { replaces }) }
    const { data, error } = await sdk.api.POST(HOLD, { params: { header: header() }, body })
    return { hold: data?.data, code: error?.code }
  }
  const { hold } = await held(draft)
  const reserve = (one = hold) =>
    sdk.api.POST('/api/v1/user/reservation', {
      params: { header: header() },
      body: {
        holdId: one?.holdId ?? '',
        quoteId: one?.quote.id ?? '',
        contact: { firstName: 'Hana', lastName: 'Sato', phone: PHONE, email: 'hana@example.com' },
        agreedTermsVersion: agreed.terms,
        remindersConfirmed: agreed.reminders,
      },
    })
  const { codeNumber = '', allowedActions } = (await reserve()).data?.data ?? {}
  const reschedule = (one = hold, version = 1) =>
    sdk.api.POST('/api/v1/user/reservation/{codeNumber}/reschedule', {
      params: { path: { codeNumber }, header: header() },
      body: { holdId: one?.holdId ?? '', quoteId: one?.quote.id ?? '', version },
    })
  const unchanged = (await held(draft, codeNumber)).code
  const nobodys = (await held({ ...draft, reservationTime }, 'NQTH2222')).code
  const another = (await held({ ...draft, reservationTime, appointmentServiceId: 'no-service' }, codeNumber)).code
  const plain = (await held({ ...draft, reservationTime })).hold
  const withPlain = (await reschedule(plain)).error?.code
  const next = (await held({ ...draft, reservationTime }, codeNumber)).hold
  const asNew = (await reserve(next)).error?.code
  const otherVersion = (await reschedule(next, 7)).error?.code
  const moved = (await reschedule(next)).data?.data
  const again = (await reschedule(next)).data?.data.version
  const { rescheduledAt, version } = moved ?? {}
  return {
    codes: { unchanged, nobodys, another, withPlain, asNew, otherVersion },
    actions: allowedActions?.map(({ action, allowed, left }) => ({ action, allowed, left })),
    left: moved?.allowedActions.map(({ left }) => left),
    replaces: namesOf(next?.replaces),
    moved: { version, again, isDated: rescheduledAt !== undefined, keepsCode: moved?.codeNumber === codeNumber },
  }
}
