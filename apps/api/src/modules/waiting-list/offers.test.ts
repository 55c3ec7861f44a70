import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Email } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { tick } from '../../jobs/scheduler.ts'
import { book, cancel, hold, list, moveTo, overlaps, releaseHold, reserve, signInAgain } from '../../testing/booking.ts'
import { newEmail, newMember } from '../../testing/people.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { entries, join, leave } from '../../testing/waiting-list.ts'

const OPERATOR_KEY = 'an-operator-key-for-tests'
const sent: Email[] = []
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({
    env: { OPERATOR_KEY },
    context: () => ({ mail: { send: async (message) => void sent.push(message) } }),
  })
  await insertReferenceData(api.db)
  // One chair, two hours on Tuesdays.
  await openShop(api.db, { hours: [{ weekday: 2, from: 600, to: 720 }], gridMinutes: 60, maxQuantity: 1 })
})
startEachTestAnew(() => api)
beforeEach(() => {
  sent.length = 0
})

const run = () => api.context.deliveries.run()
const member = async () => (await newMember(api)).accessToken
/** With a token of now: the clock leaves the first one behind. */
const offerOf = async (token: string) => (await entries(api, await signInAgain(api, token)))[0]?.offer ?? null
const timeOf = async (token: string) => (await offerOf(token))?.draft.reservationTime ?? null
const expireOffer = async () => {
  await api.clock({ advanceMs: 15 * 60_000 })
  await tick(api.context)
}
/** Reservations of both hours, then so many members who wait for any of them. */
async function inLine(count: number, wanted: Partial<Schemas['WaitingListBody']> = {}) {
  const ten = await book(api, { reservationTime: '10:00' })
  const eleven = await book(api, { reservationTime: '11:00' })
  const waiting: string[] = []
  for (let index = 0; index < count; index++) {
    const token = await member()
    expect((await join(api, token, wanted)).status).toBe(201)
    waiting.push(token)
  }
  return { ten, eleven, waiting }
}
const giveBack = ({ token, reservation }: Awaited<ReturnType<typeof book>>) =>
  cancel(api, reservation.codeNumber, { token })
const freed = async () => (await sql`select 1 from freed_time`.execute(api.db)).rows.length

test('What a cancellation frees is on hold for the first in line, who takes it over with the draft and reserves it', async () => {
  const { ten, waiting } = await inLine(2)
  const [first = '', second = ''] = waiting
  await giveBack(ten)
  await run()
  const offer = await offerOf(first)
  expect(offer).toMatchObject({
    draft: { appointmentServiceId: 'cut', reservationDate: '2026-11-24', reservationTime: '10:00', quantity: 1 },
    startAt: '2026-11-24T01:00:00Z',
    expiresInSeconds: expect.toSatisfy((seconds: number) => seconds > 890 && seconds <= 900),
  })
  expect([await offerOf(second), await freed()]).toEqual([null, 0])
  expect((await hold(api, { reservationTime: '10:00' })).body.code).toBe('SLOT_TAKEN')
  const held = await hold(api, offer?.draft, { token: first })
  expect(held.status).toBe(201)
  expect(await timeOf(first)).toBe('10:00')
  expect((await reserve(api, held.body.data, { token: first })).status).toBe(201)
  expect(await entries(api, first)).toEqual([])
  await run()
  expect([await offerOf(second), await overlaps(api)]).toEqual([null, 0])
})

test('A page elsewhere is told only of times that are offered to who waits through it', async () => {
  const { ten } = await inLine(0)
  const email = newEmail()
  const tokenOf = async (origin: string | null) => (await newMember(api, email, { origin })).accessToken
  const [own, elsewhere] = [await tokenOf(null), await tokenOf('https://partner.example')]
  await join(api, own)
  await giveBack(ten)
  await run()
  const told = async (token: string) => {
    const { body } = await api.call<{ data: Schemas['Notification'][] }>('GET', '/api/v1/user/notification', { token })
    return body.data.map(({ kind }) => kind)
  }
  expect(await told(own)).toEqual(['offered'])
  expect([await told(elsewhere), await entries(api, elsewhere)]).toEqual([[], []])
})

