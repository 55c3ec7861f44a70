import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { hold } from '../../testing/booking.ts'
import { everyDay, insertReferenceData, openShop, type ShopShape, setClock } from '../../testing/shop.ts'

type AvailableTime = Schemas['AvailableTime']
type Query = Record<string, string | number | string[]>

let api: TestApi
let number = 0

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
})
afterAll(() => api.close())
beforeEach(() => setClock(api, '2026-11-20T00:00:00Z'))

const openAnother = (shape: ShopShape = {}) => {
  number += 1
  return openShop(api.db, { id: `shop-${number}`, ...shape })
}
const ask = (shopId: string, query: Query) =>
  api.call<{ data: AvailableTime }>('GET', `/api/v1/shops/${shopId}/getAvailableTime`, {
    query: { serviceId: 'cut', quantity: 1, ...query },
  })
const onDate = async (shopId: string, date: string, query: Query = {}) => {
  const { body } = await ask(shopId, { dateFrom: date, dateTo: date, ...query })
  const [day] = body.data.days
  if (day === undefined) throw new Error('No day')
  return day
}
const wallTimes = (day: AvailableTime['days'][number], timeZone = 'Asia/Tokyo') =>
  day.slots.map(({ startAt }) =>
    Temporal.Instant.from(startAt).toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' }),
  )

