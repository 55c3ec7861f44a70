import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Email } from '../../context.ts'
import type { Locale } from '../../contract/types.ts'
import { tick } from '../../jobs/scheduler.ts'
import { book, cancel, signInAgain } from '../../testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

const SHOP = 'front@kumo.example'
const sent: Email[] = []
let api: TestApi
/** Whether the mail to shops fails. */
let isBroken = false

beforeAll(async () => {
  api = await startTestApi({
    context: () => ({
      mail: {
        send: async (message) => {
          if (message.to === SHOP && isBroken) throw new Error('away')
          sent.push(message)
        },
      },
    }),
  })
  await insertReferenceData(api.db)
  await openShop(api.db, {
    lateFee: { percent: 50 },
    attaches: [{ id: 'treatment', price: 1500, durationMinutes: 30, maxQuantity: 2 }],
  })
})
startEachTestAnew(() => api)
beforeEach(async () => {
  sent.length = 0
  isBroken = false
  await writeTo(SHOP, null)
})

const writeTo = (email: string | null, language: Locale | null) =>
  api.db.updateTable('shop').set({ email, language }).where('id', '=', 'shop').execute()
const toShop = () => sent.filter(({ to }) => to === SHOP)
const subjects = () => toShop().map(({ subject }) => subject)

const GUEST = { firstName: '花', lastName: '佐藤', phone: '+819012345678', email: 'hana@example.com' }
const bookForHana = (draft: Parameters<typeof book>[1] = {}) =>
  book(api, { attaches: [{ attachId: 'treatment', quantity: 1 }], ...draft }, undefined, {
    contact: GUEST,
    specialRequirement: 'Short, please.\nSee evil.example',
  })

