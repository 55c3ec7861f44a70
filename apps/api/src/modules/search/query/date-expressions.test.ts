import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../contract/types.ts'
import { createEntityMatcher } from './entity-matching.ts'
import { modifiersOf } from './query-modifiers.ts'

/** A Sunday. */
const TODAY = '2026-11-22'
const matcher = createEntityMatcher([
  { kind: 'category', id: 'tea', name: { en: 'Tea ceremony', ko: '다도', ja: '茶道', zh: '茶道' } },
  { kind: 'category', id: 'sushi', name: { en: 'Sushi', ko: '스시', ja: '寿司', zh: '壽司' } },
])

const modifiersIn = (keyword: string, locale: Locale, today = TODAY) =>
  modifiersOf(matcher.ignored(keyword, locale), () => Temporal.PlainDate.from(today))

const read = (keyword: string, locale: Locale, today = TODAY) => {
  const { date, quantity, unsupported } = modifiersIn(keyword, locale, today)
  const words = matcher.terms(keyword, locale).map(({ typed }) => typed)
  return { date, quantity, unsupported, words }
}

describe('modifiersOf takes as a date, and as no word', () => {
  test.each<[Locale, string, string]>([
    ['ja', '大晦日', '2026-12-31'],
    ['zh', '跨年夜', '2026-12-31'],
    ['en', "New Year's Eve", '2026-12-31'],
    ['ko', '크리스마스 이브', '2026-12-24'],
    ['zh', '平安夜', '2026-12-24'],
    ['ja', '元旦', '2027-01-01'],
    ['ja', '11月28日', '2026-11-28'],
    ['ja', '11月28日(土)', '2026-11-28'],
    ['ja', '１１月２８日', '2026-11-28'],
    ['ja', '11/28', '2026-11-28'],
    ['ja', '11/28（土）', '2026-11-28'],
    ['ja', '11-28', '2026-11-28'],
    ['ja', '2026-11-28', '2026-11-28'],
    ['ja', '2026/11/28', '2026-11-28'],
    ['ja', '2026年11月28日', '2026-11-28'],
    ['ja', '11月21日', '2027-11-21'],
    ['ja', '1/5', '2027-01-05'],
    ['ja', '土曜', '2026-11-28'],
    ['ja', '土曜日', '2026-11-28'],
    ['ja', '日曜日', '2026-11-22'],
    ['ja', '来週の火曜日', '2026-11-24'],
    ['ja', '今週末', '2026-11-22'],
    ['ja', '週末', '2026-11-22'],
    ['ja', '来週末', '2026-11-28'],
    ['ja', '明後日', '2026-11-24'],
    ['ko', '11월 28일', '2026-11-28'],
    ['ko', '11월28일', '2026-11-28'],
    ['ko', '2026년 11월 28일', '2026-11-28'],
    ['ko', '토요일', '2026-11-28'],
    ['ko', '이번 주 토요일', '2026-11-28'],
    ['ko', '다음 주 화요일', '2026-11-24'],
    ['ko', '주말', '2026-11-22'],
    ['ko', '이번 주말', '2026-11-22'],
    ['ko', '모레', '2026-11-24'],
    ['zh', '11月28日', '2026-11-28'],
    ['zh', '11月28號', '2026-11-28'],
    ['zh', '週六', '2026-11-28'],
    ['zh', '星期六', '2026-11-28'],
    ['zh', '禮拜天', '2026-11-22'],
    ['zh', '這週末', '2026-11-22'],
    ['zh', '週末', '2026-11-22'],
    ['zh', '後天', '2026-11-24'],
    ['en', '28 Nov', '2026-11-28'],
    ['en', 'Nov 28', '2026-11-28'],
    ['en', 'November 28th', '2026-11-28'],
    ['en', 'on 28th of November', '2026-11-28'],
    ['en', '28 Nov 2026', '2026-11-28'],
    ['en', 'Saturday', '2026-11-28'],
    ['en', 'this Sunday', '2026-11-22'],
    ['en', 'sat', '2026-11-28'],
    ['en', 'on Thurs', '2026-11-26'],
    ['en', 'sun', '2026-11-22'],
    ['en', 'Sat, 5 Dec', '2026-12-05'],
    ['en', 'Saturday Dec 5', '2026-12-05'],
    ['en', 'tmrw', '2026-11-23'],
    ['en', '2moro', '2026-11-23'],
    ['ko', '토욜', '2026-11-28'],
    ['ko', '낼', '2026-11-23'],
    ['zh', '明日', '2026-11-23'],
    ['en', 'this weekend', '2026-11-22'],
    ['en', 'next weekend', '2026-11-28'],
    ['en', 'next Saturday', '2026-11-28'],
    ['en', 'next tue', '2026-11-24'],
    ['en', 'next week Tuesday', '2026-11-24'],
    ['en', 'Tuesday next week', '2026-11-24'],
    ['en', 'this coming Friday', '2026-11-27'],
    ['ja', '来週 火曜', '2026-11-24'],
    ['ja', '再来週の火曜', '2026-12-01'],
    ['ko', '담주 화요일', '2026-11-24'],
    ['ko', '다다음 주 화요일', '2026-12-01'],
    ['zh', '下禮拜二', '2026-11-24'],
    ['zh', '下周二', '2026-11-24'],
    ['zh', '下個 星期二', '2026-11-24'],
  ])('in %s: %s is %s', (locale, typed, date) => {
    const kind = { ja: '茶道', zh: '茶道', ko: '다도', en: 'tea ceremony' }[locale]
    for (const keyword of [`${kind} ${typed}`, `${typed} ${kind}`])
      expect([keyword, read(keyword, locale)]).toEqual([
        keyword,
        { date, quantity: null, unsupported: [], words: [kind] },
      ])
  })

  test('a weekend is its Saturday before it begins, and today while it lasts', () => {
    expect(read('今週末', 'ja', '2026-11-20').date).toBe('2026-11-21')
    expect(read('今週末', 'ja', '2026-11-21').date).toBe('2026-11-21')
    expect(read('今週末', 'ja', '2026-11-22').date).toBe('2026-11-22')
    expect(read('来週末', 'ja', '2026-11-20').date).toBe('2026-11-28')
  })

  test('the next Tuesday on a Monday is that of the week after', () => {
    for (const [locale, typed] of [
      ['en', 'next tuesday'],
      ['ja', '来週の火曜'],
      ['ko', '다음주 화요일'],
      ['zh', '下週二'],
    ] as const)
      expect(read(typed, locale, '2026-11-23').date).toBe('2026-12-01')
  })

  test('the first of two days; the other is left out and said', () => {
    expect(read('茶道 11/28 11/29', 'ja')).toMatchObject({ date: '2026-11-28', unsupported: ['11/29'] })
    expect(read('茶道 11月28日 土曜日', 'ja')).toMatchObject({ date: '2026-11-28', unsupported: [] })
  })
})

