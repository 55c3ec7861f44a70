import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Email } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { book, cancel, moveTo, signInAgain } from '../../testing/booking.ts'
import { review } from '../../testing/reviews.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { putInForce } from '../legal/legal-versions.ts'
import { transition } from '../reservations/transition.ts'
import { sendShopNotices } from '../shop-mail/send-shop-notices.ts'
import { claimOutgoing } from './notification-outbox.ts'

const BASE = '/api/v1/user/notification'
type List = { data: Schemas['Notification'][]; total: number; unreadCount: number }
const sent: Email[] = []
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ context: () => ({ mail: { send: async (message) => void sent.push(message) } }) })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)

const list = async (token: string, query: Record<string, number> = {}, locale: Schemas['Locale'] = 'en') =>
  (await api.call<List>('GET', BASE, { token, query, locale })).body
const put = async (token: string, path: string) => (await api.call('PUT', `${BASE}/${path}`, { token })).status

describe('Notifications', () => {
  test('come newest first, a page at a time, in the reader’s language', async () => {
    const { token } = await book(api, { reservationTime: '10:00' })
    await book(api, { reservationTime: '12:00' }, token)
    await book(api, { reservationTime: '14:00' }, token)
    const { data, total, unreadCount } = await list(token, { limit: 2 }, 'ja')
    expect([total, unreadCount]).toEqual([3, 3])
    expect(data.map(({ date, serviceName, shopName }) => [date, serviceName, shopName])).toEqual([
      ['2026-11-24T05:00:00Z', 'カット', '雲'],
      ['2026-11-24T03:00:00Z', 'カット', '雲'],
    ])
    expect((await list(token, { limit: 2, page: 1 })).data.map(({ date }) => date)).toEqual(['2026-11-24T01:00:00Z'])
  })

  test('are counted as they are shown, while others come and go and are read', async () => {
    const { token } = await book(api)
    const { shop_id, reservation_id, member_id } = await api.db
      .selectFrom('notification')
      .selectAll()
      .executeTakeFirstOrThrow()
    let isOver = false
    const come = async (writer: number) => {
      while (!isOver) {
        const id = `more-${writer}`
        const row = { id, member_id, shop_id, reservation_id, kind: 'confirmed' as const }
        await api.db.insertInto('notification').values(row).execute()
        await put(token, `read/${id}`)
        await api.db.deleteFrom('notification').where('id', '=', id).execute()
      }
    }
    const writers = [1, 2, 3, 4].map(come)
    const answers: List[] = []
    for (let read = 0; read < 200; read++) answers.push(await list(token))
    isOver = true
    await Promise.all(writers)
    const contradictions = answers.filter(
      ({ data, total, unreadCount }) =>
        total !== data.length || unreadCount !== data.filter(({ isRead }) => !isRead).length,
    )
    expect(contradictions).toEqual([])
    expect(new Set(answers.map(({ total }) => total)).size).toBeGreaterThan(1)
  })

  test('beyond the last page are none, and the counts are told', async () => {
    const { token } = await book(api)
    expect(await list(token, { page: 3, limit: 5 })).toEqual({ data: [], total: 1, unreadCount: 1 })
  })

  test('are marked as read one at a time, twice too, or all', async () => {
    const { token } = await book(api, { reservationTime: '10:00' })
    await book(api, { reservationTime: '12:00' }, token)
    const [newest] = (await list(token)).data
    expect([await put(token, `read/${newest?.id}`), await put(token, `read/${newest?.id}`)]).toEqual([200, 200])
    expect((await list(token)).data.map(({ isRead }) => isRead)).toEqual([true, false])
    expect([await put(token, 'read-all'), (await list(token)).unreadCount]).toEqual([200, 0])
  })

  test('of another member are not there', async () => {
    const mine = await book(api, { reservationTime: '10:00' })
    const otherBooking = await book(api, { reservationTime: '12:00' })
    const [one] = (await list(mine.token)).data
    expect(await put(otherBooking.token, `read/${one?.id}`)).toBe(404)
    await put(otherBooking.token, 'read-all')
    expect((await list(mine.token)).unreadCount).toBe(1)
  })

  test.each(['confirmed', 'cancelled'] as const)(
    'leave with the oldest first, also where that is %s',
    async (oldest) => {
      const { reservation, token } = await book(api)
      await cancel(api, reservation.codeNumber, { token })
      await api.context.deliveries.run()
      const longAgo = { created_at: '2026-11-01T00:00:00Z' }
      await api.db.updateTable('notification').set(longAgo).where('kind', '=', oldest).execute()
      const oldestLast = await api.db.selectFrom('notification').selectAll().orderBy('created_at', 'desc').execute()
      for (const { id, shop_id } of oldestLast)
        await api.db.insertInto('outbox').values({ id, shop_id, kind: 'live', notification_id: id }).execute()
      const claimed = await claimOutgoing(api.db)
      expect(claimed.map(({ notificationId }) => notificationId)).toEqual(oldestLast.map(({ id }) => id).toReversed())
    },
  )

  test('the e-mail is in the language of the booking', async () => {
    await book(api)
    await api.context.deliveries.run()
    const message = sent.at(-1)
    expect([message?.to, message?.locale, message?.subject]).toEqual([
      'hana@example.com',
      'en',
      'Your reservation at Kumo is confirmed',
    ])
    expect(message?.text).toContain('NT$1,280')
    expect(message?.text).toMatch(/\/me\/my-reservation\?code=[A-Z2-9]{8}\n/)
    expect(message?.text).toContain('\nService: Cut · hour\n')
  })

  test('the confirmation alone links who runs the site and has the text itself, where the operator has set it for the country of the shop', async () => {
    const title = { en: 'Seller & <site>', ko: '', ja: '特定商取引法に基づく表記', zh: '' }
    const body = {
      ...title,
      en: '- Company: **{operator}**\n\n## Cancellation\n\nWrite to <{contact}> & see [it](https://law.example/a).',
    }
    const text = { version: 'of-this-test', title, body }
    await putInForce(api.db, { kind: 'seller-kr', ...text })
    onTestFinished(async () => {
      await api.db.deleteFrom('legal_text').where('version', '=', text.version).execute()
    })
    const booked = await book(api, { reservationTime: '10:00' })
    await api.context.deliveries.run()
    expect(sent.at(-1)?.text).not.toContain('/seller/')
    await putInForce(api.db, { kind: 'seller-jp', ...text })
    await book(api, { reservationTime: '12:00' }, booked.token)
    await api.context.deliveries.run()
    const url = `${api.context.config.publicUrl}/en/seller/jp`
    const copy =
      '- Company: Yoyaku\n\nCancellation\n\nWrite to contact@yoyaku.example & see it (https://law.example/a).\n'
    expect(sent.at(-1)?.text).toContain(`\n\nSeller & <site>: ${url}\n\n${copy}`)
    expect(sent.at(-1)?.html).toContain('Write to contact@yoyaku.example &amp; see it (https://law.example/a).</p>')
    expect(sent.at(-1)?.html).toMatch(new RegExp(`href="${url}"[^>]*>Seller &amp; &lt;site&gt;</a>`))
    await cancel(api, booked.reservation.codeNumber, booked)
    await api.context.deliveries.run()
    expect(sent.at(-1)?.subject).toContain('canceled')
    expect(sent.at(-1)?.text).not.toMatch(/\/seller\/|Company/)
  })

  // Promise (Screens): e-mails of a reservation: the appointment as a calendar file
  test('a calendar file goes with a confirmation, and one that takes the same appointment back with a cancellation', async () => {
    const lines = async () => {
      await api.context.deliveries.run()
      const content = sent.at(-1)?.calendar?.content.replaceAll('\r\n ', '').split('\r\n') ?? []
      return content.filter((line) => /^(METHOD|UID|SEQUENCE|STATUS|DTSTART;|DTEND|ORGANIZER)/.test(line))
    }
    const booked = await book(api)
    const [method, uid, sequence, organizer, ...when] = await lines()
    expect([method, sequence]).toEqual(['METHOD:PUBLISH', 'SEQUENCE:1'])
    expect(uid).toBe(`UID:${booked.reservation.codeNumber}@${new URL(api.context.config.publicUrl).hostname}`)
    expect(organizer).toMatch(/^ORGANIZER;CN="[^"]+":mailto:\S+@\S+$/)
    expect(when).toEqual([
      'DTSTART;TZID=Asia/Tokyo:20261124T120000',
      'DTEND;TZID=Asia/Tokyo:20261124T130000',
      'STATUS:CONFIRMED',
    ])
    await cancel(api, booked.reservation.codeNumber, booked)
    const [start, end] = when
    expect(await lines()).toEqual([...['METHOD:CANCEL', uid, 'SEQUENCE:2', organizer, start, end, 'STATUS:CANCELLED']])
  })

  test('of what is not for a number of people name none, neither to the member nor to the shop', async () => {
    await openShop(api.db, { id: 'wash', pricePer: 'booking', perPerson: false, maxQuantity: 1 })
    await api.db
      .updateTable('shop')
      .set({ email: 'wash@example.com', language: 'en' })
      .where('id', '=', 'wash')
      .execute()
    const first = sent.length
    const { reservation } = await book(api, { shopId: 'wash' })
    await api.context.deliveries.run()
    await api.db.transaction().execute((trx) => sendShopNotices(trx, api.context))
    const emails = sent.slice(first)
    expect([emails.length, emails.at(-1)?.to]).toEqual([3, 'wash@example.com'])
    expect(emails.filter(({ text }) => /People|1 person/.test(text))).toEqual([])
    expect(reservation.isForPeople).toBe(false)
  })

  // Promise (Screens): e-mails of a reservation: a change moves the appointment of the same calendar file, and names the time before
  test('a rescheduled reservation moves the same appointment, by one e-mail to the member and one to the shop', async () => {
    await api.db
      .updateTable('shop')
      .set({ email: 'kumo@example.com', language: 'en' })
      .where('id', '=', 'shop')
      .execute()
    onTestFinished(async () => {
      await api.db.updateTable('shop').set({ email: null, language: null }).where('id', '=', 'shop').execute()
    })
    const { token, reservation } = await book(api)
    await api.context.deliveries.run()
    const first = sent.length
    await moveTo(api, reservation, { reservationTime: '15:00' }, token)
    await api.context.deliveries.run()
    const recipients = sent.slice(first).map(({ to }) => to)
    expect([recipients.length, new Set(recipients).size]).toEqual([2, 2])
    const message = sent.at(-1)
    expect(message?.subject).toBe('Your reservation at Kumo has been changed')
    expect(message?.text).toMatch(
      /\nDate and time: [^\n]*November 24[^\n]*15:00 – [^\n]*\nPreviously: [^\n]*November 24[^\n]*12:00 – [^\n]*\n/,
    )
    expect(message?.html).toContain('Previously')
    expect(message?.text).toMatch(/\nYou can change your reservation 2 more times, until [^\n]*November 23[^\n]*15:00/)
    expect(message?.text).not.toContain('Previous total')
    const file = message?.calendar?.content ?? ''
    expect(file).toContain('METHOD:PUBLISH')
    expect(file).toContain(`UID:${reservation.codeNumber}@`)
    expect(file).toContain('SEQUENCE:2')
    expect(file).toContain('DTSTART;TZID=Asia/Tokyo:20261124T150000')
    expect(file).toContain('STATUS:CONFIRMED')
    await api.db.transaction().execute((trx) => sendShopNotices(trx, api.context))
    const toShop = sent.filter(({ to }) => to === 'kumo@example.com').at(-1)
    expect(toShop?.subject).toMatch(/^Reservation changed: .*November 24/)
    expect(toShop?.text).toContain('Previously: ')
  })

  test('e-mails about a change that costs something else name the price before it, in the currency of whoever reads it', async () => {
    await api.db.updateTable('shop').set({ email: 'kumo@example.com' }).where('id', '=', 'shop').execute()
    const setPrice = (price: number) =>
      api.db.updateTable('service_unit').set({ price }).where('shop_id', '=', 'shop').execute()
    onTestFinished(async () => {
      await api.db.updateTable('shop').set({ email: null }).where('id', '=', 'shop').execute()
      await setPrice(6000)
    })
    const { token, reservation } = await book(api)
    await setPrice(7000)
    await moveTo(api, reservation, { reservationTime: '15:00' }, token)
    await api.context.deliveries.run()
    await api.db.transaction().execute((trx) => sendShopNotices(trx, api.context))
    const last = (isShop: boolean) => sent.filter(({ to }) => (to === 'kumo@example.com') === isShop).at(-1)?.text
    expect(last(false)).toContain('\nPrevious total: NT$')
    expect(last(true)).toContain('\n変更前の合計：¥6,000\n')
  })

  // Promise (Screens): e-mails of a reservation: the way to another time, as long as the shop allows it
  test('an e-mail leads to the page that changes the time, as long as the shop allows that', async () => {
    const linkOf = async (codeNumber: string) => {
      await api.context.deliveries.run()
      const { text = '', html = '' } = sent.at(-1) ?? {}
      const path = `/en/reservation/cut?change=${codeNumber}`
      expect(html.includes(`${path}">Change reservation</a>`)).toBe(text.includes(path))
      return text.includes(path)
    }
    const early = await book(api)
    expect(await linkOf(early.reservation.codeNumber)).toBe(true)
    await cancel(api, early.reservation.codeNumber, early)
    expect(await linkOf(early.reservation.codeNumber)).toBe(false)
    await setClock(api, '2026-11-21T04:00:00Z')
    const late = await book(api, { reservationDate: '2026-11-22' })
    expect(await linkOf(late.reservation.codeNumber)).toBe(false)
  })

  test('an e-mail names no deadline where the shop has stated no fee, and says that nothing was charged', async () => {
    const lastLine = async () => {
      await api.context.deliveries.run()
      return sent.at(-1)?.text.split('\n\n').at(-3)
    }
    const NO_FEE = 'This shop has no cancellation fee.'
    const NOTHING = "You won't be charged, and there's nothing else you need to do."
    const early = await book(api)
    expect(await lastLine()).toBe(NO_FEE)
    await cancel(api, early.reservation.codeNumber, early)
    expect(await lastLine()).toBe(NOTHING)
    await setClock(api, '2026-11-21T04:00:00Z')
    const late = await book(api, { reservationDate: '2026-11-22' })
    expect(await lastLine()).toBe(NO_FEE)
    await cancel(api, late.reservation.codeNumber, late)
    expect(await lastLine()).toBe(NOTHING)
    const otherBooking = await book(api, { reservationDate: '2026-11-22' })
    // Leaves before the cancellation: what leaves at once has no order.
    await api.context.deliveries.run()
    await api.db.transaction().execute(async (trx) => {
      const { codeNumber } = otherBooking.reservation
      const row = await trx
        .selectFrom('reservation')
        .select(['shop_id', 'id', 'version'])
        .where('code_number', '=', codeNumber)
        .executeTakeFirstOrThrow()
      const reason = { cancel_reason: 'other', cancel_text: 'The water is off' } as const
      await transition(trx, row, 'cancelled', 'operator', row.version, reason)
    })
    expect(await lastLine()).toBe(NOTHING)
    expect(sent.at(-1)?.text).toMatch(/ had to cancel your reservation\.\n\nReason: The water is off\n/)
  })
})

