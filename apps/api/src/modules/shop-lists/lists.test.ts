import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'

type List<Thing> = { data: Thing[]; total: number }
type Named = { id: string; name: string }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12, env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => api.close())

test('Categories are counted with their children, and named in the asked language', async () => {
  const { data } = await list<Schemas['Category']>('/api/v1/user/category-store', {}, 'ja')
  const shops = await api.db.selectFrom('shop_category').selectAll().execute()
  for (const { id, shopCount } of data) {
    const ids = new Set([id, ...data.filter(({ parentId }) => parentId === id).map((child) => child.id)])
    const counted = new Set(shops.filter(({ category_id }) => ids.has(category_id)).map(({ shop_id }) => shop_id)).size
    expect({ id, shopCount }).toEqual({ id, shopCount: counted })
  }
  expect(data.find(({ id }) => id === 'nails')?.name).toBe('ネイル')
})

test('Categories of Japan are those that have shops there', async () => {
  const { data } = await list<Schemas['Category']>('/api/v1/user/category-store/jp/get-category')
  const inJapan = await api.db.selectFrom('shop').select('category_id').where('country', '=', 'JP').execute()
  expect(data.length).toBeGreaterThan(0)
  expect(data.every(({ shopCount }) => shopCount > 0)).toBe(true)
  expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([...new Set(inJapan.map((row) => row.category_id))]))
})

test('Each top category brings its first shops, popular ones first', async () => {
  const { data } = await list<Schemas['Category'] & { shops: Schemas['ShopCard'][] }>(
    '/api/v1/user/category-store/shop',
  )
  for (const { id, parentId, shopCount, shops } of data) {
    const listed = await list<Schemas['ShopCard']>(`/api/v1/shops/by-category/${id}`, { limit: 10 })
    expect(parentId).toBeNull()
    expect(shops).toEqual(listed.data)
    expect(listed.total).toBe(shopCount)
  }
})

test('Cities: recommended ones first, Taiwan is at home and all others are overseas', async () => {
  const { data, total } = await list<Schemas['City']>('/api/v1/cities')
  const home = await list<Schemas['City']>('/api/v1/cities', { locationType: 'domentic' })
  const abroad = await list<Schemas['City']>('/api/v1/cities', { locationType: 'oversea' })
  expect(home.total + abroad.total).toBe(total)
  expect(home.data.map(({ country, locationType }) => `${country} ${locationType}`)).toEqual(
    home.data.map(() => 'TW domentic'),
  )
  const recommended = data.map((city) => city.recommended)
  expect(recommended).toEqual(recommended.toSorted((one, other) => Number(other) - Number(one)))
  expect(data.reduce((sum, { shopCount }) => sum + shopCount, 0)).toBe(12)
})

test('A place that is neither is refused', async () => {
  const { status, body } = await api.call('GET', '/api/v1/cities', { query: { locationType: 'moon' } })
  expect({ status, fields: body.fields }).toMatchObject({ status: 400, fields: [{ field: 'locationType' }] })
})

test('Each shop shows the rating of its reviews, and none where nobody has reviewed', async () => {
  const { data } = await list<Schemas['ShopCard']>('/api/v1/shops', {}, 'en')
  expect(new Set(data.map(({ ratingCount }) => ratingCount > 0))).toEqual(new Set([true, false]))
  for (const { id, rating, ratingCount } of data) {
    const { body: shop } = await api.call<{ data: Schemas['Shop'] }>('GET', `/api/v1/shops/${id}`)
    const { body: reviews } = await api.call<{ total: number; distribution: number[] }>(
      'GET',
      `/api/v1/shops/${id}/reviews`,
    )
    const stars = reviews.distribution.reduce((sum, count, index) => sum + count * (index + 1), 0)
    const mean = reviews.total === 0 ? null : Math.round((stars / reviews.total) * 10) / 10
    expect([rating, ratingCount], id).toEqual([mean, reviews.total])
    expect([shop.data.rating, shop.data.ratingCount], id).toEqual([rating, ratingCount])
  }
})

test('A card says in which district of its city the shop lies, in the language of the reader', async () => {
  const of = async (locale: 'ja' | 'en') => {
    const { body } = await api.call<{ data: Schemas['ShopCard'][] }>('GET', '/api/v1/shops/search', {
      locale,
      query: { cityId: 'tokyo', limit: 50 },
    })
    return body.data.map(({ district }) => district ?? '')
  }
  const [ja, en] = [await of('ja'), await of('en')]
  expect(new Set(ja).size).toBeGreaterThan(1)
  expect(ja.filter((name) => !/^\p{Script=Han}+$/u.test(name))).toEqual([])
  expect(en.filter((name) => !/^[A-Z][a-z]+$/.test(name))).toEqual([])
})

