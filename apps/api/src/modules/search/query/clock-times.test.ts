import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../contract/types.ts'
import { clockTimesIn } from './clock-times.ts'
import { createEntityMatcher } from './entity-matching.ts'
import { modifiersOf } from './query-modifiers.ts'

const matcher = createEntityMatcher([
  { kind: 'category', id: 'sushi', name: { en: 'Sushi', ko: '스시', ja: '寿司', zh: '壽司' } },
  { kind: 'city', id: 'kyoto', name: { en: 'Kyoto', ko: '교토', ja: '京都', zh: '京都' } },
])

test.each<[Locale, string, string | null, string | null]>([
  ['en', 'at 6', '18:00', '19:00'],
  ['en', 'after 6pm', '18:00', null],
  ['en', 'after 11:30', '11:30', null],
  ['en', 'after 6 pm', '18:00', null],
  ['en', 'after 6', '18:00', null],
  ['en', 'from 9:30 am', '09:30', null],
  ['en', '6pm onwards', '18:00', null],
  ['en', '7pm or later', '19:00', null],
  ['en', 'before 11am', null, '11:00'],
  ['en', 'before 12:00', null, '12:00'],
  ['en', 'by 3pm', null, '15:00'],
  ['en', '7pm', '19:00', '20:00'],
  ['en', 'at 7:30 pm', '19:30', '20:30'],
  ['en', '12am', '00:00', '01:00'],
  ['en', '10-2pm', '10:00', '14:00'],
  ['en', '9-11pm', '21:00', '23:00'],
  ['en', '6pm to 8pm', '18:00', '20:00'],
  ['ja', '18時以降', '18:00', null],
  ['ja', '１８時以降', '18:00', null],
  ['ja', '19時半から', '19:30', null],
  ['ja', '午後6時以降', '18:00', null],
  ['ja', '夜七時以降', '19:00', null],
  ['ja', '6時以降', '18:00', null],
  ['ja', '06:30以降', '06:30', null],
  ['ja', '11時まで', null, '11:00'],
  ['ja', '午前11時', '11:00', '12:00'],
  ['ja', '19時頃', '19:00', '20:00'],
  ['ja', '10-12時', '10:00', '12:00'],
  ['ja', '10時から18時まで', '10:00', '18:00'],
  ['ja', '10:30〜12:00', '10:30', '12:00'],
  ['ja', '夜7時〜9時', '19:00', '21:00'],
  ['ja', '22時〜2時', '22:00', '26:00'],
  ['ja', '25時以降', '25:00', null],
  ['ja', '夜1時', '25:00', '26:00'],
  ['ko', '6시 이후', '18:00', null],
  ['ko', '18시 이후', '18:00', null],
  ['ko', '저녁 7시', '19:00', '20:00'],
  ['ko', '저녁 일곱 시 이후', '19:00', null],
  ['ko', '오후 3시 30분', '15:30', '16:30'],
  ['ko', '오후 3시 반부터', '15:30', null],
  ['ko', '오전 11시 이전', null, '11:00'],
  ['zh', '晚上七點以後', '19:00', null],
  ['zh', '晚上7點', '19:00', '20:00'],
  ['zh', '七點以後', '19:00', null],
  ['zh', '六點之後', '18:00', null],
  ['zh', '下午3點半', '15:30', '16:30'],
  ['zh', '下午兩點以前', null, '14:00'],
  ['zh', '十一點半以後', '11:30', null],
  ['zh', '早上十點', '10:00', '11:00'],
  ['zh', '18點前', null, '18:00'],
  ['zh', '八點', '08:00', '09:00'],
  ['zh', '兩點半', '14:30', '15:30'],
  ['ja', '八時', '08:00', '09:00'],
  ['ko', '두 시', '14:00', '15:00'],
])('modifiersOf in %s reads %s as a start from %s to %s', (locale, typed, timeFrom, timeTo) => {
  const kind = { ja: '寿司', zh: '壽司', ko: '스시', en: 'sushi' }[locale]
  for (const keyword of [`${kind} ${typed}`, `${typed} ${kind}`]) {
    const modifiers = modifiersOf(matcher.ignored(keyword, locale), () => Temporal.PlainDate.from('2026-11-22'))
    expect([keyword, modifiers.timeFrom, modifiers.timeTo, modifiers.unsupported]).toEqual([
      keyword,
      timeFrom,
      timeTo,
      [],
    ])
    expect(matcher.terms(keyword, locale).map((term) => term.typed)).toEqual([kind])
  }
})

describe('modifiersOf reads no time in', () => {
  test.each<[Locale, string]>([
    ['ja', '24時間ジム'],
    ['ja', '2時間'],
    ['ko', '2시간'],
    ['ko', '한 시간'],
    ['zh', '點心'],
    ['zh', '便宜一點'],
    ['zh', '一點'],
    ['zh', '晚一點'],
    ['zh', '早一點'],
    ['zh', '今晚晚一点'],
    ['zh', '三點式'],
    ['zh', '兩個小時'],
    ['en', 'after 5 days'],
    ['en', 'after 2 people'],
    ['en', '24/7'],
    ['en', 'from $30'],
  ])('%s: %s', (locale, keyword) => {
    const { typed } = modifiersOf(matcher.ignored(keyword, locale), () => Temporal.PlainDate.from('2026-11-22'))
    expect(typed.time).toEqual([])
  })
})

test('A time leaves the words around it: a place after 18時に, a day before 19時', () => {
  const read = (keyword: string) => ({
    modifiers: modifiersOf(matcher.ignored(keyword, 'ja'), () => Temporal.PlainDate.from('2026-11-22')),
    words: matcher.terms(keyword, 'ja').map((term) => term.typed),
  })
  expect(read('18時に京都で寿司')).toMatchObject({ modifiers: { timeFrom: '18:00' }, words: ['京都', '寿司'] })
  expect(read('明日19時 寿司').modifiers.date).toBe('2026-11-23')
  expect(read('明日19時 寿司').modifiers.typed).toMatchObject({ date: ['明日'], time: ['19時'] })
})

test.each(['', 'sushi', '40時', '25:70'])('clockTimesIn reads nothing in “%s”', (typed) => {
  expect(clockTimesIn(typed)).toBeNull()
})
