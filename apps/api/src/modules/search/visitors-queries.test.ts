import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { setClock } from '../../testing/shop.ts'

type Answer = {
  data: Schemas['ShopCard'][]
  total: number
  correctedKeyword: string | null
  interpretation: Schemas['SearchInterpretation']
}

/**
 * What people typed who booked in a real browser. Good: all of the first shops are of one of these categories and in this
 * city. Fair: `notice`, the answer says what is shown instead.
 */
const QUERIES: Record<Locale, Record<string, string>> = {
  ja: {
    まつげ: 'eyelash',
    まつエク: 'eyelash',
    カット: 'hair',
    '渋谷 美容院 安い': 'hair tokyo',
    '美容室 表参道': 'hair tokyo',
    ヘッドスパ: 'hair|massage|facial',
    '韓服 レンタル': 'hanbok',
    '洗車 コーティング': 'car-wash|coating',
    '沖縄 レンタカー': 'car-rental okinawa',
    '寿司 おまかせ 銀座': 'sushi tokyo',
    '焼肉 4名': 'yakiniku',
    '着付け 浅草': 'kimono|photo-studio|hair tokyo',
    茶道体験: 'tea-ceremony',
    sibuya: 'tokyo',
    ねいる: 'nails',
    エステ: 'facial',
    床屋: 'hair',
    整体: 'massage',
    車検: 'inspection',
    '個室 居酒屋': 'izakaya',
    'ネイル 当日': 'nails',
    ラーメン: 'notice',
    縮毛矯正: 'notice',
    脱毛: 'notice',
    ビヨウシツ: 'hair',
  },
  zh: {
    按摩: 'massage',
    美甲: 'nails',
    剪髮: 'hair',
    洗車: 'car-wash',
    '租車 沖繩': 'car-rental okinawa',
    睫毛: 'eyelash',
    燒肉: 'yakiniku',
    '壽司 東京': 'sushi tokyo',
    和服體驗: 'kimono',
    頭皮護理: 'hair|massage|facial',
    '台北 美髮': 'hair taipei',
    溫泉: 'sauna',
    SPA: 'massage',
    美发: 'hair',
    '京都 和服': 'kimono kyoto',
    拉麵: 'notice',
    '機車 租': 'notice',
  },
  ko: {
    두피케어: 'hair|massage|facial',
    네일: 'nails',
    '속눈썹 펌': 'eyelash',
    세차: 'car-wash',
    한복: 'hanbok',
    '도쿄 스시': 'sushi tokyo',
    '오키나와 렌터카': 'car-rental okinawa',
    마사지: 'massage',
    '미용실 강남': 'hair seoul',
    파마: 'hair',
    염색: 'hair',
    고기집: 'korean-bbq|yakiniku',
    온천: 'sauna',
    커트: 'hair',
    '제주 렌트카': 'car-rental|notice',
    '삿포로 라멘': 'notice',
  },
  en: {
    'haircut near Shibuya': 'hair tokyo',
    'gel nails': 'nails',
    shibuya: 'tokyo',
    'massage seoul': 'massage seoul',
    'car rental okinawa': 'car-rental okinawa',
    'tea ceremony kyoto': 'tea-ceremony kyoto',
    'eyelash extension': 'eyelash',
    'sushi omakase': 'sushi',
    haricut: 'hair',
    'kimono rental': 'kimono',
    barber: 'hair',
    'manicure tokyo': 'nails tokyo',
    'nail saloon': 'nails',
    ramen: 'notice',
    'vegan restaurant': 'notice',
  },
}
const FIRST = 5

