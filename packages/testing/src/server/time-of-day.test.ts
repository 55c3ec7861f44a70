import { createYoyaku } from '@yoyaku/core'
import { expect, test } from 'vitest'
import { TestClock } from '../clock.ts'
import { FakeApi } from './fake-api.ts'
import { daily, shopOf } from './shops.ts'

const MONDAY = '2026-11-30'

/** A bakery until noon, a salon from 10:00 to 20:00 and a bar past midnight. */
function begun() {
  const clock = new TestClock()
  const shops = [
    shopOf({ shop: { id: 'bakery', hours: daily('07:00', '12:00') } }),
    shopOf({ shop: { id: 'salon' } }),
    shopOf({ shop: { id: 'bar', hours: daily('20:00', '03:00') } }),
  ]
  const server = new FakeApi(clock, { shops })
  const sdk = createYoyaku({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, clock, live: false, currency: 'JPY' })
  const found = async (filters: Parameters<typeof sdk.queries.search>[0]) =>
    (await sdk.queries.search(filters).queryFn()).data.map(({ id }) => id)
  return { server, found }
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
