import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { insertReferenceData, openShop } from '../../../../testing/shop.ts'
import type { loadIndex } from './load-index.ts'

/** Of a large catalogue, without end. */
const load: typeof loadIndex = (_db, onProgress) => {
  onProgress?.(0, 20_000)
  return new Promise(() => {})
}

test('everything public is answered while the search index of a large catalogue is being loaded', async () => {
  // Other files of this process have imported the module already.
  vi.resetModules()
  vi.doMock(import('./load-index.ts'), async (original) => ({ ...(await original()), loadIndex: load }))
  onTestFinished(() => {
    vi.doUnmock(import('./load-index.ts'))
    vi.resetModules()
  })
  const { startTestApi } = await import('../../../../../test/harness.ts')
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
  await sql`insert into article_category (id, name, sort) values ('travel', '{"en":"Travel"}', 1)`.execute(api.db)
  await sql`insert into article (id, category_id, title, summary, body, cover, shop_category_ids, city_ids, published_at)
    select 'tea', 'travel', name, name, name, cover, '{}', '{}', '2026-01-01Z' from shop`.execute(api.db)
  const article = await api.call<{ data: { shops: unknown[] } }>('GET', '/api/v1/user/article/tea')
  expect([article.status, article.body.data?.shops.length]).toStrictEqual([200, 1])
  const { rows } = await sql<{ id: string }>`select id from category limit 1`.execute(api.db)
  const kinds = ['', '/jp/get-category', '/shop'].map((end) => `user/category-store${end}`)
  const lists = [
    'shops',
    'shops/hottest-booked',
    'shops/search',
    'shops/search?keyword=kumo',
    `shops/by-category/${rows[0]?.id}`,
    ...kinds,
    'cities',
    'curated',
  ]
  for (const url of lists) {
    const list = await api.call<{ total: number }>('GET', `/api/v1/${url}`)
    expect([url, list.status]).toStrictEqual([url, 200])
  }
  const found = await api.call<{ total: number }>('GET', '/api/v1/shops/search', { query: { keyword: 'kumo' } })
  expect(found.body.total).toBe(1)
  await api.call('POST', '/api/v1/user/search-shop-log', { body: { keyword: 'kumo' } })
  const tags = async () => (await api.call<{ data: { keyword: string }[] }>('GET', '/api/v1/user/search-tag')).body.data
  await expect.poll(tags).toStrictEqual([{ keyword: 'kumo', count: 1 }])
})
