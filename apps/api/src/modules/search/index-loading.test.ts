import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { layGround, openShop } from '../../testing/shop.ts'

const SHOPS = 10_500
const AT_ONCE = 1000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await layGround(api.db)
  await openShop(api.db, { id: 'one' })
  // Not at once: a statement has its time.
  for (let from = 2; from <= SHOPS; from += AT_ONCE)
    await sql`insert into shop select (json_populate_record(shop, json_build_object('id', 'many-' || number))).*
      from shop, generate_series(${from}::int, least(${from + AT_ONCE - 1}::int, ${SHOPS}::int)) number where id = 'one'`.execute(
      api.db,
    )
}, 60_000)
afterAll(() => api.close())

test('While many shops are loaded a search is told at once to come back, and readiness says how far it is', async () => {
  const search = () => api.call<{ total: number }>('GET', '/api/v1/shops/search')
  await api.db.transaction().execute(async (trx) => {
    await sql`lock table service in access exclusive mode`.execute(trx)
    const { status, body, headers } = await search()
    expect({ status, body, retryAfter: headers['retry-after'] }).toMatchObject({
      ...{ status: 503, body: { code: 'UNAVAILABLE', message: 'The catalogue is still being loaded' } },
      retryAfter: '5',
    })
    const ready = await api.app.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'not ready', failing: ['index'], index: { loaded: 0, of: SHOPS } },
    ])
  })
  await expect.poll(async () => (await search()).status, { timeout: 30_000 }).toBe(200)
  expect((await search()).body.total).toBe(10_000)
  expect((await api.app.inject({ url: '/readyz' })).statusCode).toBe(200)
}, 60_000)
