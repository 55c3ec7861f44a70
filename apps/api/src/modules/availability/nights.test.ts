import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { hold } from '../../testing/booking.ts'
import { everyDay, insertReferenceData, openShop, type ShopShape, setClock } from '../../testing/shop.ts'

let api: TestApi
let number = 0
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
})
afterAll(() => api.close())

const bar = [...everyDay(1320, 1440), ...everyDay(0, 120)]
const lateBar = [...everyDay(1380, 1440), ...everyDay(0, 180)]
const morning = everyDay(0, 240)
const fewHours = (from: number, to: number) => everyDay(from * 60, to * 60)
const hour = [{ id: 'hour', durationMinutes: 60, price: 6000 }]
const halfHour = [{ id: 'half', durationMinutes: 30, price: 3000 }]

type Night = { zone: string; date: string; shape: ShopShape; offered: string[]; query?: Record<string, string[]> }

// Worked out by hand, with the offset at which the clocks stand.
const nights: [what: string, night: Night][] = [
  [
    'Lisbon in spring: the hour after one is none, and what begins before it is an hour later by the clock when it ends',
    {
      ...{ zone: 'Europe/Lisbon', date: '2027-03-28', shape: { hours: morning, units: hour } },
      offered: ['00:00+00:00', '00:30+00:00', '02:00+01:00', '02:30+01:00', '03:00+01:00'],
    },
  ],
  [
    'Lisbon in autumn: the hour after one is there twice and offered once',
    {
      ...{ zone: 'Europe/Lisbon', date: '2027-10-31', shape: { hours: morning, units: hour } },
      offered: [
        '00:00+01:00',
        '00:30+01:00',
        '01:00+01:00',
        '01:30+01:00',
        '02:00+00:00',
        '02:30+00:00',
        '03:00+00:00',
      ],
    },
  ],
  [
    'New York in spring: a bar that closes at two closes when the clocks jump',
    {
      ...{ zone: 'America/New_York', date: '2027-03-14', shape: { hours: bar, units: hour } },
      offered: [
        '00:00-05:00',
        '00:30-05:00',
        '01:00-05:00',
        '22:00-04:00',
        '22:30-04:00',
        '23:00-04:00',
        '23:30-04:00',
      ],
    },
  ],
  [
    'New York, the evening before: from eleven until the bar closes at three there are three hours',
    {
      ...{ zone: 'America/New_York', date: '2027-03-13' },
      shape: { hours: lateBar, units: [{ id: 'long', durationMinutes: 180, price: 1 }] },
      offered: ['00:00-05:00', '23:00-05:00'],
    },
  ],
  [
    'New York, the evening before autumn: the night has an hour more',
    {
      ...{ zone: 'America/New_York', date: '2027-11-06' },
      shape: { hours: lateBar, units: [{ id: 'long', durationMinutes: 270, price: 1 }] },
      offered: ['23:00-04:00', '23:30-04:00'],
    },
  ],
  [
    'New York in autumn: a shop that closes in the hour that is twice closes the first time',
    {
      ...{ zone: 'America/New_York', date: '2027-11-07', shape: { hours: everyDay(0, 90), units: halfHour } },
      offered: ['00:00-04:00', '00:30-04:00', '01:00-04:00'],
    },
  ],
  [
    'Lord Howe in spring: half an hour is none',
    {
      ...{ zone: 'Australia/Lord_Howe', date: '2027-10-03', shape: { hours: morning, units: hour } },
      offered: ['00:00+10:30', '00:30+10:30', '01:00+10:30', '01:30+10:30', '02:30+11:00', '03:00+11:00'],
    },
  ],
  [
    'Lord Howe in spring: a shift until two ends when the clocks jump',
    {
      ...{ zone: 'Australia/Lord_Howe', date: '2027-10-03' },
      shape: { hours: morning, units: hour, staff: [{ id: 'aoi', shifts: everyDay(0, 120) }] },
      offered: ['00:00+10:30', '00:30+10:30', '01:00+10:30'],
    },
  ],
  [
    'Lord Howe in autumn: half an hour is twice',
    {
      ...{ zone: 'Australia/Lord_Howe', date: '2027-04-04', shape: { hours: fewHours(1, 3), units: halfHour } },
      offered: ['01:00+11:00', '01:30+11:00', '02:00+10:30', '02:30+10:30'],
    },
  ],
  [
    'Casablanca, when the clocks went back for good',
    {
      ...{ zone: 'Africa/Casablanca', date: '2026-09-20', shape: { hours: fewHours(0, 3), units: halfHour } },
      offered: ['00:00+01:00', '00:30+01:00', '01:00+01:00', '01:30+01:00', '02:00+00:00', '02:30+00:00'],
    },
  ],
  [
    'Casablanca at the end of Ramadan: an hour that never is',
    {
      ...{ zone: 'Africa/Casablanca', date: '2026-03-22', shape: { hours: fewHours(1, 4), units: halfHour } },
      offered: ['01:00+00:00', '01:30+00:00', '03:00+01:00', '03:30+01:00'],
    },
  ],
  [
    'Apia, the evening before a day that never was: open into the day after it',
    {
      ...{ zone: 'Pacific/Apia', date: '2011-12-29', shape: { hours: bar, units: hour } },
      offered: [
        '00:00-10:00',
        '00:30-10:00',
        '01:00-10:00',
        '22:00-10:00',
        '22:30-10:00',
        '23:00-10:00',
        '23:30-10:00',
      ],
    },
  ],
  [
    'Apia, the day that never was',
    { zone: 'Pacific/Apia', date: '2011-12-30', shape: { hours: bar, units: hour }, offered: [] },
  ],
  [
    'Kathmandu, where nothing changes but the quarter of an hour',
    {
      ...{ zone: 'Asia/Kathmandu', date: '2027-03-28', shape: { hours: fewHours(1, 3), units: hour } },
      offered: ['01:00+05:45', '01:30+05:45', '02:00+05:45'],
    },
  ],
  [
    'Havana in spring, where midnight itself is none',
    {
      ...{ zone: 'America/Havana', date: '2027-03-14', shape: { hours: fewHours(0, 3), units: halfHour } },
      offered: ['01:00-04:00', '01:30-04:00', '02:00-04:00', '02:30-04:00'],
    },
  ],
  [
    'Extras lengthen over the jump: an hour and an hour more end at four',
    {
      ...{ zone: 'America/New_York', date: '2027-03-14', query: { attachId: ['spa'] } },
      shape: { hours: morning, units: hour, attaches: [{ id: 'spa', price: 1, durationMinutes: 60, maxQuantity: 1 }] },
      offered: ['00:00-05:00', '00:30-05:00', '01:00-05:00'],
    },
  ],
  [
    'A holiday that begins at midnight ends the evening before it',
    {
      ...{ zone: 'America/New_York', date: '2027-03-13', shape: { hours: bar, units: hour, holidays: ['03-14'] } },
      offered: ['00:00-05:00', '00:30-05:00', '01:00-05:00', '22:00-05:00', '22:30-05:00', '23:00-05:00'],
    },
  ],
]

