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

describe('Search', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ shops: 600 })
    await setClock(api, '2026-11-24T03:00:00Z')
  })
  afterAll(() => api.close())

  async function search(keyword: string, locale: Locale, query: Record<string, string> = {}): Promise<Answer> {
    const { status, body } = await api.call<Answer>('GET', '/api/v1/shops/search', {
      ...{ locale, currency: 'JPY' },
      query: { keyword, limit: 20, ...query },
    })
    expect(status).toBe(200)
    return body
  }
  const kindsOf = (cards: readonly Schemas['ShopCard'][]) =>
    [...new Set(cards.map(({ category }) => category.id))].sort()
  const citiesOf = (cards: readonly Schemas['ShopCard'][]) => [...new Set(cards.map(({ city }) => city.id))]

  test.each<[Locale, string, string, string[]]>([
    ['ja', 'まつげ ネイル 東京', 'tokyo', ['eyelash', 'nails']],
    ['en', 'lash and nails tokyo', 'tokyo', ['eyelash', 'nails']],
    ['ko', '마사지 네일 도쿄', 'tokyo', ['massage', 'nails']],
    ['ko', '서울 속눈썹 네일', 'seoul', ['eyelash', 'nails']],
    ['zh', '美甲美睫 東京', 'tokyo', ['eyelash', 'nails']],
  ])('in %s keeps the place of two kinds, and shows shops of both: %s', async (locale, keyword, city, kinds) => {
    const { data, correctedKeyword } = await search(keyword, locale)
    expect({ cities: citiesOf(data), correctedKeyword }).toEqual({ cities: [city], correctedKeyword: null })
    expect(kindsOf(data.slice(0, 6)).filter((kind) => !kinds.includes(kind))).toEqual([])
    expect(kindsOf(data)).toEqual(expect.arrayContaining(kinds))
  })

  test.each<[Locale, string, string[], string[]]>([
    ['ja', 'まつげ ネイル 福岡', ['fukuoka'], ['まつげ', 'ネイル']],
    ['en', 'lash and nails fukuoka', ['fukuoka'], ['lash', 'nails']],
    ['ko', '후쿠오카 속눈썹 네일', ['fukuoka'], ['속눈썹', '네일']],
    ['zh', '美甲美睫 福岡', ['fukuoka'], ['美甲', '美睫']],
    ['ja', '個室 ネイル 東京', ['tokyo'], ['個室', 'ネイル']],
    ['en', 'nails private room tokyo', ['tokyo'], ['nails', 'private room']],
    ['ko', '룸 네일 서울', ['seoul'], ['룸', '네일']],
    ['zh', '包廂 美甲 台北', ['taipei'], ['包廂', '美甲']],
    ['ja', '個室 まつげ ネイル 福岡', ['fukuoka'], ['個室', 'まつげ', 'ネイル']],
  ])(
    'in %s says that no shop has all that is typed, and shows shops of the trades there: %s',
    async (locale, keyword, cities, words) => {
      const { data, correctedKeyword, interpretation } = await search(keyword, locale)
      expect([correctedKeyword, interpretation.notFound, interpretation.noneHasAll]).toEqual([null, [], words])
      expect(citiesOf(data)).toEqual(cities)
      const kinds = words.length === 2 && !/まつげ|lash|속눈썹|睫/u.test(keyword) ? ['nails'] : ['eyelash', 'nails']
      expect(kindsOf(data.slice(0, kinds.length))).toEqual(kinds)
    },
  )

  test.each<[Locale, string]>([
    ['ja', 'まつげ ネイル'],
    ['ja', '個室 居酒屋 金沢'],
    ['en', 'sushi omakase private room'],
  ])('in %s says nothing where a shop has all that is typed: %s', async (locale, keyword) => {
    const { total, interpretation } = await search(keyword, locale)
    expect([total > 0, interpretation.noneHasAll]).toEqual([true, undefined])
  })

  test.each<[Locale, string, string, string]>([
    ['en', 'cut or perm osaka', 'cut osaka', 'perm osaka'],
    ['en', 'a haircut or a head spa in kyoto', 'haircut kyoto', 'head spa kyoto'],
    ['en', 'pedicure/nail art tokyo', 'pedicure tokyo', 'nail art tokyo'],
    ['ja', '着物か浴衣 京都', '着物 京都', '浴衣 京都'],
    ['ja', 'カットまたはパーマ 大阪', 'カット 大阪', 'パーマ 大阪'],
    ['ko', '커트 또는 펌 오사카', '커트 오사카', '펌 오사카'],
    ['ko', '사우나나 마사지 삿포로', '사우나 삿포로', '마사지 삿포로'],
    ['zh', '剪髮或燙髮 大阪', '剪髮 大阪', '燙髮 大阪'],
  ])(
    'in %s finds shops that have either of two kinds with an "or" between them: %s',
    async (locale, keyword, one, other) => {
      const [either, ...each] = [
        await search(keyword, locale, { limit: '50' }),
        await search(one, locale, { limit: '50' }),
        await search(other, locale, { limit: '50' }),
      ]
      const idsOf = (answers: Answer[]) => new Set(answers.flatMap(({ data }) => data.map(({ id }) => id)))
      expect(idsOf([either])).toEqual(idsOf(each))
      expect(either.total).toBeGreaterThan(0)
      expect([either.correctedKeyword, either.interpretation.notFound]).toEqual([null, []])
      expect(either.interpretation.noneHasAll).toBeUndefined()
    },
  )

  test.each<[Locale, string, string[]]>([
    ['en', 'kimono and tea seoul', ['kimono', 'tea']],
    ['ja', '着物 お茶 ソウル', ['着物', 'お茶']],
  ])(
    'in %s reads each word alone where no shop of the place sells what they mean together: %s',
    async (locale, keyword, words) => {
      const { data, correctedKeyword, interpretation } = await search(keyword, locale)
      expect([citiesOf(data), correctedKeyword, interpretation.notFound]).toEqual([['seoul'], null, []])
      expect(interpretation.noneHasAll).toEqual(words)
    },
  )

  test.each<[Locale, string, Record<string, string>, 'price' | 'filters' | undefined]>([
    ['ko', '젤네일 강남 5만원 이하', {}, 'price'],
    ['ja', 'ネイル 代官山 3000円以上 5000円以下', {}, 'price'],
    ['en', 'nails daikanyama', { priceMax: '5000' }, 'price'],
    ['zh', '美甲 代官山', { districtId: 'ginza' }, 'filters'],
    ['ja', 'ネイル 代官山', {}, undefined],
    ['en', 'hanbok itaewon', {}, undefined],
  ])(
    'in %s says what rules out the shops of the kind near a place: %s %o',
    async (locale, keyword, query, ruledOutBy) => {
      const { interpretation } = await search(keyword, locale, query)
      const [place] = interpretation.places
      expect(place?.ruledOutBy).toBe(ruledOutBy)
      expect(place?.shopCount === 0).toBe(ruledOutBy !== undefined || keyword.includes('itaewon'))
    },
  )

  test('names a district as it was typed, where two languages spell it with signs of one meaning', async () => {
    const namesIn = async (keyword: string, locale: Locale) =>
      (await search(keyword, locale)).interpretation.places.map(({ name }) => name)
    expect(await namesIn('大阪 心齋橋 美髮', 'zh')).toContain('心齋橋')
    expect(await namesIn('心斎橋 美容室', 'ja')).toEqual(['心斎橋'])
  })

  test('A name that only a shop near a station of like signs has is no place: 牛丸 near 烏丸駅', async () => {
    const { data, interpretation } = await search('牛丸', 'ja')
    expect(interpretation.places).toEqual([])
    expect(data.map(({ shopName }) => shopName.includes('牛丸'))).toEqual(data.map(() => true))
  })

  test.each<[Locale, string]>([
    ['en', 'car'],
    ['ko', '자동차'],
    ['ja', 'くるま'],
    ['zh', '車'],
  ])('in %s “%s” alone means what is rented and what is looked after', async (locale, keyword) => {
    const { data } = await search(keyword, locale)
    const cars = ['compact', 'kei', 'minivan', 'suv', 'car-wash', 'coating', 'tyres', 'inspection']
    expect(kindsOf(data.slice(0, 10)).filter((kind) => !cars.includes(kind))).toEqual([])
  })

  test.each<[Locale, string, RegExp]>([
    ['en', '60 min foot reflexology fukuoka', /foot/i],
    ['zh', '肩頸按摩 台北 90分鐘', /肩頸/],
    ['en', 'gel mani kyoto', /gel/],
    ['en', 'samgyeopsal seoul', /pork belly/],
    ['ja', 'タン塩 新宿', /牛タン/],
    ['en', 'wheel alignment seoul', /alignment/i],
    ['ja', 'アライメント 札幌', /アライメント/],
    ['ko', '휠 얼라인먼트 서울', /얼라인먼트/],
    ['zh', '輪胎定位 台中', /定位/],
    ['zh', '沖繩租車 七座', /七人座/],
  ])('in %s names the service that is typed, whatever length stands beside it: %s', async (locale, keyword, name) => {
    const { data, interpretation } = await search(keyword, locale)
    expect(data[0]?.searched?.name).toMatch(name)
    expect(interpretation.notFound).toEqual([])
  })

  test('leaves out a party that is too large for each shop of the kind there, and says so', async () => {
    const { data, interpretation } = await search('korean bbq busan for 5', 'en')
    expect([data[0]?.category.id, interpretation.quantity, interpretation.unmet]).toEqual([
      'korean-bbq',
      null,
      ['for 5'],
    ])
  })

  test('takes no son for a shop of sons', async () => {
    const { total } = await search('haircut for my son and me kyoto', 'en')
    expect(total).toBe((await search('haircut kyoto', 'en')).total)
  })

  test('leaves out what nobody has beside a facility and a trade, and says both', async () => {
    const { data, correctedKeyword, interpretation } = await search('鷹狩り 個室 ネイル 東京', 'ja')
    expect(interpretation).toMatchObject({ notFound: ['鷹狩り'], noneHasAll: ['個室', 'ネイル'] })
    expect([correctedKeyword?.includes('鷹狩り'), citiesOf(data)]).toEqual([false, ['tokyo']])
  })

  test.each([
    ...['脱毛 だつもう', '縮毛矯正 しゅくもうきょうせい', '白髪染め しらがぞめ', '前髪 まえがみ', '振袖 ふりそで'],
    ...[
      '和菓子 わがし',
      '七五三 しちごさん',
      '露天風呂 ろてんぶろ',
      '岩盤浴 がんばんよく',
      '抹茶 まっちゃ',
      '肩こり かたこり',
    ],
    ...[
      '毛穴 けあな',
      '散髪 さんぱつ',
      '床屋 とこや',
      '足つぼ あしつぼ',
      '寿司 すし',
      '陶芸 とうげい',
      '洗車 せんしゃ',
    ],
  ])('finds by kana what is found by kanji: %s', async (pair) => {
    const [kanji = '', kana = ''] = pair.split(' ')
    const [byKanji, byKana] = [await search(kanji, 'ja'), await search(kana, 'ja')]
    expect(byKanji.total).toBeGreaterThan(0)
    expect(byKana.total).toBe(byKanji.total)
  })

  test.each<[Locale, string]>([
    ['ja', 'おんな 美容室'],
    ['ja', 'ネイルなら'],
    ['ja', 'くるまのなかのそうじ'],
    ['ja', 'きれいになりたい'],
    ['ja', 'やってみたかった 陶芸'],
    ['ja', 'いちばん ネイル'],
    ['ja', 'おなかすいた'],
    ['ja', 'ギフト マッサージ'],
  ])('in %s takes no everyday word for a place that is read so: %s', async (locale, keyword) => {
    const { interpretation } = await search(keyword, locale)
    expect(interpretation.places).toEqual([])
  })

  test.each<[Locale, string, string | null]>([
    ['ja', '着物 デート 日帰り', null],
    ['ko', '기모노 당일치기 데이트 인기 추천해줘', null],
    ['en', 'popular kimono date top rated', null],
    ['zh', '人氣 和服 約會', null],
    ['ko', '당일 기모노', '2026-11-24'],
  ])('in %s takes no day and no unknown word from what is idle beside a kind: %s', async (locale, keyword, date) => {
    const { data, correctedKeyword, interpretation } = await search(keyword, locale)
    expect([data[0]?.category.id, correctedKeyword]).toEqual(['kimono', null])
    expect(interpretation).toMatchObject({ notFound: [], date })
  })

  test.each<[Locale, string, string]>([
    ['en', 'where can i eat sushi in tokyo', 'sushi tokyo'],
    ['en', 'is there somewhere nice for coffee tokyo', 'coffee tokyo'],
    ['en', 'gotta get my nails done', 'nails done'],
    ['en', 'wanna try sushi tokyo', 'sushi tokyo'],
    ['en', 'how much is a haircut in tokyo', 'haircut tokyo'],
    ['en', 'hidden gem izakaya', 'izakaya'],
    ['en', 'cute nails', 'nails'],
    ['en', 'something like pottery', 'pottery'],
    ['en', 'honeymoon spa okinawa', 'spa okinawa'],
    ['ko', '머리 자를곳', '머리'],
    ['ko', '머리 잘 자르는 곳', '머리'],
    ['ko', '네일 하는곳', '네일'],
    ['ko', '가볼만한 카페', '카페'],
    ['ko', '마사지 받을 수 있는 곳', '마사지'],
    ['ko', '분위기 좋은 카페', '카페'],
    ['ko', '마사지 어디가 좋아요', '마사지'],
    ['ko', '진짜 예쁜 네일', '네일'],
    ['ko', '부모님이랑 온천', '온천'],
    ['ja', '髪 切ってくれるとこ', '髪'],
    ['ja', 'ネイルできるとこ', 'ネイル'],
    ['ja', 'やばい 焼肉', '焼肉'],
    ['ja', 'ネイルみたいなやつ', 'ネイル'],
    ['ja', '焼肉 食べたいんだけど', '焼肉'],
    ['ja', '着物 体験してみたいです', '着物'],
    ['ja', '美味しい 寿司', '寿司'],
    ['ja', 'マッサージ 受けれるところ', 'マッサージ'],
    ['ja', '女子旅 エステ', 'エステ'],
    ['zh', '有沒有 按摩', '按摩'],
    ['zh', '哪裡可以 按摩', '按摩'],
    ['zh', '去沖繩租車', '沖繩 租車'],
    ['zh', '女子 美甲', '美甲'],
    ['zh', '好吃的 燒肉', '燒肉'],
    ['zh', '按摩 哪家好', '按摩'],
    ['zh', '請問 按摩 多少錢', '按摩'],
    ['zh', '網美 咖啡廳', '咖啡廳'],
    ['zh', '去東京玩 和服', '東京 和服'],
    ['ja', 'ランキング 美容室', '美容室'],
    ['ja', '母と行く 着物', '着物'],
    ['ko', '네일 받고싶은데', '네일'],
    ['en', 'anyone know a nail place that is best rated', 'nail'],
  ])('in %s finds for “%s” what it does for “%s”', async (locale, keyword, kind) => {
    const [filled, plain] = [await search(keyword, locale), await search(kind, locale)]
    expect([filled.correctedKeyword, filled.interpretation.notFound]).toEqual([null, []])
    expect(filled.data.map(({ id }) => id)).toEqual(plain.data.map(({ id }) => id))
  })

  test.each<[Locale, string, string]>([
    ['zh', '京都和服租一天', '京都和服 全日'],
    ['zh', '京都 和服 一天', '京都 和服 全日'],
    ['zh', '首爾 韓服 1天', '首爾 韓服 全日'],
    ['ko', '한복 하루', '한복 종일'],
    ['ko', '기모노 1일', '기모노 종일'],
    ['ja', '着物 京都 1日', '着物 京都 一日'],
    ['en', 'kimono kyoto for a day', 'kimono kyoto whole day'],
  ])('in %s shows for “%s” the whole day, as for “%s”', async (locale, keyword, whole) => {
    const [oneDay, wholeDay] = [await search(keyword, locale), await search(whole, locale)]
    expect([oneDay.correctedKeyword, oneDay.interpretation.notFound]).toEqual([null, []])
    expect([oneDay.interpretation.days, oneDay.interpretation.unmet]).toEqual([null, undefined])
    const shown = ({ data }: Answer) => data.map(({ id, searched }) => [id, searched?.id, searched?.unit?.id])
    expect(shown(oneDay)).toEqual(shown(wholeDay))
    expect(oneDay.data[0]?.searched).toBeTruthy()
  })

  test.each<[Locale, string]>([
    ['zh', '租車 沖繩 一天'],
    ['ko', '오키나와 렌터카 하루'],
    ['ja', 'レンタカー 沖縄 1日'],
    ['en', 'car rental okinawa for a day'],
  ])('in %s takes one day for the length of a rental by days: %s', async (locale, keyword) => {
    const { total, interpretation } = await search(keyword, locale)
    expect([total > 0, interpretation.days, interpretation.notFound]).toEqual([true, 1, []])
  })

  test.each<[Locale, string, string, string]>([
    ['ja', 'よもぎ蒸し ソウル', 'sauna|massage', 'seoul'],
    ['zh', '刮痧 台中', 'massage', 'taichung'],
    ['en', 'brazilian wax busan', 'facial|eyelash|nails', 'busan'],
    ['ja', '縮毛矯正 梅田', 'hair', 'osaka'],
    ['ko', '삿포로 징기스칸', 'yakiniku', 'sapporo'],
    ['ja', '鍼灸 大阪', 'massage', 'osaka'],
    ['ja', 'ハイフ 東京', 'facial', 'tokyo'],
    ['ja', 'カッサ 東京', 'massage', 'tokyo'],
    ['ja', 'イタリアン 東京', 'sushi|izakaya|yakiniku|korean-bbq|cafe', 'tokyo'],
    ['ja', '座禅 京都', 'yoga|tea-ceremony', 'kyoto'],
    ['ja', 'ペットホテル 東京', 'pet-grooming', 'tokyo'],
    ['en', 'teeth whitening seoul', 'facial', 'seoul'],
    ['en', 'hair extensions tokyo', 'hair', 'tokyo'],
    ['en', 'samurai experience tokyo', 'kimono|tea-ceremony', 'tokyo'],
    ['en', 'indigo dyeing kyoto', 'pottery|calligraphy', 'kyoto'],
    ['en', 'climbing gym tokyo', 'fitness', 'tokyo'],
    ['ko', '스웨디시 서울', 'massage', 'seoul'],
    ['ko', '퍼스널 컬러 진단 서울', 'hair|facial', 'seoul'],
    ['ko', '반지 만들기 서울', 'pottery|calligraphy', 'seoul'],
    ['ko', '피자 서울', 'korean-bbq|cafe|izakaya|yakiniku|sushi', 'seoul'],
    ['zh', '針灸 台北', 'massage', 'taipei'],
    ['zh', '接髮 台北', 'hair', 'taipei'],
    ['zh', '自助婚紗 台北', 'photo-studio', 'taipei'],
  ])('in %s shows for “%s”, which nobody sells, the nearest trade there, and says so', async (...row) => {
    const [locale, keyword, kinds, city] = row
    const { data, correctedKeyword, interpretation } = await search(keyword, locale)
    expect([correctedKeyword, interpretation.notFound, interpretation.replaced.length]).toEqual([null, [], 1])
    expect(citiesOf(data)).toEqual([city])
    expect(kinds.split('|')).toContain(data[0]?.category.id)
  })

  test.each<[Locale, string]>([
    ['en', 'bday dinner tokyo'],
    ['ja', '陶芸 1日体験'],
    ['en', 'yoga one day class'],
    ['ja', '髪 染めたいんですけど'],
    ['zh', '太累了 按摩'],
    ['zh', '按摩 不貴'],
    ['ja', '高くない ネイル'],
    ['ko', '안 비싼 네일'],
  ])('in %s knows every word of %s', async (locale, keyword) => {
    const { total, interpretation } = await search(keyword, locale)
    expect([total > 0, interpretation.notFound]).toEqual([true, []])
  })

  test.each<[Locale, string, string, string]>([
    ['zh', '理想 美髮', 'hair', '理想'],
    ['zh', '夢想 美甲', 'nails', '夢想'],
    ['ko', '수입고기', 'korean-bbq', '수입'],
  ])('in %s takes no piece of another word for one that is idle: %s', async (locale, keyword, kind, unknown) => {
    const { data, interpretation } = await search(keyword, locale)
    expect([data[0]?.category.id, interpretation.notFound]).toEqual([kind, [unknown]])
  })

  test.each<[Locale, string, string, string]>([
    ['ja', '名古屋 ネイル', '名古屋', '日本'],
    ['en', 'hair salon kobe', 'Kobe', 'Osaka'],
    ['ko', '대전 미용실', '대전', '한국'],
    ['zh', '新竹 美甲', '新竹', '台灣'],
  ])('in %s says of a town without a shop where the nearest are: %s', async (locale, keyword, name, within) => {
    const { total, interpretation } = await search(keyword, locale)
    expect(total).toBeGreaterThan(0)
    expect(interpretation).toMatchObject({ places: [{ name, within: [within], shopCount: 0 }], notFound: [] })
  })

  test.each<[Locale, string, string]>([
    ['ja', '犬のカット 大阪', 'pet-grooming'],
    ['en', 'poodle cut osaka', 'pet-grooming'],
    ['en', 'doggy bath osaka', 'pet-grooming'],
    ['ja', '料理教室 寿司', 'cooking-class'],
    ['en', 'id photo seoul', 'photo-studio'],
    ['zh', '八人座 沖繩', 'minivan'],
  ])('in %s takes the particular word over the general one: %s', async (locale, keyword, kind) => {
    const { data } = await search(keyword, locale)
    expect(data[0]?.category.id).toBe(kind)
  })

  test.each<[Locale, string, string, string]>([
    ['zh', '雙連 美甲', 'nails', 'taipei'],
    ['zh', '東區 剪髮', 'hair', 'taichung tainan taipei'],
    ['zh', '大阪燒肉', 'yakiniku', 'osaka'],
    ['ko', 'ㅁㅅㅈ 서울', 'massage', 'seoul'],
    ['en', 'sauna or massage near sapporo station', 'massage', 'sapporo'],
  ])('in %s keeps the place of %s and what is meant there', async (locale, keyword, kind, cities) => {
    const { data, correctedKeyword, interpretation } = await search(keyword, locale)
    expect([data[0]?.category.id, correctedKeyword, interpretation.notFound]).toEqual([kind, null, []])
    expect(cities.split(' ')).toEqual(expect.arrayContaining(citiesOf(data)))
  })

  test.each<[Locale, string, string, string]>([
    ['zh', '美甲 卸甲', '卸甲', 'nails'],
    ['ko', '네일 쏙오프', '쏙오프', 'nails'],
    ['ja', 'ネイル ジェルオフ', 'ジェルオフ', 'nails'],
    ['en', 'hot yoga umeda', 'hot yoga', 'yoga'],
    ['ja', 'ラテアート 東京', 'ラテアート', 'cafe'],
    ['ja', 'カレー', 'カレー', 'izakaya'],
    ['en', 'filler', 'filler', 'facial'],
    ['ko', '발레', '발레', 'fitness|yoga'],
    ['ko', '플라워', '플라워', 'tea-ceremony|pottery|calligraphy|cooking-class'],
    ['zh', '醫美', '醫美', 'facial'],
    ['en', 'diving', 'diving', 'fitness'],
    ['ko', '다이빙', '다이빙', 'fitness'],
    ['zh', '潛水', '潛水', 'fitness'],
  ])('in %s says of the particular word alone that nobody sells it: %s', async (locale, keyword, typed, kind) => {
    const { data, interpretation } = await search(keyword, locale)
    expect(interpretation.replaced.map((one) => one.typed)).toEqual([typed])
    expect(kind.split('|')).toContain(data[0]?.category.id)
  })

  test('shows no groomer to whoever wants their own nails done', async () => {
    const { data } = await search('cheap nails seoul', 'en')
    expect(data.filter(({ category }) => category.id === 'pet-grooming')).toEqual([])
    expect(data[0]?.searched?.name).toBe('One-color gel')
  })

  test('finds a kind that the place lacks in the rest of its country, and says so', async () => {
    const { data, correctedKeyword } = await search('瑜珈 台中', 'zh')
    expect([...new Set(data.map(({ country }) => country))]).toEqual(['TW'])
    expect(correctedKeyword).toBe('瑜珈 台灣')
    const longer = await search('foot massage jeju after hallasan', 'en')
    expect([longer.correctedKeyword, longer.interpretation.notFound]).toEqual(['foot massage Korea', []])
  })

  test('keeps the place where no shop there has all that was typed', async () => {
    const { data, interpretation } = await search('祇園で甘味と抹茶 歩き疲れた', 'ja')
    expect([...new Set(data.map(({ city }) => city.id))]).toEqual(['kyoto'])
    expect(data[0]?.category.id).toBe('teahouse')
    expect(interpretation.places.map(({ name }) => name)).toEqual(['祇園'])
  })

  test('takes w/ for with, and for no beginning of a word', async () => {
    const { data } = await search('sweets making w/ toddler chatan', 'en')
    expect(data[0]?.searched?.name).toBe('Sweets making')
  })

  test('shows the trade elsewhere rather than a facility of another trade in the place that was typed', async () => {
    const { data } = await search('sushi counter seoul', 'en')
    expect(data[0]?.category.id).toBe('sushi')
  })

  test.each<[Locale, string, string]>([
    ['en', 'i want to try a tea cerimony in kanazawa with my mother', 'tea ceremony'],
    ['en', 'where can i get a good hiarcut in shinjuku this saturday', 'haircut'],
    ['ja', '猫のシャンプー ひがし茶屋街あたり', '猫シャンプー'],
  ])('in %s sets a word right in a long wish: %s', async (locale, keyword, right) => {
    const { data, correctedKeyword } = await search(keyword, locale)
    expect(correctedKeyword).toContain(right)
    expect(data[0]?.searched?.name).toMatch(/tea ceremony|Cut and blow-dry|シャンプーコース/i)
  })

  test.each<[Locale, string, string]>([
    ['en', 'tea and cake tower yokohama', 'tower'],
    ['ko', '속눈썹 떼고 다시 북촌', '다시'],
    ['ko', '기모노 4명 요코하마 비와도 되나', '비와'],
  ])(
    'in %s corrects no word into another trade or place beside one that was typed: %s',
    async (locale, keyword, word) => {
      const { correctedKeyword, interpretation } = await search(keyword, locale)
      expect(correctedKeyword?.includes(word) || interpretation.notFound.join(' ').includes(word)).toBe(true)
      expect(interpretation.places).toHaveLength(1)
    },
  )

  test.each<[Locale, string, string, RegExp]>([
    ['ko', '블랙헤드 서울 학생할인', 'facial', /모공/],
    ['ja', '毛穴 東京 学割', 'facial', /毛穴/],
    ['en', 'student haircut tokyo', 'hair', /Cut and blow-dry/],
    ['ko', '기구필라테스 첫방문 부산', 'yoga', /리포머/],
  ])('in %s takes a discount as a wish beside the service: %s', async (locale, keyword, kind, service) => {
    const { data, total } = await search(keyword, locale)
    expect([data[0]?.category.id, data[0]?.searched?.name]).toEqual([kind, expect.stringMatching(service)])
    const withoutIt = keyword.split(' ').filter((word) => !/학생|学割|student|첫방문/.test(word))
    expect(total).toBe((await search(withoutIt.join(' '), locale)).total)
  })

  test('says which word found nothing, and that only the place is left', async () => {
    const { correctedKeyword, interpretation } = await search('falconry osaka', 'en')
    expect({ correctedKeyword, ...interpretation }).toMatchObject({
      ...{ correctedKeyword: 'osaka', notFound: ['falconry'], placeOnly: true },
    })
    const withKind = await search('falconry nails', 'en')
    expect(withKind.interpretation).toMatchObject({ notFound: ['falconry'], placeOnly: false })
    expect((await search('nails', 'en')).interpretation).toMatchObject({ notFound: [], placeOnly: false })
  })

  test.each<[Locale, string, number | null]>([
    ['en', '7 seater okinawa for 6', 6],
    ['en', 'okinawa 7 seats for six', 6],
    ['en', '6 seater okinawa 6 adults', 6],
    ['en', '7 passenger van okinawa', null],
    ['ja', '沖縄 7人乗り 6人', 6],
    ['ja', '六人乗り 沖縄 六人', 6],
    ['ko', '오키나와 6인승 6명', 6],
    ['zh', '沖繩 六人座 六個人', 6],
  ])('in %s understands seats and who rides: %s', async (locale, keyword, quantity) => {
    const { data, correctedKeyword, interpretation } = await search(keyword, locale)
    expect([data[0]?.category.id, citiesOf(data), correctedKeyword]).toEqual(['minivan', ['okinawa'], null])
    expect(interpretation).toMatchObject({ notFound: [], quantity, unsupported: [] })
  })

  test('leaves out a party that is larger than a search is for, and says so', async () => {
    const { data, interpretation, total } = await search('korean bbq seoul party of 8', 'en')
    expect(interpretation).toMatchObject({ notFound: [], quantity: null, unsupported: [], unmet: ['party of 8'] })
    const alone = await search('korean bbq seoul', 'en')
    expect([total, data.map(({ id }) => id)]).toEqual([alone.total, alone.data.map(({ id }) => id)])
  })

  test('shows minivans for more seats than any car has, and says so', async () => {
    const { data, interpretation } = await search('10 seater okinawa', 'en')
    expect(data[0]?.category.id).toBe('minivan')
    expect(interpretation).toMatchObject({ notFound: [], replaced: [{ typed: '10 seater', by: ['Minivans'] }] })
  })

  test('corrects no word that means something beside another', async () => {
    const { correctedKeyword, interpretation } = await search('7 seater okinawa falconry', 'en')
    expect([correctedKeyword, interpretation.notFound]).toEqual(['okinawa 7 seater', ['falconry']])
  })

  test.each<[Locale, string, string, string | null]>([
    ['en', 'kids pottery kyoto', 'Painting on bisque', 'Child'],
    ['ko', '교토 도자기 체험 아이랑', '도자기 페인팅', null],
    ['ko', '교토 도자기 체험 아이랑 어린이 요금', '도자기 페인팅', '어린이'],
    ['ja', '陶芸 親子 京都', '絵付け体験', null],
    ['ja', '振袖 撮影付き 浅草', '振袖体験（写真データ付き）', null],
    ['zh', '永康街 美簽照', '證件照', null],
    ['ja', '電動ろくろ 親子 京都', '電動ろくろ体験', null],
    ['en', 'wheel throwing with kids kyoto', 'Wheel throwing', null],
    ['ko', '교토 물레 체험 아이랑', '물레 체험', null],
    ['zh', '手拉坯 親子 京都', '手拉坯體驗', null],
    ['ja', '焼肉 食べ放題 子連れ 大阪', '食べ放題', null],
    ['ja', '餃子 子ども料金 横浜', '手づくり餃子', 'お子さま'],
    ['en', 'pottery with kids kyoto', 'Painting on bisque', null],
    ['zh', '亲子陶艺 东京', '彩繪體驗', null],
    ['zh', '帶小孩 包餃子 高雄', '手工包餃子', null],
    ['zh', '燒肉吃到飽 小孩 道頓堀', '吃到飽', '兒童'],
    ['en', 'perm long hair tokyo', 'Digital perm', 'Long hair'],
    ['ko', '도쿄 펌 긴머리', '디지털 펌', '긴 기장'],
    ['ja', 'パーマ ロング 表参道', 'デジタルパーマ', 'ロング'],
    ['zh', '燙大捲 長髮 表參道', '溫塑燙', '長髮'],
    ['zh', '东京 染头发 长发', '剪髮＋全染', '長髮'],
    ['zh', '燙髮 中長髮 東京', '溫塑燙', '中長髮'],
    ['en', 'kimono half day kyoto', 'Kimono half-day walk', 'Half day'],
    ['zh', '京都 穿和服 半天', '和服半日散策', '半日'],
    ['ja', 'トイプー 送迎あり', '足先クイックケア（送迎付き）', null],
    ['zh', '狗狗洗澡 信義區 可接送', '小美容（洗澡）（含接送）', null],
    ['ko', '강아지 미용 픽업 서울', '전체 미용 + 픽업', null],
    ['zh', '下午茶 慶生 信義區', '【慶祝方案】雙層下午茶', null],
    ['en', 'birthday afternoon tea tokyo', 'Celebration · Two-tier afternoon tea', null],
    ['ja', '誕生日 アフタヌーンティー 東京', '【記念日】アフタヌーンティー（二段）', null],
    ['ko', '생일 삼겹살 서울', '[기념일] 숙성 삼겹살 세트', null],
    ['en', 'rental car baby seat fukuoka', 'Family plan · Compact SUV', null],
    ['ko', '후쿠오카 렌터카 카시트', '[카시트 2개 포함] 소형 SUV', null],
    ['zh', '福岡 租車 安全座椅', '【親子方案】小型 SUV 休旅車', null],
    ['en', 'compact car fukuoka no excess', 'Full coverage included · Compact car', null],
    ['ko', '후쿠오카 렌터카 완전보험', '[완전 보장 포함] 7인승 미니밴', null],
    ['zh', '福岡 租車 免責', '【含全險】七人座廂型車', null],
    ['en', 'balayage tokyo', 'Cut and full color', null],
    ['zh', '鼻子黑頭 做臉 台北', '毛孔淨化', null],
    ['en', 'pores seoul', 'Pore cleansing facial', null],
    ['zh', '私教 涩谷', '一對一訓練', null],
    ['en', 'car valet seoul', 'Exterior hand wash', null],
    ['ja', 'のみほ 新橋', '飲み放題付きコース', null],
    ['ja', 'ととのいたい 大阪', '貸切サウナ', null],
    ['ja', 'お茶体験 京都', 'はじめての茶道', null],
    ['zh', '和服 一整天', '和服全日租借', null],
    ['en', 'suv wash inside n out seongsu', 'Wash and interior vacuum', 'Minivan or SUV'],
    ['ko', 'SUV 내외부 세차 성수', '세차와 실내 청소', '미니밴·SUV'],
    ['en', 'dog hair in my suv tokyo', 'Interior deep clean', 'Minivan or SUV'],
    ['en', 'minivan cleaning taipei', 'Interior deep clean', 'Minivan or SUV'],
    ['zh', '休旅車 異味 台北', '內裝深層清潔', '休旅車／廂型車'],
    ['ja', 'アルファード コーティング 大阪', 'ガラスコーティング', 'ミニバン・SUV'],
    ['ja', 'ミニバン 修理 東京', '12か月点検', 'ミニバン・SUV'],
    ['en', 'sedan wash tokyo', 'Exterior hand wash', 'Sedan'],
    ['ko', '테슬라 세차 서울', '외부 손세차', null],
    ['ja', 'SUV レンタル 沖縄', 'コンパクトSUV', null],
    ['ja', '四駆 スタッドレス 2泊3日 札幌', '四輪駆動SUV', null],
    ['en', 'suv with snow tires 4 days hokkaido', 'Compact SUV', null],
    ['ko', '사륜구동 겨울용 타이어 4박5일 삿포로', '사륜구동 SUV', null],
    ['zh', '四驅 雪胎 四天三夜 札幌', '四輪驅動 SUV 休旅車', null],
    ['en', 'minivan dashcam 5 days okinawa', 'Seven-seat minivan', null],
    ['ko', '스노타이어 SUV 렌터카 삿포로', '소형 SUV', null],
    ['en', 'airport pickup fukuoka', 'Compact SUV', null],
    ['ja', '空港送迎付き レンタカー', 'コンパクトカー', null],
    ['zh', '機場接送 租車 北海道', '小型車', null],
    ['zh', '異地還車 北海道', '小型車', null],
    ['ko', '국제면허증 렌트카 삿포로', '소형차', null],
    ['en', 'international driving permit rental sapporo', 'Compact car', null],
    ['ja', '免許なし レンタカー 札幌', 'コンパクトカー', null],
    ['ko', '시트얼룩 서울', '실내 딥 클리닝', null],
    ['ko', '시트 얼룩 제거 강남', '실내 딥 클리닝', null],
    ['ko', '카시트 얼룩 서울', '실내 딥 클리닝', null],
    ['ja', 'シートの染み抜き 大阪', '車内まるごとクリーニング', null],
    ['ja', 'シートにコーヒー 渋谷', '車内まるごとクリーニング', null],
    ['ja', '座席の汚れ 東京', '車内まるごとクリーニング', null],
    ['en', 'coffee on car seat seoul', 'Interior deep clean', null],
    ['zh', '椅墊污漬 台北', '內裝深層清潔', null],
    ['zh', '座椅咖啡漬 台北', '內裝深層清潔', null],
    ['ko', '헤드라이트 복원 서울', '흠집 제거 광택', null],
    ['ja', '窒素充填 東京', 'タイヤ4本組み替え', null],
    ['zh', '引擎室清潔 台北', '外觀手工洗車', null],
    ['zh', '露營車 清洗 台北', '外觀手工洗車', null],
    ['en', 'odor removal car seoul', 'Wash and interior vacuum', null],
    ['ja', 'SUV 洗車 5日 東京', '手洗い洗車', 'ミニバン・SUV'],
    ['zh', '休旅車 雪胎 札幌', '四輪更換', '休旅車／廂型車'],
  ])('in %s shows first the service, and the unit of it, that is meant by %s', async (locale, keyword, name, unit) => {
    const { data, interpretation } = await search(keyword, locale)
    const [{ searched } = { searched: null }] = data
    expect([searched?.name, searched?.unit?.name ?? null, interpretation.notFound]).toEqual([name, unit, []])
  })

  test.each<[Locale, string, string]>([
    ['en', 'odor xyzzy car seoul', 'seoul odor car'],
    ['en', 'tesla xyzzy smell seoul', 'seoul tesla smell'],
  ])('in %s keeps the car of %s where a word is left out', async (locale, keyword, corrected) => {
    const { data, correctedKeyword, interpretation } = await search(keyword, locale)
    expect([correctedKeyword, interpretation.replaced]).toEqual([corrected, []])
    expect(data[0]?.searched?.name).toBe('Wash and interior vacuum')
  })

  test.each<[Locale, string]>([
    ['en', 'window tint seoul'],
    ['ko', '썬팅 서울'],
    ['ja', 'カーフィルム 東京'],
    ['zh', '隔熱紙 台北'],
  ])('in %s finds no potter by %s', async (locale, keyword) => {
    expect(kindsOf((await search(keyword, locale)).data)).not.toContain('pottery')
  })

  test('still rents for some days where a word is left out', async () => {
    const { data, correctedKeyword, interpretation } = await search('四駆 スタッドレス xyzzy 2泊3日 札幌', 'ja')
    expect([correctedKeyword, interpretation.days]).toEqual(['札幌 四駆', 3])
    expect(data[0]?.searched).toMatchObject({ name: '四輪駆動SUV', rental: { days: 3 } })
  })

  test.each<[Locale, string, number]>([
    ['en', 'sauna just for us 3 sapporo', 3],
    ['en', 'sauna 3 friends sapporo', 3],
    ['en', 'yakiniku for three friends osaka', 3],
    ['ko', '서울 고기집 넷', 4],
    ['ja', 'サウナ 三名様 札幌', 3],
    ['zh', '三名 燒肉 大阪', 3],
  ])('in %s takes a number of people from %s', async (locale, keyword, quantity) => {
    const { interpretation } = await search(keyword, locale)
    expect([interpretation.quantity, interpretation.notFound, interpretation.unsupported]).toEqual([quantity, [], []])
  })

  test.each<[Locale, string, string, string]>([
    ['ja', '猫 シャンプー 世田谷', '世田谷', '東京'],
    ['en', 'nails setagaya', 'Setagaya', 'Tokyo'],
    ['ko', '은평 마사지', '은평', '서울'],
    ['zh', '世田谷 美甲', '世田谷', '東京'],
    ['zh', '板橋區 美甲', '板橋區', '台北'],
  ])('in %s says of a ward without a shop where the nearest are: %s', async (locale, keyword, name, within) => {
    const { interpretation } = await search(keyword, locale)
    expect(interpretation).toMatchObject({ places: [{ name, within: [within], shopCount: 0 }], notFound: [] })
  })

  test.each<[Locale, string, string[]]>([
    ['zh', '九州 租車', ['fukuoka']],
    ['ko', '규슈 렌터카', ['fukuoka']],
    ['ja', '関西 着物', ['kyoto', 'osaka']],
    ['en', 'Kansai kimono', ['kyoto', 'osaka']],
  ])('in %s takes a region for the cities it holds, and misses no shop there: %s', async (locale, keyword, cities) => {
    const { data, interpretation } = await search(keyword, locale)
    expect(citiesOf(data).toSorted()).toEqual(cities)
    expect(interpretation.places).toMatchObject([{ within: [], shopCount: null }])
  })

  test.each<[Locale, string, 'priceMin' | 'priceMax', number]>([
    ['ja', 'ネイル 六千円以下', 'priceMax', 6000],
    ['ja', 'ネイル 3000円〜6000円', 'priceMax', 6000],
    ['ja', 'ネイル 6000円以下', 'priceMax', 6000],
    ['en', 'nails under 6000 yen', 'priceMax', 6000],
    ['ja', 'ネイル 7000円以上', 'priceMin', 7000],
    ['ja', 'ネイル 予算6000円', 'priceMax', 6000],
    ['ja', 'ネイル 6千円くらいまで', 'priceMax', 6000],
    ['en', 'nails max 6000', 'priceMax', 6000],
    ['en', 'nails not more than 6000 yen', 'priceMax', 6000],
    ['zh', '美甲 6000內', 'priceMax', 6000],
    ['zh', '美甲 預算6000', 'priceMax', 6000],
    ['ko', '네일 6000 안으로', 'priceMax', 6000],
  ])('in %s goes by the price that was typed: %s', async (locale, keyword, bound, amount) => {
    const { data, interpretation, total } = await search(keyword, locale)
    expect(interpretation[bound]).toEqual({ amount, currency: 'JPY' })
    expect(interpretation.typed.price).toHaveLength(1)
    const all = await search(keyword.split(' ')[0] ?? '', locale)
    expect([total > 0, total < all.total]).toEqual([true, true])
    const costs = data.map(({ searched, priceFrom }) => (searched?.priceFrom ?? priceFrom).amount)
    expect(costs.filter((cost) => (bound === 'priceMax' ? cost > amount : cost < amount))).toEqual([])
    const chosen = await search(keyword, locale, { priceMax: '100000' })
    expect(chosen.interpretation).toMatchObject({ priceMin: null, priceMax: null })
    expect(chosen.total).toBe(all.total)
  })

  test.each<[Locale, string, string, string]>([
    ['ja', '月島 もんじゃ', 'izakaya', 'tokyo'],
    ['ja', '西荻窪 編み込み', 'hair', 'tokyo'],
    ['ja', '武蔵小杉 ヒゲ脱毛', 'facial|hair|eyelash|nails', 'yokohama'],
    ['ja', '宮古島 カーシェア', 'suv|minivan|kei-car|compact-car', 'okinawa'],
    ['ko', '신사 볼륨매직', 'hair', 'seoul'],
    ['ko', '해방촌 빵집', 'cafe', 'seoul'],
    ['ko', '마곡 두피 스케일링', 'hair', 'seoul'],
    ['zh', '象山 聚餐', 'korean-bbq|izakaya|yakiniku', 'taipei'],
    ['zh', '新堀江 臉部撥筋', 'facial', 'kaohsiung'],
    ['en', 'nishiki highball', 'izakaya', 'kyoto'],
    ['en', 'threading fushimi', 'eyelash', 'kyoto'],
    ['en', 'flat tyre nishijin', 'tyres', 'kyoto'],
    ['ja', 'ミナミ 焼肉', 'yakiniku', 'osaka'],
    ['zh', '永康街 美簽照', 'photo-studio', 'taipei'],
    ['zh', '東京 居酒屋 跨年夜', 'izakaya', 'tokyo'],
    ['ko', '긴자 스시 런치', 'sushi', 'tokyo'],
  ])('in %s knows both the district and what is wanted: %s', async (locale, keyword, trades, city) => {
    const { data, interpretation, correctedKeyword } = await search(keyword, locale)
    expect([correctedKeyword, interpretation.notFound]).toEqual([null, []])
    expect(trades.split('|')).toContain(data[0]?.category.id)
    expect(citiesOf(data)[0]).toBe(city)
  })

  test('sets a word right to one that belongs with the word beside it', async () => {
    const { data, correctedKeyword } = await search('ceramic coting gangnam', 'en')
    expect([correctedKeyword, data[0]?.category.id]).toEqual(['ceramic Coating gangnam', 'coating'])
  })

  test.each<[Locale, string, string]>([
    ['en', 'paint protection film seoul', 'coating'],
    ['en', 'hydrafacial gangnam', 'facial'],
    ['en', 'sake tasting kyoto', 'izakaya'],
    ['ko', '서울 판금', 'coating'],
  ])('in %s shows for %s the trade that comes nearest before others that say a word of it', async (...row) => {
    const [locale, keyword, trade] = row
    const { data, interpretation } = await search(keyword, locale)
    expect(interpretation.replaced).toHaveLength(1)
    const isOfTrade = data.map(({ category }) => category.id === trade)
    expect(isOfTrade[0]).toBe(true)
    expect(isOfTrade).toEqual(isOfTrade.toSorted((one, other) => Number(other) - Number(one)))
  })

  test.each<[Locale, string, number, number]>([
    ['ja', 'ネイル 6000円前後', 4800, 7200],
    ['ja', 'ネイル 5千円台', 5000, 5999],
    ['en', 'nails around 6000 yen', 4800, 7200],
    ['en', 'nails approx. 6000 yen tokyo', 4800, 7200],
    ['ko', '네일 6천엔대', 6000, 6999],
    ['ko', '네일 만엔 정도', 8000, 12_000],
    ['zh', '美甲 日幣六千左右', 4800, 7200],
    ['zh', '美甲 約6000日圓', 4800, 7200],
    ['zh', '美甲 6000多', 6000, 6999],
  ])('in %s goes by the price of about so much: %s', async (locale, keyword, min, max) => {
    const { data, interpretation, correctedKeyword } = await search(keyword, locale)
    expect(interpretation).toMatchObject({
      priceMin: { amount: min, currency: 'JPY' },
      priceMax: { amount: max, currency: 'JPY' },
    })
    expect([interpretation.notFound, interpretation.unsupported, correctedKeyword]).toEqual([[], [], null])
    const costs = data.map(({ searched, priceFrom }) => (searched?.priceFrom ?? priceFrom).amount)
    expect(costs.length).toBeGreaterThan(0)
    expect(costs.filter((cost) => cost < min || cost > max)).toEqual([])
  })

  test('falls from an evening without free times to the next free day, and says so', async () => {
    const noon = await search('ネイル 東京 今日', 'ja')
    expect(noon.interpretation).toMatchObject({ date: '2026-11-24', fullOn: null })
    // Half an hour before midnight in Japan.
    await setClock(api, '2026-11-24T14:30:00Z')
    const night = await search('ネイル 東京 今日', 'ja')
    expect(night.total).toBeGreaterThan(0)
    expect(night.interpretation).toMatchObject({ date: '2026-11-25', fullOn: '2026-11-24', typed: { date: ['今日'] } })
    expect(new Set(night.data.map(({ city }) => city.id))).toEqual(new Set(['tokyo']))
    for (const [keyword, locale] of [
      ['ネイル 東京 火曜', 'ja'],
      ['nails tokyo tuesday', 'en'],
      ['도쿄 네일 화요일', 'ko'],
      ['東京 美甲 週二', 'zh'],
    ] as const)
      expect((await search(keyword, locale)).interpretation).toMatchObject({ date: '2026-12-01', fullOn: '2026-11-24' })
    await setClock(api, '2026-11-24T03:00:00Z')
  })
})