describe('Themes', () => {
  test('each tells how many shops it has, and shows them', async () => {
    const { data } = await list<Schemas['CuratedCard']>('/api/v1/curated', {}, 'zh')
    expect(data.length).toBeGreaterThan(3)
    for (const theme of data) {
      const { body } = await api.call<{ data: Schemas['Curated'] }>('GET', `/api/v1/curated/${theme.id}`, {
        locale: 'zh',
      })
      expect(body.data).toMatchObject(theme)
      expect(body.data.shops.length).toBe(Math.min(theme.shopCount, 30))
    }
  })

  test('each shows shops of its main trades alone, whatever else others sell', async () => {
    const shown: string[] = []
    const themes = await api.db.selectFrom('curated').select(['id', 'category_ids']).execute()
    for (const { id, category_ids } of themes.filter((theme) => theme.category_ids.length > 0)) {
      const { body } = await api.call<{ data: Schemas['Curated'] }>('GET', `/api/v1/curated/${id}`)
      shown.push(...body.data.shops.map((shop) => shop.id))
      expect(body.data.shops.filter(({ category }) => !category_ids.includes(category.id))).toEqual([])
    }
    expect(shown.length).toBeGreaterThan(5)
  })

  test('the one of Japan shows Japan alone', async () => {
    const { body } = await api.call<{ data: Schemas['Curated'] }>('GET', '/api/v1/curated/jp')
    expect(new Set(body.data.shops.map(({ country }) => country))).toEqual(new Set(['JP']))
  })

  test('one that is not there is not found', async () => {
    expect((await api.call('GET', '/api/v1/curated/nowhere')).body.code).toBe('NOT_FOUND')
  })
})

test('Pages of shops follow each other without a gap, most popular first', async () => {
  const all = await list<Named>('/api/v1/shops', { limit: 100 })
  const pages = await Promise.all([0, 1, 2].map((page) => list<Named>('/api/v1/shops', { limit: 5, page })))
  expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all.data.map(({ id }) => id))
  const rows = await api.db.selectFrom('shop').select('id').orderBy('popularity', 'desc').orderBy('id').execute()
  expect(new Set(all.data.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)))
  expect((await list('/api/v1/shops', { page: 10_000 })).data).toEqual([])
})

test.each([{ page: -1 }, { page: 10_001 }, { page: 1.5 }, { limit: 0 }, { limit: 101 }, { limit: 'x' }])(
  'The page %j is refused with its field',
  async (query) => {
    const { status, body } = await api.call<{ fields: { field: string }[] }>('GET', '/api/v1/shops', { query })
    expect({ status, fields: body.fields.map(({ field }) => field) }).toEqual({
      status: 400,
      fields: Object.keys(query),
    })
  },
)

test('Chains know their shops, also one without any', async () => {
  const { data, total } = await list<Schemas['Brand']>('/api/v1/brands', { limit: 100 })
  expect(total).toBe(data.length)
  for (const { id, brandName, shopCount } of data) {
    const shops = await list<Schemas['ShopCard']>('/api/v1/shops/brand', { brandId: id, limit: 100 })
    expect(shops.total).toBe(shopCount)
    expect(shops.data.map((shop) => shop.brandName)).toEqual(shops.data.map(() => brandName))
  }
  expect(await list('/api/v1/shops/brand', { brandId: 'nobody' })).toEqual({ data: [], total: 0 })
})

