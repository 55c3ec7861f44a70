import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Locale } from '../../contract/types.ts'
import { brandFrom } from './brand.ts'
import { codeEmail, type ReservationEmailData, reservationEmail } from './emails.ts'
import { codesPausedEmail, providerConnectedEmail, sessionEndedEmail } from './security-emails.ts'

const KINDS = ['confirmed', 'cancelled', 'reminder'] as const
const CONTACT = 'help@yoyaku.example'
const styled = (title: string, primaryColor: string, linkColor: string) =>
  brandFrom({ title, primaryColor, linkColor }, CONTACT)
const brand = styled('Yoyaku', '#16213e', '#eaf1ff')

const data: ReservationEmailData = {
  brand,
  contact: { firstName: '花子', lastName: '佐藤' },
  codeNumber: 'K7M2QX9A',
  orderId: 'f3m8z1kq',
  shopName: '鴨川サロン',
  business: null,
  shopAddress: '京都市中京区1-2',
  localAddress: null,
  shopPhone: '+81751234567',
  serviceName: 'ヘッドスパ',
  planName: '60分',
  extras: ['アロマ', '肩のマッサージ × 2'],
  requirement: null,
  staffName: '森 はる',
  otherStaff: 0,
  equipmentName: null,
  quantity: 2,
  isForPeople: true,
  total: { amount: 450000, currency: 'TWD' },
  totalAtShop: { amount: 22000, currency: 'JPY' },
  startAt: '2026-11-21T02:30:00Z',
  endAt: '2026-11-21T04:00:00Z',
  timeZone: 'Asia/Tokyo',
  previousTime: null,
  previousTotal: null,
  isRental: false,
  needsLicense: false,
  freeCancellationUntil: '2026-11-20T02:30:00Z',
  lateFee: { percent: 0, amount: { amount: 0, currency: 'JPY' } },
  cancellation: null,
  isFreeToCancel: true,
  url: 'http://localhost:3000/ja/me/my-reservation',
  change: null,
  seller: null,
}

describe.each(LOCALES)('The e-mail with a code in %s', (locale) => {
  const message = codeEmail(locale, { brand, code: '012345' })

  test('has the code in one piece in both texts, and not in the subject', () => {
    expect(message.text.match(/(?<!\d)\d{6}(?!\d)/g)).toStrictEqual(['012345'])
    expect(message.html).toContain('>012345<')
    expect(message.subject).not.toMatch(/\d/)
  })

  test('says how long the code works, and its language', () => {
    expect(message.text).toContain('10')
    expect(message.html).toContain(`<html lang="${locale === 'zh' ? 'zh-Hant' : locale}">`)
  })

  test('is called as the platform is', () => {
    expect(message.subject).toContain('Yoyaku')
    const renamed = codeEmail(locale, { brand: { ...brand, title: 'Komorebi' }, code: '012345' })
    expect(JSON.stringify(renamed).replaceAll(CONTACT, '')).not.toContain('Yoyaku')
  })
})

test('The e-mail that tells of a connected account names the provider, and what it has meant', () => {
  const member = { firstName: '花子', lastName: '佐藤' }
  const messages = LOCALES.map((locale) => providerConnectedEmail(locale, { brand, provider: 'apple', member }))
  expect(messages.map(({ subject, text }) => `${subject}\n\n${text}`)).toMatchSnapshot()
  for (const { html } of messages) expect(html).toContain('Apple')
})

test('The e-mails that tell an owner of a session that was ended, and of a pause for codes', () => {
  const member = { firstName: '花子', lastName: '佐藤' }
  const messages = LOCALES.flatMap((locale) => [
    sessionEndedEmail(locale, { brand, member }),
    ...[60, 3600, 3601].map((seconds) => codesPausedEmail(locale, { brand, member, seconds })),
  ])
  expect(messages.map(({ subject, text }) => `${subject}\n\n${text}`)).toMatchSnapshot()
  for (const { subject } of messages) expect(subject).toContain('Yoyaku')
})

test('The texts of the e-mails with a code', () => {
  expect(LOCALES.map((locale) => codeEmail(locale, { brand, code: '012345' }).text)).toMatchSnapshot()
})

test('The texts of the e-mails about a reservation', () => {
  expect(
    LOCALES.flatMap((locale) => KINDS.map((kind) => reservationEmail(kind, locale, data))).map(
      ({ subject, text }) => `${subject}\n\n${text}`,
    ),
  ).toMatchSnapshot()
})

