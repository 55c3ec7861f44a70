import { createYoyaku } from '@yoyaku/core'
import { expect, test } from 'vitest'
import { TestClock } from '../clock.ts'
import { FakeApi } from './fake-api.ts'
import { serviceOf, shopOf, unitOf } from './shops.ts'

const MONDAY = '2026-11-30'

/** A restaurant whose course is served at the counter or, for more, in a private room. */
function begun() {
  const clock = new TestClock()
  const counter = unitOf('counter', 'Counter', 60, 4800)
  const course = serviceOf({
    id: 'course',
    name: 'Course',
    units: [counter, unitOf('room', 'Private room', 120, 19_800)],
  })
  const lunch = serviceOf({ id: 'lunch', name: 'Lunch', units: [unitOf('table', 'Table', 60, 3000)] })
  const server = new FakeApi(clock, { shops: [shopOf({ shop: { services: [lunch, course] } })] })
  const sdk = createYoyaku({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, clock, live: false, currency: 'JPY' })
  return async (filters: Parameters<typeof sdk.queries.search>[0]) =>
    (await sdk.queries.search(filters).queryFn()).data[0]?.searched
}

test('The server in memory shows the unit that a keyword names, at its price and with its times', async () => {
  const searched = begun()
  const room = { id: 'course', name: 'Course', unit: { id: 'room', name: 'Private room' }, pricePer: 'booking' }
  expect(await searched({ keyword: 'private room' })).toEqual({
    ...room,
    priceFrom: { amount: 19_800, currency: 'JPY' },
  })
  expect(await searched({ keyword: 'private room', date: MONDAY })).toMatchObject({
    ...room,
    next: { date: MONDAY, unitId: 'room', times: ['10:00', '10:30', '11:00'], total: { amount: 19_800 } },
  })
})

test('The server in memory shows the service that a keyword names, at its lowest price', async () => {
  const searched = begun()
  const course = { id: 'course', name: 'Course', pricePer: 'booking', priceFrom: { amount: 4800, currency: 'JPY' } }
  expect(await searched({ keyword: 'course' })).toEqual(course)
  expect(await searched({ keyword: 'Aoyama' })).toBeNull()
  expect(await searched({})).toBeNull()
})
