import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { setClock } from '../../testing/shop.ts'
import { isStartTime, startTimesOf } from '../availability/times-of-day.ts'

type Answer = { data: Schemas['ShopCard'][]; total: number; interpretation: Schemas['SearchInterpretation'] }
type TimeOfDay = Schemas['TimeOfDay']

const DATE = '2026-11-27'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 150 })
  await setClock(api, '2026-11-24T03:00:00Z')
})
afterAll(() => api.close())

async function search(query: Record<string, string | number | string[]>, locale: Locale = 'ja'): Promise<Answer> {
  const { status, body } = await api.call<Answer>('GET', '/api/v1/shops/search', {
    ...{ locale, currency: 'JPY' },
    query: { limit: 50, ...query },
  })
  expect(status).toBe(200)
  return body
}

/** Whether some service of the shop has a time for one then. */
async function isFree(shopId: string, time: TimeOfDay): Promise<boolean> {
  const { body: shop } = await api.call<{ data: Schemas['Shop'] }>('GET', `/api/v1/shops/${shopId}`)
  for (const { id, minQuantity } of shop.data.services) {
    const { status, body } = await api.call<{ data: Schemas['AvailableTime'] }>(
      ...(['GET', `/api/v1/shops/${shopId}/getAvailableTime`] as const),
      { query: { serviceId: id, quantity: minQuantity, dateFrom: DATE, dateTo: DATE } },
    )
    expect(status).toBe(200)
    const slots = body.data.days[0]?.slots ?? []
    if (slots.some((slot) => isStartTime(minutesOf(slot.time), startTimesOf({ timesOfDay: [time] })))) return true
  }
  return false
}
const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