test('Who is offered a time has a notification, and an e-mail in their language whose link opens exactly that time', async () => {
  const { ten } = await inLine(0)
  const token = await member()
  await join(api, token, {}, { locale: 'ja' })
  await run()
  sent.length = 0
  await giveBack(ten)
  await run()
  const [entry] = await entries(api, token)
  const { body } = await api.call<{ data: Schemas['Notification'][] }>('GET', '/api/v1/user/notification', { token })
  expect(body.data).toMatchObject([
    {
      type: 'waiting-list',
      kind: 'offered',
      codeNumber: null,
      entryId: entry?.id,
      serviceName: 'Cut',
      date: '2026-11-24T01:00:00Z',
    },
  ])
  const mine = sent.filter(({ text }) => text.includes('キャンセル待ち'))
  expect(mine).toHaveLength(1)
  const link = new URL(/https?:\S+reservation\S+/.exec(mine[0]?.text ?? '')?.[0] ?? '')
  expect([link.pathname, Object.fromEntries(link.searchParams)]).toEqual([
    '/ja/reservation/cut',
    { date: '2026-11-24', time: '10:00', quantity: '1', entry: entry?.id, unitId: 'hour' },
  ])
})

describe('The next one in line gets an offer', () => {
  test('that ends unused, and so on until nobody is left; then it is free for all, and everybody waits on', async () => {
    const { ten, waiting } = await inLine(2)
    const [first = '', second = ''] = waiting
    await giveBack(ten)
    await run()
    await expireOffer()
    expect([await timeOf(first), await timeOf(second)]).toEqual([null, '10:00'])
    await expireOffer()
    expect([await timeOf(first), await timeOf(second), await freed()]).toEqual([null, null, 0])
    expect((await entries(api, await signInAgain(api, first)))[0]?.status).toBe('waiting')
    const visitor = await hold(api, { reservationTime: '10:00' })
    expect(visitor.status).toBe(201)
    // What becomes free anew goes to the first again.
    await releaseHold(api, visitor.body.data)
    await run()
    expect([await timeOf(first), await timeOf(second)]).toEqual(['10:00', null])
  })

  test('that ends unused, and nobody takes it before that', async () => {
    const { ten, waiting } = await inLine(2)
    await giveBack(ten)
    await run()
    await api.clock({ advanceMs: 15 * 60_000 })
    expect((await hold(api, { reservationTime: '10:00' })).body.code).toBe('SLOT_TAKEN')
    await tick(api.context)
    expect(await timeOf(waiting[1] ?? '')).toBe('10:00')
  })

  test('whose member leaves', async () => {
    const { ten, waiting } = await inLine(2)
    await giveBack(ten)
    await run()
    await leave(api, waiting[0] ?? '', (await entries(api, waiting[0] ?? ''))[0]?.id ?? '')
    await run()
    expect(await timeOf(waiting[1] ?? '')).toBe('10:00')
  })

  test('whose member deletes the account', async () => {
    const { ten, waiting } = await inLine(2)
    await giveBack(ten)
    await run()
    expect((await api.call('DELETE', '/api/v1/user/me', { token: waiting[0] ?? '' })).status).toBe(200)
    await run()
    expect(await timeOf(waiting[1] ?? '')).toBe('10:00')
    expect(await api.db.selectFrom('waiting_list_entry').select('id').execute()).toHaveLength(1)
  })

  test('that its member gave up for another one, which others get in their turn', async () => {
    const { ten, eleven, waiting } = await inLine(2, { timeTo: '10:00' })
    const [first = '', second = ''] = waiting
    for (const token of waiting)
      expect((await join(api, token, { timeFrom: '11:00', timeTo: '11:00' })).status).toBe(201)
    await giveBack(ten)
    await giveBack(eleven)
    await run()
    const held = await hold(api, { reservationTime: '10:00' }, { token: first })
    expect(held.status).toBe(201)
    await run()
    const timesOf = async (token: string) =>
      (await entries(api, token)).map(({ offer }) => offer?.draft.reservationTime ?? null)
    expect([await timesOf(first), await timesOf(second)]).toEqual([
      ['10:00', null],
      [null, '11:00'],
    ])
    expect((await releaseHold(api, held.body.data)).status).toBe(200)
    await run()
    expect([await timesOf(first), await timesOf(second)]).toEqual([
      [null, null],
      ['10:00', '11:00'],
    ])
  })

  test('that fits them only now, with what became free beside it', async () => {
    await openShop(api.db, { id: 'half', hours: [{ weekday: 2, from: 600, to: 720 }], gridMinutes: 30, maxQuantity: 1 })
    const ten = await book(api, { shopId: 'half', reservationTime: '10:00' })
    const eleven = await book(api, { shopId: 'half', reservationTime: '11:00' })
    const [first, second] = [await member(), await member()]
    await join(api, first, { shopId: 'half', timeFrom: '10:30', timeTo: '10:30' })
    await join(api, second, { shopId: 'half', timeTo: '10:00' })
    await giveBack(ten)
    await run()
    await giveBack(eleven)
    await run()
    expect([await timeOf(first), await timeOf(second)]).toEqual([null, '10:00'])
    await expireOffer()
    expect([await timeOf(first), await timeOf(second)]).toEqual(['10:30', null])
    await expireOffer()
    expect([await timeOf(first), await timeOf(second)]).toEqual([null, '10:00'])
    await expireOffer()
    expect([await timeOf(first), await timeOf(second), await freed()]).toEqual([null, null, 0])
  })

  test('that ends unused, and not its member by another entry, unless nobody else waits', async () => {
    const { ten, waiting } = await inLine(1)
    const [first = ''] = waiting
    expect((await join(api, first, { timeTo: '10:00' })).status).toBe(201)
    const second = await member()
    expect((await join(api, second)).status).toBe(201)
    const timesOf = async (token: string) =>
      (await entries(api, await signInAgain(api, token))).map(({ offer }) => offer?.draft.reservationTime ?? null)
    await giveBack(ten)
    await run()
    expect([await timesOf(first), await timesOf(second)]).toEqual([['10:00', null], [null]])
    await expireOffer()
    expect([await timesOf(first), await timesOf(second)]).toEqual([[null, null], ['10:00']])
    await expireOffer()
    expect([await timesOf(first), await timesOf(second), await freed()]).toEqual([[null, null], [null], 0])
    const visitor = await hold(api, { reservationTime: '10:00' })
    expect(visitor.status).toBe(201)
    const [own] = await entries(api, await signInAgain(api, second))
    await leave(api, await signInAgain(api, second), own?.id ?? '')
    await releaseHold(api, visitor.body.data)
    await run()
    expect(await timesOf(first)).toEqual(['10:00', null])
    await expireOffer()
    expect(await timesOf(first)).toEqual([null, '10:00'])
  })

  test('whose earlier entry for this time has ended, like anybody else', async () => {
    const { ten, waiting } = await inLine(1, { timeTo: '10:00' })
    const [first = ''] = waiting
    await giveBack(ten)
    await run()
    const held = await hold(api, { reservationTime: '10:00' }, { token: first })
    const { body } = await reserve(api, held.body.data, { token: first })
    const second = await member()
    expect((await join(api, second, { timeTo: '10:00' })).status).toBe(201)
    await cancel(api, body.data.codeNumber, { token: first })
    await run()
    await expireOffer()
    expect(await timeOf(second)).toBeNull()
    const visitor = await hold(api, { reservationTime: '10:00' })
    expect((await join(api, await signInAgain(api, first), { timeTo: '10:00' })).status).toBe(201)
    await releaseHold(api, visitor.body.data)
    await run()
    expect([await timeOf(first), await timeOf(second)]).toEqual([null, '10:00'])
    await expireOffer()
    expect([await timeOf(first), await timeOf(second)]).toEqual(['10:00', null])
  })

  test('that its member gave up for another time', async () => {
    const { ten, eleven, waiting } = await inLine(2, { timeTo: '10:30' })
    await giveBack(ten)
    await giveBack(eleven)
    await run()
    expect((await hold(api, { reservationTime: '11:00' }, { token: waiting[0] ?? '' })).status).toBe(201)
    await run()
    expect([await timeOf(waiting[0] ?? ''), await timeOf(waiting[1] ?? '')]).toEqual([null, '10:00'])
  })
})