describe('A shop with an e-mail address', () => {
  test.each<[Locale, string, string[]]>([
    [
      'en',
      'New reservation: Tuesday, November 24, 2026 at 12:00 (Japan Time)',
      [
        'Guest: 佐藤 花',
        'Phone: +81 90 1234 5678',
        'Service: Cut · hour',
        'People: 1 person',
        'Staff: aoi',
        'Additional services: treatment',
        'Special requirements: Short, please.',
        'Total, including taxes and fees: ¥7,500',
      ],
    ],
    [
      'ko',
      '새 예약: 2026년 11월 24일 (화) 12:00 (일본 시간)',
      ['예약자: 佐藤 花', '인원: 1명', '담당자: aoi', '합계(세금·수수료 포함): ¥7,500'],
    ],
    [
      'ja',
      '新しい予約：2026年11月24日（火）12:00',
      ['予約者：佐藤 花', '電話番号：090-1234-5678', '人数：1名', 'スタッフ：aoi', '合計（税・手数料込み）：¥7,500'],
    ],
    [
      'zh',
      '新預約：2026年11月24日（二）12:00（日本時間）',
      ['預約人：佐藤花', '人數：1 位', '服務人員：aoi', '總金額（含稅及服務費）：¥7,500'],
    ],
  ])('reads of a new reservation in %s', async (locale, subject, lines) => {
    await writeTo(SHOP, locale)
    const { reservation } = await bookForHana()
    await tick(api.context)
    await tick(api.context)
    expect(subjects()).toEqual([subject])
    const [{ text = '', html = '' } = {}] = toShop()
    expect(text.split('\n')).toEqual(expect.arrayContaining(lines))
    expect(text).toContain(reservation.codeNumber)
    expect(text).toContain('evil.\u200bexample')
    expect(html).toContain(reservation.codeNumber)
  })

  test('reads the language of its country where it names none', async () => {
    await bookForHana()
    await tick(api.context)
    expect(toShop()[0]?.locale).toBe('ja')
  })

  test('learns that a member canceled late, why, and which fee was agreed', async () => {
    await writeTo(SHOP, 'en')
    const { token, reservation } = await bookForHana()
    await setClock(api, '2026-11-24T00:00:00Z')
    const again = await signInAgain(api, token)
    await cancel(api, reservation.codeNumber, { token: again }, { reasonCode: 'other', reasonText: 'Ill, sorry' })
    await tick(api.context)
    const { subject, text } = toShop().at(-1) ?? { subject: '', text: '' }
    expect(subject).toBe('Reservation canceled: Tuesday, November 24, 2026 at 12:00 (Japan Time)')
    expect(text).toContain('Canceled by: The guest\nReason: Another reason\nIll, sorry\n')
    expect(text).toContain(
      'Canceled: Late: free cancellation ended on Monday, November 23, 2026 at 12:00 (Japan Time)\n',
    )
    expect(text).toContain('Cancellation fee agreed: ¥3,750\n')
  })

  test('learns that a member canceled in time, without a fee', async () => {
    await writeTo(SHOP, 'en')
    const { token, reservation } = await bookForHana()
    await cancel(api, reservation.codeNumber, { token })
    await tick(api.context)
    const { text = '' } = toShop().at(-1) ?? {}
    expect(text).toContain("Reason: Doesn't fit the budget\nCanceled: Before free cancellation ended\n")
    expect(text).not.toContain('fee agreed')
  })

  test('learns of the reservations of a member who deletes the account', async () => {
    await writeTo(SHOP, 'en')
    const { token, reservation } = await bookForHana()
    await tick(api.context)
    expect((await api.call('DELETE', '/api/v1/user/me', { token })).status).toBeLessThan(300)
    await tick(api.context)
    const { text = '' } = toShop().at(-1) ?? {}
    expect(text).toContain('Guest: The guest deleted their account')
    expect(text).toContain(reservation.codeNumber)
    expect(text).not.toContain('佐藤')
  })

  test('gets no e-mail for a booking that was refused', async () => {
    await bookForHana()
    await expect(book(api, {})).rejects.toThrow('SLOT_TAKEN')
    await tick(api.context)
    expect(toShop()).toHaveLength(1)
  })

  test('keeps nobody waiting while its e-mails cannot be written', async () => {
    isBroken = true
    const { token } = await bookForHana()
    await tick(api.context)
    expect(sent.map(({ to }) => to)).toContain(GUEST.email)
    expect(toShop()).toEqual([])
    isBroken = false
    await setClock(api, '2026-11-20T00:11:00Z')
    await tick(api.context)
    expect(toShop()).toHaveLength(1)
    expect(token).toBeDefined()
  })

  test('shows its address to no visitor', async () => {
    const paths = [
      '/api/v1/shops/shop',
      '/api/v1/shops/shop/services',
      '/api/v1/shops/search?keyword=Kumo',
      '/api/v1/services/cut',
      '/api/v1/brands',
    ]
    const bodies = await Promise.all(paths.map(async (path) => JSON.stringify((await api.call('GET', path)).body)))
    expect(bodies.join('\n')).toContain('Kumo')
    expect(bodies.join('\n')).not.toContain(SHOP)
  })
})

test('A shop without an e-mail address gets none', async () => {
  await writeTo(null, null)
  await bookForHana()
  await tick(api.context)
  expect(await api.db.selectFrom('shop_notice').select('id').execute()).toEqual([])
})

