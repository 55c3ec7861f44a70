import { expect, test } from 'vitest'
import type { Locale } from '../../contract/types.ts'
import { districtOf } from './district-of.ts'

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
  expect(districtOf({ city, address, shop_name: '' }, locale)).toBe(expected)
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
    expect(districtOf({ city: 'Seoul', address: '-', shop_name }, locale)).toBe(expected)
  },
)
