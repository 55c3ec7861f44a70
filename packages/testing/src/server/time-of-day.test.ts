import { createYoyaku } from '@yoyaku/core'
import { expect, test } from 'vitest'
import { TestClock } from '../clock.ts'
import { FakeApi } from './fake-api.ts'
import { daily, type FakeShop, serviceOf, shopOf, unitOf } from './shops.ts'

const MONDAY = '2026-11-30'
/** The first days after the clock's. */
const [SATURDAY, SUNDAY] = ['2026-11-21', '2026-11-22']

/** A bakery until noon, a salon from 10:00 to 20:00 and a bar past midnight. */
const shopsOfOneDay = () => [
  shopOf({ shop: { id: 'bakery', hours: daily('07:00', '12:00') } }),
  shopOf({ shop: { id: 'salon' } }),
  shopOf({ shop: { id: 'bar', hours: daily('20:00', '03:00') } }),
]

function begun(shops: FakeShop[] = shopsOfOneDay()) {
  const clock = new TestClock()
  const server = new FakeApi(clock, { shops })
  const sdk = createYoyaku({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, clock, live: false, currency: 'JPY' })
  const found = async (filters: Parameters<typeof sdk.queries.search>[0]) =>
    (await sdk.queries.search(filters).queryFn()).data.map(({ id }) => id)
  return { server, sdk, found }
}

test('The server in memory finds shops by the times of day at which they open', async () => {
  const { found } = begun()
  expect(await found({ timeOfDay: ['morning'] })).toEqual(['bakery', 'salon'])
  expect(await found({ timeOfDay: ['afternoon'] })).toEqual(['salon'])
  expect(await found({ timeOfDay: ['evening'] })).toEqual(['salon', 'bar'])
  expect(await found({ timeOfDay: ['morning', 'evening'] })).toEqual(['bakery', 'salon', 'bar'])
  expect(await found({ timeOfDay: [] })).toEqual(['bakery', 'salon', 'bar'])
})

test('The server in memory finds shops by the times of day that are free on a date', async () => {
  const { server, found } = begun()
  expect(await found({ timeOfDay: ['evening'], date: MONDAY })).toEqual(['salon', 'bar'])
  for (const reservationTime of ['18:00', '19:00']) {
    const draft = { shopId: 'salon', appointmentServiceId: 'service-1', appointmentUnitId: 'unit-1', quantity: 1 }
    expect(server.hold({ draft: { ...draft, reservationDate: MONDAY, reservationTime } }).status).toBe(201)
  }
  expect(await found({ timeOfDay: ['evening'], date: MONDAY })).toEqual(['bar'])
  expect(await found({ timeOfDay: ['afternoon'], date: MONDAY })).toEqual(['salon'])
})

test('The server in memory finds shops by a time of the clock, with those of a time of day', async () => {
  const { found } = begun()
  expect(await found({ timeFrom: '19:00', date: MONDAY })).toEqual(['salon', 'bar'])
  expect(await found({ timeFrom: '19:30', date: MONDAY })).toEqual(['bar'])
  expect(await found({ timeTo: '10:00', date: MONDAY })).toEqual(['bakery', 'salon'])
  expect(await found({ timeTo: '09:30', date: MONDAY })).toEqual(['bakery'])
  expect(await found({ timeFrom: '19:30', timeOfDay: ['morning'] })).toEqual([])
  expect(await found({ timeFrom: '20:00' })).toEqual(['bar'])
})

test('The server in memory names the next day on which a party finds a time, its times and what it pays', async () => {
  const pair = serviceOf({
    ...{ id: 'pair', name: 'Pair', perPerson: true, pricePer: 'person', maxQuantity: 2 },
    units: [unitOf('unit-1', 'Pair', 60, 4000)],
  })
  const chairs = ['chair-1', 'chair-2'].map((id) => ({ id, name: id, available: true }))
  const small = shopOf({ shop: { services: [pair], hours: daily('10:00', '12:00') }, resources: chairs })
  const { server, sdk } = begun([small])
  const draft = { shopId: 'shop-1', appointmentServiceId: 'pair', appointmentUnitId: 'unit-1', quantity: 1 }
  const taken = server.hold({ draft: { ...draft, reservationDate: SATURDAY, reservationTime: '10:30' } })
  expect(taken.status).toBe(201)
  const cardFor = async (filters: Parameters<typeof sdk.queries.search>[0]) =>
    (await sdk.queries.search({ keyword: 'pair', ...filters }).queryFn()).data[0]
  const one = await cardFor({ quantity: 1 })
  expect([one?.nextAvailableDate, one?.searched?.next?.total]).toEqual([SATURDAY, { amount: 4000, currency: 'JPY' }])
  expect(await cardFor({ quantity: 2 })).toMatchObject({
    nextAvailableDate: SUNDAY,
    pricePer: 'person',
    searched: {
      pricePer: 'person',
      next: { date: SUNDAY, times: ['10:00', '10:30', '11:00'], total: { amount: 8000 }, quantity: 2 },
    },
  })
  expect((await cardFor({ quantity: 2, timeFrom: '11:00' }))?.searched?.next?.times).toEqual(['11:00'])
  expect((await cardFor({}))?.searched?.next).toBeUndefined()
})
