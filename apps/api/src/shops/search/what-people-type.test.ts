import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Locale, Schemas } from '../../contract/handler.ts'
import { fill } from '../../db/fill.ts'

type Found = { data: Schemas['ShopCard'][]; total: number; nextCursor: string | null; correctedKeyword?: string | null }

/** The whole demo catalogue: every category stands in several cities. */
const SHOPS = 600
const FIRST = 5
const LANGUAGES: Locale[] = ['en', 'ko', 'ja', 'zh']

let api: TestApi
/** What is true of each shop: its city, its country and its categories. */
const told = new Map<string, string[]>()
beforeAll(async () => {
  api = await startTestApi()
  await fill(api.db, { shops: SHOPS })
  const rows = await api.db
    .selectFrom('shop_category')
    .innerJoin('shop', 'shop.id', 'shop_id')
    .select(['shop.id', 'shop_category.category_id', 'city_id', 'country'])
    .execute()
  for (const { id, category_id, city_id, country } of rows)
    told.set(id, [...(told.get(id) ?? [city_id, country]), category_id])
})
afterAll(() => api.close())

/** What is typed → the category, the city or the country (`JP`) of the first shops, or all of them together: `nails tokyo`. */
const TYPED: Record<Locale, Record<string, string>> = {
  en: {
    haircut: 'hair',
    'Hair cut': 'hair',
    hairdresser: 'hair',
    barber: 'hair',
    manicure: 'nails',
    nail: 'nails',
    'gel nails': 'nails',
    ＮＡＩＬＳ: 'nails',
    eyelashes: 'eyelash',
    'lash extensions': 'eyelash',
    facial: 'facial',
    skincare: 'facial',
    massages: 'massage',
    spa: 'massage',
    sushi: 'sushi',
    pub: 'izakaya',
    'japanese bbq': 'yakiniku',
    samgyeopsal: 'korean-bbq',
    coffee: 'cafe',
    café: 'cafe',
    teahouse: 'teahouse',
    'tea ceremony': 'tea-ceremony',
    ceramics: 'pottery',
    calligraphy: 'calligraphy',
    'cooking lesson': 'cooking-class',
    kimono: 'kimono',
    'kimono rental': 'kimono',
    hanbok: 'hanbok',
    gym: 'fitness',
    pilates: 'yoga',
    onsen: 'sauna',
    'hot spring': 'sauna',
    'dog grooming': 'pet-grooming',
    photographer: 'photo-studio',
    'car wash': 'car-wash',
    detailing: 'coating',
    'tire change': 'tyres',
    mechanic: 'inspection',
    minivan: 'minivan',
    SUV: 'suv',
    'kei car': 'kei',
    'compact car': 'compact',
    Tokyo: 'tokyo',
    shibuya: 'tokyo',
    Gangnam: 'seoul',
    Hokkaido: 'sapporo',
    'nail salon in Tokyo': 'nails tokyo',
    'kimono kyoto': 'kimono kyoto',
    東京: 'tokyo',
    서울: 'seoul',
    Taiwan: 'TW',
    massge: 'massage',
    manicrue: 'nails',
    Toyko: 'tokyo',
    hairdreser: 'hair',
  },
  ko: {
    미용실: 'hair',
    헤어컷: 'hair',
    '헤어 컷': 'hair',
    이발소: 'hair',
    네일: 'nails',
    네일샵: 'nails',
    매니큐어: 'nails',
    '젤 네일': 'nails',
    젤네일: 'nails',
    속눈썹연장: 'eyelash',
    피부관리실: 'facial',
    에스테틱: 'facial',
    마사지: 'massage',
    안마: 'massage',
    초밥: 'sushi',
    술집: 'izakaya',
    와규: 'yakiniku',
    삼겹살: 'korean-bbq',
    고깃집: 'korean-bbq',
    커피: 'cafe',
    전통찻집: 'teahouse',
    다도체험: 'tea-ceremony',
    도자기: 'pottery',
    캘리그라피: 'calligraphy',
    요리수업: 'cooking-class',
    기모노: 'kimono',
    한복대여: 'hanbok',
    헬스장: 'fitness',
    필라테스: 'yoga',
    촛불휴식요가: 'yoga',
    온천: 'sauna',
    찜질방: 'sauna',
    '강아지 미용': 'pet-grooming',
    사진관: 'photo-studio',
    세차장: 'car-wash',
    유리막코팅: 'coating',
    타이어교체: 'tyres',
    카센터: 'inspection',
    경차: 'kei',
    도쿄: 'tokyo',
    동경: 'tokyo',
    시부야: 'tokyo',
    강남역: 'seoul',
    '강남 네일': 'nails seoul',
    타이베이: 'taipei',
    제주도: 'jeju',
    '교토 기모노 추천': 'kimono kyoto',
    东京: 'tokyo',
    마사찌: 'massage',
    네잉: 'nails',
    도꾜: 'tokyo',
    ['기모노'.normalize('NFD')]: 'kimono',
  },
  ja: {
    美容院: 'hair',
    美容室: 'hair',
    床屋: 'hair',
    ヘアカット: 'hair',
    髪: 'hair',
    ネイル: 'nails',
    ねいる: 'nails',
    ﾈｲﾙ: 'nails',
    nail: 'nails',
    neiru: 'nails',
    マニキュア: 'nails',
    まつエク: 'eyelash',
    マツエク: 'eyelash',
    エステ: 'facial',
    マッサージ: 'massage',
    もみほぐし: 'massage',
    寿司: 'sushi',
    おすし: 'sushi',
    飲み屋: 'izakaya',
    焼き肉: 'yakiniku',
    サムギョプサル: 'korean-bbq',
    喫茶店: 'cafe',
    お茶: 'teahouse',
    茶道: 'tea-ceremony',
    焼き物: 'pottery',
    習字: 'calligraphy',
    料理教室: 'cooking-class',
    着物: 'kimono',
    キモノ: 'kimono',
    きもの: 'kimono',
    チマチョゴリ: 'hanbok',
    ジム: 'fitness',
    ピラティス: 'yoga',
    銭湯: 'sauna',
    温泉: 'sauna',
    onsen: 'sauna',
    トリミング: 'pet-grooming',
    写真館: 'photo-studio',
    洗車: 'car-wash',
    コーティング: 'coating',
    タイヤ交換: 'tyres',
    車検: 'inspection',
    軽自動車: 'kei',
    渋谷: 'tokyo',
    しぶや: 'tokyo',
    東京都: 'tokyo',
    とうきょう: 'tokyo',
    ソウル: 'seoul',
    台北: 'taipei',
    '東京 ネイル': 'nails tokyo',
    東京のネイルサロン: 'nails tokyo',
    '渋谷 美容院 おすすめ': 'hair tokyo',
    Kyoto: 'kyoto',
    교토: 'kyoto',
    ネイレ: 'nails',
    マッサジ: 'massage',
  },
  zh: {
    髮廊: 'hair',
    发型: 'hair',
    剪頭髮: 'hair',
    理发店: 'hair',
    美甲: 'nails',
    指甲: 'nails',
    凝膠指甲: 'nails',
    睫毛: 'eyelash',
    接睫毛: 'eyelash',
    护理: 'facial',
    做臉: 'facial',
    按摩: 'massage',
    推拿: 'massage',
    壽司: 'sushi',
    寿司: 'sushi',
    居酒屋: 'izakaya',
    烧肉: 'yakiniku',
    韓國烤肉: 'korean-bbq',
    咖啡廳: 'cafe',
    喝茶: 'teahouse',
    茶道: 'tea-ceremony',
    陶艺: 'pottery',
    書法: 'calligraphy',
    烹飪課: 'cooking-class',
    和服: 'kimono',
    和服租借: 'kimono',
    韓服: 'hanbok',
    健身房: 'fitness',
    瑜珈: 'yoga',
    温泉: 'sauna',
    泡湯: 'sauna',
    寵物美容: 'pet-grooming',
    照相: 'photo-studio',
    洗車: 'car-wash',
    鍍膜: 'coating',
    換輪胎: 'tyres',
    修車: 'inspection',
    輕型車: 'kei',
    东京: 'tokyo',
    澀谷: 'tokyo',
    涩谷: 'tokyo',
    臺北: 'taipei',
    首爾: 'seoul',
    北海道: 'sapporo',
    东京美甲: 'nails tokyo',
    '京都 和服': 'kimono kyoto',
    '台北 按摩 推薦': 'massage taipei',
    沖绳: 'okinawa',
    Taipei: 'taipei',
    美甲點: 'nails',
    咖啡听: 'cafe',
  },
}

