import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { setClock } from '../../testing/shop.ts'
import { TYPED } from '../../testing/typed-queries.ts'

type Found = { data: Schemas['ShopCard'][]; total: number; nextCursor: string | null; correctedKeyword?: string | null }

/** The whole demo catalogue: every category stands in several cities. */
const SHOPS = 600
const FIRST = 5

describe('Search', () => {
  let api: TestApi
  /** What is true of each shop: its city, its country, and the category on its card with the parent of that. */
  const placesAndCategories = new Map<string, string[]>()
  beforeAll(async () => {
    api = await startTestApi({ shops: SHOPS })
    await setClock(api, '2026-11-22T00:00:00Z')
    const rows = await api.db
      .selectFrom('shop')
      .innerJoin('category', 'category.id', 'shop.category_id')
      .select(['shop.id', 'shop.category_id', 'category.parent_id', 'city_id', 'country'])
      .execute()
    for (const { id, category_id, parent_id, city_id, country } of rows)
      placesAndCategories.set(id, [category_id, parent_id ?? '', city_id, country])
  })
  afterAll(() => api.close())

  describe.each(LOCALES)('Who types in %s', (locale) => {
    test.each(Object.entries(TYPED[locale]))('%s finds %s first', async (keyword, wanted) => {
      const { data } = await search(keyword, locale)
      const fits = (id: string) =>
        wanted.split(' ').every((part) => part.split('|').some((one) => placesAndCategories.get(id)?.includes(one)))
      const fitting = [...placesAndCategories.keys()].filter(fits).length
      const first = data.slice(0, Math.min(FIRST, fitting)).map(({ id }) => ({ id, fits: fits(id) }))
      expect(first.length).toBeGreaterThan(0)
      expect(first).toEqual(first.map(({ id }) => ({ id, fits: true })))
    })
  })

  /** How Japanese names of categories are read; a name in kana is its own reading. */
  const READINGS: Record<string, string[]> = {
    beauty: ['びよう'],
    hair: ['びようしつ'],
    eyelash: ['まつげ・まゆげ', 'まつげ'],
    massage: ['りらくぜーしょん', 'せいたい'],
    sushi: ['すし', '寿し'],
    izakaya: ['いざかや'],
    yakiniku: ['やきにく'],
    'korean-bbq': ['かんこくやきにく'],
    teahouse: ['おちゃ・かんみ', 'おちゃ'],
    culture: ['ぶんかたいけん'],
    'tea-ceremony': ['さどう', 'ちゃどう'],
    pottery: ['とうげい'],
    calligraphy: ['しょどう'],
    'cooking-class': ['りょうりきょうしつ'],
    kimono: ['きもの'],
    hanbok: ['かんふく', 'ハンボク'],
    sauna: ['サウナ・おんせん', 'おんせん'],
    'car-wash': ['てあらいせんしゃ', 'せんしゃ'],
    inspection: ['てんけん・せいび', 'てんけん', 'せいび', 'しゃけん'],
    kei: ['けいじどうしゃ'],
  }

  test('The reading of every category finds a shop of it, in hiragana and in katakana', async () => {
    const categories = await api.db.selectFrom('category').select(['id', 'name']).execute()
    const withShops = new Set([...placesAndCategories.values()].flat())
    const missed: string[] = []
    for (const { id, name } of categories.filter((one) => withShops.has(one.id))) {
      const readings = READINGS[id] ?? [name.ja]
      expect(readings.filter((reading) => !/[\p{Script=Hiragana}\p{Script=Katakana}]|SUV/u.test(reading))).toEqual([])
      for (const reading of readings.flatMap((one) => [one, toKatakana(one)])) {
        const { data } = await search(reading, 'ja')
        if (!data.some((card) => placesAndCategories.get(card.id)?.includes(id))) missed.push(`${id} ${reading}`)
      }
    }
    expect(missed).toEqual([])
  })

  const toKatakana = (text: string) =>
    text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))

  test('A service is found in every language, and shops of other kinds that have it come along', async () => {
    const totals = await Promise.all(
      ['head spa', 'headspa', 'ヘッドスパ', '헤드스파', '헤드 스파', '頭皮 SPA', '头皮护理'].map(
        async (keyword) => (await search(keyword, 'en')).total,
      ),
    )
    expect(totals[0]).toBeGreaterThan(5)
    expect(totals).toEqual(totals.map(() => totals[0]))
  })

  test.each([
    ...[
      'qqqqzzzz',
      'asdfghjkl',
      'zxcvbnm qwerty',
      'helicopter',
      'dentist lawyer',
      'mortgage',
      'bitcoin',
      'London',
      '💅',
      '%',
    ],
    ...['ㅋㅋㅋㅋ', '변호사', '런던', '부동산', '弁護士', '不動産屋', 'ロンドン', '律師事務所', '倫敦', '房屋貸款'],
    ...["'; drop table shop --", 'a'.repeat(100), '\u202e'],
  ])('%j finds nothing, and nothing else instead', async (keyword) => {
    for (const locale of LOCALES)
      expect(await search(keyword, locale)).toMatchObject({ total: 0, correctedKeyword: null, data: [] })
  })

  test('What looks mistyped says what was searched instead; what finds shops is taken as it is', async () => {
    expect((await search('manicrue', 'en')).correctedKeyword).toBe('manicure')
    expect((await search('manicrue in Toyko', 'en')).correctedKeyword).toBe('manicure in Tokyo')
    expect((await search('마사찌', 'ko')).correctedKeyword).toBe('마사지')
    expect((await search('manicure', 'en')).correctedKeyword).toBeNull()
  })

  test('What no shop has all of is searched without what fits least, and the answer says so', async () => {
    const instead = async (keyword: string, locale: Locale) => {
      const { correctedKeyword, total } = await search(keyword, locale)
      return total > 0 ? correctedKeyword : 'nothing'
    }
    expect(await instead('大阪 燒肉 律師事務所', 'zh')).toBe('大阪 燒肉')
    expect(await instead('도쿄 미용실 변호사', 'ko')).toBe('도쿄 미용실')
    expect(await instead('Toyko HAIRCUT helicopter', 'en')).toBe('Tokyo HAIRCUT')
    expect(await instead('東京不動産ネイル', 'ja')).toBe('東京 ネイル')
    // A kind that a city has no shop of is shown elsewhere.
    expect(await instead('car hire Gyeongju', 'en')).toBe('car hire')
  })

  test('By a district all shops of its city are found, those in it first', async () => {
    const { data, total } = await search('아사쿠사', 'ko')
    const rows = await api.db.selectFrom('shop').select(['id', 'address']).execute()
    const inIt = new Set(rows.filter(({ address }) => address.ko.includes('아사쿠사')).map(({ id }) => id))
    expect(total).toBeGreaterThanOrEqual(
      [...placesAndCategories.values()].filter((one) => one.includes('tokyo')).length,
    )
    const first = data.slice(0, inIt.size)
    expect(first.length).toBeGreaterThan(5)
    expect(first.filter(({ id }) => !inIt.has(id))).toEqual([])
  })

  test('Page after page: those that fit come first, and every shop once', async () => {
    const ids: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { keyword: 'kimono', limit: 7, ...(cursor !== undefined && { cursor }) }
      const { body } = await api.call<Found>('GET', '/api/v1/shops/search', { query })
      ids.push(...body.data.map(({ id }) => id))
      cursor = body.nextCursor
      expect(ids.length).toBeLessThanOrEqual(body.total)
      if (cursor === null) expect(ids.length).toBe(body.total)
    }
    expect(new Set(ids).size).toBe(ids.length)
    const fits = ids.map((id) => placesAndCategories.get(id)?.includes('kimono'))
    expect(fits.filter((one) => one).length).toBeGreaterThan(7)
    expect(fits).toEqual(fits.toSorted((one, other) => Number(other) - Number(one)))
    expect(fits.at(-1)).toBe(false)
  })

  test('A shop that moves is found where it is now', async () => {
    const [shop] = (await search('sushi', 'en')).data
    const line = { en: '3 Zanzibar Road', ko: '잔지바르로 3', ja: 'ザンジバル通り3', zh: '桑吉巴路3' }
    await api.db
      .updateTable('shop')
      .set({ address: JSON.stringify(line) })
      .where('id', '=', shop?.id ?? '')
      .execute()
    for (const keyword of ['zanzibar', '잔지바르', 'ザンジバル', '桑吉巴'])
      expect((await search(keyword, 'en')).data.map(({ id }) => id)).toEqual([shop?.id])
  })

  async function search(keyword: string, locale: Locale): Promise<Found> {
    const { status, body } = await api.call<Found>('GET', '/api/v1/shops/search', {
      locale,
      query: { keyword, limit: 20 },
    })
    expect(status).toBe(200)
    return body
  }
})