describe('What is free on a day', () => {
  test('starts lie on the grid of the opening hours and end before closing', async () => {
    const shopId = await openAnother({ hours: everyDay(600, 780) })
    const { body } = await ask(shopId, { dateFrom: '2026-11-24', dateTo: '2026-11-24' })
    const price = { amount: 128_000, currency: 'TWD' as const }
    expect(body.data).toEqual({
      timeZone: 'Asia/Tokyo',
      days: [
        {
          date: '2026-11-24',
          status: 'AVAILABLE',
          slots: ['10:00', '10:30', '11:00', '11:30', '12:00'].map((time) => ({
            startAt: `2026-11-24T${time}:00+09:00`,
            endAt: `2026-11-24T${Number(time.slice(0, 2)) + 1}${time.slice(2)}:00+09:00`,
            time,
            vacancies: 1,
            price,
          })),
        },
      ],
      nextAvailableDate: '2026-11-24',
    })
  })

  test('a break at noon is closed, and hours that touch are one', async () => {
    const hours = [...everyDay(600, 660), ...everyDay(660, 720), ...everyDay(780, 840)]
    expect(wallTimes(await onDate(await openAnother({ hours }), '2026-11-24'))).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '13:00',
    ])
  })

  test('an evening goes on after midnight when the next day opens at midnight', async () => {
    const hours = [...everyDay(1320, 1440), ...everyDay(0, 90)]
    const shopId = await openAnother({ hours })
    expect(wallTimes(await onDate(shopId, '2026-11-24'))).toEqual([
      '00:00',
      '00:30',
      '22:00',
      '22:30',
      '23:00',
      '23:30',
    ])
  })

  test('a staff member is there only in the shift, and without shifts never', async () => {
    const staff = [
      { id: 'aoi', shifts: everyDay(840, 960) },
      { id: 'ren', shifts: [] },
    ]
    const shopId = await openAnother({ staff })
    expect(wallTimes(await onDate(shopId, '2026-11-24'))).toEqual(['14:00', '14:30', '15:00'])
    expect((await onDate(shopId, '2026-11-24', { staffId: 'ren' })).status).toBe('SOLD_OUT')
  })

  test('a day with too few staff for the party is SOLD_OUT with the number that still fits, never CLOSED', async () => {
    const staff = [{ id: 'aoi' }, { id: 'ren', shifts: everyDay(600, 1200).filter(({ weekday }) => weekday === 3) }]
    const shopId = await openAnother({ hours: everyDay(600, 1200).filter(({ weekday }) => weekday !== 1), staff })
    const { body } = await ask(shopId, { dateFrom: '2026-11-23', dateTo: '2026-11-25', quantity: 2 })
    expect(body.data.days.map(({ status, maxQuantity }) => [status, maxQuantity])).toEqual([
      ['CLOSED', undefined],
      ['SOLD_OUT', 1],
      ['AVAILABLE', undefined],
    ])
  })

  test('a party that no table seats is told how many one seats, and 0 once all are taken', async () => {
    const tables: ShopShape = { mode: 'none', perPerson: false, items: [{ id: 'table', capacity: 2 }] }
    const shopId = await openAnother({ ...tables, hours: everyDay(600, 660) })
    const ofThree = async () => (await onDate(shopId, '2026-11-24', { quantity: 3 })).maxQuantity
    expect(await ofThree()).toBe(2)
    const taken = { shopId, reservationDate: '2026-11-24', reservationTime: '10:00' }
    expect((await hold(api, taken)).status).toBe(201)
    expect(await ofThree()).toBe(0)
  })

  test('on a holiday and on a weekday off the shop is closed, and the next free date is said', async () => {
    const hours = everyDay(600, 1200).filter(({ weekday }) => weekday !== 2)
    const shopId = await openAnother({ hours, holidays: ['11-23', '11-25'] })
    const { body } = await ask(shopId, { dateFrom: '2026-11-23', dateTo: '2026-11-25' })
    expect(body.data).toEqual({
      timeZone: 'Asia/Tokyo',
      days: [
        { date: '2026-11-23', status: 'CLOSED', closedBy: 'day', slots: [] },
        { date: '2026-11-24', status: 'CLOSED', closedBy: 'week', slots: [] },
        { date: '2026-11-25', status: 'CLOSED', closedBy: 'day', slots: [] },
      ],
      nextAvailableDate: '2026-11-26',
    })
  })

  test('a shop that never opens has no next date', async () => {
    const shopId = await openAnother({ staff: [{ id: 'aoi', shifts: [] }] })
    const { body } = await ask(shopId, { dateFrom: '2026-11-23', dateTo: '2026-11-23' })
    expect(body.data.nextAvailableDate).toBeNull()
  })

  test('starts within the next hour are over, those exactly an hour ahead are not', async () => {
    const shopId = await openAnother({ hours: everyDay(600, 840) })
    await setClock(api, '2026-11-24T02:00:00Z')
    const times = wallTimes(await onDate(shopId, '2026-11-24'))
    expect(times).toEqual(['12:30', '13:00'])
  })

  test('extras lengthen the slot, each piece of them', async () => {
    const attaches = [{ id: 'spa', price: 1000, durationMinutes: 30, maxQuantity: 2 }]
    const shopId = await openAnother({ hours: everyDay(600, 720), attaches })
    expect(wallTimes(await onDate(shopId, '2026-11-24', { attachId: ['spa', 'spa'] }))).toEqual(['10:00'])
  })

  test('the price is that of everything asked for', async () => {
    const attaches = [{ id: 'spa', price: 1000, durationMinutes: 30, maxQuantity: 2 }]
    const staff = [{ id: 'aoi' }, { id: 'ren' }]
    const shopId = await openAnother({ hours: everyDay(600, 720), attaches, staff })
    const day = await onDate(shopId, '2026-11-24', { attachId: ['spa'], quantity: 2 })
    expect(day.slots[0]?.price).toEqual({ amount: Math.round((13_000 * 32) / 150) * 100, currency: 'TWD' })
  })

  test('two people cost twice what is shown for one: the price of one is rounded, then multiplied', async () => {
    const units = [{ id: 'hour', durationMinutes: 60, price: 6725 }]
    const shopId = await openAnother({ units, staff: [{ id: 'aoi' }, { id: 'ren' }] })
    const amount = async (quantity: number) => (await onDate(shopId, '2026-11-24', { quantity })).slots[0]?.price.amount
    // ¥6,725 is NT$1,434.67, twice that NT$2,869.33.
    expect([await amount(1), await amount(2)]).toEqual([143_500, 287_000])
  })

  test('beyond a year ahead nothing can be reserved', async () => {
    const shopId = await openAnother()
    expect((await onDate(shopId, '2027-11-20')).status).toBe('AVAILABLE')
    expect((await onDate(shopId, '2027-11-21')).status).toBe('SOLD_OUT')
  })
})