test.each<[Locale, string, number]>([
  ['ja', '4日間', 4],
  ['ja', '4日', 4],
  ['ja', '3泊4日', 4],
  ['ja', '三泊四日', 4],
  ['ja', '1週間', 7],
  ['ja', '2週間', 14],
  ['ko', '4일', 4],
  ['ko', '4일간', 4],
  ['ko', '3박4일', 4],
  ['ko', '3박 4일', 4],
  ['ko', '일주일', 7],
  ['ja', '3泊', 4],
  ['ja', '二泊', 3],
  ['ko', '3박', 4],
  ['zh', '兩晚', 3],
  ['en', '3 nights', 4],
  ['en', 'for two nights', 3],
  ['zh', '四天', 4],
  ['zh', '4天', 4],
  ['zh', '三天兩夜', 3],
  ['zh', '一個星期', 7],
  ['zh', '兩週', 14],
  ['en', '4 days', 4],
  ['en', 'for four days', 4],
  ['en', '7-day', 7],
  ['en', 'a week', 7],
  ['zh', '一天', 1],
  ['zh', '租一天', 1],
  ['ko', '하루', 1],
  ['ko', '하루 동안', 1],
  ['en', 'for a day', 1],
  ['en', 'one day', 1],
])('in %s modifiersOf takes %s as a length of %i days, and as no word', (locale, typed, days) => {
  const kind = { ja: '寿司', zh: '壽司', ko: '스시', en: 'sushi' }[locale]
  for (const keyword of [`${kind} ${typed}`, `${typed} ${kind}`]) {
    const modifiers = modifiersOf(matcher.ignored(keyword, locale), () => Temporal.PlainDate.from(TODAY))
    expect([keyword, modifiers.days, modifiers.typed.days]).toEqual([keyword, days, [typed]])
    expect(read(keyword, locale)).toEqual({ date: null, quantity: null, unsupported: [], words: [kind] })
  }
})

