import { expect, test } from 'vitest'
import { createFormat, placesIn } from './format.ts'
import { LANGUAGES } from './languages.ts'

const inAll = <Value>(read: (format: ReturnType<typeof createFormat>) => Value): Value[] =>
  LANGUAGES.map((language) => read(createFormat(language)))

test('format.money uses the everyday symbol, and no decimals where the currency has none', () => {
  const { money } = createFormat('zh')
  expect(money({ amount: 120000, currency: 'TWD' })).toBe('NT$1,200')
  expect(money({ amount: 6500, currency: 'JPY' })).toBe('¥6,500')
  expect(money({ amount: 45000, currency: 'KRW' })).toBe('₩45,000')
  expect(money({ amount: 4350, currency: 'USD' })).toBe('$43.50')
})

test('format.time uses the zone of the shop and a 24-hour clock', () => {
  expect(inAll(({ time }) => time('2026-11-21T15:30:00Z', 'Asia/Tokyo'))).toEqual(['00:30', '00:30', '00:30', '00:30'])
})

test('A formatted date has its weekday and its time, as each language writes them', () => {
  expect(inAll(({ fullDate }) => fullDate('2026-11-21'))).toEqual([
    'Saturday, November 21, 2026',
    '2026년 11월 21일 (토)',
    '2026年11月21日（土）',
    '2026年11月21日（六）',
  ])
  expect(inAll(({ momentOf }) => momentOf('2026-11-20T15:30:00Z', 'Asia/Tokyo'))).toEqual([
    'Saturday, November 21, 2026 at 00:30',
    '2026년 11월 21일 (토) 00:30',
    '2026年11月21日（土）00:30',
    '2026年11月21日（六）00:30',
  ])
})

test('A formatted duration reads as people say it', () => {
  expect(inAll(({ duration }) => duration(90))).toEqual(['1 hr 30 min', '1시간 30분', '1時間30分', '1 小時 30 分鐘'])
  expect(inAll(({ duration }) => duration(2880))).toEqual(['2 days', '2일', '2日', '2 天'])
})

// Promise (Sentences and limits): money, dates, names and counts as each language writes them
test.each([
  [{ firstName: 'Anna', lastName: 'O’Brien' }, ['Anna O’Brien', 'Anna O’Brien', 'Anna O’Brien', 'Anna O’Brien']],
  [{ firstName: '花子', lastName: '山田' }, ['山田 花子', '山田 花子', '山田 花子', '山田花子']],
  [{ firstName: 'さくら', lastName: '佐々木' }, ['佐々木 さくら', '佐々木 さくら', '佐々木 さくら', '佐々木 さくら']],
  [{ firstName: '민수', lastName: '김' }, ['김민수', '김민수', '김민수', '김민수']],
  [{ firstName: 'Hana', lastName: '山田' }, ['Hana 山田', 'Hana 山田', 'Hana 山田', 'Hana 山田']],
])('personName orders %j by the script of the name in en, ko, ja and zh', (name, expected) => {
  expect(inAll(({ personName }) => personName(name))).toEqual(expected)
})

test.each([
  ['en', '500\u00a0m', '4.3\u00a0km', '1,150\u00a0km'],
  ['ko', '500m', '4.3km', '1,150km'],
  ['ja', '500m', '4.3km', '1,150km'],
  ['zh', '500\u00a0公尺', '4.3\u00a0公里', '1,150\u00a0公里'],
] as const)(
  'A formatted distance in %s is in meters, and from a kilometer on in kilometers',
  (language, ...expected) => {
    const { distance } = createFormat(language)
    expect([500, 4300, 1_150_000].map(distance)).toEqual(expected)
  },
)

test('A formatted day on a card has its weekday in the brackets of the language', () => {
  expect(inAll(({ day }) => day('2026-11-28'))).toEqual([
    'Sat, Nov 28',
    '11월 28일 (토)',
    '11月28日（土）',
    '11月28日（六）',
  ])
})

test('Formatted hours, spans and lists use the punctuation of the language', () => {
  expect(inAll(({ hours }) => hours('11:30', '14:00'))).toEqual([
    '11:30–14:00',
    '11:30~14:00',
    '11:30〜14:00',
    '11:30–14:00',
  ])
  expect(inAll(({ range }) => range('11:30', '14:00'))).toEqual([
    '11:30 – 14:00',
    '11:30~14:00',
    '11:30〜14:00',
    '11:30–14:00',
  ])
  expect(inAll(({ comma }) => ['a', 'b'].join(comma))).toEqual(['a, b', 'a, b', 'a、b', 'a、b'])
})

test('Formatted times after midnight say that they are of the next day; what ends at midnight does not', () => {
  expect(inAll(({ eveningTime }) => eveningTime('23:30'))).toEqual(['23:30', '23:30', '23:30', '23:30'])
  expect(inAll(({ eveningTime }) => eveningTime('24:00'))).toEqual([
    '00:00 next\u00a0day',
    '다음\u00a0날 00:00',
    '翌0:00',
    '隔日 00:00',
  ])
  expect(inAll(({ hours }) => hours('18:00', '26:00'))).toEqual([
    '18:00–02:00 next\u00a0day',
    '18:00~다음\u00a0날 02:00',
    '18:00〜翌2:00',
    '18:00–隔日 02:00',
  ])
  expect(inAll(({ hours }) => hours('22:00', '36:00'))[2]).toBe('22:00〜翌12:00')
  expect(inAll(({ hours }) => hours('18:00', '24:00'))[2]).toBe('18:00〜24:00')
})

test('A formatted day of another year than today’s has its year', () => {
  expect(inAll(({ dayFrom }) => dayFrom('2026-11-24', '2027-01-01'))).toEqual([
    'Fri, Jan 1, 2027',
    '2027년 1월 1일 (금)',
    '2027年1月1日（金）',
    '2027年1月1日（五）',
  ])
  expect(inAll(({ dayFrom }) => dayFrom('2026-11-24', '2026-12-31'))).toEqual(inAll(({ day }) => day('2026-12-31')))
})

test('Formatted zones and countries carry their everyday names', () => {
  const zones = ['Asia/Tokyo', 'Asia/Seoul', 'Asia/Taipei']
  const read = inAll(({ zone }) => zones.map((name) => zone(name, '2026-11-21T00:00:00Z')))
  expect(read.slice(1)).toEqual([
    ['일본 시간', '한국 시간', '대만 시간'],
    ['日本時間', '韓国時間', '台湾時間'],
    ['日本時間', '韓國時間', '台灣時間'],
  ])
  expect(inAll(({ country }) => ['KR', 'TW', 'HK'].map(country))).toEqual([
    ['South Korea', 'Taiwan', 'Hong Kong SAR China'],
    ['한국', '대만', '홍콩'],
    ['韓国', '台湾', '香港'],
    ['韓國', '台灣', '香港'],
  ])
})

test('Countries in a row use the punctuation of the language; all three stand where none is named', () => {
  expect(LANGUAGES.map((language) => placesIn(language, ['JP', 'KR', 'TW'])).sort()).toEqual(
    ['Japan, South Korea and Taiwan', '일본·한국·대만', '日本・韓国・台湾', '日本、韓國、台灣'].sort(),
  )
  expect([placesIn('en', ['JP', 'TW']), placesIn('en', ['KR']), placesIn('ja')]).toEqual([
    'Japan and Taiwan',
    'South Korea',
    '日本・韓国・台湾',
  ])
})