test('An e-mail calls people by their given name in English, else by the family name first, and tells the day with its weekday', () => {
  const lines = (locale: Locale) => {
    const { text } = reservationEmail('confirmed', locale, data)
    return [text.split('\n')[2], text.split('\n').find((line) => line.includes('11:30'))]
  }
  expect(LOCALES.map(lines)).toStrictEqual([
    ['Hi 花子,', 'Date and time: Saturday, November 21, 2026 at 11:30 – 13:00 (Japan Time)'],
    ['佐藤 花子 님, 안녕하세요.', '날짜와 시간: 2026년 11월 21일 (토) 11:30~13:00 (일본 시간)'],
    ['佐藤 花子 様', '日時：2026年11月21日（土）11:30〜13:00'],
    ['佐藤花子 您好：', '日期與時間：2026年11月21日（六）11:30–13:00（日本時間）'],
  ])
})

test("An e-mail names the zone of the shop, except in the language of the shop's country", () => {
  const zones = (timeZone: string) =>
    LOCALES.map((locale) => {
      const { text } = reservationEmail('confirmed', locale, { ...data, timeZone })
      return / ?[(（][^()（）]+ ?(?:Time|시간|時間)[)）]/.exec(text)?.[0] ?? ''
    })
  expect(zones('Asia/Tokyo')).toStrictEqual([' (Japan Time)', ' (일본 시간)', '', '（日本時間）'])
  expect(zones('Asia/Seoul')).toStrictEqual([' (South Korea Time)', '', '（韓国時間）', '（韓國時間）'])
  expect(zones('Asia/Taipei')).toStrictEqual([' (Taiwan Time)', ' (대만 시간)', '（台湾時間）', ''])
})

