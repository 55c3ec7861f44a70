import { randomUUID } from 'node:crypto'
import { createYoyaku, type Yoyaku } from '@yoyaku/core'
import { FakeApi, TestClock } from '@yoyaku/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fixture, openFixture } from './walk/fixture.ts'

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
    const namesOf = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.slice(0, 1).map(namesOf)
      if (typeof value !== 'object' || value === null) return null
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, namesOf(inner)]))
    }
    const held = await holdWith(real, free)
    const shown = namesOf({ ...held.data?.data, staff: null, resource: null, policy: null })
    const { data } = await holdWith(fake, own)
    expect(namesOf({ ...data?.data, staff: null, resource: null, policy: null })).toEqual(shown)
    expect(Object.keys(data?.data.policy ?? {}).sort()).toEqual(Object.keys(held.data?.data.policy ?? {}).sort())
    fake.dispose()
  })
})