describe('Who and what a party takes', () => {
  const staff = [{ id: 'aoi' }, { id: 'ren' }, { id: 'yui' }]
  const items = [
    { id: 'small', capacity: 2 },
    { id: 'large', capacity: 4 },
  ]
  const vacancies = async (shape: ShopShape, query: Query = {}) =>
    (await onDate(await openAnother(shape), '2026-11-24', query)).slots[0]?.vacancies ?? 0

  test('each person a staff member of their own', async () => {
    expect(await vacancies({ staff }, { quantity: 1 })).toBe(3)
    expect(await vacancies({ staff }, { quantity: 2 })).toBe(1)
    expect(await vacancies({ staff }, { quantity: 4 })).toBe(0)
  })

  test('the party one thing with enough room', async () => {
    const shape: ShopShape = { mode: 'resource', perPerson: false, items }
    expect(await vacancies(shape, { quantity: 2 })).toBe(2)
    expect(await vacancies(shape, { quantity: 3 })).toBe(1)
    expect(await vacancies(shape, { quantity: 5 })).toBe(0)
  })

  test('both, where both are chosen', async () => {
    expect(await vacancies({ mode: 'staff_and_resource', perPerson: false, staff, items }, { quantity: 4 })).toBe(1)
  })

  test('where nobody chooses, a thing, else a staff member', async () => {
    expect(await vacancies({ mode: 'none', perPerson: false, staff, items }, { quantity: 2 })).toBe(2)
    expect(await vacancies({ mode: 'none', perPerson: false, staff }, { quantity: 2 })).toBe(3)
  })

  test('whoever is chosen counts once', async () => {
    expect(await vacancies({ staff }, { staffId: 'ren' })).toBe(1)
  })

  test('more or fewer people than the service takes find nothing', async () => {
    expect(await vacancies({ staff, maxQuantity: 2 }, { quantity: 3 })).toBe(0)
  })
})

describe('Nights when the clocks change', () => {
  const all = everyDay(0, 1440)
  const thing: ShopShape = {
    mode: 'resource',
    items: [{ id: 'chair' }],
    hours: all,
    units: [{ id: 'hour', durationMinutes: 30, price: 6000 }],
  }
  const night = async (timeZone: string, date: string, clock: string) => {
    await setClock(api, clock)
    const day = await onDate(await openAnother({ ...thing, timeZone }), date)
    const first = day.slots.filter(
      ({ startAt }) => Date.parse(startAt) < Date.parse(day.slots[0]?.startAt ?? '') + 4 * 3_600_000,
    )
    return first.map(({ startAt }) => {
      const shown = Temporal.Instant.from(startAt).toZonedDateTimeISO(timeZone)
      return shown.toPlainTime().toString({ smallestUnit: 'minute' }) + shown.offset
    })
  }

  test('a slot carries the offset of the shop at its start and at its end, and the time that its clocks show', async () => {
    await setClock(api, '2027-03-01T00:00:00Z')
    const shopId = await openAnother({ ...thing, timeZone: 'America/New_York' })
    const { slots } = await onDate(shopId, '2027-03-14')
    const times = slots.slice(2, 5).map(({ startAt, endAt, time }) => ({ startAt, endAt, time }))
    expect(times).toEqual([
      { startAt: '2027-03-14T01:00:00-05:00', endAt: '2027-03-14T01:30:00-05:00', time: '01:00' },
      { startAt: '2027-03-14T01:30:00-05:00', endAt: '2027-03-14T03:00:00-04:00', time: '01:30' },
      { startAt: '2027-03-14T03:00:00-04:00', endAt: '2027-03-14T03:30:00-04:00', time: '03:00' },
    ])
  })

  test('New York, an hour that never is', async () => {
    expect(await night('America/New_York', '2027-03-14', '2027-03-01T00:00:00Z')).toEqual([
      '00:00-05:00',
      '00:30-05:00',
      '01:00-05:00',
      '01:30-05:00',
      '03:00-04:00',
      '03:30-04:00',
      '04:00-04:00',
      '04:30-04:00',
    ])
  })

  test('New York, an hour that is twice, is offered once', async () => {
    expect(await night('America/New_York', '2027-11-07', '2027-11-01T00:00:00Z')).toEqual([
      '00:00-04:00',
      '00:30-04:00',
      '01:00-04:00',
      '01:30-04:00',
      '02:00-05:00',
      '02:30-05:00',
    ])
  })

  test('Lisbon, both', async () => {
    expect(await night('Europe/Lisbon', '2027-03-28', '2027-03-01T00:00:00Z')).toEqual([
      '00:00+00:00',
      '00:30+00:00',
      '02:00+01:00',
      '02:30+01:00',
      '03:00+01:00',
      '03:30+01:00',
      '04:00+01:00',
      '04:30+01:00',
    ])
    expect(await night('Europe/Lisbon', '2027-10-31', '2027-10-01T00:00:00Z')).toEqual([
      '00:00+01:00',
      '00:30+01:00',
      '01:00+01:00',
      '01:30+01:00',
      '02:00+00:00',
      '02:30+00:00',
    ])
  })

  test('Lord Howe, half an hour', async () => {
    expect(await night('Australia/Lord_Howe', '2027-10-03', '2027-09-20T00:00:00Z')).toEqual([
      '00:00+10:30',
      '00:30+10:30',
      '01:00+10:30',
      '01:30+10:30',
      '02:30+11:00',
      '03:00+11:00',
      '03:30+11:00',
      '04:00+11:00',
    ])
    expect(await night('Australia/Lord_Howe', '2027-04-04', '2027-03-20T00:00:00Z')).toEqual([
      '00:00+11:00',
      '00:30+11:00',
      '01:00+11:00',
      '01:30+11:00',
      '02:00+10:30',
      '02:30+10:30',
      '03:00+10:30',
    ])
  })
})

