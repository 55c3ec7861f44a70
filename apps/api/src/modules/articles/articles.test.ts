import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Schemas } from '../../contract/types.ts'

type Cards = { data: Schemas['ArticleCard'][]; total: number }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 150 })
})
afterAll(() => api.close())

test('Articles come newest first, page by page, and by category', async () => {
  const all = await cards('/api/v1/user/article', { limit: 100 })
  const dates = all.data.map(({ publishedAt }) => Date.parse(publishedAt))
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  expect((await cards('/api/v1/user/article', { limit: 2, page: 1 })).data).toEqual(all.data.slice(2, 4))

  const { body } = await api.call<{ data: Schemas['NamedId'][] }>('GET', '/api/v1/user/category-article')
  const each = await Promise.all(
    body.data.map(({ id }) => cards('/api/v1/user/article/get-by-category', { categoryId: id, limit: 100 })),
  )
  expect(each.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
  expect(await cards('/api/v1/user/article/get-by-category', { categoryId: 'none' })).toEqual({ data: [], total: 0 })
})

test.each(LOCALES)('An article in %s brings its text and shops', async (locale) => {
  const [card] = (await cards('/api/v1/user/article', { limit: 1 }, locale)).data
  const { body } = await api.call<{ data: Schemas['Article'] }>('GET', `/api/v1/user/article/${card?.id}`, { locale })
  expect(body.data).toMatchObject({ ...card })
  expect(body.data.body.length).toBeGreaterThan(100)
  const row = await api.db
    .selectFrom('article')
    .select('title')
    .where('id', '=', card?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(body.data.articleName).toBe(row.title[locale])
})

test('An article recommends shops whose main trade it is about: a small car of no minivan firm', async () => {
  const rows = await api.db.selectFrom('article').select(['id', 'shop_category_ids']).execute()
  const each = await Promise.all(
    rows.map(async ({ id, shop_category_ids: trades }) => {
      const { body } = await api.call<{ data: Schemas['Article'] }>('GET', `/api/v1/user/article/${id}`)
      return body.data.shops.map(({ category }) => [id, category.id, trades.includes(category.id)])
    }),
  )
  expect(each.flat().length).toBeGreaterThan(0)
  expect(each.flat().filter(([, , isMain]) => !isMain)).toEqual([])
})

test('An article that is not published yet is not there', async () => {
  const [card] = (await cards('/api/v1/user/article', { limit: 1 })).data
  const id = card?.id ?? ''
  await api.db.updateTable('article').set({ published_at: '2999-01-01T00:00:00Z' }).where('id', '=', id).execute()
  expect((await cards('/api/v1/user/article')).data.map((article) => article.id)).not.toContain(id)
  expect((await api.call('GET', `/api/v1/user/article/${id}`)).body.code).toBe('NOT_FOUND')
})

async function cards(url: string, query = {}, locale: Schemas['Locale'] = 'en'): Promise<Cards> {
  const { status, body } = await api.call<Cards>('GET', url, { query, locale })
  expect(status).toBe(200)
  return body
}