test.each(nights)('%s', async (_, { zone, date, shape, query, offered }) => {
  await setClock(api, Temporal.PlainDate.from(date).subtract({ days: 3 }).toZonedDateTime('UTC').toInstant().toString())
  const shopId = await openAnother({ ...shape, timeZone: zone })
  expect((await slotsOn(shopId, date, query)).map(({ startAt }) => shown(startAt, zone))).toEqual(offered)
})

test('What is held before the clocks go back is in the way with its buffers, by the minutes that really pass', async () => {
  await setClock(api, '2027-11-05T00:00:00Z')
  const zone = 'America/New_York'
  const shopId = await openAnother({
    timeZone: zone,
    hours: morning,
    units: halfHour,
    bufferBefore: 30,
    bufferAfter: 30,
  })
  const { body, status } = await hold(api, {
    ...{ shopId, appointmentUnitId: 'half', reservationDate: '2027-11-07', reservationTime: '01:30' },
  })
  expect(status).toBe(201)
  // Held 01:30 to 01:00 by the clocks, 05:30Z to 06:00Z, with buffers 05:00Z to 06:30Z; others bring theirs along.
  const others = await slotsOn(shopId, '2027-11-07')
  expect(others.map(({ startAt }) => shown(startAt, zone))).toEqual([
    ...['00:00-04:00', '02:00-05:00', '02:30-05:00', '03:00-05:00', '03:30-05:00'],
  ])
  const own = await slotsOn(
    shopId,
    '2027-11-07',
    { holdId: [body.data.holdId] },
    { 'x-hold-token': body.data.holdToken },
  )
  expect(own.map(({ startAt }) => shown(startAt, zone))).toEqual([
    ...[
      '00:00-04:00',
      '00:30-04:00',
      '01:00-04:00',
      '01:30-04:00',
      '02:00-05:00',
      '02:30-05:00',
      '03:00-05:00',
      '03:30-05:00',
    ],
  ])
})

