import { createYoyaku } from '@yoyaku/core'
import { describe, expect, test } from 'vitest'
import { TestClock } from '../clock.ts'
import { createTestSdk, settle } from '../index.ts'
import { FakeApi } from './fake-api.ts'
import { daily, type FakeShop, serviceOf, shopOf, unitOf } from './shops.ts'

/** Closed on Sundays; 24 November 2026 is a Tuesday. */
const rental = (parts: Partial<FakeShop> = {}, shop: Partial<FakeShop['shop']> = {}) =>
  shopOf({
    resources: [{ id: 'car-1', name: 'Compact', available: true }],
    ...parts,
    shop: {
      hours: daily('09:00', '18:00').filter(({ weekday }) => weekday < 7),
      services: [
        serviceOf({
          id: 'service-1',
          name: 'Car',
          dayUnit: true,
          units: [unitOf('day', 'One day', 1440, 7000), unitOf('days', 'Three days', 4320, 19_000)],
        }),
      ],
      ...shop,
    },
  })

function begun(shops?: FakeShop[]) {
  const clock = new TestClock()
  const server = new FakeApi(clock, shops === undefined ? {} : { shops })
  const sdk = createYoyaku({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, clock, live: false, currency: 'JPY' })
  const hold = (reservationDate: string, unit = 'day', more: object = {}) => {
    const draft = { shopId: 'shop-1', appointmentServiceId: 'service-1', appointmentUnitId: unit, quantity: 1 }
    const { status, body } = server.hold({ draft: { ...draft, reservationDate, reservationTime: '10:00', ...more } })
    return status === 201 ? 'held' : (body as { code: string }).code
  }
  const statuses = async (unitId: string, dateFrom: string, dateTo: string, quantity = 1) => {
    const query = { serviceId: 'service-1', unitId, quantity, dateFrom, dateTo }
    const { days } = await sdk.queries.availableTime('shop-1', query).queryFn()
    return days.map(({ date, status }) => `${date.slice(8)} ${status}`)
  }
  return { server, sdk, hold, statuses }
}