describe('The e-mail after a visit', () => {
  const moved = async (id: string, to: 'completed' | 'noshow', version: number) => {
    await api.db.transaction().execute((trx) => transition(trx, { shop_id: 'shop', id }, to, 'operator', version))
  }
  const delivered = async () => {
    await api.context.deliveries.run()
    return sent.splice(0).filter(({ dedupeId }) => dedupeId.startsWith('review'))
  }

  // Promise (Screens): after a visit one e-mail in the language of the booking asks how it was, and leads to the form
  test('goes to the member once, also where the visit was corrected meanwhile', async () => {
    const { reservation } = await book(api)
    await setClock(api, '2026-11-24T04:30:00Z')
    await moved(reservation.orderId, 'completed', 1)
    const [message, ...others] = await delivered()
    expect(others).toEqual([])
    expect(message).toMatchObject({ subject: 'How was your visit to Kumo?', locale: 'en', calendar: null })
    expect(message?.text).toContain(`/en/me/my-reservation?code=${reservation.codeNumber}`)
    await moved(reservation.orderId, 'noshow', 2)
    await moved(reservation.orderId, 'completed', 3)
    expect(await delivered()).toEqual([])
  })

  test('is left out where the member has said it before', async () => {
    const { token, reservation } = await book(api)
    await setClock(api, '2026-11-24T04:30:00Z')
    await moved(reservation.orderId, 'completed', 1)
    const again = await signInAgain(api, token)
    expect((await review(api, again, reservation.codeNumber)).status).toBe(201)
    expect(await delivered()).toEqual([])
  })
})