describe('A time that becomes free reaches those in line', () => {
  test('when a reservation moves away', async () => {
    const { ten, waiting } = await inLine(1)
    const answer = await moveTo(
      api,
      ten.reservation,
      { reservationDate: '2026-12-01', reservationTime: '10:00' },
      ten.token,
    )
    expect(answer.status).toBe(200)
    await run()
    expect(await timeOf(waiting[0] ?? '')).toBe('10:00')
  })

  test('when a hold expires', async () => {
    await hold(api, { reservationTime: '10:00' })
    await book(api, { reservationTime: '11:00' })
    const token = await member()
    expect((await join(api, token)).status).toBe(201)
    await api.clock({ advanceMs: 10 * 60_000 })
    await tick(api.context)
    expect(await timeOf(token)).toBe('10:00')
  })

  test('when a closure is lifted', async () => {
    const closure = { shopId: 'shop', from: '2026-11-24T00:00', to: '2026-11-25T00:00' }
    const { body } = await api.call<{ data: { closure: { id: string } } }>('POST', '/api/v1/operator/closures', {
      token: OPERATOR_KEY,
      body: closure,
    })
    const tokens = [await member(), await member(), await member()]
    for (const token of tokens) expect((await join(api, token)).status).toBe(201)
    await api.call('DELETE', `/api/v1/operator/closures/${body.data.closure.id}`, { token: OPERATOR_KEY })
    await run()
    expect(await Promise.all(tokens.map(timeOf))).toEqual(['10:00', '11:00', null])
  })

  test('when the shop opens on another day, and when a shift is added', async () => {
    const token = await member()
    expect((await join(api, token, { date: '2026-11-25' })).status).toBe(201)
    await api.call('PUT', '/api/v1/operator/shops/shop/hours', {
      token: OPERATOR_KEY,
      body: { date: '2026-11-25', hours: [{ open: '13:00', close: '14:00' }] },
    })
    await run()
    expect(await timeOf(token)).toBe('13:00')
    const night = await member()
    expect((await join(api, night, { date: '2026-11-26' })).status).toBe(201)
    await sql`insert into shop_hours (shop_id, weekday, opens, closes) values ('shop', 4, 600, 660)`.execute(api.db)
    await run()
    expect(await timeOf(night)).toBe('10:00')
    await sql`delete from shop_hours where weekday = 4`.execute(api.db)
  })
})

test('Only whom it fits is offered a time: window, people, staff, service', async () => {
  const { ten, waiting } = await inLine(1, { timeFrom: '10:30' })
  const fits = await member()
  await join(api, fits, { serviceId: null, timeTo: '10:00' })
  await giveBack(ten)
  await run()
  expect([await timeOf(waiting[0] ?? ''), await timeOf(fits)]).toEqual([null, '10:00'])
})

test('An offer that has ended is free for all where nothing sweeps it away', async () => {
  const { ten } = await inLine(1)
  await giveBack(ten)
  await run()
  await api.clock({ advanceMs: 15 * 60_000 + 15_000 })
  expect((await hold(api, { reservationTime: '10:00' })).status).toBe(201)
})

test('An offer that nobody takes over does not count among the times that a member may hold', async () => {
  const { ten, waiting } = await inLine(1)
  const [token = ''] = waiting
  await giveBack(ten)
  await run()
  for (const id of ['one', 'two', 'three']) {
    await openShop(api.db, { id })
    expect((await hold(api, { shopId: id }, { token })).status).toBe(201)
  }
  expect((await list(api, token)).body.total).toBe(0)
})