describe('The server in memory rents by the day', () => {
  test('a car is picked up, returned days later at the same time of day, and costs what its unit does', async () => {
    const { sdk } = createTestSdk({ isMember: true })
    await settle()
    const booking = sdk.startReservation({ serviceId: 'service-4', shopId: 'shop-3' })
    booking.update({ unitId: 'unit-6', reservationDate: '2026-11-24', reservationTime: '10:30' })
    await booking.hold()
    booking.agree({ terms: 'v1', reminders: ['r1'] })
    await booking.confirm()
    expect(booking.get().reservation).toMatchObject({
      dayUnit: true,
      needsLicense: true,
      startAt: '2026-11-24T01:30:00Z',
      endAt: '2026-11-27T01:30:00Z',
      experienceMinutes: 4320,
      total: { amount: 19_000, currency: 'JPY' },
    })
    sdk.dispose()
  })

  test('what is out on a day cannot be picked up on it, nor on a day from which it would still be out then', async () => {
    const { hold, statuses, sdk } = begun([rental()])
    expect(hold('2026-11-25', 'days')).toBe('held')
    expect(await statuses('day', '2026-11-23', '2026-11-28')).toEqual([
      '23 AVAILABLE',
      '24 AVAILABLE',
      '25 SOLD_OUT',
      '26 SOLD_OUT',
      '27 SOLD_OUT',
      '28 SOLD_OUT',
    ])
    // Returned by the time at which the other is picked up.
    const late = hold('2026-11-24', 'day', { reservationTime: '10:30' })
    expect([late, hold('2026-11-24', 'days'), hold('2026-11-26'), hold('2026-11-24')]).toEqual([
      'SLOT_TAKEN',
      'SLOT_TAKEN',
      'SLOT_TAKEN',
      'held',
    ])
    sdk.dispose()
  })

  test('as many are rented at once as there are, and the smallest that is large enough goes first', async () => {
    const resources = [
      { id: 'van', name: 'Van', available: true, capacity: 5 },
      { id: 'compact', name: 'Compact', available: true, capacity: 3 },
    ]
    const { server, hold, statuses, sdk } = begun([rental({ resources })])
    expect([hold('2026-11-24'), hold('2026-11-24', 'day', { quantity: 4 }), hold('2026-11-24')]).toEqual([
      'held',
      'held',
      'SLOT_TAKEN',
    ])
    expect(server.taken().map(({ ids }) => ids)).toEqual([['compact'], ['van']])
    expect(await statuses('day', '2026-11-26', '2026-11-26', 5)).toEqual(['26 AVAILABLE'])
    hold('2026-11-26', 'day', { quantity: 5 })
    const query = { serviceId: 'service-1', unitId: 'day', quantity: 5, dateFrom: '2026-11-26', dateTo: '2026-11-26' }
    const { days } = await sdk.queries.availableTime('shop-1', query).queryFn()
    expect(days).toMatchObject([{ status: 'SOLD_OUT', maxQuantity: 3 }])
    sdk.dispose()
  })

  test('where each person takes one of their own, a party takes as many', async () => {
    const service = serviceOf({
      ...{ id: 'service-1', name: 'Bicycle', dayUnit: true, perPerson: true, pricePer: 'person' },
      units: [unitOf('day', 'One day', 1440, 900)],
    })
    const resources = ['1', '2', '3'].map((number) => ({ id: `bike-${number}`, name: 'Bicycle', available: true }))
    const { server, hold, sdk } = begun([rental({ resources }, { services: [service] })])
    expect([hold('2026-11-24', 'day', { quantity: 2 }), hold('2026-11-24', 'day', { quantity: 2 })]).toEqual([
      'held',
      'SLOT_TAKEN',
    ])
    expect([hold('2026-11-24'), [...server.holds.values()].map(({ quote }) => quote.total.amount)]).toEqual([
      'held',
      [1800, 900],
    ])
    sdk.dispose()
  })

  test('a rental may last over days on which the shop is closed, and neither begins nor ends on one', async () => {
    const closures = [{ from: '2026-11-25T00:00', to: '2026-11-26T00:00' }]
    const { hold, statuses, sdk } = begun([rental({}, { closures })])
    expect(await statuses('days', '2026-11-22', '2026-11-26')).toEqual([
      '22 CLOSED',
      '23 AVAILABLE',
      '24 AVAILABLE',
      '25 CLOSED',
      // To be returned on a Sunday.
      '26 SOLD_OUT',
    ])
    expect([hold('2026-11-24'), hold('2026-11-25'), hold('2026-11-26', 'days'), hold('2026-11-24', 'days')]).toEqual([
      'SLOT_TAKEN',
      'SLOT_TAKEN',
      'SLOT_TAKEN',
      'held',
    ])
    sdk.dispose()
  })

  test('what needs to be made ready is free again only then', async () => {
    const { hold, statuses, sdk } = begun([rental({ timing: { bufferAfterMinutes: 24 * 60 } })])
    hold('2026-11-24')
    expect(await statuses('day', '2026-11-24', '2026-11-27')).toEqual([
      '24 SOLD_OUT',
      '25 SOLD_OUT',
      '26 AVAILABLE',
      '27 AVAILABLE',
    ])
    sdk.dispose()
  })
})

