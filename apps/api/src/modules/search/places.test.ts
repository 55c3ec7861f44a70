import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { districtIdsOf, districtOf } from '../synonyms/district-of.ts'
import { type Point, readDataFile, synonymsOf } from '../synonyms/synonyms.ts'
import { kilometersBetween } from './index/distance.ts'
import { COUNTRIES } from './index/shop-grams.ts'

type Found = { data: Schemas['ShopCard'][]; total: number; facets: { cities: { id: string; count: number }[] } }
type Answer = Found & {
  nextCursor: string | null
  interpretation?: Schemas['SearchInterpretation']
  correctedKeyword: string | null
}

type Located = { latitude?: number; longitude?: number }
const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const [SHINJUKU, GINZA, ASAKUSA] = [at(35.6896, 139.7006), at(35.6717, 139.765), at(35.7119, 139.7966)]
const [XIMENDING, GYEONGBOKGUNG] = [at(25.0421, 121.5081), at(37.5758, 126.9769)]
const pointOf = ({ latitude = Number.NaN, longitude = Number.NaN }: Located) => [latitude, longitude] as const
const FARTHEST_AIRPORT_KM = 60
const DISTRICTS = synonymsOf('districts.yaml', readDataFile('districts.yaml'))
const kilometersTo = (from: Located, to: Located) => kilometersBetween(pointOf(from), pointOf(to))