describe('The list of the day', () => {
  const BEFORE_SEVEN = '2026-11-23T21:59:59Z'
  const SEVEN = '2026-11-23T22:00:00Z'
  const lists = () => toShop().filter(({ dedupeId }) => dedupeId.startsWith('day list'))

  test.each<[Locale, string, string]>([
    ['en', 'Reservations for Tuesday, November 24, 2026', '12:00 – 13:30\n佐藤 花 · '],
    ['ko', '2026년 11월 24일 (화) 예약 목록', '12:00~13:30\n佐藤 花 · '],
    ['ja', '2026年11月24日（火）の予約一覧', '12:00〜13:30\n佐藤 花 · '],
    ['zh', '2026年11月24日（二）預約清單', '12:00–13:30\n佐藤花 · '],
  ])('comes in %s at seven in the shop’s morning', async (locale, subject, line) => {
    await writeTo(SHOP, locale)
    await bookForHana()
    await bookForHana({ reservationDate: '2026-11-25' })
    await setClock(api, BEFORE_SEVEN)
    await tick(api.context)
    expect(lists()).toEqual([])
    await setClock(api, SEVEN)
    await tick(api.context)
    expect(lists().map((mail) => mail.subject)).toEqual([subject])
    expect(lists()[0]?.text).toContain(line)
  })

  test('comes once a day, also with several processes, and after none ran at seven', async () => {
    await bookForHana()
    await setClock(api, '2026-11-24T04:00:00Z')
    await Promise.all([tick(api.context), tick(api.context), tick(api.context)])
    await tick(api.context)
    expect(lists().map(({ dedupeId }) => dedupeId)).toEqual(['day list shop 2026-11-24'])
  })

  test('does not come on a day without reservations, and says what is closed on a day with a closure', async () => {
    await writeTo(SHOP, 'en')
    await setClock(api, SEVEN)
    await tick(api.context)
    expect(lists()).toEqual([])
    const during = (from: string, to: string) => `[${from},${to})`
    await api.db
      .insertInto('closure')
      .values([
        {
          ...{ shop_id: 'shop', id: 'one', bookable_id: 'aoi', reason: 'Dentist', by: null },
          during: during('2026-11-25T04:00:00Z', '2026-11-25T06:00:00Z'),
        },
        {
          ...{ shop_id: 'shop', id: 'two', bookable_id: null, reason: null, by: null },
          during: during('2026-11-24T15:00:00Z', '2026-11-25T15:00:00Z'),
        },
      ])
      .execute()
    await setClock(api, '2026-11-24T22:00:00Z')
    await tick(api.context)
    expect(lists()).toHaveLength(1)
    expect(lists()[0]?.text).toContain('Closed today\nAll day: The whole shop\n13:00 – 15:00: aoi: Dentist\n')
    await api.db.deleteFrom('closure').execute()
  })

  test('has the whole night of its day, and nothing of the night before', async () => {
    await writeTo(SHOP, 'en')
    const opens = (hours: { opens: number; closes: number }) => api.db.updateTable('shop_hours').set(hours).execute()
    await opens({ opens: 1080, closes: 1560 })
    const before = await bookForHana({ reservationTime: '00:00' })
    const night = await bookForHana({ reservationDate: '2026-11-25', reservationTime: '00:00' })
    await setClock(api, SEVEN)
    await tick(api.context)
    expect(lists()[0]?.text).toContain('Kumo has 1 reservation today')
    expect(lists()[0]?.text).toContain(night.reservation.codeNumber)
    expect(lists()[0]?.text).not.toContain(before.reservation.codeNumber)
    await opens({ opens: 600, closes: 1200 })
  })

  test('says what is closed of the night of its day, and nothing of the night before', async () => {
    await writeTo(SHOP, 'en')
    const opens = (hours: { opens: number; closes: number }) => api.db.updateTable('shop_hours').set(hours).execute()
    await opens({ opens: 1080, closes: 1560 })
    const closed = (id: string, from: string, to: string) =>
      api.db
        .insertInto('closure')
        .values({ shop_id: 'shop', id, bookable_id: null, reason: id, by: null, during: `[${from},${to})` })
        .execute()
    // In Tokyo: the 24th, the 25th, and half an hour after midnight of the night of the 24th.
    await closed('today', '2026-11-23T15:00:00Z', '2026-11-24T15:00:00Z')
    await closed('tomorrow', '2026-11-24T15:00:00Z', '2026-11-25T15:00:00Z')
    await closed('tonight', '2026-11-24T15:30:00Z', '2026-11-24T16:00:00Z')
    await setClock(api, SEVEN)
    await tick(api.context)
    const [, ofDay = ''] = lists()[0]?.text.split('Closed today\n') ?? []
    expect(ofDay.split('\n\n')[0]).toBe('All day: The whole shop: today\n00:30 – 01:00: The whole shop: tonight')
    await api.db.deleteFrom('closure').execute()
    await opens({ opens: 600, closes: 1200 })
  })

  test('leaves out what was canceled', async () => {
    await writeTo(SHOP, 'en')
    const { token, reservation } = await bookForHana()
    await bookForHana({ reservationTime: '15:00' })
    await cancel(api, reservation.codeNumber, { token })
    await setClock(api, SEVEN)
    await tick(api.context)
    expect(lists()[0]?.text).toContain('Kumo has 1 reservation today')
    expect(lists()[0]?.text).not.toContain(reservation.codeNumber)
  })
})