test('A chain counts its published shops at once: one that moves, is hidden, is deleted; the searched texts of the others stay', async () => {
  await api.db
    .insertInto('brand')
    .values(['one', 'other'].map((id) => ({ id, name: JSON.stringify({ en: id, ko: id, ja: id, zh: id }) })))
    .execute()
  const [first = '', second = '', third = ''] = (await list<{ id: string }>('/api/v1/shops', { limit: 3 })).data.map(
    ({ id }) => id,
  )
  const set = (ids: string[], to: { brand_id?: string | null; active?: boolean }) =>
    api.db.updateTable('shop').set(to).where('id', 'in', ids).execute()
  const counts = async () => {
    const { data } = await list<Schemas['Brand']>('/api/v1/brands', { limit: 100 })
    return ['one', 'other'].map((wanted) => data.find(({ id }) => id === wanted)?.shopCount)
  }
  onTestFinished(async () => void (await set([first, second, third], { brand_id: null, active: true })))
  await set([first, second, third], { brand_id: 'one' })
  expect(await counts()).toEqual([3, 0])
  await sql`update shop_search set grams = 'kept' where shop_id = ${third}`.execute(api.db)
  await set([first], { brand_id: 'other' })
  await set([second], { active: false })
  expect(await counts()).toEqual([1, 1])
  const found = await api.db.selectFrom('shop_search').select('grams').where('shop_id', '=', third).execute()
  expect(found).toEqual([{ grams: 'kept' }])
  await set([second], { active: true })
  await set([first], { brand_id: null })
  expect(await counts()).toEqual([2, 0])
  await sql`insert into shop select copy.* from shop, json_populate_record(shop, '{"id": "copy"}') copy where shop.id = ${third}`.execute(
    api.db,
  )
  expect(await counts()).toEqual([3, 0])
  await api.db.deleteFrom('shop').where('id', '=', 'copy').execute()
  expect(await counts()).toEqual([2, 0])
})

test('Services of a shop, of a category with its children, and of all', async () => {
  const all = await list<Schemas['Service']>('/api/v1/services', { limit: 100 })
  const [first] = all.data
  const ofShop = await list<Schemas['Service']>('/api/v1/services', { shopId: first?.shopId ?? '', limit: 100 })
  expect(ofShop.data.map(({ shopId }) => shopId)).toEqual(ofShop.data.map(() => first?.shopId))
  const ofParent = await list<Schemas['Service']>('/api/v1/services/by-category', { categoryId: 'beauty', limit: 100 })
  const ofChild = await list<Schemas['Service']>('/api/v1/services/by-category', { categoryId: 'nails', limit: 100 })
  expect(ofParent.total).toBeGreaterThanOrEqual(ofChild.total)
  expect(await list('/api/v1/services/by-category', { categoryId: 'nothing' })).toEqual({ data: [], total: 0 })
})

describe('Top searches', () => {
  test('come in the asked language, most often first, and count what people look for', async () => {
    const before = await tags()
    const [first, last] = [before[0], before.at(-1)]
    expect(before.map(({ count }) => count)).toEqual(before.map(({ count }) => count).toSorted((a, b) => b - a))
    await api.db
      .updateTable('search_count')
      .set({ count: (first?.count ?? 0) - 1 })
      .where('keyword', '=', last?.keyword ?? '')
      .execute()
    await log(last?.keyword ?? '', '203.0.113.1')
    await log(` ${last?.keyword.toUpperCase()}! `, '203.0.113.2')
    await expect
      .poll(async () => (await tags())[0], { timeout: 10_000 })
      .toEqual({ keyword: last?.keyword, count: (first?.count ?? 0) + 1 })
  })

  test('count a word once a day for an address, and keep its letters and digits alone', async () => {
    onTestFinished(async () => void (await api.clock({ offsetMs: 0 })))
    const keyword = (await tags())[0]?.keyword ?? ''
    const counts = () =>
      api.db.selectFrom('search_count').select(['keyword', 'count']).where('keyword', 'ilike', `%${keyword}%`).execute()
    await api.db.deleteFrom('search_count').where('keyword', 'ilike', `%${keyword}%`).execute()
    await log(keyword, '203.0.113.3')
    await expect.poll(counts, { timeout: 10_000 }).toEqual([{ keyword, count: 1 }])
    for (const typed of [`${keyword} 💩💩`, `"><${keyword}>`, keyword.toUpperCase()]) await log(typed, '203.0.113.3')
    await log(`${keyword}!`, '203.0.113.4')
    await expect.poll(counts, { timeout: 10_000 }).toEqual([{ keyword, count: 2 }])
    await api.clock({ advanceMs: 24 * 3_600_000 })
    await log(keyword, '203.0.113.3')
    await expect.poll(counts, { timeout: 10_000 }).toEqual([{ keyword, count: 3 }])
  })

  test('do not show what an older version counted with other signs', async () => {
    const keyword = `${(await tags())[0]?.keyword} 💩`
    await api.db.insertInto('search_count').values({ locale: 'en', keyword, count: 2_000_000 }).execute()
    expect((await tags()).map((tag) => tag.keyword)).not.toContain(keyword)
  })

  test('never show what finds nothing, however often it was typed', async () => {
    for (const keyword of ['hana@example.com', 'qqqq', '💅']) await log(keyword)
    await api.db.insertInto('search_count').values({ locale: 'en', keyword: 'qqqq', count: 1_000_000 }).execute()
    expect((await tags()).map(({ keyword }) => keyword)).not.toContain('qqqq')
    const stored = await api.db.selectFrom('search_count').select('keyword').where('keyword', 'like', '%@%').execute()
    expect(stored).toEqual([])
  })

  test('tell operators alone the words that no shop has, without long numbers', async () => {
    const [tag] = await tags()
    const typed = ['flumph', 'grombel', 'call 090 1234 5678', tag?.keyword.toLowerCase() ?? '']
    const words = async () => {
      const rows = await api.db
        .selectFrom('unknown_word')
        .selectAll()
        .where('word', 'in', typed)
        .orderBy('word')
        .execute()
      return rows.map(({ locale, word, count }) => `${locale} ${word} ${count}`)
    }
    await log('Flumph', '203.0.113.5')
    await log('flumph', '203.0.113.6')
    await log('flumph', '203.0.113.6')
    await log('call 090 1234 5678', '203.0.113.5')
    await log(`grombel ${tag?.keyword}`, '203.0.113.5')
    await log(tag?.keyword ?? '', '203.0.113.5')
    await expect.poll(words, { timeout: 10_000 }).toEqual(['en flumph 2', 'en grombel 1'])
    expect((await tags()).map(({ keyword }) => keyword)).not.toContain('flumph')
  })

  test('are looked up in the index once, until a shop changes', async () => {
    const index = await api.context.search.loaded()
    await tags()
    const matching = vi.spyOn(index, 'matching')
    onTestFinished(() => matching.mockRestore())
    const before = await tags()
    expect(matching).not.toHaveBeenCalled()
    await api.db.updateTable('shop').set({ active: false }).execute()
    expect(await tags()).toEqual([])
    await api.db.updateTable('shop').set({ active: true }).execute()
    expect(await tags()).toEqual(before)
  })

  test('a search without words, or with too many, is refused', async () => {
    for (const keyword of ['', 'a'.repeat(101), 7, null]) {
      const { status } = await api.call('POST', '/api/v1/user/search-shop-log', { body: { keyword } })
      expect(status).toBe(400)
    }
  })

  const tags = async () => (await list<{ keyword: string; count: number }>('/api/v1/user/search-tag')).data
  const log = async (keyword: string, address = '203.0.113.9') => {
    const { status, body } = await api.call('POST', '/api/v1/user/search-shop-log', {
      body: { keyword },
      locale: 'en',
      headers: { 'x-forwarded-for': address },
    })
    expect({ status, body }).toEqual({ status: 202, body: { data: { success: true } } })
  }
})

