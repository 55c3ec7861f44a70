import { type RawBuilder, sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../src/contract/types.ts'
import { transaction } from '../../src/db/transaction.ts'
import { book, hold, reserve } from '../../src/testing/booking.ts'
import { newMember } from '../../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { waits } from '../../src/testing/waits.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

const OPERATOR_KEY = 'the-key-of-the-operators'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db, { staff: [{ id: 'aoi' }, { id: 'ren' }], mode: 'staff' })
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await api.db.deleteFrom('closure').execute()
  await api.db.deleteFrom('special_hours').execute()
})

async function operator(...args: string[]) {
  const output = { out: '', err: '' }
  const exit = await runOperator(args, {
    env: { OPERATOR_KEY, OPERATOR_NAME: '美香', PUBLIC_URL: await api.url() },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
  })
  return { exit, ...output }
}

type Times = { data: { days: { date: string; status: string; slots: { time: string; vacancies: number }[] }[] } }
async function day(date = '2026-11-24') {
  const query = { serviceId: 'cut', quantity: 1, dateFrom: date, dateTo: date }
  const { body } = await api.call<Times>('GET', '/api/v1/shops/shop/getAvailableTime', { query })
  const [{ status, slots } = { status: '', slots: [] }] = body.data.days
  return { status, times: slots.map(({ time }) => time), vacancies: new Set(slots.map(({ vacancies }) => vacancies)) }
}
async function shop() {
  const { body } = await api.call<{ data: Schemas['Shop'] }>('GET', '/api/v1/shops/shop')
  return body.data
}

test('A closed day has no times, keeps what is booked and lists it, and opens again', async () => {
  const { codeNumber } = (await book(api)).reservation
  const { exit, out } = await operator('block', 'shop', '--date', '2026-11-24..2026-11-25', '--reason', 'Flood')
  expect(exit).toBe(0)
  expect(out).toContain('Closed: shop, 2026-11-24..2026-11-25\n')
  expect(out).toContain(codeNumber)
  expect([(await day()).status, (await day('2026-11-25')).status, (await day('2026-11-26')).status]).toEqual([
    ...['CLOSED', 'CLOSED', 'AVAILABLE'],
  ])
  expect((await hold(api)).body.code).toBe('SLOT_TAKEN')
  expect((await shop()).closures).toEqual([{ from: '2026-11-24T00:00', to: '2026-11-26T00:00' }])
  const listed = (await operator('blocked', 'shop')).out
  expect(listed).toMatch(/2026-11-24\.\.2026-11-25 +the shop +Flood +美香/)
  const id = /unblock (\S+)/.exec(out)?.[1] ?? ''
  expect(await operator('unblock', id)).toEqual({
    exit: 0,
    out: 'Open again: shop, 2026-11-24..2026-11-25\n',
    err: '',
  })
  expect([(await day()).status, (await shop()).closures]).toEqual(['AVAILABLE', []])
  expect((await operator('unblock', id)).err).toBe('No closure has this id\n')
  expect((await operator('blocked', 'shop')).out).toBe('Nothing is closed from now on.\n')
})

test('A page shows no closure and no special hours that are over, though nothing of the shop changed', async () => {
  await operator('block', 'shop', '--date', '2026-11-24')
  await operator('hours', 'shop', '--date', '2026-11-25', '--open', '10:00-12:00')
  const counts = async () => [(await shop()).closures.length, (await shop()).specialHours.length]
  expect(await counts()).toEqual([1, 1])
  await setClock(api, '2026-11-24T15:00:00Z')
  expect(await counts()).toEqual([0, 1])
  await setClock(api, '2026-11-25T15:00:00Z')
  expect(await counts()).toEqual([0, 0])
})