describe('The server in memory takes a rental back', () => {
  const branch = {
    id: 'shop-9',
    shopName: 'Airport',
    address: '1-1',
    price: { amount: 3300, currency: 'JPY' as const },
  }

  test.each([
    ['09:30', 'held', '2026-11-27T00:30:00Z'],
    // Later than the pick-up: a day earlier.
    ['18:00', 'held', '2026-11-26T09:00:00Z'],
    ['18:30', 'VALIDATION', undefined],
  ])('what is rented for three days and returned at %s is %s', (returnTime, outcome, endAt) => {
    const { hold, server, sdk } = begun([rental()])
    expect(hold('2026-11-24', 'days', { returnTime })).toBe(outcome)
    expect([...server.holds.values()].at(-1)?.endAt).toBe(endAt)
    sdk.dispose()
  })

  test('at another branch, whose price is a line of the quote', async () => {
    const { hold, server, sdk } = begun([rental({ returnBranches: [branch] })])
    const service = await sdk.queries.service('service-1').queryFn()
    expect(service.returnBranches).toEqual([branch])
    expect((await sdk.queries.shop('shop-1').queryFn()).returnBranches).toEqual([branch])
    expect(hold('2026-11-24', 'day', { returnShopId: 'shop-8' })).toBe('VALIDATION')
    expect(hold('2026-11-24', 'day', { returnShopId: 'shop-9' })).toBe('held')
    const quote = [...server.holds.values()].at(-1)?.quote
    expect(quote?.lines.map(({ kind, shopAmount }) => [kind, shopAmount.amount])).toEqual([
      ['service', 7000],
      ['return', 3300],
    ])
    expect(quote?.shopTotal.amount).toBe(10_300)
    sdk.dispose()
  })
})

test('Who waits for a rental is offered it with its return', async () => {
  const { sdk, server } = createTestSdk({ isMember: true })
  const draft = { shopId: 'shop-3', appointmentServiceId: 'service-4', appointmentUnitId: 'unit-6', quantity: 1 }
  const day = { reservationDate: '2026-11-24', reservationTime: '10:30', attaches: [] }
  // Both of its cars.
  for (const _ of [1, 2]) expect(server.hold({ draft: { ...draft, ...day } }).status).toBe(201)
  const list = sdk.startWaitingList()
  await settle()
  const wish = { shopId: 'shop-3', serviceId: 'service-4', unitId: 'unit-6', date: '2026-11-24', quantity: 1 }
  const { value } = await list.join({ ...wish, timeFrom: '10:30', timeTo: '10:30', returnTime: '09:30' })
  expect(value.joined).toMatchObject({ returnTime: '09:30', returnShop: null })
  server.holds.clear()
  expect(server.waitingList.offer(value.joined?.id ?? '', '10:30').status).toBe(200)
  const offered = sdk.startWaitingList()
  await settle()
  expect(offered.get().entries[0]?.offer?.booking).toMatchObject({ unitId: 'unit-6', returnTime: '09:30' })
  sdk.dispose()
})

describe('The server in memory', () => {
  const search = (server: FakeApi, query: string) =>
    server
      .fetch(new Request(`http://yoyaku.test/api/v1/shops/search?${query}`))
      .then((response) => response.json() as Promise<{ data: { id: string; searched?: unknown }[] }>)

  test('finds rentals by their number of days, at the price of them all, and only while one is free for the whole range', async () => {
    const { hold, server, sdk } = begun([rental()])
    const found = await search(server, 'date=2026-11-24&days=3')
    expect(found.data).toMatchObject([
      {
        id: 'shop-1',
        searched: {
          priceFrom: { amount: 19_000 },
          rental: { days: 3, unitId: 'days', unitName: 'Three days' },
          next: { unitId: 'days', times: ['09:00', '09:30', '10:00'] },
        },
      },
    ])
    expect((await search(server, 'date=2026-11-24&days=2')).data).toEqual([])
    expect((await search(server, 'date=2026-11-24&days=3&quantity=6')).data).toEqual([])
    expect(hold('2026-11-26')).toBe('held')
    expect((await search(server, 'date=2026-11-24&days=3')).data).toEqual([])
    sdk.dispose()
  })

  test('says of a service by the day its seats, its longest rental and its price a day', async () => {
    const { sdk } = begun([rental()])
    const { rental: terms } = await sdk.queries.service('service-1').queryFn()
    expect(terms).toMatchObject({
      ...{ maxDays: 3, seats: 5 },
      tiers: [
        { fromDays: 1, pricePerDay: { amount: 7000 } },
        { fromDays: 3, pricePerDay: { amount: 6333 } },
      ],
    })
    sdk.dispose()
  })
})
