import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Locale } from '../../contract/types.ts'
import { districtIdsOf, districtName, districtOf } from './district-of.ts'
import { readDataFile, synonymsOf } from './synonyms.ts'

const nothing = { en: '-', ko: '-', ja: '-', zh: '-' }
const shop = { country: 'JP', address: nothing, name: nothing } as const

test.each<[Locale, string, string, string | null]>([
  ['ja', 'Tokyo', '東京都渋谷区代官山町6-1', '代官山'],
  ['ja', 'Tokyo', '東京都渋谷区道玄坂1-2', '渋谷'],
  ['ja', 'Okinawa', '沖縄県那覇市牧志2-3', '牧志'],
  ['ja', 'Sapporo', '北海道札幌市西区発寒二条1丁目', null],
  ['zh', 'Tokyo', '東京都澀谷區神宮前3-4', '神宮前'],
  ['ko', 'Tokyo', '도쿄도 시부야구 진구마에 3-4', '진구마에'],
  ['en', 'Tokyo', '3-4 Jingumae, Shibuya, Tokyo', 'Jingumae'],
  ['en', 'Tokyo', '1-2 Ginzabashi, Chuo, Tokyo', null],
  ['en', 'Osaka', '1-2 Ginza, Osaka', null],
  ['en', 'Nowhere', '1-2 Ginza, Nowhere', null],
])('districtOf for a reader of %s in %s finds in %s the district %s', (locale, city, address, expected) => {
  expect(districtOf({ ...shop, city, address: { ...nothing, [locale]: address } }, locale)?.name ?? null).toBe(expected)
})

test.each([
  ['ko', '손톱달 네일 성수점', '성수'],
  ['ja', 'ソントプダルネイル 聖水店', '聖水'],
  ['en', 'Moon Nail Seongsu', 'Seongsu'],
  ['en', 'Seongsu Nail', null],
  ['ko', '손톱달 네일', null],
] as const)(
  'districtOf for a reader of %s finds in the name of the branch %s the district %s',
  (locale, shop_name, expected) => {
    expect(
      districtOf({ ...shop, city: 'Seoul', name: { ...nothing, [locale]: shop_name } }, locale)?.name ?? null,
    ).toBe(expected)
  },
)

test('districtOf is the same district for every reader, that of the address in the language of the country', () => {
  const address = { ...nothing, en: '6-1 Daikanyamacho, Shibuya, Tokyo', ja: '東京都渋谷区代官山町6-1' }
  const inTokyo = { ...shop, city: 'Tokyo', address }
  expect(districtOf(inTokyo, 'ja')).toEqual({ id: 'daikanyama', name: '代官山' })
  expect(districtOf(inTokyo, 'en')).toEqual({ id: 'daikanyama', name: 'Daikanyama' })
  expect(districtOf({ ...inTokyo, address: { ...address, ja: '-' } }, 'ja')).toEqual({ id: 'shibuya', name: '渋谷' })
  expect(districtOf({ ...inTokyo, address: { en: address.en }, name: {} }, 'ja')).toEqual({
    id: 'shibuya',
    name: '渋谷',
  })
  expect(districtOf({ ...inTokyo, city: 'Osaka' }, 'ja')).toBeNull()
})

test('districtName says a district in each language, and its id where it is unknown', () => {
  expect(LOCALES.map((locale) => districtName('shibuya', locale))).toEqual([...['Shibuya', '시부야', '渋谷', '澀谷']])
  expect(districtName('nowhere', 'ja')).toBe('nowhere')
})

test('districtIdsOf finds a district by any of its names, of whichever city', () => {
  expect(districtIdsOf(['Omotesando', '神宮前', '북촌'])).toEqual(['harajuku', 'bukchon'])
  expect(districtIdsOf(['nowhere'])).toEqual([])
})

test('No word names two districts of one city', () => {
  for (const locale of LOCALES) {
    const words = synonymsOf('districts.yaml', readDataFile('districts.yaml')).flatMap((row) =>
      row.broader.flat().flatMap((city) => row[locale].map((word) => `${word}, ${city}`)),
    )
    expect(words.filter((word, i) => words.indexOf(word) < i)).toEqual([])
  }
})