describe('Search', () => {
  let api: TestApi
  let cities: { id: string; name: Record<Locale, string>; country: string; shops: number }[] = []
  beforeAll(async () => {
    api = await startTestApi({ shops: 600 })
    const rows = await api.db.selectFrom('city').select(['id', 'name', 'country']).execute()
    const shops = await api.db.selectFrom('shop').select('city_id').where('active', '=', true).execute()
    cities = rows.map(({ id, name, country }) => ({
      ...{ id, country, name: name as Record<Locale, string> },
      shops: shops.filter(({ city_id }) => city_id === id).length,
    }))
  })
  afterAll(() => api.close())

  describe.each(LOCALES)('Who reads %s and types the name of', (reader) => {
    test('a city finds the shops of that city alone', async () => {
      for (const { id, name, shops } of cities)
        for (const language of LOCALES)
          expect([name[language], await citiesOf(name[language], reader)]).toEqual([name[language], { [id]: shops }])
    })

    test('a country finds the shops of that country alone', async () => {
      for (const [country, names] of Object.entries(COUNTRIES)) {
        const own = cities.filter((city) => city.country === country)
        for (const language of LOCALES) {
          const found = await citiesOf(names[language] ?? '', reader)
          expect([names[language], found]).toEqual([
            names[language],
            Object.fromEntries(own.map(({ id, shops }) => [id, shops])),
          ])
        }
      }
    })

    test('two cities finds the shops of either, and a city twice those of it, said once', async () => {
      const [one, other] = cities.filter(({ shops }) => shops > 0)
      if (one === undefined || other === undefined) throw new Error('The catalogue has fewer than two cities')
      const both = `${one.name[reader]} ${other.name[reader]}`
      expect(await citiesOf(both, reader)).toEqual({ [one.id]: one.shops, [other.id]: other.shops })
      const { interpretation } = await search({ keyword: both, limit: 1 }, reader)
      expect(interpretation?.places.map(({ name }) => name)).toEqual([`${one.name[reader]}, ${other.name[reader]}`])
      const twice = await search({ keyword: `${one.name[reader]} ${one.name[reader]}`, limit: 1 }, reader)
      expect([twice.total, twice.interpretation?.places.length]).toEqual([one.shops, 1])
    })

    test('a district finds the shops of its city alone', async () => {
      const ofCity = (name: string) => cities.find((city) => city.name.en === name)?.id
      for (const district of DISTRICTS) {
        const wanted = new Set(district.broader.flat().map(ofCity))
        if (wanted.has(undefined)) continue
        for (const word of district[reader]) {
          const found = Object.keys(await citiesOf(word, reader))
          expect([word, found.length > 0, found.filter((id) => !wanted.has(id))]).toEqual([word, true, []])
        }
      }
    })
  })

  test.each<[Locale, string]>([
    ['ja', '京都 着物'],
    ['ja', '京都着物'],
    ['ja', '京都 寿司'],
    ['zh', '京都 美髮'],
    ['zh', '京都 和服'],
    ['ko', '교토 기모노'],
    ['en', 'kyoto kimono'],
  ])('In %s, %s finds shops in Kyoto alone', async (locale, keyword) => {
    expect(Object.keys(await citiesOf(keyword, locale))).toEqual(['kyoto'])
  })

  test.each<[Locale, string, string, string, string]>([
    ['zh', '手拉坯 鶯歌', '鶯歌', '台灣', 'taipei'],
    ['ja', '有馬温泉', '有馬', '日本', 'osaka'],
    ['ja', '益子 陶芸', '益子', '日本', 'tokyo'],
    ['ko', '속초 사우나', '속초', '한국', 'seoul'],
    ['en', 'pottery shigaraki', 'Shigaraki', 'Japan', 'kyoto'],
    ['en', 'kurokawa onsen', 'kurokawa', 'Fukuoka', 'fukuoka'],
    ['ko', '나라 기모노', '나라', '교토, 오사카', 'kyoto'],
    ['zh', '日月潭 按摩', '日月潭', '台灣', 'taichung'],
  ])('In %s, %s says that no shop is there, and the nearest come first', async (...row) => {
    const [locale, keyword, name, within, city] = row
    const { data, interpretation } = await search({ keyword }, locale)
    expect(interpretation).toMatchObject({ notFound: [], replaced: [] })
    const [place] = interpretation?.places ?? []
    expect([place?.name.toLowerCase(), place?.within.join(', '), place?.shopCount]).toEqual([
      ...[name.toLowerCase(), within, 0],
    ])
    expect(data[0]?.city.id).toBe(city)
  })

  test('東京都 is Tokyo, in which 京都 is no word', async () => {
    expect(Object.keys(await citiesOf('東京都 着物', 'ja'))).toEqual(['tokyo'])
  })

  test('The answer says which city, and of a district how many of the shops are near it', async () => {
    const placesOf = async (keyword: string, locale: Locale) =>
      (await search({ keyword }, locale)).interpretation?.places
    expect(await placesOf('京都 着物', 'ja')).toEqual([{ name: '京都', within: [], shopCount: null }])
    const rows = await api.db
      .selectFrom('shop')
      .select(['latitude', 'longitude'])
      .where('city_id', '=', 'tokyo')
      .execute()
    const shopCount = rows.filter((row) => kilometersTo(ASAKUSA, row) <= 2).length
    expect(shopCount).toBeGreaterThan(0)
    expect(await placesOf('浅草', 'ja')).toEqual([{ name: '浅草', within: ['東京'], shopCount }])
    expect((await placesOf('nails GINZA', 'en'))?.map(({ name }) => name)).toEqual(['Ginza'])
  })

  test.each<[Locale, string, { latitude: number; longitude: number }]>([
    ['en', 'shiatsu near shinjuku station', SHINJUKU],
    ['ja', '飲み放題 新宿', SHINJUKU],
    ['ja', 'ネイル 新宿駅', SHINJUKU],
    ['ko', '이자카야 신주쿠역', SHINJUKU],
    ['zh', '新宿站 美甲', SHINJUKU],
    ['zh', '剪髮 西門町', XIMENDING],
    ['ja', '浅草', ASAKUSA],
    ['en', 'hanbok gyeongbokgung', GYEONGBOKGUNG],
  ])('In %s, %s finds the nearest shop first, and counts those in walking distance', async (locale, keyword, point) => {
    const { data, interpretation } = await search({ keyword, limit: 50 }, locale)
    const distances = data.map((card) => kilometersTo(point, card))
    const near = distances.filter((distance) => distance <= 2)
    expect(near.length).toBeGreaterThan(0)
    expect(near[0]).toBe(Math.min(...distances))
    expect(distances.slice(0, near.length)).toEqual(near)
    expect(interpretation?.places[0]?.shopCount).toBe(near.length)
  })

  test('A district lies where the shops are whose cards say it, and within reach of its city', async () => {
    const shops = await api.db
      .selectFrom('shop')
      .innerJoin('city', 'city.id', 'shop.city_id')
      .select(['shop.address', 'shop.name', 'city.name as city', 'city.country', 'shop.latitude', 'shop.longitude'])
      .execute()
    const points = new Map<string, Point>()
    for (const { at, en } of DISTRICTS) for (const id of districtIdsOf(en)) if (at !== null) points.set(id, at)
    const far = shops.flatMap(({ city, country, address, name, ...shop }) => {
      const names = { city: (city as Record<Locale, string>).en, address, name } as Parameters<typeof districtOf>[0]
      const district = districtOf({ ...names, country: country as 'JP' }, 'en')
      const at = points.get(district?.id ?? '')
      return at !== undefined && kilometersBetween(at, pointOf(shop)) > 3 ? [district] : []
    })
    expect([points.size > 200, far]).toEqual([true, []])
    const rows = await api.db.selectFrom('city').select(['name', 'latitude', 'longitude']).execute()
    const cityAt = new Map(rows.map((row) => [(row.name as Record<Locale, string>).en, pointOf(row)]))
    const beyond = DISTRICTS.filter(({ at, broader }) =>
      broader.flat().some((name) => {
        const city = cityAt.get(name)
        return at !== null && city !== undefined && kilometersBetween(at, city) > FARTHEST_AIRPORT_KM
      }),
    )
    expect(beyond.map(({ en }) => en[0])).toEqual([])
  })

  test.each<[Locale, string, string, string]>([
    ['ko', '야쿠인 미용실', 'yakuin', 'hair'],
    ['ja', '焼肉 河原町', 'kawaramachi', 'yakiniku'],
    ['en', 'cafe shinsaibashi', 'shinsaibashi', 'cafe'],
    ['zh', '壽司 河原町', 'kawaramachi', 'sushi'],
  ])(
    'In %s, %s finds the shops of the very district before nearer ones of its neighbors',
    async (locale, keyword, district, kind) => {
      const { data } = await search({ keyword, limit: 50 }, locale)
      const own = await search({ keyword, districtId: district, limit: 50 }, locale)
      const ofKind = own.data.filter(({ category }) => category.id === kind)
      expect(ofKind.length).toBeGreaterThan(0)
      expect(
        data
          .slice(0, ofKind.length)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(ofKind.map(({ id }) => id).sort())
    },
  )

  test('Of two districts of a city, the shops near either come first, page by page', async () => {
    const ids: string[] = []
    const distances: number[] = []
    let cursor: string | null = null
    do {
      const query = { keyword: 'ネイル 新宿 銀座', limit: 2, ...(cursor !== null && { cursor }) }
      const page = await search(query, 'ja')
      ids.push(...page.data.map(({ id }) => id))
      distances.push(...page.data.map((card) => Math.min(kilometersTo(SHINJUKU, card), kilometersTo(GINZA, card))))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(new Set(ids).size).toBe(ids.length)
    expect(distances.length).toBeGreaterThan(2)
    expect(distances[0]).toBe(Math.min(...distances))
  })

  test('A station that no row names is where its shops have it', async () => {
    const { data, interpretation } = await search({ keyword: '今出川駅 ネイル', limit: 10 }, 'ja')
    expect(data[0]).toMatchObject({ station: { name: '今出川駅' } })
    expect(interpretation?.places).toMatchObject([{ within: ['京都'] }])
  })

  test.each<[Locale, string]>([
    ['ko', '어린이 도예'],
    ['ja', 'お子さま 陶芸'],
    ['zh', '兒童 陶藝'],
    ['ko', '코스 어린이'],
  ])('In %s, a word that units are called by is no place: %s', async (locale, keyword) => {
    const { total, interpretation } = await search({ keyword }, locale)
    expect([total > 0, interpretation?.places]).toEqual([true, []])
  })

  test('A word of a service in Latin letters is no place, whatever signs its shops use for their branches', async () => {
    const { total, interpretation } = await search({ keyword: 'anniversary session' }, 'en')
    expect(interpretation?.places).toEqual([])
    expect(total).toBeGreaterThan(10)
  })

  /** How many shops of each city are found. */
  async function citiesOf(keyword: string, locale: Locale): Promise<Record<string, number>> {
    const { total, facets } = await search({ keyword, limit: 1 }, locale)
    const counts = Object.fromEntries(
      facets.cities.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]),
    )
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total)
    return counts
  }

  async function search(query: Record<string, string | number>, locale: Locale): Promise<Answer> {
    const { status, body } = await api.call<Answer>('GET', '/api/v1/shops/search', { locale, query })
    expect(status).toBe(200)
    return body
  }
})