async function list<Thing>(url: string, query = {}, locale: Schemas['Locale'] = 'en'): Promise<List<Thing>> {
  const { status, body } = await api.call<List<Thing>>('GET', url, { query, locale })
  expect(status).toBe(200)
  return body
}

test('A card says when what visitors read of its shop last changed; bookings change nothing of it', async () => {
  const updated = async () => (await list<Schemas['ShopCard']>('/api/v1/shops')).data[0]
  const first = await updated()
  const at = () => updated().then((card) => card?.updatedAt ?? '')
  const id = first?.id ?? ''
  const before = await at()
  await api.db.updateTable('shop').set({ booked_members: 1 }).where('id', '=', id).execute()
  expect(await at()).toBe(before)
  await api.db.updateTable('service_unit').set({ price: 4321 }).where('shop_id', '=', id).execute()
  const priced = await at()
  expect(priced > before).toBe(true)
  await api.db.updateTable('shop').set({ phone: '+81312345678' }).where('id', '=', id).execute()
  expect((await at()) > priced).toBe(true)
})

test('Every change of a shop moves the time of its last change, also while a test clock is ahead and once it is set back', async () => {
  const changeTwice = async (): Promise<string[]> => {
    const times: string[] = []
    for (const price of [5000, 5001]) {
      await api.db.updateTable('service_unit').set({ price }).where('shop_id', '=', id).execute()
      const shop = api.db.selectFrom('shop').select('updated_at').where('id', '=', id)
      times.push((await shop.executeTakeFirstOrThrow()).updated_at)
    }
    return times
  }
  const { id } = await api.db.selectFrom('shop').select('id').orderBy('id').executeTakeFirstOrThrow()
  await api.clock({ offsetMs: 3_600_000 })
  const [first = '', second = ''] = await changeTwice()
  expect(second > first).toBe(true)
  await api.clock({ offsetMs: 0 })
  const [third = '', fourth = ''] = await changeTwice()
  expect([third < first, fourth > third]).toStrictEqual([true, true])
})
