import { describe, expect, test } from 'vitest'
import type { Locale } from '../contract/handler.ts'
import { brandFrom } from './brand.ts'
import { codeLetter, type ReservationLetterData, reservationLetter } from './letters.ts'
import { codesPausedLetter, connectedLetter, sessionEndedLetter } from './notices.ts'

const LOCALES: Locale[] = ['en', 'ko', 'ja', 'zh']
const KINDS = ['confirmed', 'cancelled', 'reminder'] as const
const CONTACT = 'help@yoyaku.example'
const styled = (title: string, primaryColor: string, linkColor: string) =>
  brandFrom({ title, primaryColor, linkColor }, CONTACT)
const brand = styled('Yoyaku', '#16213e', '#eaf1ff')

const data: ReservationLetterData = {
  brand,
  contact: { firstName: '花子', lastName: '佐藤' },
  codeNumber: 'K7M2QX9A',
  shopName: '鴨川サロン',
  shopAddress: '京都市中京区1-2',
  localAddress: null,
  shopPhone: '+81751234567',
  serviceName: 'ヘッドスパ',
  planName: '60分',
  extras: ['アロマ', '肩のマッサージ × 2'],
  staffName: '森 はる',
  quantity: 2,
  total: { amount: 450000, currency: 'TWD' },
  totalAtShop: { amount: 22000, currency: 'JPY' },
  startAt: '2026-11-21T02:30:00Z',
  endAt: '2026-11-21T04:00:00Z',
  timeZone: 'Asia/Tokyo',
  isRental: false,
  needsLicense: false,
  freeCancellationUntil: '2026-11-20T02:30:00Z',
  isFreeToCancel: true,
  url: 'http://localhost:3000/ja/me/my-reservation',
}

describe.each(LOCALES)('The letter with a code in %s', (locale) => {
  const letter = codeLetter(locale, { brand, code: '012345' })

  test('has the code in one piece in both texts, and not in the subject', () => {
    expect(letter.text.match(/(?<!\d)\d{6}(?!\d)/g)).toStrictEqual(['012345'])
    expect(letter.html).toContain('>012345<')
    expect(letter.subject).not.toMatch(/\d/)
  })

  test('says how long the code works, and its language', () => {
    expect(letter.text).toContain('10')
    expect(letter.html).toContain(`<html lang="${locale === 'zh' ? 'zh-Hant' : locale}">`)
  })

  test('is called as the platform is', () => {
    expect(letter.subject).toContain('Yoyaku')
    const renamed = codeLetter(locale, { brand: { ...brand, title: 'Komorebi' }, code: '012345' })
    expect(JSON.stringify(renamed).replaceAll(CONTACT, '')).not.toContain('Yoyaku')
  })
})

test('The letter that tells of a connected account names the provider, and what it has meant', () => {
  const member = { firstName: '花子', lastName: '佐藤' }
  const letters = LOCALES.map((locale) => connectedLetter(locale, { brand, provider: 'apple', member }))
  expect(letters.map(({ subject, text }) => `${subject}\n\n${text}`)).toMatchSnapshot()
  for (const { html } of letters) expect(html).toContain('Apple')
})

test('The letters that tell an owner of a session that was ended, and of a pause for codes', () => {
  const member = { firstName: '花子', lastName: '佐藤' }
  const letters = LOCALES.flatMap((locale) => [
    sessionEndedLetter(locale, { brand, member }),
    ...[60, 3600, 3601].map((seconds) => codesPausedLetter(locale, { brand, member, seconds })),
  ])
  expect(letters.map(({ subject, text }) => `${subject}\n\n${text}`)).toMatchSnapshot()
  for (const { subject } of letters) expect(subject).toContain('Yoyaku')
})

test('The texts of the letters with a code', () => {
  expect(LOCALES.map((locale) => codeLetter(locale, { brand, code: '012345' }).text)).toMatchSnapshot()
})

