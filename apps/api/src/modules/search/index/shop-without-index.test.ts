import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { insertReferenceData, openShop } from '../../../testing/shop.ts'
import type { loadIndex } from './load-index.ts'

/** Of a large catalogue, without end. */
const load: typeof loadIndex = (_db, onProgress) => {
  onProgress?.(0, 20_000)
  return new Promise(() => {})
}

test('shops are shown while the search index of a large catalogue is being loaded; searches and lists are 503, and so is /readyz', async () => {
  // Other files of this process have imported the module already.
  vi.resetModules()
  vi.doMock(import('./load-index.ts'), async (original) => ({ ...(await original()), loadIndex: load }))
  onTestFinished(() => {
    vi.doUnmock(import('./load-index.ts'))
    vi.resetModules()
  })
  const { startTestApi } = await import('../../../../test/harness.ts')
  const api = await startTestApi()
  onTestFinished(() => api.close())
  await insertReferenceData(api.db)
  await openShop(api.db, { id: 'one' })
  const { status, body } = await api.call<{ data: { nextAvailableDate: string | null; services: unknown[] } }>(
    'GET',
    '/api/v1/shops/one',
  )
  expect([status, body.data.services.length]).toStrictEqual([200, 1])
  expect(body.data.nextAvailableDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect((await api.call('GET', '/api/v1/shops/none')).status).toBe(404)
  await sql`insert into brand (id, name) values ('chain', '{"en":"Chain"}')`.execute(api.db)
  await sql`update shop set brand_id = 'chain'`.execute(api.db)
  const { accessToken: token } = await api.signIn()
  await api.call('PUT', '/api/v1/user-favorite/one', { token })
  for (const url of ['/api/v1/shops/brand?brandId=chain', '/api/v1/user-favorite']) {
    const list = await api.call<{ data: { nextAvailableDate: string | null }[] }>('GET', url, { token })
    expect([list.status, list.body.data.map((card) => card.nextAvailableDate)]).toStrictEqual([
      200,
      [body.data.nextAvailableDate],
    ])
  }
  const { rows } = await sql<{ id: string }>`select id from category limit 1`.execute(api.db)
  const kinds = ['', '/jp/get-category', '/shop'].map((end) => `user/category-store${end}`)
  const lists = [
    'shops',
    'shops/search?keyword=kumo',
    `shops/by-category/${rows[0]?.id}`,
    ...kinds,
    'cities',
    'curated',
  ]
  for (const url of lists) {
    const { status, body, headers } = await api.call<{ code: string }>('GET', `/api/v1/${url}`)
    expect([url, status, body.code, headers['retry-after']]).toStrictEqual([url, 503, 'UNAVAILABLE', '1'])
  }
  const ready = await api.app.inject({ url: '/readyz' })
  expect([ready.statusCode, ready.json()]).toStrictEqual([
    503,
    { status: 'not ready', failing: ['index'], index: { loaded: 0, of: 20_000 } },
  ])
})