// Promise (Screens): a time that somebody holds when its day is closed is listed to the operator
test('A hold on a day that is closed is listed until it ends, and then as what it became', async () => {
  const { accessToken: token } = await newMember(api)
  const own = (await hold(api, {}, { token })).body.data
  await hold(api, { reservationTime: '15:00', reservationDate: '2026-11-25' })
  const block = async () => JSON.parse((await operator('--json', 'block', 'shop', '--date', '2026-11-24')).out)
  const { startAt, expiresAt, latestExpiresAt } = own
  expect(await block()).toMatchObject({
    ...{ reservations: [], total: 0, totalHolds: 1 },
    holds: [{ shopId: 'shop', serviceName: expect.any(String), quantity: 1, startAt, expiresAt, latestExpiresAt }],
  })
  const { out } = await operator('block', 'shop', '--date', '2026-11-24')
  expect(out).toMatch(/\n2026-11-24 12:00 +1 +shop +\S.* +2026-11-20 09:10 +2026-11-20 09:20\n1 of 1\n$/)
  const { body } = await reserve(api, own, { token })
  expect(await block()).toMatchObject({
    reservations: [{ codeNumber: body.data.codeNumber }],
    holds: [],
    totalHolds: 0,
  })
  await operator('unblock', (await block()).closure.id)
  await hold(api, { reservationTime: '14:00' })
  expect((await block()).totalHolds).toBe(1)
  await setClock(api, '2026-11-20T00:11:00Z')
  expect(await block()).toMatchObject({ holds: [], totalHolds: 0 })
})

test('block closes hours of one staff member and of nobody else; a second call adds nothing', async () => {
  const { id } = await api.db.selectFrom('bookable').select('id').orderBy('id').executeTakeFirstOrThrow()
  const ill = ['block', 'shop', '--who', id, '--from', '2026-11-24T09:00', '--to', '2026-11-24T23:00']
  const times = '2026-11-24 09:00 to 2026-11-24 23:00'
  expect((await operator(...ill)).out).toContain(` of shop, ${times}\n`)
  expect((await operator(...ill)).exit).toBe(0)
  expect((await operator('blocked', 'shop')).out).toContain(` ${times} `)
  expect((await operator('--json', 'blocked', 'shop')).out).toContain('"total": 1')
  expect((await day()).vacancies).toEqual(new Set([1]))
  expect((await shop()).closures).toEqual([])
})

test('An extra opening day has times for all staff, until hours --usual makes it a usual day again', async () => {
  const date = '2026-11-22'
  await api.db.deleteFrom('shop_hours').where('weekday', '=', 7).execute()
  await api.db.deleteFrom('shift').where('weekday', '=', 7).execute()
  expect((await day(date)).status).toBe('CLOSED')
  const { out } = await operator('hours', 'shop', '--date', date, '--open', '10:00-12:00', '--open', '14:00-15:00')
  expect(out).toContain('Sunday      closed\n')
  expect(out).toContain(`${date}  10:00-12:00, 14:00-15:00\n`)
  const { times, vacancies } = await day(date)
  expect([times.at(0), times.at(-1), vacancies]).toEqual(['10:00', '14:00', new Set([2])])
  expect((await found(date)).length).toBe(1)
  expect((await shop()).specialHours).toHaveLength(2)
  expect((await operator('hours', 'shop', '--date', date, '--usual')).out).not.toContain(date)
  expect([(await day(date)).status, (await found(date)).length]).toEqual(['CLOSED', 0])
})

test('Hours of a day that is over at the shop are refused by their field, those of its day today are not', async () => {
  await setClock(api, '2026-11-24T15:00:00Z')
  const refused = { exit: 1, out: '', err: 'date: is over already at the shop\n' }
  expect(await operator('hours', 'shop', '--date', '2026-11-24', '--open', '10:00-12:00')).toEqual(refused)
  expect(await operator('hours', 'shop', '--date', '2026-11-24', '--who', 'aoi', '--closed')).toEqual(refused)
  const { body } = await api.call<Schemas['Error']>('PUT', '/api/v1/operator/shops/shop/hours', {
    token: OPERATOR_KEY,
    body: { date: '2026-11-24', hours: [{ open: '10:00', close: '12:00' }] },
  })
  expect([body.code, body.fields]).toEqual(['VALIDATION', [{ field: 'date', code: 'TOO_SMALL' }]])
  expect(await api.db.selectFrom('special_hours').selectAll().execute()).toEqual([])
  expect((await operator('hours', 'shop', '--date', '2026-11-25', '--open', '10:00-12:00')).exit).toBe(0)
})