describe.each(LANGUAGES)('Who types in %s', (locale) => {
  test.each(Object.entries(TYPED[locale]))('%s finds %s first', async (keyword, wanted) => {
    const { data } = await search(keyword, locale)
    const fits = (id: string) => wanted.split(' ').every((part) => told.get(id)?.includes(part))
    const fitting = [...told.keys()].filter(fits).length
    const first = data.slice(0, Math.min(FIRST, fitting)).map(({ id }) => ({ id, fits: fits(id) }))
    expect(first.length).toBeGreaterThan(0)
    expect(first).toEqual(first.map(({ id }) => ({ id, fits: true })))
  })
})

test('A service is found in every language, and shops of other kinds that have it come along', async () => {
  const totals = await Promise.all(
    ['head spa', 'headspa', 'ヘッドスパ', '헤드스파', '헤드 스파', '頭皮 SPA', '头皮护理'].map(
      async (keyword) => (await search(keyword, 'en')).total,
    ),
  )
  expect(totals[0]).toBeGreaterThan(5)
  expect(new Set(totals).size).toBe(1)
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
  ...[
    'ㅋㅋㅋㅋ',
    '변호사',
    '런던',
    '부동산',
    '弁護士',
    '不動産屋',
    'ロンドン',
    'ねいるないる無無',
    '律師事務所',
    '倫敦',
    '房屋貸款',
  ],
  ...["'; drop table shop --", 'a'.repeat(100), '\u202e'],
])('%j finds nothing, and nothing else instead', async (keyword) => {
  for (const locale of LANGUAGES)
    expect(await search(keyword, locale)).toMatchObject({ total: 0, correctedKeyword: null, data: [] })
})

test('What looks mistyped says what was searched instead; what finds shops is taken as it is', async () => {
  expect((await search('manicrue', 'en')).correctedKeyword).toBe('manicure')
  expect((await search('manicrue in Toyko', 'en')).correctedKeyword).toBe('manicure in Tokyo')
  expect((await search('마사찌', 'ko')).correctedKeyword).toBe('마사지')
  expect((await search('manicure', 'en')).correctedKeyword).toBeNull()
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
  const fits = ids.map((id) => told.get(id)?.includes('kimono'))
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