test.each<[Locale, string]>([
  ['ja', '11月4日'],
  ['ja', '週六'],
  ['ja', '2日本'],
  ['zh', '今天'],
  ['zh', '下週'],
  ['ko', '다음 주'],
  ['en', 'this week'],
  ['en', 'day spa'],
  ['ja', '十五夜'],
  ['ja', '1日体験'],
  ['ko', '하루 종일'],
  ['ko', '하루카'],
  ['ko', '1일 클래스'],
  ['en', 'one day class'],
  ['zh', '第一天'],
  ['zh', '今晚'],
])('in %s %s is no length', (locale, keyword) => {
  expect(modifiersOf(matcher.ignored(keyword, locale), () => Temporal.PlainDate.from(TODAY)).days).toBeNull()
})

test('modifiersOf takes the name of a currency behind an amount for a part of the price', () => {
  expect(modifiersIn('茶道 1000台幣內', 'zh').typed.price).toEqual(['1000台幣內'])
})

describe('modifiersOf leaves out of the words, and says', () => {
  test.each<[Locale, string, string[]]>([
    ['ja', '11月', ['11月']],
    ['ja', '2月30日', ['2月30日']],
    ['ja', '2026年11月1日', ['2026年11月1日']],
    ['ja', '2028/1/1', ['2028/1/1']],
    ['zh', '下週', ['下週']],
  ])('in %s: %s', (locale, typed, unsupported) => {
    const kind = { ja: '寿司', zh: '壽司', ko: '스시', en: 'sushi' }[locale]
    expect(read(`${kind} ${typed}`, locale)).toEqual({ date: null, quantity: null, unsupported, words: [kind] })
  })

  test('a time beside a day and a number of people, which are taken', () => {
    expect(read('寿司 明日19時 4人', 'ja')).toEqual({
      ...{ date: '2026-11-23', quantity: 4, unsupported: [], words: ['寿司'] },
    })
  })
})

test.each<[Locale, string]>([
  ['ja', '24時間ジム'],
  ['ja', '2時間'],
  ['ko', '2시간'],
  ['zh', '下午茶'],
  ['en', '24/7'],
  ['en', 'decor 20'],
])('modifiersOf takes nothing from %s: %s', (locale, keyword) => {
  expect(read(keyword, locale)).toMatchObject({ date: null, quantity: null, unsupported: [] })
  expect(matcher.searchedText(keyword, locale)).toBe(keyword)
})

test.each<[Locale, string, string, number]>([
  ['en', '12-15 december', '2026-12-12', 4],
  ['en', '12 december to 15 december', '2026-12-12', 4],
  ['en', '30 december to 2 january', '2026-12-30', 4],
  ['en', '3 to 6 dec', '2026-12-03', 4],
  ['en', 'dec 12-15', '2026-12-12', 4],
  ['en', 'dec 30 to jan 2', '2026-12-30', 4],
  ['ja', '12月12日〜15日', '2026-12-12', 4],
  ['ja', '12月30日から1月2日まで', '2026-12-30', 4],
  ['ja', '12/12〜12/15', '2026-12-12', 4],
  ['ko', '12월 12일부터 15일까지', '2026-12-12', 4],
  ['zh', '12月12日到15日', '2026-12-12', 4],
  ['zh', '12/12-15', '2026-12-12', 4],
])('in %s %s is a span of days that begins on %s', (locale, typed, date, days) => {
  const kind = { en: 'sushi', ko: '스시', ja: '寿司', zh: '壽司' }[locale]
  expect(read(`${kind} ${typed}`, locale)).toEqual({ date, quantity: null, unsupported: [], words: [kind] })
  expect(modifiersIn(`${kind} ${typed}`, locale).days).toBe(days)
})
