import { expect, test } from 'vitest'
import { createFormat } from './format.ts'
import { LANGUAGES } from './languages.ts'

const inAll = <Value>(read: (format: ReturnType<typeof createFormat>) => Value): Value[] =>
  LANGUAGES.map((language) => read(createFormat(language)))

test('money carries the symbol people know it by, and no decimals where none are used', () => {
  const { money } = createFormat('zh')
  expect(money({ amount: 120000, currency: 'TWD' })).toBe('NT$1,200')
  expect(money({ amount: 6500, currency: 'JPY' })).toBe('¥6,500')
  expect(money({ amount: 45000, currency: 'KRW' })).toBe('₩45,000')
  expect(money({ amount: 4350, currency: 'USD' })).toBe('$43.50')
})

test('a time is told in the zone of the shop, on a 24-hour clock', () => {
  expect(inAll(({ time }) => time('2026-11-21T15:30:00Z', 'Asia/Tokyo'))).toEqual(['00:30', '00:30', '00:30', '00:30'])
})

test('a date is told with its weekday, and with its time, as each language writes them', () => {
  expect(inAll(({ fullDate }) => fullDate('2026-11-21'))).toEqual([
    'Saturday, November 21, 2026',
    '2026년 11월 21일 (토)',
    '2026年11月21日（土）',
    '2026年11月21日（週六）',
  ])
  expect(inAll(({ momentOf }) => momentOf('2026-11-20T15:30:00Z', 'Asia/Tokyo'))).toEqual([
    'Saturday, November 21, 2026 at 00:30',
    '2026년 11월 21일 (토) 00:30',
    '2026年11月21日（土）00:30',
    '2026年11月21日（週六）00:30',
  ])
})

test('durations read as people say them', () => {
  expect(inAll(({ duration }) => duration(90))).toEqual(['1 hr 30 min', '1시간 30분', '1時間30分', '1 小時 30 分鐘'])
  expect(inAll(({ duration }) => duration(2880))).toEqual(['2 days', '2일', '2日', '2 天'])
})

test('the family name comes first in ko, ja and zh', () => {
  expect(inAll(({ personName }) => personName({ firstName: 'Ada', lastName: 'Lovelace' }))).toEqual([
    'Ada Lovelace',
    'Lovelace Ada',
    'Lovelace Ada',
    'Lovelace Ada',
  ])
  expect(createFormat('zh').personName({ firstName: '美玲', lastName: '陳' })).toBe('陳美玲')
  expect(createFormat('ja').personName({ firstName: '花子', lastName: '山田' })).toBe('山田 花子')
})