describe('A search for a time of the clock', () => {
  test('on a date keeps exactly the shops that have a time from it on, and shows no other times', async () => {
    const some = { categoryId: 'beauty', date: DATE }
    const late = await search({ ...some, timeFrom: '19:00' })
    const times = late.data.flatMap(({ searched }) => searched?.next?.times ?? [])
    expect(times.length).toBeGreaterThan(0)
    expect(times.filter((time) => time < '19:00')).toEqual([])
    const evening = await search({ ...some, timeOfDay: ['evening'] })
    const ids = evening.data.map(({ id }) => id)
    expect(late.data.every(({ id }) => ids.includes(id))).toBe(true)
  })

  test('with a last start keeps no shop that opens after it', async () => {
    const { data, total } = await search({ keyword: '東京', date: DATE, timeTo: '09:30' })
    const all = await search({ keyword: '東京', date: DATE })
    expect([total > 0, total < all.total]).toEqual([true, true])
    const times = data.flatMap(({ searched }) => searched?.next?.times ?? [])
    expect(times.filter((time) => time > '09:30')).toEqual([])
  })

  test('without a date keeps shops that are open then on some day, and names the next day with such a time', async () => {
    const all = await search({ categoryId: 'beauty' })
    const late = await search({ categoryId: 'beauty', timeFrom: '19:30' })
    expect([late.total > 0, late.total < all.total]).toEqual([true, true])
    const shown = late.data.flatMap(({ nextAvailableDate, searched }) =>
      searched?.next ? [{ day: nextAvailableDate, ...searched.next }] : [],
    )
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ day, date, times }) => day !== date || times.some((time) => time < '19:30'))).toEqual([])
  })

  test.each<[Locale, string, string]>([
    ['en', 'nails tokyo after 6pm', 'after 6pm'],
    ['ja', 'ネイル 東京 18時以降', '18時以降'],
    ['ko', '도쿄 네일 6시 이후', '6시 이후'],
    ['zh', '東京 美甲 晚上六點以後', '晚上六點以後'],
  ])('is what a keyword says in %s: %s', async (locale, keyword, words) => {
    const found = await search({ keyword, date: DATE }, locale)
    expect(found.total).toBeGreaterThan(0)
    expect(found.interpretation).toMatchObject({
      ...{ timeFrom: '18:00', timeTo: null, timeOfDay: [], notFound: [], unsupported: [] },
      typed: { time: [words] },
    })
    const chosen = await search({ keyword: keyword.replace(words, ''), date: DATE, timeFrom: '18:00' }, locale)
    expect(found.data.map(({ id }) => id)).toEqual(chosen.data.map(({ id }) => id))
    const other = await search({ keyword, date: DATE, timeTo: '12:00' }, locale)
    expect(other.interpretation).toMatchObject({ timeFrom: null, timeTo: null })
  })

  test.each<[Locale, string, string, string[], [string, string | null]]>([
    ['ja', '東京 髪切りたい 明日の夕方', '2026-11-25', ['夕方'], ['16:00', '19:00']],
    ['ja', 'ネイル 東京 夕刻', '', ['夕刻'], ['16:00', '19:00']],
    ['ja', 'ネイル 東京 夕方以降', '', ['夕方以降'], ['16:00', null]],
    ['ja', 'ネイル 東京 夕方4時', '', ['夕方4時'], ['16:00', '17:00']],
    ['zh', '東京 美甲 傍晚', '', ['傍晚'], ['16:00', '19:00']],
    ['zh', '東京 美甲 傍晚六點', '', ['傍晚六點'], ['18:00', '19:00']],
    ['ko', '도쿄 네일 저녁 무렵', '', ['저녁 무렵'], ['16:00', '19:00']],
    ['ko', '내일 저녁 무렵 도쿄 네일', '2026-11-25', ['내일 저녁 무렵'], ['16:00', '19:00']],
    ['en', 'nails tokyo late afternoon', '', ['late afternoon'], ['16:00', '19:00']],
    ['en', 'nails tokyo tomorrow early evening', '2026-11-25', ['early evening'], ['16:00', '19:00']],
    ['en', 'nails tokyo late afternoon 5pm', '', ['late afternoon', '5pm'], ['17:00', '18:00']],
  ])('between the afternoon and the evening is what a keyword says in %s: %s', async (...row) => {
    const [locale, keyword, date, typed, [timeFrom, timeTo]] = row
    const { total, interpretation } = await search({ keyword }, locale)
    expect(total).toBeGreaterThan(0)
    expect(interpretation).toMatchObject({
      ...{ date: date || null, timeFrom, timeTo, timeOfDay: [], notFound: [], unsupported: [] },
      typed: { time: typed },
    })
  })

  test.each<[Locale, string, string]>([
    ['ja', '焼肉 東京 8時', '20:00'],
    ['zh', '燒肉 東京 八點', '20:00'],
    ['ja', 'カフェ 東京 9時', '09:00'],
  ])(
    'of which nothing says the half of the day is the one at which the kind is open: %s',
    async (locale, keyword, from) => {
      const { interpretation } = await search({ keyword }, locale)
      expect([interpretation.timeFrom, interpretation.unmet, interpretation.notFound]).toEqual([from, undefined, []])
    },
  )

  test('that no shop of the kind is open at is left out and said', async () => {
    const { interpretation, total } = await search({ keyword: 'ネイル 東京 朝4時' })
    expect(total).toBeGreaterThan(0)
    expect(interpretation).toMatchObject({ timeFrom: null, timeTo: null, unsupported: [], unmet: ['朝4時'] })
  })
})