test('31 days over a change of the clocks: opening hours stay what the clocks on the wall show', async () => {
  await setClock(api, '2027-03-01T00:00:00Z')
  const shopId = await openAnother({ timeZone: 'Europe/Lisbon', hours: fewHours(9, 10), units: hour })
  const { body } = await ask(shopId, '2027-03-10', '2027-04-09')
  expect(body.data.days.length).toBe(31)
  expect(body.data.days.map(({ slots }) => slots.map(({ startAt }) => shown(startAt, 'Europe/Lisbon')))).toEqual(
    body.data.days.map(({ date }) => [date < '2027-03-28' ? '09:00+00:00' : '09:00+01:00']),
  )
})

test.each([
  ['America/New_York', '2027-03-13', '2027-03-13T09:00:00-05:00', '2027-03-15T09:00:00-04:00'],
  ['America/New_York', '2027-11-06', '2027-11-06T09:00:00-04:00', '2027-11-08T09:00:00-05:00'],
  ['Australia/Lord_Howe', '2027-10-02', '2027-10-02T09:00:00+10:30', '2027-10-04T09:00:00+11:00'],
  ['Australia/Lord_Howe', '2027-04-03', '2027-04-03T09:00:00+11:00', '2027-04-05T09:00:00+10:30'],
])(
  'A car rented for two days in %s on %s comes back at the same time of day',
  async (timeZone, date, startAt, endAt) => {
    await setClock(
      api,
      Temporal.PlainDate.from(date).subtract({ days: 3 }).toZonedDateTime('UTC').toInstant().toString(),
    )
    const rental: ShopShape = { mode: 'resource', perPerson: false, dayUnit: true, items: [{ id: 'car', capacity: 5 }] }
    const units = [{ id: 'two', durationMinutes: 2880, price: 9000 }]
    const shopId = await openAnother({ ...rental, timeZone, units, hours: fewHours(9, 9.5) })
    expect((await slotsOn(shopId, date)).map((slot) => [slot.startAt, slot.endAt])).toEqual([[startAt, endAt]])
    await occupyAll(shopId, startAt, endAt)
    const next = Temporal.PlainDate.from(date).add({ days: 2 }).toString()
    const { body } = await ask(shopId, date, next)
    expect(body.data.days.map(({ status }) => status)).toEqual(['SOLD_OUT', 'SOLD_OUT', 'AVAILABLE'])
  },
)

test('On the day itself, what begins within the hour is over, by the minutes that really pass', async () => {
  // 00:29 in New York: two o’clock is an hour further away than the clocks say.
  await setClock(api, '2027-11-07T04:29:00Z')
  const zone = 'America/New_York'
  const shopId = await openAnother({ timeZone: zone, hours: morning, units: halfHour })
  expect((await slotsOn(shopId, '2027-11-07')).map(({ startAt }) => shown(startAt, zone))).toEqual([
    ...['01:30-04:00', '02:00-05:00', '02:30-05:00', '03:00-05:00', '03:30-05:00'],
  ])
})

function openAnother(shape: ShopShape): Promise<string> {
  number += 1
  return openShop(api.db, { id: `shop-${number}`, ...shape })
}

function ask(shopId: string, dateFrom: string, dateTo: string, query: Record<string, string[]> = {}, headers = {}) {
  const params = { serviceId: 'cut', quantity: 1, dateFrom, dateTo, ...query }
  return api.call<{ data: Schemas['AvailableTime'] }>('GET', `/api/v1/shops/${shopId}/getAvailableTime`, {
    query: params,
    headers,
  })
}

async function slotsOn(shopId: string, date: string, query: Record<string, string[]> = {}, headers = {}) {
  const { body } = await ask(shopId, date, date, query, headers)
  return body.data.days.flatMap(({ slots }) => slots)
}

function shown(instant: string, timeZone: string): string {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
  return there.toPlainTime().toString({ smallestUnit: 'minute' }) + there.offset
}

async function occupyAll(shopId: string, from: string, to: string): Promise<void> {
  const holdId = crypto.randomUUID()
  await sql`insert into hold (shop_id, id, service_id, unit_id, token_hash, state, draft, start_at, end_at, agreed, staff_ids, item_ids, expires_at)
    values (${shopId}, ${holdId}, '', '', ${holdId}, 'reserved', '{}', ${from}, ${to}, '{}', '{}', '{}', app_now())`.execute(
    api.db,
  )
  await sql`insert into occupancy (shop_id, bookable_id, during, hold_id)
    select shop_id, id, tstzrange(${from}, ${to}), ${holdId} from bookable where shop_id = ${shopId}`.execute(api.db)
}
