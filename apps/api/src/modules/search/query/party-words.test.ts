import { expect, test } from 'vitest'
import type { Locale } from '../../../contract/types.ts'
import { createEntityMatcher } from './entity-matching.ts'
import { modifiersOf } from './query-modifiers.ts'

const matcher = createEntityMatcher([
  { kind: 'category', id: 'sushi', name: { en: 'Sushi', ko: '스시', ja: '寿司', zh: '壽司' } },
  { kind: 'city', id: 'osaka', name: { en: 'Osaka', ko: '오사카', ja: '大阪', zh: '大阪' } },
])
const KIND = { en: 'sushi', ko: '스시', ja: '寿司', zh: '壽司' }

const read = (keyword: string, locale: Locale) => ({
  ...modifiersOf(matcher.ignored(keyword, locale), () => Temporal.PlainDate.from('2026-11-22')),
  words: matcher.terms(keyword, locale).map((term) => term.typed),
})

test.each<[Locale, string, number]>([
  ['en', '2 adults 1 kid', 3],
  ['en', 'for 2 adults and 2 children', 4],
  ['en', 'two adults and a toddler', 3],
  ['en', '1 child, 2 adults', 3],
  ['en', '2 adults with 1 baby', 3],
  ['en', '2 kids', 2],
  ['en', 'family of 4', 4],
  ['en', 'with my mum', 2],
  ['en', 'me and my boyfriend', 2],
  ['en', 'with my parents', 3],
  ['ja', '母と', 2],
  ['ja', '両親と', 3],
  ['ko', '남자친구랑', 2],
  ['ko', '부모님이랑', 3],
  ['zh', '跟媽媽', 2],
  ['zh', '帶爸媽', 3],
  ['ja', '大人2名', 2],
  ['ko', '성인 2명', 2],
  ['zh', '一家四口', 4],
  ['ja', '大人2人 子ども2人', 4],
  ['ja', '大人２名、小人１名', 3],
  ['ja', '大人2人と子供1人', 3],
  ['ja', '大人二人 こども一人', 3],
  ['ko', '성인 2명 아이 1명', 3],
  ['ko', '성인2 아이2', 4],
  ['ko', '어른 두 명과 어린이 한 명', 3],
  ['zh', '2大1小', 3],
  ['zh', '兩大一小', 3],
  ['zh', '2大 2小', 4],
  ['zh', '2位大人1位小孩', 3],
  ['zh', '大人2位小朋友1位', 3],
])('modifiersOf in %s reads %s as %i people', (locale, typed, quantity) => {
  for (const keyword of [`${KIND[locale]} ${typed}`, `${typed} ${KIND[locale]}`]) {
    const { unsupported, words, ...modifiers } = read(keyword, locale)
    expect({ keyword, quantity: modifiers.quantity, unsupported, words }).toEqual({
      ...{ keyword, quantity, unsupported: [], words: [KIND[locale]] },
    })
  }
})

test.each<[Locale, string]>([
  ['ja', '大阪 寿司'],
  ['zh', '大小 壽司'],
  ['zh', '5大 壽司'],
  ['zh', '小孩 one-day class'],
  ['zh', '毛小孩 2 壽司'],
  ['ko', '아이 1회 스시'],
  ['en', 'kids sushi'],
])('modifiersOf in %s reads no party in %s', (locale, keyword) => {
  expect(read(keyword, locale).quantity).toBeNull()
})
