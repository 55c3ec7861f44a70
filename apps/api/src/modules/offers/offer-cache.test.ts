import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { createDb, type Db } from '../../db/connection.ts'
import { everyDay, insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { loadOffer } from './offer.ts'
import { getOffer } from './offer-cache.ts'

let api: TestApi
let elsewhere: Db
beforeAll(async () => {
  api = await startTestApi()
  elsewhere = createDb(api.databaseUrl, { maxConnections: 2 })
  await insertReferenceData(api.db)
  await openShop(api.db, {
    staff: [{ id: 'aoi' }, { id: 'ren' }],
    attaches: [{ id: 'spa', price: 1000, durationMinutes: 30, maxQuantity: 2 }],
    holidays: ['12-31'],
  })
  await setClock(api, '2026-11-20T00:00:00Z')
  await api.context.search.loaded()
})
afterAll(async () => {
  await elsewhere.destroy()
  await api.close()
})

const shop = <Query extends { where: (column: 'shop_id', is: '=', id: string) => Query }>(query: Query) =>
  query.where('shop_id', '=', 'shop')

// Whatever another process may change, in the order in which it is changed.
const changes: [what: string, change: (db: Db) => Promise<unknown>][] = [
  ['what an extra costs', (db) => shop(db.updateTable('attach').set({ price: 2000 })).execute()],
  ['that an extra is not had with it any more', (db) => shop(db.deleteFrom('service_attach')).execute()],
  ['what it costs', (db) => shop(db.updateTable('service_unit').set({ price: 7000 })).execute()],
  ['its buffers', (db) => shop(db.updateTable('service').set({ buffer_after: 15 })).execute()],
  ['the opening hours', (db) => shop(db.updateTable('shop_hours').set({ closes: 1080 })).execute()],
  ['the holidays', (db) => shop(db.deleteFrom('shop_holiday')).execute()],
  ['who works when', (db) => shop(db.updateTable('shift').set({ starts: 660 })).execute()],
  ['who does it', (db) => shop(db.deleteFrom('service_bookable').where('bookable_id', '=', 'ren')).execute()],
  ['who is there', (db) => shop(db.updateTable('bookable').set({ active: false })).execute()],
  ['the name of the shop', (db) => db.updateTable('shop').set({ free_cancellation_hours: 3 }).execute()],
  ['the rates', (db) => db.updateTable('exchange_rate').set({ per_usd: '77' }).execute()],
  ['whether it is offered', (db) => shop(db.updateTable('service').set({ active: false })).execute()],
]

test.each(changes)('A cached offer has at once what another process changes: %s', async (_, change) => {
  const before = await getOffer(api.context, 'shop', 'cut')
  expect(before).not.toBeNull()
  await change(elsewhere)
  const [cached, read] = [await getOffer(api.context, 'shop', 'cut'), await loadOffer(elsewhere, 'shop', 'cut')]
  expect({ ...cached, now: 0 }).toEqual({ ...read, now: 0 })
  expect({ ...cached, now: 0 }).not.toEqual({ ...before, now: 0 })
})

test('A cached offer is not read again while nothing changes, and has the time of now', async () => {
  await openShop(api.db, { id: 'other', hours: everyDay(600, 700) })
  const [first, second] = [await getOffer(api.context, 'other', 'cut'), await getOffer(api.context, 'other', 'cut')]
  expect(second?.units).toBe(first?.units)
  await api.clock({ advanceMs: 3_600_000 })
  const later = await getOffer(api.context, 'other', 'cut')
  expect(later?.units).toBe(first?.units)
  expect((later?.now ?? 0) - (first?.now ?? 0)).toBeGreaterThanOrEqual(3_600_000)
})
