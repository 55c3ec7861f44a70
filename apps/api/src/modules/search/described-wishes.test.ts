import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Schemas } from '../../contract/types.ts'
import { DESCRIBED } from '../../testing/described-wishes.ts'
import { setClock } from '../../testing/shop.ts'

type Answer = { data: Schemas['ShopCard'][] }

let api: TestApi
const serviceNames = new Map<string, string>()
beforeAll(async () => {
  api = await startTestApi({ shops: 600 })
  await setClock(api, '2026-11-28T05:00:00Z')
  const services = await api.db.selectFrom('service').select(['id', 'name']).execute()
  for (const { id, name } of services) serviceNames.set(id, name.en)
})
afterAll(() => api.close())

describe.each(LOCALES)('Who describes in %s what they need', (locale) => {
  test.each(Object.entries(DESCRIBED[locale]))('by %s finds %s first', async (keyword, wanted) => {
    const { body } = await api.call<Answer>('GET', '/api/v1/shops/search', { locale, query: { keyword, limit: 1 } })
    const [city, what = ''] = wanted.split(': ')
    const [first] = body.data
    const found = [first?.category.id, serviceNames.get(first?.searched?.id ?? '')]
    expect(first?.city.id).toBe(city)
    expect(
      what.split('|').filter((one) => found.includes(one)),
      `${found}`,
    ).not.toEqual([])
  })
})

test('The table has thirty descriptions or more in each language', () => {
  expect(LOCALES.map((locale) => Object.keys(DESCRIBED[locale]).length >= 30)).toEqual([true, true, true, true])
})