describe('A search for a time of the day', () => {
  test.each<TimeOfDay>(['morning', 'evening'])(
    'on a date keeps exactly the shops that are free in its %s',
    async (time) => {
      const some = { keyword: '京都', date: DATE }
      const all = await search(some)
      const free: string[] = []
      for (const { id } of all.data) if (await isFree(id, time)) free.push(id)
      const kept = await search({ ...some, timeOfDay: [time] })
      expect(kept.data.map(({ id }) => id)).toEqual(free)
      expect([kept.total > 0, kept.total < all.total]).toEqual([true, true])
    },
  )

  test('shows only times in it on the cards', async () => {
    const { data } = await search({ categoryId: 'beauty', date: DATE, timeOfDay: ['evening'] })
    const times = data.flatMap(({ searched }) => searched?.next?.times ?? [])
    expect(times.length).toBeGreaterThan(0)
    expect(times.filter((time) => time < '18:00')).toEqual([])
  })

  test('of two keeps shops that are free in one of them', async () => {
    const ids = async (timeOfDay: TimeOfDay[]) =>
      (await search({ keyword: '大阪', date: DATE, timeOfDay })).data.map(({ id }) => id).sort()
    const [morning, evening, both] = [await ids(['morning']), await ids(['evening']), await ids(['morning', 'evening'])]
    expect(both).toEqual([...new Set([...morning, ...evening])].sort())
  })

  test('without a date keeps shops that are open then on some day', async () => {
    const all = await search({ keyword: '東京' })
    const open = await search({ keyword: '東京', timeOfDay: ['morning'] })
    expect([open.total > 0, open.total < all.total]).toEqual([true, true])
  })

  test.each<[Locale, string, TimeOfDay]>([
    ['ja', 'カット 東京 午前', 'morning'],
    ['ko', '도쿄 커트 오후', 'afternoon'],
    ['zh', '東京 剪髮 晚上', 'evening'],
    ['en', 'haircut tokyo evening', 'evening'],
    ['en', 'friday night izakaya', 'evening'],
    ['ko', '이자카야 도쿄 저녁', 'evening'],
    ['ko', '아침 요가', 'morning'],
    ['ja', 'ヨガ 朝', 'morning'],
    ['ja', '朝ヨガ', 'morning'],
    ['ja', '東京の夜の居酒屋', 'evening'],
    ['ja', '居酒屋 夜', 'evening'],
    ['zh', '早晨 瑜珈', 'morning'],
    ['ja', '寿司 ランチ', 'afternoon'],
    ['en', 'lunch sushi', 'afternoon'],
    ['ko', '점심 스시', 'afternoon'],
    ['ja', '遅めのランチ 寿司', 'afternoon'],
    ['en', 'massage later in the evening', 'evening'],
    ['en', 'late massage tokyo', 'evening'],
    ['ja', 'ネイル 遅め', 'evening'],
    ['ja', '遅い時間 ネイル', 'evening'],
    ['ja', '仕事帰り マッサージ', 'evening'],
    ['ko', '네일 늦게', 'evening'],
    ['ko', '퇴근 후 마사지', 'evening'],
    ['zh', '按摩 晚一點', 'evening'],
    ['zh', '晚一点 按摩', 'evening'],
    ['zh', '東京 按摩 晚點', 'evening'],
    ['zh', '下班後 按摩', 'evening'],
    ['en', 'early morning yoga', 'morning'],
    ['ja', '早朝ヨガ', 'morning'],
    ['zh', '清晨 瑜珈', 'morning'],
    ['zh', '壽司 午餐', 'afternoon'],
  ])('is what a keyword says in %s: %s', async (locale, keyword, time) => {
    const found = await search({ keyword, date: DATE }, locale)
    const { timeOfDay, typed, unsupported } = found.interpretation
    expect({ timeOfDay, typed: typed.timeOfDay?.length, unsupported }).toEqual({
      timeOfDay: [time],
      typed: 1,
      unsupported: [],
    })
    const words = keyword.replace(typed.timeOfDay?.[0] ?? '', '')
    const chosen = await search({ keyword: words, date: DATE, timeOfDay: [time] }, locale)
    expect(found.data.map(({ id }) => id)).toEqual(chosen.data.map(({ id }) => id))
    expect(chosen.interpretation.timeOfDay).toEqual([])
  })

  test.each<[Locale, string, string, string]>([
    ['en', 'sushi tonight', '2026-11-24', 'evening'],
    ['en', 'sushi this evening', '2026-11-24', 'evening'],
    ['ja', '居酒屋 今夜', '2026-11-24', 'evening'],
    ['ja', '今晩 居酒屋', '2026-11-24', 'evening'],
    ['zh', '今晚 燒肉', '2026-11-24', 'evening'],
    ['ko', '오늘 밤 스시', '2026-11-24', 'evening'],
    ['ko', '오늘밤 스시', '2026-11-24', 'evening'],
    ['ko', '이자카야 도쿄 오늘 저녁', '2026-11-24', 'evening'],
    ['ko', '도쿄 오늘 저녁', '2026-11-24', 'evening'],
    ['zh', '明晚 壽司', '2026-11-25', 'evening'],
    ['ja', '明日の朝 ヨガ', '2026-11-25', 'morning'],
    ['ja', '土曜の夜 居酒屋', '2026-11-28', 'evening'],
    ['en', 'sushi later tonight', '2026-11-24', 'evening'],
    ['en', 'sushi early tomorrow morning', '2026-11-25', 'morning'],
  ])('and on a day is what a keyword says in %s: %s', async (locale, keyword, date, time) => {
    const { total, interpretation } = await search({ keyword }, locale)
    expect(total).toBeGreaterThan(0)
    expect(interpretation).toMatchObject({ date, timeOfDay: [time], replaced: [], notFound: [], unsupported: [] })
  })

  test.each<[Locale, string, string]>([
    ['en', 'nails tokyo now', 'now'],
    ['en', 'massage asap', 'asap'],
    ['en', 'massage right now', 'right now'],
    ['en', 'nails tokyo as soon as possible', 'as soon as possible'],
    ['ja', 'ネイル 今すぐ', '今すぐ'],
    ['ja', '今から行ける ネイル', '今から行ける'],
    ['ja', 'ネイル いまから', 'いまから'],
    ['ja', 'これから ネイル', 'これから'],
    ['ja', 'マッサージ 至急', '至急'],
    ['ko', '지금 바로 마사지', '지금 바로'],
    ['ko', '네일 당장', '당장'],
    ['zh', '現在 按摩', '現在'],
    ['zh', '按摩 馬上', '馬上'],
    ['zh', '现在有空 按摩', '现在有空'],
  ])('that begins now is today in %s: %s', async (locale, keyword, typed) => {
    const { total, interpretation } = await search({ keyword }, locale)
    expect(total).toBeGreaterThan(0)
    expect(interpretation).toMatchObject({
      ...{ date: '2026-11-24', notFound: [], unsupported: [] },
      typed: { date: [typed] },
    })
  })

  test.each<[Locale, string]>([
    ['en', 'lunch tokyo'],
    ['en', 'dinner tonight tokyo'],
    ['ko', '저녁 도쿄'],
    ['ja', 'ランチ 東京'],
    ['zh', '午餐 東京'],
    ['ja', '子連れ ランチ 東京'],
    ['en', 'private room dinner tokyo'],
  ])('is not what names a meal without a kind of place in %s: %s finds something to eat', async (locale, keyword) => {
    const { data } = await search({ keyword }, locale)
    expect(data[0]).toMatchObject({ city: { id: 'tokyo' } })
    const kinds = ['sushi', 'izakaya', 'yakiniku', 'korean-bbq', 'cafe', 'teahouse']
    expect(data.filter(({ category }) => !kinds.includes(category.id))).toEqual([])
  })
})

describe('A time within the hours of a shop that is too late for all it does', () => {
  beforeAll(async () => {
    await sql`
      update shop_hours set closes = 1085 from shop
      where shop_id = shop.id and city_id = 'taipei' and closes > 1085
    `.execute(api.db)
  })

  test('is left out and said', async () => {
    const { data, interpretation } = await search({ keyword: '按摩 台北 週日晚' }, 'zh')
    expect(interpretation).toMatchObject({ date: '2026-11-29', timeOfDay: [], unmet: ['晚'] })
    expect(data.length).toBeGreaterThan(0)
    expect(new Set(data.map(({ nextAvailableDate }) => nextAvailableDate))).toEqual(new Set(['2026-11-29']))
  })

  test('is kept where it was chosen', async () => {
    const { total, interpretation } = await search({ keyword: '按摩 台北 週日', timeOfDay: ['evening'] }, 'zh')
    expect([total, interpretation.unmet]).toEqual([0, undefined])
  })

  test('is kept where none is free at any other time either', async () => {
    const { total, interpretation } = await search({ keyword: '按摩 台北 晚', date: '2026-11-24', quantity: 19 }, 'zh')
    expect([total, interpretation.unmet]).toEqual([0, undefined])
  })
})