// Promise (Screens): new weekly hours count at once
test('New weekly hours apply at once to free times, searches, holds and the page, and leave other weekdays', async () => {
  const [monday, tuesday, wednesday] = ['2026-11-23', '2026-11-24', '2026-11-25'] as const
  const status = async () => [(await day(monday)).status, (await day(tuesday)).status, (await day(wednesday)).status]
  expect(await status()).toEqual(['AVAILABLE', 'AVAILABLE', 'AVAILABLE'])
  const { codeNumber } = (await book(api)).reservation
  const { exit, out } = await operator('hours', 'shop', '--weekday', 'tue..wed', '--closed')
  expect([exit, out]).toEqual([
    0,
    expect.stringMatching(/^Monday +10:00-20:00\nTuesday +closed\nWednesday +closed\nThursday +10:00-20:00\n/),
  ])
  expect(out).toMatch(new RegExp(`Stays booked;[^]*${codeNumber}[^]*1 of 1`))
  expect(await status()).toEqual(['AVAILABLE', 'CLOSED', 'CLOSED'])
  expect([(await found(monday)).length, (await found(tuesday)).length]).toEqual([1, 0])
  expect((await hold(api, { reservationTime: '16:00' })).body.code).toBe('VALIDATION')
  expect((await operator('list', '--shop', 'shop', '--status', 'confirmed')).out).toContain(codeNumber)
  const hours = ['--open', '14:00-16:00', '--open', '10:00-12:00']
  expect((await operator('hours', 'shop', '--weekday', 'Tuesday', ...hours)).out).toMatch(
    /\nTuesday +10:00-12:00, 14:00-16:00\nWednesday +closed\n/,
  )
  expect((await day(tuesday)).times).toEqual(['10:00', '10:30', '11:00', '14:00', '14:30', '15:00'])
  expect((await shop()).hours.filter(({ weekday }) => weekday === 2 || weekday === 3)).toEqual([
    { weekday: 2, open: '10:00', close: '12:00' },
    { weekday: 2, open: '14:00', close: '16:00' },
  ])
  expect((await hold(api, { reservationTime: '15:00' })).status).toBe(201)
  const { out: week } = await operator('hours', 'shop', '--weekday', 'Sun..wednesday', '--open', '10:00-20:00')
  expect(week.match(/^\w+day +10:00-20:00$/gm)).toHaveLength(7)
  expect(await status()).toEqual(['AVAILABLE', 'AVAILABLE', 'AVAILABLE'])
})

test('Hours that are set twice at once are set one after the other', async () => {
  const both = await meanwhile(sql`lock table shop_hours in share mode`, async () => {
    const set = (close: string) => operator('hours', 'shop', '--weekday', 'wed', '--open', `10:00-${close}`)
    const first = set('19:00')
    await waits(api.db, first, 'delete from "shop_hours"')
    const second = set('20:00')
    await waits(api.db, second, 'for no key update')
    return { answers: [first, second] }
  })
  expect((await Promise.all(both.answers)).map(({ exit }) => exit)).toEqual([0, 0])
  expect((await shop()).hours.filter(({ weekday }) => weekday === 3)).toEqual([
    { weekday: 3, open: '10:00', close: '20:00' },
  ])
})

async function found(date: string) {
  const { body } = await api.call<{ data: object[] }>('GET', '/api/v1/shops/search', { query: { date, quantity: 1 } })
  return body.data
}

// Promise (Screens): a closure and a hold that meet have one winner: the hold that came first stays
test('A closure that comes while a time is being held waits, and the hold stays', async () => {
  const { holding, closing } = await meanwhile(sql`lock table occupancy in share mode`, async () => {
    const holding = hold(api)
    await waits(api.db, holding, 'insert into occupancy')
    const closing = operator('block', 'shop', '--date', '2026-11-24')
    await waits(api.db, closing, 'from bookable join')
    return { holding, closing }
  })
  const { exit, out } = await closing
  expect([(await holding).status, exit]).toEqual([201, 0])
  expect(out).toMatch(/^Held now, may still be booked; .*\n.*\n2026-11-24 12:00 +1 +shop .*\n1 of 1\n/m)
  expect((await hold(api)).body.code).toBe('SLOT_TAKEN')
})

// Promise (Screens): where the closure came first, the hold is refused
test('A time that is asked for while its day is being closed is refused', async () => {
  const { closing, holding } = await meanwhile(sql`lock table reservation`, async () => {
    const closing = operator('block', 'shop', '--date', '2026-11-24')
    await waits(api.db, closing, 'from "reservation"')
    const holding = hold(api)
    await waits(api.db, holding, 'from bookable')
    return { closing, holding }
  })
  expect([(await closing).exit, (await holding).body.code]).toEqual([0, 'SLOT_TAKEN'])
})

