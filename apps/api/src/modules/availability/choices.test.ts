import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { resetPeople } from '../../db/test-control.ts'
import { hold } from '../../testing/booking.ts'
import { everyDay, insertReferenceData, openShop, setClock, TERMS } from '../../testing/shop.ts'

type Query = Record<string, string | number | string[]>
let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db, {
    mode: 'staff_and_resource',
    staff: [{ id: 'aoi' }, { id: 'ren', shifts: everyDay(600, 780) }],
    items: [{ id: 'chair-1' }, { id: 'chair-2' }],
    attaches: [
      { id: 'mask', price: 750, durationMinutes: 0, maxQuantity: 3 },
      { id: 'spa', price: 1500, durationMinutes: 60, maxQuantity: 1 },
    ],
    reminders: [
      { id: 'late', required: true },
      { id: 'tip', required: false },
    ],
    freeCancellationHours: 1,
    lateFee: { percent: 0 },
  })
  await openShop(api.db, { id: 'plain', mode: 'none' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await resetPeople(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
})

const get = async <Data>(call: string, query: Query = {}, headers: Record<string, string> = {}, shopId = 'shop') =>
  (await api.call<{ data: Data; total?: number }>('GET', `/api/v1/shops/${shopId}/${call}`, { query, headers })).body
const providers = async (startAt: string, query: Query = {}, headers = {}) => {
  const params = { serviceId: 'cut', quantity: 1, startAt, ...query }
  const { data } = await get<Schemas['AvailableProviders']>('getAvailableProviders', params, headers)
  return [...data.providers, ...data.resources].filter(({ available }) => available).map(({ id }) => id)
}

describe('Who and what can be chosen', () => {
  test('all who could do it, and whether they are free then', async () => {
    const { data } = await get<Schemas['AvailableProviders']>('getAvailableProviders', {
      serviceId: 'cut',
      quantity: 1,
      startAt: '2026-11-24T12:30:00+09:00',
    })
    expect(data).toEqual({
      mode: 'staff_and_resource',
      providers: [
        { id: 'aoi', name: 'aoi', title: '', avatarUrl: '', available: true },
        { id: 'ren', name: 'ren', title: '', avatarUrl: '', available: false },
      ],
      resources: [
        { id: 'chair-1', name: 'chair-1', available: true },
        { id: 'chair-2', name: 'chair-2', available: true },
      ],
    })
  })

  test('who is held is not free, except for whoever holds', async () => {
    const held = (await hold(api, { staffId: 'aoi', resourceItemId: 'chair-2', reservationTime: '11:00' })).body.data
    const at = '2026-11-24T11:30:00+09:00'
    expect(await providers(at)).toEqual(['ren', 'chair-1'])
    const own = { holdId: held.holdId }
    expect(await providers(at, own, { 'x-hold-token': held.holdToken })).toEqual(['aoi', 'ren', 'chair-1', 'chair-2'])
  })

  test('at a time that is none, nobody', async () => {
    expect(await providers('2026-11-24T11:45:00+09:00')).toEqual([])
    expect(await providers('2026-11-24T03:00:00+09:00')).toEqual([])
    expect(await providers('2026-11-19T11:00:00+09:00')).toEqual([])
  })

  test('who is free alone cannot be chosen by two people, and nobody by more than the service takes', async () => {
    const at = '2026-11-24T12:00:00+09:00'
    expect(await providers(at, { quantity: 2 })).toEqual(['aoi', 'ren', 'chair-1', 'chair-2'])
    await hold(api, { staffId: 'ren', resourceItemId: 'chair-2', reservationTime: '12:00' })
    expect(await providers(at, { quantity: 1 })).toEqual(['aoi', 'chair-1'])
    expect(await providers(at, { quantity: 2 })).toEqual([])
    expect(await providers(at, { quantity: 5 })).toEqual([])
  })

  test('a chair that is free is of no use when nobody is there', async () => {
    await hold(api, { reservationTime: '14:00' })
    expect(await providers('2026-11-24T14:00:00+09:00')).toEqual([])
  })

  test('beyond what can be reserved, nobody', async () => {
    expect(await providers('2027-11-20T12:00:00+09:00')).toEqual(['aoi', 'ren', 'chair-1', 'chair-2'])
    expect(await providers('2027-11-21T12:00:00+09:00')).toEqual([])
  })

  test('where nobody chooses there is nobody to choose', async () => {
    const params = { serviceId: 'cut', quantity: 1, startAt: '2026-11-24T12:30:00+09:00' }
    const { data } = await get<Schemas['AvailableProviders']>('getAvailableProviders', params, {}, 'plain')
    expect(data).toEqual({ mode: 'none', providers: [], resources: [] })
  })
})

describe('Extras', () => {
  const extras = async (query: Query) =>
    (await get<Schemas['ServiceAttach'][]>('getAvailableServiceAttaches', { serviceId: 'cut', ...query })).data

  test('what they cost in the requested currency, how long they take, how many one may have', async () => {
    const mask = { durationMinutes: 0, maxQuantity: 3, available: true }
    const spa = { durationMinutes: 60, maxQuantity: 1, available: true }
    expect(await extras({})).toEqual([
      { id: 'mask', name: 'mask', price: { amount: 16_000, currency: 'TWD' }, ...mask },
      { id: 'spa', name: 'spa', price: { amount: 32_000, currency: 'TWD' }, ...spa },
    ])
  })

  test('two people who have a chair each may have twice as many, which take no longer', async () => {
    expect((await extras({ quantity: 2 })).map(({ id, maxQuantity }) => [id, maxQuantity])).toEqual([
      ['mask', 6],
      ['spa', 2],
    ])
    const { body } = await hold(api, {
      reservationTime: '10:00',
      quantity: 2,
      attaches: [{ attachId: 'spa', quantity: 2 }],
    })
    expect(body.data).toMatchObject({ startAt: '2026-11-24T01:00:00Z', endAt: '2026-11-24T03:00:00Z' })
    const tooMany = await hold(api, { quantity: 1, attaches: [{ attachId: 'spa', quantity: 2 }] })
    expect(tooMany.body.fields).toEqual([{ field: 'draft.attaches.0.attachId', code: 'TOO_LARGE' }])
  })

  test('one that would last beyond closing, or into another’s time, is not available', async () => {
    const free = async (startAt: string) =>
      (await extras({ startAt, quantity: 1 })).filter(({ available }) => available).map(({ id }) => id)
    expect(await free('2026-11-24T18:00:00+09:00')).toEqual(['mask', 'spa'])
    expect(await free('2026-11-24T18:30:00+09:00')).toEqual(['mask'])
    await hold(api, { staffId: 'aoi', reservationTime: '16:00' })
    expect(await free('2026-11-24T15:00:00+09:00')).toEqual(['mask'])
  })
})

test('What to agree to before booking is the version of the terms, the shop’s points and its policy', async () => {
  expect((await get<Schemas['ConfirmReminder']>('confirm-reminder')).data).toEqual({
    version: TERMS,
    privacyVersion: '0',
    reminders: [
      { id: 'late', text: 'late', required: true },
      { id: 'tip', text: 'tip', required: false },
    ],
    cancellationPolicy: {
      freeHours: 1,
      lateFee: { percent: 0, amount: { amount: 0, currency: 'JPY' } },
      reschedule: { hours: 24, limit: 3 },
      text: 'This shop has no cancellation fee. You can change the reservation up to 3 times, until 24 hours before the start. You pay at the shop; nothing is charged now.',
    },
  })
  expect((await api.call('GET', '/api/v1/shops/nowhere/confirm-reminder')).status).toBe(404)
})