test('An e-mail shows first when it is, in two lines, and then the code', () => {
  const shown = (endAt: string) =>
    LOCALES.map((locale) => {
      const { html } = reservationEmail('confirmed', locale, { ...data, endAt })
      const large = [...html.matchAll(/font-weight:700;(?:letter-spacing:2px;)?">([^<]+)</g)].map(([, text]) => text)
      expect(html.indexOf(large.at(-1) ?? '-')).toBeLessThan(html.indexOf('ヘッドスパ'))
      return large.slice(-3)
    })
  expect(shown(data.endAt)).toStrictEqual([
    ['Saturday, November 21, 2026', '11:30 – 13:00 (Japan Time)', 'K7M2QX9A'],
    ['2026년 11월 21일 (토)', '11:30~13:00 (일본 시간)', 'K7M2QX9A'],
    ['2026年11月21日（土）', '11:30〜13:00', 'K7M2QX9A'],
    ['2026年11月21日（六）', '11:30–13:00（日本時間）', 'K7M2QX9A'],
  ])
  expect(shown('2026-11-23T01:00:00Z').slice(0, 1)).toStrictEqual([
    ['Saturday, November 21, 2026 at 11:30 –', 'Monday, November 23, 2026 at 10:00 (Japan Time)', 'K7M2QX9A'],
  ])
})

test('An e-mail names the service and the plan of it that was booked, and a plan of the same name only once', () => {
  const booked = (locale: Locale, planName: string) => {
    const { text, html } = reservationEmail('confirmed', locale, { ...data, planName })
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
  const halfDay = { ...data, serviceName: '着物さんぽ 半日', planName: '半日' }
  expect(reservationEmail('confirmed', 'ja', halfDay).text).toContain('サービス：着物さんぽ 半日\n')
})

test('An e-mail names who serves with how many others, the equipment, how long it takes and the order', () => {
  const rows = (locale: Locale, changes: Partial<ReservationEmailData>) =>
    reservationEmail('confirmed', locale, { ...data, equipmentName: '個室', ...changes })
      .text.split('\n')
      .filter((line) => /森 はる|個室|90|f3m8z1kq/.test(line))
  expect(LOCALES.map((locale) => rows(locale, { otherStaff: 1 }))).toStrictEqual([
    ['Experience time: 90 min', 'Staff: 森 はる, and 1 more', 'Equipment: 個室', 'Order ID: f3m8z1kq'],
    ['소요 시간: 90분', '담당자: 森 はる 외 1명', '시설·장비: 個室', '주문 ID: f3m8z1kq'],
    ['所要時間：90分', 'スタッフ：森 はる＋ほか1名', '席・設備：個室', 'オーダーID：f3m8z1kq'],
    ['所需時間：90 分鐘', '服務人員：森 はる，另 1 位', '座位／空間：個室', '系統編號：f3m8z1kq'],
  ])
  expect(LOCALES.map((locale) => rows(locale, { equipmentKind: 'room' })[2])).toStrictEqual([
    'Room: 個室',
    '룸: 個室',
    '部屋：個室',
    '房間：個室',
  ])
  expect(rows('en', { equipmentName: null, isRental: true })).toStrictEqual(['Staff: 森 はる', 'Order ID: f3m8z1kq'])
})

test('An e-mail about days tells both ends, and leaves out what there is not', () => {
  const car = { ...data, extras: [], staffName: null, totalAtShop: null, endAt: '2026-11-23T01:00:00Z' }
  const { text } = reservationEmail('confirmed', 'zh', car)
  expect(text).toContain('日期與時間：2026年11月21日（六）11:30 – 2026年11月23日（一）10:00（日本時間）\n')
  for (const label of ['加購服務', '服務人員', '到店付款：']) expect(text).not.toContain(label)
})

// Promise (Screens): the e-mail of a rental car tells pick-up, return and what to bring
test('The e-mail of a rental car tells pick-up, return and what to bring, and the address as the driver of a taxi reads it', () => {
  const car = {
    ...data,
    ...{ shopName: 'Kei', shopAddress: '沖繩縣那霸市', localAddress: '沖縄県那覇市' },
    ...{ isRental: true, needsLicense: true, endAt: '2026-11-23T02:30:00Z' },
  }
  const timesAndPlaces = (kind: (typeof KINDS)[number], locale: Locale) =>
    reservationEmail(kind, locale, car)
      .text.split('\n')
      .filter((line) => /11:30|那|Geneva|제네바|ジュネーブ|日內瓦/.test(line) && !/November 20|20일|20日/.test(line))
  expect(LOCALES.map((locale) => timesAndPlaces('reminder', locale))).toStrictEqual([
    [
      'Pick-up: Saturday, November 21, 2026 at 11:30 (Japan Time)',
      'Return: Monday, November 23, 2026 at 11:30 (Japan Time)',
      'Address: 沖繩縣那霸市',
      'Address in the local language: 沖縄県那覇市',
      "Every driver must bring one of these, not a copy: (1) a Japanese driver's license; (2) your home license with an International Driving Permit under the 1949 Geneva Convention; (3) a license from Taiwan, Germany, Switzerland, France, Belgium or Monaco with an official Japanese translation. For 2 and 3, bring your passport too. Not sure? Ask the authority that issued your license.",
    ],
    [
      '대여 일시: 2026년 11월 21일 (토) 11:30 (일본 시간)',
      '반납 일시: 2026년 11월 23일 (월) 11:30 (일본 시간)',
      '주소: 沖繩縣那霸市',
      '현지어 주소: 沖縄県那覇市',
      '운전하시는 분은 모두 면허증 원본을 가져와 주세요. 일본 밖에서 발급한 면허라면 1949년 제네바 협약 국제운전면허증(대만·독일·스위스·프랑스·벨기에·모나코 면허는 공인 일본어 번역문)과 여권도 필요해요. 확실하지 않다면 면허 발급 기관에 확인해 주세요.',
    ],
    [
      '受取日時：2026年11月21日（土）11:30',
      '返却日時：2026年11月23日（月）11:30',
      '住所：沖繩縣那霸市',
      '住所（現地表記）：沖縄県那覇市',
      '運転される方は全員、運転免許証の原本をお持ちください。外国の免許証の方は、1949年ジュネーブ条約に基づく国際運転免許証（台湾・ドイツ・スイス・フランス・ベルギー・モナコの免許証は指定機関の日本語訳）とパスポートもお持ちください。ご不明な点は、免許証の発行機関にご確認ください。',
    ],
    [
      '取車時間：2026年11月21日（六）11:30（日本時間）',
      '還車時間：2026年11月23日（一）11:30（日本時間）',
      '地址：沖繩縣那霸市',
      '當地文字地址（可出示給司機）：沖縄県那覇市',
      '每位駕駛人都要帶駕照正本：日本駕照；台灣、德國、瑞士、法國、比利時、摩納哥駕照，附指定機構的日文譯本；其他國家的駕照，附 1949 年日內瓦公約國際駕照。非日本駕照另須攜帶護照。不確定時，請向發照機關查詢。',
    ],
  ])
  expect(timesAndPlaces('cancelled', 'en')).toHaveLength(4)
  expect(reservationEmail('cancelled', 'en', car).html).not.toContain('license')
})

test('The e-mail of a rental calls its people what the ticket calls them, and nobody is counted of a car wash', () => {
  const counted = (locale: Locale, more: Partial<ReservationEmailData>) =>
    reservationEmail('confirmed', locale, { ...data, ...more })
      .text.split('\n')
      .filter((line) => /(?:2 people|2명|2名|2 位)$/.test(line))
  expect(LOCALES.flatMap((locale) => counted(locale, { isRental: true }))).toStrictEqual([
    'Seats: 2 people',
    '탑승 인원: 2명',
    '乗車人数：2名',
    '乘車人數：2 位',
  ])
  expect(LOCALES.flatMap((locale) => counted(locale, { isForPeople: false }))).toStrictEqual([])
})

test('What people typed is text in an e-mail, never markup', () => {
  const evil = '<img src=x onerror=alert(1)>"\''
  const { html } = reservationEmail('confirmed', 'en', {
    ...data,
    contact: { firstName: evil, lastName: evil },
    shopName: evil,
    serviceName: evil,
  })
  expect(html).not.toContain('<img')
})

test('An e-mail repeats what the member wrote to the shop, line by line, as text; not once it is cancelled', () => {
  const withRequirement = { ...data, requirement: '窓際の席を\n<b>希望</b> evil.example' }
  const { text, html } = reservationEmail('confirmed', 'ja', withRequirement)
  expect(text).toContain('\nご要望：窓際の席を\n<b>希望</b> evil.\u200bexample\n')
  expect(html).toContain('>窓際の席を<br>&lt;b&gt;希望&lt;/b&gt; evil.\u200bexample<')
  expect(
    LOCALES.map((locale) => /\n(.+)窓際/.exec(reservationEmail('reminder', locale, withRequirement).text)?.[1]),
  ).toStrictEqual(['Special requirements: ', '요청 사항: ', 'ご要望：', '特殊需求：'])
  expect(reservationEmail('cancelled', 'ja', withRequirement).text).not.toContain('窓際')
  expect(reservationEmail('confirmed', 'ja', data).text).not.toContain('ご要望')
})

test('A name that looks like an address is none in an e-mail', () => {
  const contact = { firstName: 'See evil.example', lastName: 'J.R. Sato' }
  const messages = LOCALES.map((locale) => reservationEmail('confirmed', locale, { ...data, contact }))
  for (const { text, html } of messages) {
    expect(text).toContain('See evil.\u200bexample')
    expect(text + html).not.toContain('evil.example')
  }
})

test('A cancelled reservation is not said to be free to cancel, nor to cost anything', () => {
  const withFee = { ...data, lateFee: { percent: 50, amount: null } }
  const saysOf = (kind: (typeof KINDS)[number], email: ReservationEmailData = withFee) => {
    const { text } = reservationEmail(kind, 'en', email)
    return [text.includes('November 20, 2026'), text.includes('NT$4,500'), text.includes('¥22,000')]
  }
  expect(saysOf('confirmed')).toStrictEqual([true, true, true])
  expect(saysOf('confirmed', { ...withFee, isFreeToCancel: false })).toStrictEqual([false, true, true])
  expect(saysOf('cancelled')).toStrictEqual([false, false, false])
})

test('At a shop without a fee an e-mail says that alone, before and after the deadline, and once it was canceled, that nothing is charged', () => {
  const late = { ...data, isFreeToCancel: false }
  const feeSentences = (kind: (typeof KINDS)[number], email: ReservationEmailData) =>
    LOCALES.map((locale) => {
      const { text, html } = reservationEmail(kind, locale, email)
      const sentence = text.split('\n\n').at(-3) ?? ''
      expect(html).toContain(sentence.replaceAll("'", '&#39;'))
      return sentence
    })
  const none = [
    'This shop has no cancellation fee.',
    '이 매장은 취소 수수료가 없어요.',
    'このお店はキャンセル料がかかりません。',
    '這家店不收取消手續費。',
  ]
  for (const kind of ['confirmed', 'reminder'] as const)
    expect([feeSentences(kind, data), feeSentences(kind, late)]).toStrictEqual([none, none])
  const free = [
    "You won't be charged, and there's nothing else you need to do.",
    '청구되는 금액이 없고, 따로 하실 일도 없어요.',
    'キャンセル料はかかりません。お客様のお手続きも不要です。',
    '不會收取任何費用，您也不需要再辦理其他手續。',
  ]
  expect([feeSentences('cancelled', late), feeSentences('cancelled', data)]).toStrictEqual([free, free])
})

test('An e-mail says that free cancellation is over where the shop has a fee', () => {
  const late = { ...data, lateFee: { percent: 50, amount: null }, isFreeToCancel: false }
  const sentences = LOCALES.map((locale) => reservationEmail('reminder', locale, late).text.split('\n\n').at(-3))
  expect(sentences).toStrictEqual([
    "Free cancellation has ended. If you can't make it, please let the shop know as soon as you can. The shop's late cancellation fee is 50% of the total.",
    '무료 취소 기간이 지났어요. 방문이 어려우면 매장에 미리 알려 주세요. 기한이 지나 취소하면 합계의 50%를 매장에 취소 수수료로 내야 해요.',
    '無料キャンセルの期限を過ぎています。お越しになれないときは、早めにお店へご連絡ください。無料期間を過ぎると、合計金額の50%のキャンセル料がかかります（お店でお支払い）。',
    '已超過免費取消期限。若無法前往，請儘早告知店家。逾期取消，店家將收取總金額 50% 的手續費。',
  ])
})

test('An e-mail names the fee of the shop beside until when canceling is free, and once it was canceled too late', () => {
  const fee = { percent: 50, amount: { amount: 11_000, currency: 'JPY' } } as const
  const lastOf = (kind: (typeof KINDS)[number], changes: Partial<ReservationEmailData>) =>
    LOCALES.map((locale) =>
      reservationEmail(kind, locale, { ...data, ...changes })
        .text.split('\n\n')
        .at(-3),
    )
  expect(lastOf('confirmed', { lateFee: fee })).toStrictEqual([
    "You can cancel free of charge until Friday, November 20, 2026 at 11:30 (Japan Time). The shop's late cancellation fee is ¥11,000 (50% of the total).",
    '2026년 11월 20일 (금) 11:30 (일본 시간)까지 무료로 취소할 수 있어요. 기한 후 취소 수수료(매장에서 결제): ¥11,000 (합계의 50%)',
    '2026年11月20日（金）11:30まで無料でキャンセルできます。無料期間を過ぎると、¥11,000（合計金額の50%）のキャンセル料がかかります（お店でお支払い）。',
    '2026年11月20日（五）11:30（日本時間）前可免費取消。逾期取消，店家將收取 ¥11,000（總金額的 50%）的手續費。',
  ])
  expect(lastOf('cancelled', { lateFee: fee, isFreeToCancel: false })[0]).toBe(
    "Free cancellation ended on Friday, November 20, 2026 at 11:30 (Japan Time). The shop's late cancellation fee is ¥11,000 (50% of the total).",
  )
})

test('An e-mail says until when it can be changed; after a change how often still, the price before it, and after the last that it cannot', () => {
  const change = { url: 'http://localhost:3000/change', until: '2026-11-20T02:30:00Z', left: 2 }
  const says = (kind: 'confirmed' | 'rescheduled', locale: Locale, changes: Partial<ReservationEmailData>) => {
    const { text, html } = reservationEmail(kind, locale, { ...data, change, ...changes })
    const [sentence = ''] = text.split('\n\n').slice(-4)
    expect(html).toContain(sentence.replaceAll("'", '&#39;'))
    return sentence
  }
  expect(LOCALES.map((locale) => says('confirmed', locale, {}))).toStrictEqual([
    'You can change your reservation until Friday, November 20, 2026 at 11:30 (Japan Time).',
    '2026년 11월 20일 (금) 11:30 (일본 시간)까지 예약을 변경할 수 있어요.',
    'ご予約は2026年11月20日（金）11:30まで変更できます。',
    '您可以在2026年11月20日（五）11:30（日本時間）前變更這筆預約。',
  ])
  expect(LOCALES.map((locale) => says('rescheduled', locale, {}))).toStrictEqual([
    'You can change your reservation 2 more times, until Friday, November 20, 2026 at 11:30 (Japan Time).',
    '2026년 11월 20일 (금) 11:30 (일본 시간)까지 예약을 2번 더 변경할 수 있어요.',
    'ご予約は2026年11月20日（金）11:30まで、あと2回変更できます。',
    '您可以在2026年11月20日（五）11:30（日本時間）前再變更這筆預約 2 次。',
  ])
  expect(says('rescheduled', 'en', { change: { ...change, left: 1 } })).toContain(' once more, until ')
  expect(LOCALES.map((locale) => says('rescheduled', locale, { change: null }))).toStrictEqual([
    "You can't change your reservation here again. If you need another time, please call the shop.",
    '온라인에서는 더 이상 예약을 변경할 수 없어요. 다른 시간이 필요하면 매장에 전화해 주세요.',
    'サイトからは、これ以上ご予約を変更できません。別の日時をご希望の場合は、お店にお電話ください。',
    '這筆預約已無法再於網站上變更。如需其他時間，請致電店家。',
  ])
  const previousTotal = {
    total: { amount: 90_000, currency: 'TWD' },
    atShop: { amount: 4500, currency: 'JPY' },
  } as const
  const before = (kind: 'confirmed' | 'rescheduled', locale: Locale) =>
    reservationEmail(kind, locale, { ...data, previousTotal })
      .text.split('\n')
      .filter((line) => line.includes('900'))
  expect(LOCALES.map((locale) => before('rescheduled', locale))).toStrictEqual([
    ['Previous total: NT$900 (¥4,500)'],
    ['변경 전 합계: NT$900 (¥4,500)'],
    ['変更前の合計：NT$900 (¥4,500)'],
    ['變更前的總金額：NT$900 (¥4,500)'],
  ])
  expect(before('confirmed', 'en')).toStrictEqual([])
})

test('The confirmation alone says who the shop is before the law', () => {
  const says = KINDS.map((kind) => {
    const { text, html } = reservationEmail(kind, 'ja', { ...data, business: '鴨川株式会社（代表者：森）' })
    return [
      text.includes('鴨川サロン\n鴨川株式会社（代表者：森）'),
      html.includes('鴨川サロン<br>鴨川株式会社（代表者：森）'),
    ]
  })
  expect(says).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('An e-mail names no late fee where canceling is free until the start', () => {
  const { text } = reservationEmail('confirmed', 'en', {
    ...data,
    lateFee: { percent: 50, amount: null },
    freeCancellationUntil: data.startAt,
  })
  expect(text.split('\n\n').at(-3)).toMatch(/^You can cancel free of charge until [^.]*\.$/)
})

test('The e-mail about a cancellation says who canceled, and why where the shop did', () => {
  const leads = (cancellation: ReservationEmailData['cancellation']) =>
    LOCALES.map((locale) => {
      const { text, html } = reservationEmail('cancelled', locale, { ...data, shopName: 'Kamo', cancellation })
      const paragraphs = text.split('\n\n').slice(2, -4)
      for (const sentence of paragraphs) expect(html).toContain(sentence)
      return paragraphs
    })
  expect(leads({ by: 'member', reason: 'Rain' })).toStrictEqual([
    ['You canceled your reservation at Kamo.'],
    ['Kamo의 아래 예약을 취소했어요.'],
    ['Kamoでの次のご予約をキャンセルしました。'],
    ['您已取消在「Kamo」的以下預約。'],
  ])
  expect(leads({ by: 'shop', reason: 'The water is off' })).toStrictEqual([
    ['Kamo had to cancel your reservation.', 'Reason: The water is off'],
    ['매장 사정으로 Kamo의 아래 예약이 취소됐어요.', '취소 이유: The water is off'],
    ['お店の都合により、Kamoでの次のご予約はキャンセルとなりました。', 'キャンセルの理由：The water is off'],
    ['因店家因素，您在「Kamo」的以下預約已取消。', '取消原因：The water is off'],
  ])
  expect(leads({ by: 'shop', reason: null })[0]).toStrictEqual(['Kamo had to cancel your reservation.'])
})

describe('Colors of the platform', () => {
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
    ['no color', 'red;background:url(//evil.example)', '#eaf1ff"><script>'],
  ])('%s: the built-in ones', (_, primary, quiet) => {
    expect(styled(' ', primary, quiet)).toStrictEqual(brand)
  })
})