describe('Search', () => {
  let api: TestApi
  const traits = new Map<string, string[]>()
  beforeAll(async () => {
    api = await startTestApi({ shops: 600 })
    await setClock(api, '2026-11-22T00:00:00Z')
    const rows = await api.db
      .selectFrom('shop')
      .innerJoin('category', 'category.id', 'shop.category_id')
      .select(['shop.id', 'shop.category_id', 'category.parent_id', 'city_id'])
      .execute()
    for (const { id, category_id, parent_id, city_id } of rows) traits.set(id, [category_id, parent_id ?? '', city_id])
  })
  afterAll(() => api.close())

  const search = async (keyword: string, locale: Locale) =>
    (await api.call<Answer>('GET', '/api/v1/shops/search', { locale, query: { keyword } })).body

  test('Of the 73 queries of visitors all are answered well, or with a notice of what is shown instead', async () => {
    const poor: string[] = []
    let count = 0
    for (const [locale, queries] of Object.entries(QUERIES) as [Locale, Record<string, string>][]) {
      for (const [keyword, wanted] of Object.entries(queries)) {
        count += 1
        const { data, correctedKeyword, interpretation } = await search(keyword, locale)
        const isNoted = data.length > 0 && (correctedKeyword !== null || interpretation.replaced.length > 0)
        const fits = (id: string) =>
          wanted.split(' ').every((part) => part.split('|').some((one) => traits.get(id)?.includes(one)))
        const fitting = [...traits.keys()].filter(fits).length
        const isGood =
          data.length > 0 && fitting > 0 && data.slice(0, Math.min(FIRST, fitting)).every(({ id }) => fits(id))
        if (!isGood && !(wanted.includes('notice') && isNoted)) poor.push(`${locale} ${keyword}`)
      }
    }
    expect(count).toBe(73)
    expect(poor).toEqual([])
  })

  describe('What is typed beside kind and place', () => {
    test.each<[Locale, string, object]>([
      ['ja', 'ネイル 当日', { date: '2026-11-22' }],
      ['ja', 'ネイル 今日', { date: '2026-11-22' }],
      ['ko', '오늘 네일', { date: '2026-11-22' }],
      ['en', 'nails today', { date: '2026-11-22' }],
      ['zh', '明天 美甲', { date: '2026-11-23' }],
      ['ja', '焼肉 4名', { quantity: 4 }],
      ['ko', '네일 2명', { quantity: 2 }],
      ['zh', '燒肉 4位', { quantity: 4 }],
      ['en', 'yakiniku 4 people', { quantity: 4 }],
      ['ja', '渋谷 美容院 安い', { sort: 'price-asc' }],
      ['zh', '便宜 按摩', { sort: 'price-asc' }],
      ['ko', '저렴한 마사지', { sort: 'price-asc' }],
    ])('in %s, %s is taken as %o', async (locale, keyword, expected) => {
      const { interpretation } = await search(keyword, locale)
      expect({ date: interpretation.date, quantity: interpretation.quantity, sort: interpretation.sort }).toEqual({
        ...{ date: null, quantity: null, sort: null },
        ...expected,
      })
    })

    test.each<[Locale, string, string, object]>([
      ['ja', '茶道 11月28日', '茶道', { date: '2026-11-28', unsupported: [] }],
      ['ja', '茶道 11/28', '茶道', { date: '2026-11-28', unsupported: [] }],
      ['ja', '寿司 土曜', '寿司', { date: '2026-11-28', unsupported: [] }],
      ['ja', '洗車 今週末', '洗車', { date: '2026-11-22', unsupported: [] }],
      ['ja', '寿司 梅田 明日19時', '寿司 梅田', { date: '2026-11-23', timeFrom: '19:00', timeTo: '20:00' }],
      ['ko', '스시 11월 28일 저녁 7시', '스시', { date: '2026-11-28', timeFrom: '19:00', timeTo: '20:00' }],
      ['zh', '壽司 週六 晚上7點', '壽司', { date: '2026-11-28', timeFrom: '19:00', timeTo: '20:00' }],
      ['en', 'sushi 28 Nov 7pm', 'sushi', { date: '2026-11-28', timeFrom: '19:00', timeTo: '20:00' }],
      ['en', 'suhsi Nov 28', 'sushi', { date: '2026-11-28', unsupported: [] }],
    ])(
      'in %s, %s finds as many as %s on that date, and no shop by the rest',
      async (locale, keyword, words, expected) => {
        const found = await search(keyword, locale)
        expect(found.interpretation).toMatchObject(expected)
        const query = { keyword: words, ...(found.interpretation.date !== null && { date: found.interpretation.date }) }
        const { body } = await api.call<Answer>('GET', '/api/v1/shops/search', { locale, query })
        expect(found.total).toBeGreaterThan(0)
        expect([found.total, found.data.map(({ id }) => id)]).toEqual([body.total, body.data.map(({ id }) => id)])
        expect(found.correctedKeyword).toBe(keyword.startsWith('suhsi') ? 'Sushi' : null)
      },
    )

    test('a parameter wins over the word, and where cheap is typed prices rise among shops of the kind, then among others', async () => {
      const { body } = await api.call<Answer>('GET', '/api/v1/shops/search', {
        ...{ locale: 'ja', currency: 'JPY' },
        query: { keyword: '安い マッサージ 2名', quantity: 1, limit: 50 },
      })
      expect([body.interpretation.quantity, body.interpretation.sort]).toEqual([null, 'price-asc'])
      const priceOf = ({ priceFrom, searched }: Answer['data'][number]) => (searched ?? { priceFrom }).priceFrom.amount
      const ofKind = body.data.filter(({ id }) => traits.get(id)?.includes('massage'))
      const others = body.data.filter((card) => !ofKind.includes(card))
      expect([ofKind.length > 0, others.length > 0]).toEqual([true, true])
      const rising = [ofKind, others].flatMap((cards) => cards.map(priceOf).toSorted((one, other) => one - other))
      expect(body.data.map(priceOf)).toEqual(rising)
    })

    test.each<[Locale, string, 'price-asc' | 'price-desc']>([
      ['ko', '네일아트 1만원 이하', 'price-asc'],
      ['ja', 'ネイル 100万円以上', 'price-desc'],
      ['ja', 'ネイル 100万円台', 'price-desc'],
    ])('in %s, %s is a price that nobody has: shops of any price come, %s', async (locale, keyword, sort) => {
      const currency = locale === 'ko' ? 'KRW' : 'JPY'
      const read = async (query: object) =>
        (
          await api.call<Answer & { nextCursor: string | null }>('GET', '/api/v1/shops/search', {
            ...{ locale, currency, query: { keyword, limit: 20, ...query } },
          })
        ).body
      const first = await read({})
      expect([first.total > 20, first.interpretation.priceUnmet, first.interpretation.sort]).toEqual([true, true, null])
      const nails = first.data.filter(({ id }) => traits.get(id)?.includes('nails'))
      const amounts = nails.map(({ priceFrom, searched }) => (searched ?? { priceFrom }).priceFrom.amount)
      const sign = sort === 'price-asc' ? 1 : -1
      expect(amounts).toEqual(amounts.toSorted((one, other) => sign * (one - other)))
      const second = await read({ cursor: first.nextCursor })
      const ids = [...first.data, ...second.data].map(({ id }) => id)
      expect([second.data.length > 0, new Set(ids).size]).toEqual([true, ids.length])
      const usual = await read({ keyword: locale === 'ko' ? '네일아트 20만원 이하' : 'ネイル 2万円以下' })
      expect([usual.total > 0, usual.interpretation.priceUnmet]).toEqual([true, undefined])
    })

    test('個室 is the name of a unit: shops that have one come alone', async () => {
      const { data } = await search('個室 居酒屋', 'ja')
      const units = await api.db.selectFrom('service_unit').select(['shop_id', 'name']).execute()
      const rooms = new Set(units.filter(({ name }) => name.ja.includes('個室')).map(({ shop_id }) => shop_id))
      expect(data.length).toBeGreaterThan(0)
      expect(data.filter(({ id }) => !rooms.has(id))).toEqual([])
    })
  })

  test('A word that no shop says and that is no category says what is shown instead', async () => {
    const { interpretation } = await search('ラーメン', 'ja')
    expect(interpretation.replaced).toEqual([{ typed: 'ラーメン', by: ['居酒屋'] }])
    expect((await search('居酒屋', 'ja')).interpretation.replaced).toEqual([])
  })

  test('A shop whose service is called what was typed comes before all that are shown instead of it', async () => {
    const [izakaya] = (await search('カフェ', 'ja')).data
    const shopId = izakaya?.id ?? ''
    const ramen = { en: 'Ramen', ko: '라멘', ja: 'ラーメン', zh: '拉麵' }
    await api.db
      .updateTable('shop')
      .set({ name: JSON.stringify({ ...ramen, ja: '麺屋 はち' }), popularity: 0 })
      .where('id', '=', shopId)
      .execute()
    const service = await api.db
      .selectFrom('service')
      .select('id')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow()
    await api.db
      .updateTable('service')
      .set({ name: JSON.stringify(ramen) })
      .where('shop_id', '=', shopId)
      .where('id', '=', service.id)
      .execute()
    const { data, interpretation } = await search('ラーメン', 'ja')
    expect(data.length).toBeGreaterThan(10)
    expect([data[0]?.shopName, interpretation.replaced]).toEqual(['麺屋 はち', []])
  })
})