test('The texts of the letters about a reservation', () => {
  expect(
    LOCALES.flatMap((locale) => KINDS.map((kind) => reservationLetter(kind, locale, data))).map(
      ({ subject, text }) => `${subject}\n\n${text}`,
    ),
  ).toMatchSnapshot()
})

test('A letter calls people by their given name in English, else by the family name first, and tells the day with its weekday', () => {
  const lines = (locale: Locale) => {
    const { text } = reservationLetter('confirmed', locale, data)
    return [text.split('\n')[2], text.split('\n').find((line) => line.includes('11:30'))]
  }
  expect(LOCALES.map(lines)).toStrictEqual([
    ['Hi 花子,', 'Date and time: Saturday, November 21, 2026 at 11:30 – 13:00 (Japan Time)'],
    ['佐藤花子 님, 안녕하세요.', '날짜와 시간: 2026년 11월 21일 (토) 11:30 ~ 13:00 (일본 시간)'],
    ['佐藤 花子 様', '日時：2026年11月21日（土）11:30〜13:00（日本標準時）'],
    ['佐藤花子 您好：', '日期與時間：2026年11月21日（週六）11:30 – 13:00（日本時間）'],
  ])
})

test('A letter shows first when it is, in two lines, and then the code', () => {
  const shown = (endAt: string) =>
    LOCALES.map((locale) => {
      const { html } = reservationLetter('confirmed', locale, { ...data, endAt })
      const large = [...html.matchAll(/font-weight:700;(?:letter-spacing:2px;)?">([^<]+)</g)].map(([, text]) => text)
      expect(html.indexOf(large.at(-1) ?? '-')).toBeLessThan(html.indexOf('ヘッドスパ'))
      return large.slice(-3)
    })
  expect(shown(data.endAt)).toStrictEqual([
    ['Saturday, November 21, 2026', '11:30 – 13:00 (Japan Time)', 'K7M2QX9A'],
    ['2026년 11월 21일 (토)', '11:30 ~ 13:00 (일본 시간)', 'K7M2QX9A'],
    ['2026年11月21日（土）', '11:30〜13:00（日本標準時）', 'K7M2QX9A'],
    ['2026年11月21日（週六）', '11:30 – 13:00（日本時間）', 'K7M2QX9A'],
  ])
  expect(shown('2026-11-23T01:00:00Z').slice(0, 1)).toStrictEqual([
    ['Saturday, November 21, 2026 at 11:30 –', 'Monday, November 23, 2026 at 10:00 (Japan Time)', 'K7M2QX9A'],
  ])
})

test('A letter names the service and the plan of it that was booked, and a plan of the same name only once', () => {
  const booked = (locale: Locale, planName: string) => {
    const { text, html } = reservationLetter('confirmed', locale, { ...data, planName })
    const line = text.split('\n').find((one) => one.includes('ヘッドスパ'))
    const cell = />(ヘッドスパ[^<]*)</.exec(html)?.[1]
    return [line, cell]
  }
  expect(LOCALES.map((locale) => booked(locale, 'ロング'))).toStrictEqual([
    ['Service: ヘッドスパ · ロング', 'ヘッドスパ · ロング'],
    ['서비스: ヘッドスパ · ロング', 'ヘッドスパ · ロング'],
    ['サービス：ヘッドスパ · ロング', 'ヘッドスパ · ロング'],
    ['服務項目：ヘッドスパ · ロング', 'ヘッドスパ · ロング'],
  ])
  expect(booked('ja', 'ヘッドスパ')).toStrictEqual(['サービス：ヘッドスパ', 'ヘッドスパ'])
})

test('A letter about days tells both ends, and leaves out what there is not', () => {
  const car = { ...data, extras: [], staffName: null, totalAtShop: null, endAt: '2026-11-23T01:00:00Z' }
  const { text } = reservationLetter('confirmed', 'zh', car)
  expect(text).toContain('日期與時間：2026年11月21日（週六）11:30 – 2026年11月23日（週一）10:00（日本時間）\n')
  for (const label of ['加購服務', '服務人員', '到店付款：']) expect(text).not.toContain(label)
})

test('The letter of a rental car tells pick-up, return and what to bring, and the address as the driver of a taxi reads it', () => {
  const car = {
    ...data,
    ...{ shopName: 'Kei', shopAddress: '沖繩縣那霸市', localAddress: '沖縄県那覇市' },
    ...{ isRental: true, needsLicense: true, endAt: '2026-11-23T02:30:00Z' },
  }
  const told = (kind: (typeof KINDS)[number], locale: Locale) =>
    reservationLetter(kind, locale, car)
      .text.split('\n')
      .filter((line) => /11:30|那|Geneva|제네바|ジュネーブ|日內瓦/.test(line) && !/November 20|20일|20日/.test(line))
  expect(LOCALES.map((locale) => told('reminder', locale))).toStrictEqual([
    [
      'Pick-up: Saturday, November 21, 2026 at 11:30 (Japan Time)',
      'Return: Monday, November 23, 2026 at 11:30 (Japan Time)',
      'Address: 沖繩縣那霸市',
      'Address in the local language: 沖縄県那覇市',
      'Please bring each driver’s original license: a Japanese one; your own with an international permit of the 1949 Geneva Convention; or one from Taiwan, Germany, Switzerland, France, Belgium or Monaco with an official Japanese translation. With a license from outside Japan, bring your passport too. If you are not sure, check with your licensing authority.',
    ],
    [
      '대여 일시: 2026년 11월 21일 (토) 11:30 (일본 시간)',
      '반납 일시: 2026년 11월 23일 (월) 11:30 (일본 시간)',
      '주소: 沖繩縣那霸市',
      '현지어 주소: 沖縄県那覇市',
      '운전하는 분은 모두 면허증 원본을 가져와 주세요. 일본 밖에서 발급한 면허라면 1949년 제네바 협약 국제운전면허증(대만·독일·스위스·프랑스·벨기에·모나코 면허는 공인 일본어 번역문)과 여권도 필요해요. 확실하지 않다면 면허 발급 기관에 확인해 주세요.',
    ],
    [
      '受取日時：2026年11月21日（土）11:30（日本標準時）',
      '返却日時：2026年11月23日（月）11:30（日本標準時）',
      '住所：沖繩縣那霸市',
      '現地語の住所：沖縄県那覇市',
      '運転される方は全員、免許証の原本をお持ちください。外国の免許証の方は、1949年ジュネーブ条約に基づく国際運転免許証（台湾・ドイツ・スイス・フランス・ベルギー・モナコの免許証は指定機関の日本語訳）とパスポートもお持ちください。ご不明な点は、免許証の発行機関にご確認ください。',
    ],
    [
      '起租時間：2026年11月21日（週六）11:30（日本時間）',
      '歸還時間：2026年11月23日（週一）11:30（日本時間）',
      '地址：沖繩縣那霸市',
      '當地語言地址：沖縄県那覇市',
      '所有駕駛人請攜帶駕照正本。台灣、德國、瑞士、法國、比利時、摩納哥駕照請備妥指定機構的日文譯本；其他國家的駕照請備妥 1949 年日內瓦公約之國際駕照。日本以外的駕照請一併攜帶護照。如有疑問，請向發照機關確認。',
    ],
  ])
  expect(told('cancelled', 'en')).toHaveLength(4)
  expect(reservationLetter('cancelled', 'en', car).html).not.toContain('license')
})

test('What people typed is text in a letter, never markup', () => {
  const evil = '<img src=x onerror=alert(1)>"\''
  const { html } = reservationLetter('confirmed', 'en', {
    ...data,
    contact: { firstName: evil, lastName: evil },
    shopName: evil,
    serviceName: evil,
  })
  expect(html).not.toContain('<img')
})

test('A name that looks like an address is none in a letter', () => {
  const contact = { firstName: 'See evil.example', lastName: 'J.R. Sato' }
  const letters = LOCALES.map((locale) => reservationLetter('confirmed', locale, { ...data, contact }))
  for (const { text, html } of letters) {
    expect(text).toContain('See evil.\u200bexample')
    expect(text + html).not.toContain('evil.example')
  }
})

test('A cancelled reservation is not said to be free to cancel, nor to cost anything', () => {
  const saysOf = (kind: (typeof KINDS)[number], given = data) => {
    const { text } = reservationLetter(kind, 'en', given)
    return [text.includes('November 20, 2026'), text.includes('NT$4,500'), text.includes('¥22,000')]
  }
  expect(saysOf('confirmed')).toStrictEqual([true, true, true])
  expect(saysOf('confirmed', { ...data, isFreeToCancel: false })).toStrictEqual([false, true, true])
  expect(saysOf('cancelled')).toStrictEqual([false, false, false])
})

test('A letter says that free cancellation is over, and once it was canceled too late, that the shop may ask for its fee', () => {
  const late = { ...data, isFreeToCancel: false }
  const said = (kind: (typeof KINDS)[number], given: ReservationLetterData) =>
    LOCALES.map((locale) => {
      const { text, html } = reservationLetter(kind, locale, given)
      const sentence = text.split('\n\n').at(-3) ?? ''
      expect(html).toContain(sentence.replaceAll("'", '&#39;'))
      return sentence
    })
  const over = [
    "The time for free cancellation is over. Please tell the shop early if you can't come.",
    '무료 취소 기간이 지났어요. 방문이 어려우면 매장에 미리 알려 주세요.',
    '無料キャンセルの期限を過ぎています。お越しになれないときは、早めにお店へご連絡ください。',
    '已超過免費取消期限。若無法前往，請儘早告知店家。',
  ]
  expect([said('confirmed', late), said('reminder', late)]).toStrictEqual([over, over])
  expect(said('cancelled', late)).toStrictEqual([
    'Free cancellation ended on Friday, November 20, 2026 at 11:30 (Japan Time). Nothing is charged here; the shop may ask for its fee.',
    '무료 취소 기간은 2026년 11월 20일 (금) 11:30 (일본 시간)에 끝났어요. 여기에서 결제되는 금액은 없지만, 매장에서 취소 수수료를 요청할 수 있어요.',
    '無料キャンセルの期限は2026年11月20日（金）11:30（日本標準時）でした。当サイトから請求することはありませんが、お店からキャンセル料のご案内がある場合があります。',
    '免費取消已於 2026年11月20日（週五）11:30（日本時間）截止。本平台不會收費，但店家可能會酌收取消費用。',
  ])
  expect(said('cancelled', data)).toStrictEqual([
    "There's nothing else to do.",
    '따로 하실 일은 없어요.',
    'ほかにお手続きは必要ありません。',
    '不需要再辦理其他手續。',
  ])
})

describe('Colours of the platform', () => {
  test('are used where they can be read', () => {
    expect(styled('Yoyaku', '#4a1d5e', '#fff0f5')).toStrictEqual({
      title: 'Yoyaku',
      ink: '#4a1d5e',
      quiet: '#fff0f5',
      contact: CONTACT,
    })
    expect(styled('Yoyaku', '#123', '#fff')).toMatchObject({ title: 'Yoyaku', ink: '#123', quiet: '#fff' })
  })

  test.each([
    ['too light', '#ffc94a', '#eaf1ff'],
    ['too dark a ground', '#16213e', '#222222'],
    ['no colour', 'red;background:url(//evil.example)', '#eaf1ff"><script>'],
  ])('%s: the built-in ones', (_, primary, quiet) => {
    expect(styled(' ', primary, quiet)).toStrictEqual(brand)
  })
})
