import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isLocalPart,
  isName,
  readDate,
  readEmail,
  readInteger,
  readName,
  readPhone,
  readPrice,
  readTime,
} from './index.ts'

describe('readName', () => {
  test.each([
    ['花子　マリー', '花子 マリー'],
    ['ﾏﾘｰ･ﾃﾚｻﾞ'.normalize('NFKC'), 'マリー・テレザ'],
    ['Jean‑Luc', 'Jean-Luc'],
    ['Jean－Luc', 'Jean-Luc'],
    ['Jean—Luc', 'Jean-Luc'],
    ['O‘Brien', 'O’Brien'],
    ['O’Brien', 'O’Brien'],
    ["O'Brien", "O'Brien"],
    ['O`Brien', 'O’Brien'],
    ['D′Angelo', 'D’Angelo'],
    ['ジャン＝リュック', 'ジャン-リュック'],
    ['ジャン゠リュック', 'ジャン-リュック'],
    ['Hana\u200b', 'Hana'],
    ['\u202aHana\u202c', 'Hana'],
    ['\ufeff佐藤\u2060', '佐藤'],
    ['葛\u{e0100}城', '葛城'],
    ['  J.   R.  ', 'J. R.'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Ame\u0301lie', 'Amélie'],
    ['〇〇', '〇〇'],
    ['マリー', 'マリー'],
  ])('reads %j as %j, which is a name', (typed, name) => {
    expect(readName(typed)).toBe(name)
    expect(isName(name)).toBe(true)
  })

  test.each(['', '<b>', 'R2D2', '😀', '-', '・', '\u0301', '\u200d', '́', `Z${'\u0316'.repeat(6)}algo`, 'a@b'])(
    'reads in %j no name',
    (typed) => {
      expect(isName(readName(typed))).toBe(false)
    },
  )
})

describe('readPhone', () => {
  test.each<[string, string[]]>([
    ['0081 90-1234-5678', ['+819012345678', '00819012345678']],
    ['00886 912 345 678', ['+886912345678', '00886912345678']],
    ['0044 20 7946 0958', ['+442079460958', '00442079460958']],
    ['001 202 555 0123', ['+12025550123', '0012025550123']],
    ['\u202a090-1234-5678\u202c', ['09012345678']],
    ['tel:+81-90-1234-5678', ['+819012345678']],
    ['TEL 090 1234 5678', ['09012345678']],
    ['電話：03-1234-5678', ['0312345678']],
    ['090―1234─5678', ['09012345678']],
    ['０９０ー１２３４−５６７８', ['09012345678']],
    ['090・1234・5678', ['09012345678']],
    ['090•1234•5678', ['09012345678']],
    ['٠٩٠١٢٣٤٥٦٧٨', ['09012345678']],
    ['82-10-1234-5678', ['821012345678', '+821012345678']],
    ['886-912-345-678', ['886912345678', '+886912345678']],
    ['+44 (0)20 7946 0958', ['+442079460958']],
    ['(03) 1234-5678', ['0312345678']],
    ['call me', []],
    ['', []],
    ['12;34', []],
  ])('reads %j as %j', (typed, numbers) => {
    expect(readPhone(typed)).toEqual(numbers)
  })
})

describe('readEmail', () => {
  test.each([
    ['\u202ahana@example.com\u202c', 'hana@example.com'],
    ['ha\u00adna@example.com', 'hana@example.com'],
    ['mailto:hana@example.com', 'hana@example.com'],
    ['Hana <hana@example.com>', 'hana@example.com'],
    ['hana@example.com.', 'hana@example.com'],
    ['hana@example.com,', 'hana@example.com'],
    ['hana@example.com。', 'hana@example.com'],
    ['hana@example.com、', 'hana@example.com'],
    ['hana＠example．com', 'hana@example.com'],
    ['hana＠example。com', 'hana@example.com'],
    ['hana@example.com\u200b', 'hana@example.com'],
    ['hana\ufe00@example.com', 'hana@example.com'],
  ])('reads %j as %j', (typed, address) => {
    expect(readEmail(typed)).toBe(address)
  })

  test('takes dots anywhere in old Japanese mobile addresses alone', () => {
    expect(isLocalPart('a..b', 'docomo.ne.jp')).toBe(true)
    expect(isLocalPart('a.', 'ezweb.ne.jp')).toBe(true)
    expect(isLocalPart('.a', 'docomo.ne.jp')).toBe(false)
    expect(isLocalPart('a..b', 'example.com')).toBe(false)
    expect(isLocalPart('a.b', 'example.com')).toBe(true)
  })

  test.each(['ü', 'josé', '花子', 'hana\u0301', 'h\u0430na', '１'])('takes no %j before the @', (local) => {
    expect(isLocalPart(local, 'example.com')).toBe(false)
  })
})

test.each<[string, string | null]>([
  ['9:00', '09:00'],
  ['０９：３０', '09:30'],
  ['10:00:00 AM', '10:00'],
  ['10:00:00', '10:00'],
  ['12:30 am', '00:30'],
  ['1:05 PM', '13:05'],
  ['18時30分', '18:30'],
  ['18時', '18:00'],
  ['오전 10:00:00', '10:00'],
  ['오후 6:30', '18:30'],
  ['上午 10:00:00', '10:00'],
  ['下午12:30', '12:30'],
  ['午前0時', '00:00'],
  ['午後0時', '12:00'],
  ['午後6時30分', '18:30'],
  ['9時半', '09:30'],
  ['오후 6시 반', '18:30'],
  ['下午3點半', '15:30'],
  ['3pm', '15:00'],
  ['12 a.m.', '00:00'],
  ['13pm', null],
  ['9半', null],
  ['3', null],
  ['翌2:00', '26:00'],
  ['翌日0時', '24:00'],
  ['익일 02:00', '26:00'],
  ['다음 날 오전 2시', '26:00'],
  ['隔天 2:00', '26:00'],
  ['翌12:00', '36:00'],
  ['翌12:30', null],
  ['翌26:00', null],
  ['午後13:00', null],
  ['午前10:00 PM', null],
  ['24:00', '24:00'],
  ['26:00', '26:00'],
  ['36:00', '36:00'],
  ['36:01', null],
  ['9:60', null],
  ['13:00 PM', null],
  ['9', null],
  ['10:00:30', null],
])('readTime reads %j as %j', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

test.each<[string, string | null]>([
  ['2027-02-05', '2027-02-05'],
  ['2027/2/5', '2027-02-05'],
  ['2027.2.5', '2027-02-05'],
  ['２０２７年２月５日', '2027-02-05'],
  ['2027년 2월 5일', '2027-02-05'],
  ['2027. 2. 5.', '2027-02-05'],
  ['2027年2月5日(金)', '2027-02-05'],
  ['2027/02/05（金）', '2027-02-05'],
  ['2027년 2월 5일 (금)', '2027-02-05'],
  ['2027-02-05 00:00:00', '2027-02-05'],
  ['2027-02-05T00:00:00.000', '2027-02-05'],
  ['2027-02-05 09:00', null],
  ['2028/2/29', '2028-02-29'],
  ['2027/2/29', null],
  ['2/5/2027', null],
  ['2027-13-01', null],
])('readDate reads %j as %j', (typed, date) => {
  expect(readDate(typed)).toBe(date)
})

test.each<[string, string | null]>([
  ['4500', '4500'],
  ['4,500', '4500'],
  ['４，５００', '4500'],
  ['¥4,500', '4500'],
  ['￥4,500', '4500'],
  ['4500円', '4500'],
  ['NT$1,200', '1200'],
  ['₩45,000', '45000'],
  ['$35.50', '35.50'],
  ['US$35.50', '35.50'],
  ['JPY4500', '4500'],
  ['KRW 45,000', '45000'],
  ['\\4,500', '4500'],
  ['1,234,567', '1234567'],
  ['45,00', null],
  ['4.500,00', null],
  ['-5', null],
  ['free', null],
])('readPrice reads %j as %j', (typed, price) => {
  expect(readPrice(typed)).toBe(price)
})

/** Also those that an address of the API refuses as a number. */
test.each<[string | null, number | null]>([
  ['0', 0],
  ['2', 2],
  ['10', 10],
  ['-5', -5],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', null],
  ...[
    null,
    '',
    ' ',
    '0x2',
    '0b11',
    '0o7',
    '1e1',
    '+2',
    ' 2',
    '2 ',
    '2\n',
    '02',
    '-0',
    '1.0',
    '2.',
    '1_0',
    '1,000',
    '٣',
    '３',
    'Infinity',
  ].map((odd): [string | null, null] => [odd, null]),
])('readInteger reads %j as %j', (parameter, integer) => {
  expect(readInteger(parameter)).toBe(integer)
})

/** fast-check's own unit `binary` takes seconds to be made. */
const anySign = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))

test('What was read is read as the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 30 }), (typed) => {
      expect(readName(readName(typed))).toBe(readName(typed))
      for (const number of readPhone(typed).filter((one) => one.startsWith('+')))
        expect(readPhone(number)).toEqual([number])
    }),
    { numRuns: 5000 },
  )
})