test('blocked says how many closures it does not list', async () => {
  const rows = sql`select 'shop', 'closure-' || day, tstzrange(now() + day * interval '1 day', now() + day * interval '1 day 1 hour')
    from generate_series(30, 130) day`
  await sql`insert into closure (shop_id, id, during) ${rows}`.execute(api.db)
  expect((await operator('blocked', 'shop')).out).toMatch(/\n100 of 101, the earliest\n$/)
})

/** What `happens` while a lock stops everybody who comes to that table. */
const meanwhile = <Result>(lock: RawBuilder<unknown>, happens: () => Promise<Result>): Promise<Result> =>
  transaction(api.db, async (trx) => {
    await lock.execute(trx)
    return await happens()
  })

test.each([
  [['block', 'shop'], 'Say when: either --date, or both --from and --to\n'],
  [['block', 'shop', '--date', '2026-11-24', '--to', '2026-11-25T10:00'], 'Say when: either --date, or both'],
  [['block', 'shop', '--date', '2026-02-30'], 'Write one day as 2026-11-24, several as'],
  [['block', 'shop', '--date', '2026-11-25..2026-11-24'], 'The last day is before the first.'],
  [['block', 'shop', '--from', '2026-11-24', '--to', '2026-11-25'], 'Write it as 2026-11-24T13:00'],
  [['block', 'shop', '--from', '2026-11-24T13:00', '--to', '2026-11-24T13:00'], '--to is not after --from\n'],
  [
    ['block', 'shop', '--date', '2026-11-24', '--who', 'nobody'],
    'who: is no staff member and no thing of this shop. There are',
  ],
  [['block', 'nowhere', '--date', '2026-11-24'], 'No shop has the id nowhere. '],
  [['hours', 'shop', '--date', '2026-11-24'], 'To set hours, give --date and either --open or --usual, or --weekday'],
  [['hours', 'shop', '--weekday', 'mon'], 'To set hours, give --date and either'],
  [['hours', 'shop', '--weekday', 'mon', '--usual'], 'To set hours, give --date and either'],
  [['hours', 'shop', '--weekday', 'mon', '--date', '2026-11-24', '--closed'], 'To set hours, give --date and either'],
  [['hours', 'shop', '--closed'], 'To set hours, give --date and either'],
  [['hours', 'shop', '--weekday', '1', '--closed'], 'Write one weekday as monday, several as monday..friday.'],
  [['hours', 'nowhere', '--weekday', 'mon', '--closed'], 'No shop has the id nowhere. '],
  [
    ['hours', 'shop', '--weekday', 'mon..wed', '--open', '10:00-15:00', '--open', '14:00-16:00'],
    'open: is before the hours before it end\n',
  ],
  [['hours', 'shop', '--date', '2026-11-24', '--open', '15:00-14:00'], 'close: is after noon of the next day (36:00)'],
  [['hours', 'shop', '--date', '2026-11-24', '--open', '24:00-26:00'], 'Write hours as 10:00-15:00'],
  [
    ['hours', 'shop', '--date', '2026-11-24', '--open', '10:00-15:00', '--open', '14:00-16:00'],
    'open: is before the hours before it end\n',
  ],
])('operator refuses %j and names the reason', async (args, why) => {
  const { exit, err } = await operator(...args)
  expect([exit > 0, err]).toEqual([true, expect.stringContaining(why)])
})

test.each([
  ['18:00-26:00', '18:00-26:00'],
  ['18:00-02:00', '18:00-26:00'],
  ['18:00-00:00', '18:00-24:00'],
])('hours --open %s is a night until after midnight, listed as %s', async (written, listed) => {
  expect((await operator('hours', 'shop', '--date', '2026-11-26', '--open', written)).out).toContain(listed)
  expect((await operator('hours', 'shop', '--weekday', 'fri', '--open', written)).out).toMatch(
    new RegExp(`\nFriday +${listed}\n`),
  )
})

test('A night that is closed by its date lists what is booked after midnight, and nothing of the night before', async () => {
  await operator('hours', 'shop', '--weekday', 'mon..sun', '--open', '18:00-02:00')
  const night = await book(api, { reservationDate: '2026-11-25', reservationTime: '00:30' })
  const { out } = await operator('block', 'shop', '--date', '2026-11-25')
  expect(out).not.toContain(night.reservation.codeNumber)
  expect((await operator('block', 'shop', '--date', '2026-11-24')).out).toContain(night.reservation.codeNumber)
  const shorter = await operator('hours', 'shop', '--date', '2026-11-24', '--open', '18:00-24:00')
  expect(shorter.out).toContain(night.reservation.codeNumber)
})