describe('Rental by whole days', () => {
  test('picked up in opening hours, brought back at the same wall time, also over a change of the clocks', async () => {
    const shopId = await openAnother({
      mode: 'resource',
      perPerson: false,
      pricePer: 'booking',
      dayUnit: true,
      timeZone: 'America/New_York',
      hours: everyDay(540, 630),
      items: [{ id: 'car', capacity: 5 }],
      units: [{ id: 'two', durationMinutes: 2880, price: 9000 }],
    })
    await setClock(api, '2027-03-01T00:00:00Z')
    const { slots } = await onDate(shopId, '2027-03-13', { quantity: 4 })
    expect(slots.map(({ startAt, endAt }) => [startAt, endAt])).toEqual([
      ['2027-03-13T09:00:00-05:00', '2027-03-15T09:00:00-04:00'],
      ['2027-03-13T09:30:00-05:00', '2027-03-15T09:30:00-04:00'],
      ['2027-03-13T10:00:00-05:00', '2027-03-15T10:00:00-04:00'],
    ])
  })
})

describe('Questions that mean nothing', () => {
  const refused = async (query: Query, shopId?: string) => {
    const { status, body } = await api.call<{ code: string; fields?: unknown[] }>(
      'GET',
      `/api/v1/shops/${shopId ?? (await openAnother())}/getAvailableTime`,
      { query: { serviceId: 'cut', quantity: 1, dateFrom: '2026-11-24', dateTo: '2026-11-24', ...query } },
    )
    return [status, body.code, body.fields]
  }

  test('each says which field', async () => {
    expect(await refused({ dateTo: '2026-11-23' })).toEqual([
      400,
      'VALIDATION',
      [{ field: 'dateTo', code: 'TOO_SMALL' }],
    ])
    expect(await refused({ dateTo: '2026-12-25' })).toEqual([
      400,
      'VALIDATION',
      [{ field: 'dateTo', code: 'TOO_LARGE' }],
    ])
    expect(await refused({ unitId: 'x' })).toEqual([400, 'VALIDATION', [{ field: 'unitId', code: 'UNKNOWN' }]])
    expect(await refused({ staffId: 'x' })).toEqual([400, 'VALIDATION', [{ field: 'staffId', code: 'UNKNOWN' }]])
    expect(await refused({ resourceItemId: 'x' })).toEqual([
      400,
      'VALIDATION',
      [{ field: 'resourceItemId', code: 'NOT_ALLOWED' }],
    ])
    expect(await refused({ attachId: ['x'] })).toEqual([400, 'VALIDATION', [{ field: 'attachId', code: 'UNKNOWN' }]])
  })

  test('31 days are answered in one call', async () => {
    const { body } = await ask(await openAnother(), { dateFrom: '2026-11-24', dateTo: '2026-12-24' })
    expect(body.data.days.map(({ status }) => status)).toEqual(Array(31).fill('AVAILABLE'))
  })

  test('dates of other ages are answered too, until they are no dates to us', async () => {
    const shopId = await openAnother()
    expect((await ask(shopId, { dateFrom: '1000-01-01', dateTo: '1000-01-02' })).body.data.nextAvailableDate).toBe(
      '2026-11-20',
    )
    expect((await ask(shopId, { dateFrom: '2999-12-30', dateTo: '2999-12-31' })).body.data.nextAvailableDate).toBeNull()
    expect(await refused({ dateFrom: '0001-01-01' })).toEqual([
      400,
      'VALIDATION',
      [{ field: 'dateFrom', code: 'FORMAT' }],
    ])
  })

  test('what is not there or not offered any more is 404', async () => {
    const closed = await openAnother()
    await api.db.updateTable('service').set({ active: false }).where('shop_id', '=', closed).execute()
    expect(await refused({}, closed)).toEqual([404, 'NOT_AVAILABLE', undefined])
    expect(await refused({}, 'nowhere')).toEqual([404, 'NOT_AVAILABLE', undefined])
  })
})
