import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallOptions, startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { kilometersBetween } from './index/distance.ts'

type Answer = {
  data: Schemas['ShopCard'][]
  total: number
  nextCursor: string | null
  correctedKeyword: string | null
  interpretation: Schemas['SearchInterpretation']
}
type Query = NonNullable<CallOptions['query']>

const [SHINJUKU, TAIPEI] = ['35.6896,139.7006', '25.0478,121.5170']

describe('Near the visitor, a search', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ shops: 600 })
  })
  afterAll(() => api.close())

  async function search(query: Query, locale: Locale = 'en'): Promise<Answer> {
    const { status, body } = await api.call<Answer>('GET', '/api/v1/shops/search', {
      ...{ locale, currency: 'JPY' },
      query: { limit: 50, ...query },
    })
    expect([query, status]).toEqual([query, 200])
    return body
  }
  const refused = (query: Query) =>
    api
      .call<{ fields: unknown }>('GET', '/api/v1/shops/search', { query })
      .then(({ status, body }) => [status, body.fields])
  const metersFrom = (near: string, cards: readonly Schemas['ShopCard'][]) => {
    const [latitude = 0, longitude = 0] = near.split(',').map(Number)
    return cards.map((card) =>
      Math.round(1000 * kilometersBetween([card.latitude ?? 0, card.longitude ?? 0], [latitude, longitude])),
    )
  }
  const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
  const idsOf = ({ data }: Answer) => data.map(({ id }) => id)

  test.each([
    '35.6896',
    '35.6896,',
    '35.6896, 139.7006',
    '35.68961,139.7006',
    '90.1,0',
    '-91,0',
    '0,180.1',
    '0,200',
    '1e1,0',
    '35,139,0',
    'here',
    '',
  ])('refuses a location like %j by the name of its parameter', async (near) => {
    expect(await refused({ near })).toEqual([400, [{ field: 'near', code: 'FORMAT' }]])
  })

  test.each(['90,180', '-90.0000,-180.0', '0,-0.5', '9,99.1234'])('takes the location %s', async (near) => {
    expect((await search({ near })).total).toBe(600)
  })

  test.each([SHINJUKU, TAIPEI])('shows the nearest first where nothing else is asked for: %s', async (near) => {
    const meters = metersFrom(near, (await search({ near })).data)
    expect(meters).toEqual(ascending(meters))
    expect(meters[0]).toBeLessThan(5000)
    const pages = [await search({ near, limit: 20, sort: 'popular' })]
    pages.push(await search({ near, limit: 20, cursor: pages[0]?.nextCursor ?? '' }))
    expect(pages.flatMap(({ data }) => metersFrom(near, data))).toEqual(meters.slice(0, 40))
  })

  test('shows the kind before who only says it, and in each the nearest first', async () => {
    const { data } = await search({ keyword: 'ネイル', near: SHINJUKU }, 'ja')
    const own = data.filter(({ category }) => category.id === 'nails')
    expect(own.length).toBeGreaterThan(3)
    expect(data.slice(0, own.length)).toEqual(own)
    const meters = metersFrom(SHINJUKU, own)
    expect(meters).toEqual(ascending(meters))
    expect(data[0]?.city.id).toBe('tokyo')
  })

  test('keeps to the city that is chosen or typed', async () => {
    for (const query of [{ cityId: 'osaka' }, { keyword: 'Osaka' }]) {
      const { data } = await search({ ...query, near: SHINJUKU })
      const meters = metersFrom(SHINJUKU, data)
      expect(meters).toEqual(ascending(meters))
      expect(new Set(data.map(({ city }) => city.id))).toEqual(new Set(['osaka']))
    }
  })

  test('keeps the order that is chosen', async () => {
    for (const sort of ['price-asc', 'newest'])
      expect(idsOf(await search({ sort, near: SHINJUKU }))).toEqual(idsOf(await search({ sort })))
  })

  test('shows the cheapest in walking distance first where the keyword says cheap', async () => {
    const { data } = await search({ keyword: 'cheap haircut', near: SHINJUKU })
    const walkable = metersFrom(SHINJUKU, data).findIndex((meters) => meters > 2000)
    expect(walkable).toBeGreaterThan(1)
    const amounts = data.slice(0, walkable).map(({ priceFrom, searched }) => (searched?.priceFrom ?? priceFrom).amount)
    expect(amounts).toEqual(ascending(amounts))
    expect(metersFrom(SHINJUKU, data.slice(walkable)).every((meters) => meters > 2000)).toBe(true)
  })

  test('goes on only from the same location, in the same order', async () => {
    const cursorOf = async (query: Query) => (await search({ ...query, limit: 5 })).nextCursor ?? ''
    const [near, popular] = [await cursorOf({ near: SHINJUKU }), await cursorOf({})]
    const FORMAT = [400, [{ field: 'cursor', code: 'FORMAT' }]]
    expect(await refused({ cursor: near })).toEqual(FORMAT)
    expect(await refused({ near: TAIPEI, cursor: near })).toEqual(FORMAT)
    expect(await refused({ near: SHINJUKU, cursor: popular })).toEqual(FORMAT)
    expect(await refused({ near: SHINJUKU, sort: 'newest', cursor: near })).toEqual(FORMAT)
  })

  test.each<[Locale, string, string, string[]]>([
    ['en', 'massage near me', 'massage', ['near me']],
    ['en', 'nail salon nearby', 'nail salon', ['nearby']],
    ['en', 'closest haircut', 'haircut', ['closest']],
    ['en', 'Nearest massage close to me', 'massage', ['Nearest', 'close to me']],
    ['ko', '내 주변 마사지', '마사지', ['내 주변']],
    ['ko', '근처 네일', '네일', ['근처']],
    ['ko', '가까운 미용실', '미용실', ['가까운']],
    ['ja', '近くの美容院', '美容院', ['近くの']],
    ['ja', '近所 マッサージ', 'マッサージ', ['近所']],
    ['ja', '現在地 ネイル', 'ネイル', ['現在地']],
    ['ja', '最寄りの美容室', '美容室', ['最寄りの']],
    ['ja', 'ネイル 周辺', 'ネイル', ['周辺']],
    ['zh', '附近的按摩', '按摩', ['附近的']],
    ['zh', '我附近的美甲', '美甲', ['我附近的']],
    ['zh', '離我近的 剪髮', '剪髮', ['離我近的']],
    ['zh', '附近美甲', '美甲', ['附近']],
  ])('in %s reads %s as %s near the visitor', async (locale, keyword, kind, nearMe) => {
    const [found, plain] = [await search({ keyword }, locale), await search({ keyword: kind }, locale)]
    expect([found.interpretation.nearMe, found.correctedKeyword, found.interpretation.notFound]).toEqual([
      nearMe,
      null,
      [],
    ])
    expect([found.total, idsOf(found)]).toEqual([plain.total, idsOf(plain)])
  })

  test.each<[Locale, string]>([
    ['en', 'near me'],
    ['ko', '내 주변'],
    ['ja', '近く'],
    ['zh', '附近'],
  ])('in %s looks at all shops for %s alone', async (locale, keyword) => {
    const { total, interpretation } = await search({ keyword }, locale)
    expect([total, interpretation.nearMe]).toEqual([600, [keyword]])
  })

  test.each<[Locale, string, string]>([
    ['en', 'massage near Ginza', 'massage Ginza'],
    ['en', 'massage nearby Tokyo', 'massage Tokyo'],
    ['en', 'closest nail salon Shinjuku', 'nail salon Shinjuku'],
    ['ko', '강남 근처 네일', '강남 네일'],
    ['ko', '도쿄 주변 마사지', '도쿄 마사지'],
    ['ja', '銀座 周辺', '銀座'],
    ['ja', '新宿駅近くのネイル', '新宿駅 ネイル'],
    ['zh', '台北車站附近 美甲', '台北車站 美甲'],
    ['zh', '西門町附近的按摩', '西門町 按摩'],
  ])('in %s reads %s as %s', async (locale, keyword, plain) => {
    const [found, same] = [await search({ keyword }, locale), await search({ keyword: plain }, locale)]
    expect([found.interpretation.nearMe, idsOf(found)]).toEqual([undefined, idsOf(same)])
  })
})
