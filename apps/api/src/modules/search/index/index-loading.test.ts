import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../../test/harness.ts'
import { insertReferenceData, openShop } from '../../../testing/shop.ts'

const SHOPS = 10_500
const AT_ONCE = 1000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db, { id: 'one' })
  // Not at once: a statement has its time.
  for (let from = 2; from <= SHOPS; from += AT_ONCE)
    await sql`insert into shop select (json_populate_record(shop, json_build_object('id', 'many-' || number))).*
      from shop, generate_series(${from}::int, least(${from + AT_ONCE - 1}::int, ${SHOPS}::int)) number where id = 'one'`.execute(
      api.db,
    )
}, 60_000)
afterAll(() => api.close())

test('/readyz answers 503 until all shops are loaded into the index, and says how far that is', async () => {
  const ready = async () => {
    const answer = await api.app.inject({ url: '/readyz' })
    return { statusCode: answer.statusCode, ...answer.json() }
  }
  const search = () => api.call<{ total: number }>('GET', '/api/v1/shops/search')
  await api.db.transaction().execute(async (trx) => {
    await sql`lock table shop_holiday in access exclusive mode`.execute(trx)
    // The first load counts the shops, and then waits for the lock.
    await expect
      .poll(ready, { timeout: 10_000 })
      .toMatchObject({ statusCode: 503, failing: ['index'], index: { loaded: 0, of: SHOPS } })
  })
  await api.context.search.loaded()
  expect(await ready()).toEqual({
    ...{ statusCode: 200, status: 'ready', version: expect.any(String) },
    bus: { over: 'memory', hears: true },
  })
  expect((await search()).body.total).toBe(10_000)
}, 60_000)
