import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { book, hold, readHold } from '../../testing/booking.ts'
import { everyDay, insertReferenceData, openShop, type ShopShape, setClock } from '../../testing/shop.ts'

let api: TestApi
let number = 0
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
})
afterAll(() => api.close())
beforeEach(() => setClock(api, '2026-12-01T00:00:00Z'))

const nights = everyDay(18 * 60, 26 * 60)
const EVENING = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00']
const NIGHT = ['23:30', '24:00', '24:30', '25:00']

/** A bar of one seat, open every evening from 18:00 to 02:00, whose service takes an hour. */
async function openBar({
  special = [],
  ...shape
}: ShopShape & { special?: [date: string, from: number, to: number][] } = {}) {
  number += 1
  const shopId = await openShop(api.db, { id: `bar-${number}`, hours: nights, ...shape })
  for (const [date, opens, closes] of special)
    await api.db.insertInto('special_hours').values({ shop_id: shopId, date, opens, closes }).execute()
  return shopId
}
const close = (shop_id: string, from: string, to: string, bookable_id: string | null = null) =>
  api.db
    .insertInto('closure')
    .values({
      shop_id,
      id: crypto.randomUUID(),
      bookable_id,
      during: sql<string>`tstzrange(${`${from}+09`}, ${`${to}+09`})`,
    })
    .execute()

async function times(shopId: string, dateFrom: string, dateTo = dateFrom, query = {}) {
  const { body } = await api.call<{ data: Schemas['AvailableTime'] }>(
    'GET',
    `/api/v1/shops/${shopId}/getAvailableTime`,
    {
      query: { serviceId: 'cut', quantity: 1, dateFrom, dateTo, ...query },
    },
  )
  return body.data
}
async function day(shopId: string, date: string, query = {}) {
  const { days } = await times(shopId, date, date, query)
  return { status: days[0]?.status, times: days[0]?.slots.map(({ time }) => time) ?? [] }
}
const held = async (shopId: string, reservationDate: string, reservationTime: string) => {
  const { status, body } = await hold(api, { shopId, reservationDate, reservationTime })
  return status === 201 ? status : (body.fields?.[0]?.field ?? body.code)
}
const shopOf = async (shopId: string) =>
  (await api.call<{ data: Schemas['Shop'] }>('GET', `/api/v1/shops/${shopId}`)).body.data
async function found(date: string, shopId: string) {
  const { body } = await api.call<{ data: { id: string }[] }>('GET', '/api/v1/shops/search', {
    query: { date, quantity: 1, limit: 50 },
  })
  return body.data.some(({ id }) => id === shopId)
}

describe('An evening that ends after midnight', () => {
  test('lists what begins after midnight last, as times of its own date, with the true instants', async () => {
    const { days } = await times(await openBar(), '2026-12-12', '2026-12-13')
    expect(days.map(({ slots }) => slots.map(({ time }) => time))).toEqual(Array(2).fill([...EVENING, ...NIGHT]))
    expect(days[0]?.slots.find(({ time }) => time === '24:30')).toMatchObject({
      startAt: '2026-12-13T00:30:00+09:00',
      endAt: '2026-12-13T01:30:00+09:00',
    })
  })

  test('is held by 24:30 of its date or 00:30 of the next, and both are stored as one', async () => {
    const answers: unknown[] = []
    for (const [reservationDate, reservationTime] of [
      ['2026-12-12', '24:30'],
      ['2026-12-13', '00:30'],
    ] as const) {
      const shopId = await openBar()
      const { body } = await hold(api, { shopId, reservationDate, reservationTime })
      const stored = await readHold(api, body.data)
      answers.push({ draft: { ...stored.body.data.draft, shopId: '' }, startAt: body.data.startAt })
    }
    expect(answers[0]).toMatchObject({
      draft: { reservationDate: '2026-12-12', reservationTime: '24:30' },
      startAt: '2026-12-12T15:30:00Z',
    })
    expect(answers[1]).toEqual(answers[0])
  })

  test('is booked at the date and time that the clock shows', async () => {
    const shopId = await openBar()
    const { reservation } = await book(api, { shopId, reservationDate: '2026-12-12', reservationTime: '24:30' })
    expect(reservation).toMatchObject({
      ...{ date: '2026-12-13', reservationTime: '00:30', startAt: '2026-12-12T15:30:00Z' },
    })
    expect((await day(shopId, '2026-12-12')).times).toEqual([...EVENING, '23:30'])
  })

  test('refuses what never begins, and by the field that is wrong', async () => {
    const shopId = await openBar({ hours: nights.filter(({ weekday }) => weekday !== 7) })
    expect(await held(shopId, '2026-12-12', '26:00')).toBe('draft.reservationTime')
    expect(await held(shopId, '2026-12-12', '24:10')).toBe('draft.reservationTime')
    expect(await held(shopId, '2026-12-12', '36:00')).toBe('draft.reservationTime')
    expect(await held(shopId, '2026-12-13', '18:00')).toBe('draft.reservationDate')
    expect(await held(shopId, '2026-12-14', '00:30')).toBe('draft.reservationTime')
    // The night after Saturday, though there is no evening on Sunday.
    expect(await held(shopId, '2026-12-13', '00:30')).toBe(201)
  })

  test('lets a service run on until it closes, and no longer', async () => {
    const units = [{ id: 'long', durationMinutes: 150, price: 6000 }]
    expect((await day(await openBar({ units }), '2026-12-12')).times.at(-1)).toBe('23:30')
  })

  test('may last into the noon of the next day, beside the hours of that day', async () => {
    const hours = [{ weekday: 6, from: 22 * 60, to: 36 * 60 }, ...everyDay(13 * 60, 14 * 60)]
    const shopId = await openBar({ hours })
    expect((await day(shopId, '2026-12-12')).times.at(-1)).toBe('35:00')
    expect(await day(shopId, '2026-12-13')).toEqual({ status: 'AVAILABLE', times: ['13:00'] })
  })

  test.each([
    ['America/New_York', '2027-03-13', ['24:30-05:00', '25:00-05:00']],
    ['America/New_York', '2027-11-06', ['24:30-04:00', '25:00-04:00', '25:30-04:00']],
    ['Australia/Lord_Howe', '2027-10-02', ['24:30+10:30', '25:00+10:30']],
  ])('is as long as the night in %s on %s, when the clocks change', async (timeZone, date, late) => {
    await setClock(
      api,
      Temporal.PlainDate.from(date).subtract({ days: 3 }).toZonedDateTime('UTC').toInstant().toString(),
    )
    const shopId = await openBar({ timeZone, hours: everyDay(24 * 60 - 30, 26 * 60) })
    const { days } = await times(shopId, date)
    const shown = days[0]?.slots.map(({ time, startAt }) => time + startAt.slice(-6)) ?? []
    expect(shown.slice(2)).toEqual(late)
  })
})

describe('Search for today', () => {
  const cardOf = async (date: string, shopId: string) => {
    const { body } = await api.call<{ data: Schemas['ShopCard'][] }>('GET', '/api/v1/shops/search', {
      query: { date, quantity: 1, limit: 50 },
    })
    return body.data.find(({ id }) => id === shopId)?.nextAvailableDate
  }
  const saturdays = { hours: [{ weekday: 6, from: 18 * 60, to: 28 * 60 }] }

  test('finds after midnight whose night goes on, with the date of that night, until its last time is gone', async () => {
    const [everyNight, onSaturdays] = [await openBar(), await openBar(saturdays)]
    await setClock(api, '2026-12-12T14:30:00Z')
    expect(await cardOf('2026-12-12', onSaturdays)).toBe('2026-12-12')
    expect(await cardOf('2026-12-13', onSaturdays)).toBeUndefined()
    await setClock(api, '2026-12-12T15:15:00Z')
    expect(await cardOf('2026-12-13', onSaturdays)).toBe('2026-12-12')
    expect(await cardOf('2026-12-14', onSaturdays)).toBeUndefined()
    await setClock(api, '2026-12-12T18:30:00Z')
    expect(await cardOf('2026-12-13', onSaturdays)).toBeUndefined()
    expect(await cardOf('2026-12-13', everyNight)).toBe('2026-12-13')
  })

  test('does not find who closed the night that would go on', async () => {
    const shopId = await openBar(saturdays)
    await close(shopId, '2026-12-12 00:00', '2026-12-13 00:00')
    await setClock(api, '2026-12-12T15:15:00Z')
    expect(await cardOf('2026-12-13', shopId)).toBeUndefined()
  })
})

describe('A holiday', () => {
  test('closes its own evening to the end', async () => {
    const shopId = await openBar({ holidays: ['01-01'] })
    expect(await held(shopId, '2027-01-02', '00:30')).toBe('draft.reservationTime')
    expect(await held(shopId, '2027-01-01', '24:30')).toBe('draft.reservationDate')
    expect(await day(shopId, '2027-01-01')).toEqual({ status: 'CLOSED', times: [] })
    expect((await day(shopId, '2027-01-02')).times).toEqual([...EVENING, ...NIGHT])
  })

  test('takes nothing of the evening before', async () => {
    const shopId = await openBar({ holidays: ['01-01'] })
    expect(await held(shopId, '2027-01-01', '00:30')).toBe(201)
    expect((await day(shopId, '2026-12-31')).times).not.toContain('24:30')
  })

  test('says whether the shop is open now', async () => {
    const shopId = await openBar({ holidays: ['01-01'] })
    await setClock(api, '2026-12-31T15:30:00Z')
    expect((await shopOf(shopId)).openState).toEqual({ open: true, changesAt: '2027-01-01T02:00:00+09:00' })
    await setClock(api, '2027-01-01T15:30:00Z')
    expect((await shopOf(shopId)).openState).toEqual({ open: false, changesAt: '2027-01-02T18:00:00+09:00' })
  })
})

describe('A closure of a date', () => {
  test('closes the evening of it to the end, and the day is CLOSED', async () => {
    const shopId = await openBar()
    await close(shopId, '2026-12-20 00:00', '2026-12-21 00:00')
    expect(await held(shopId, '2026-12-21', '00:30')).toBe('SLOT_TAKEN')
    expect(await day(shopId, '2026-12-20')).toEqual({ status: 'CLOSED', times: [] })
    expect((await day(shopId, '2026-12-21')).times).toEqual([...EVENING, ...NIGHT])
    expect(await Promise.all(['2026-12-19', '2026-12-20', '2026-12-21'].map((date) => found(date, shopId)))).toEqual([
      ...[true, false, true],
    ])
  })

  test('takes nothing of the evening before', async () => {
    const shopId = await openBar()
    await close(shopId, '2026-12-20 00:00', '2026-12-21 00:00')
    expect((await day(shopId, '2026-12-19')).times).toEqual([...EVENING, ...NIGHT])
    expect(await held(shopId, '2026-12-19', '23:30')).toBe(201)
  })

  test('is in force after midnight, when its date is over', async () => {
    const shopId = await openBar()
    await close(shopId, '2026-12-20 00:00', '2026-12-21 00:00')
    await setClock(api, '2026-12-20T15:30:00Z')
    expect((await shopOf(shopId)).openState).toEqual({ open: false, changesAt: '2026-12-21T18:00:00+09:00' })
    await setClock(api, '2026-12-19T15:30:00Z')
    expect((await shopOf(shopId)).openState).toEqual({ open: true, changesAt: '2026-12-20T02:00:00+09:00' })
  })

  test('of who is ill takes their whole evening too', async () => {
    const shopId = await openBar()
    await close(shopId, '2026-12-20 00:00', '2026-12-21 00:00', 'aoi')
    expect(await day(shopId, '2026-12-20')).toEqual({ status: 'SOLD_OUT', times: [] })
    expect((await day(shopId, '2026-12-19')).times).toEqual([...EVENING, ...NIGHT])
  })

  test('of hours closes exactly these, also past midnight', async () => {
    const shopId = await openBar()
    await close(shopId, '2026-12-20 18:00', '2026-12-21 00:30')
    expect(await day(shopId, '2026-12-20')).toEqual({ status: 'LIMITED', times: ['24:30', '25:00'] })
    expect(await found('2026-12-20', shopId)).toBe(true)
  })

  test('around the clock closes from midnight to midnight', async () => {
    const shopId = await openBar({ hours: everyDay(0, 1440) })
    await close(shopId, '2026-12-20 00:00', '2026-12-21 00:00')
    expect((await day(shopId, '2026-12-20')).status).toBe('CLOSED')
    expect((await day(shopId, '2026-12-19')).times.at(-1)).toBe('23:00')
    expect((await day(shopId, '2026-12-21')).times[0]).toBe('00:00')
  })
})

describe('Special hours', () => {
  test('that end at midnight end the evening', async () => {
    const shopId = await openBar({ special: [['2026-12-24', 18 * 60, 24 * 60]] })
    expect(await held(shopId, '2026-12-25', '00:30')).toBe('draft.reservationTime')
    expect((await day(shopId, '2026-12-24')).times).toEqual(EVENING)
  })

  test('take nothing of the evening before', async () => {
    const shopId = await openBar({ special: [['2026-12-24', 18 * 60, 24 * 60]] })
    expect(await held(shopId, '2026-12-24', '00:30')).toBe(201)
  })

  test('may last into a day on which the shop is closed, and its staff work whenever it is open', async () => {
    const shifts = everyDay(18 * 60, 22 * 60)
    const special: [string, number, number][] = [['2026-12-31', 20 * 60, 29 * 60]]
    const shopId = await openBar({ special, holidays: ['01-01'], staff: [{ id: 'aoi', shifts }] })
    expect((await day(shopId, '2026-12-31')).times.at(-1)).toBe('28:00')
    expect(await held(shopId, '2027-01-01', '04:00')).toBe(201)
    expect((await day(shopId, '2027-01-01')).status).toBe('CLOSED')
    expect(await found('2026-12-31', shopId)).toBe(true)
  })
})

describe('Shifts', () => {
  const friday = (from: number, to: number) => ({ weekday: 5, from: from * 60, to: to * 60 })
  const saturday = (from: number, to: number) => ({ ...friday(from, to), weekday: 6 })

  test.each([
    ['one row', [friday(20, 26)]],
    ['two rows', [friday(20, 24), saturday(0, 2)]],
  ])('of a night in %s are the same', async (_, shifts) => {
    const shopId = await openBar({ staff: [{ id: 'aoi', shifts }] })
    expect((await day(shopId, '2026-12-11')).times).toEqual([
      ...['20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00'],
      ...NIGHT,
    ])
    expect((await day(shopId, '2026-12-12')).times).toEqual([])
    expect(await held(shopId, '2026-12-12', '00:30')).toBe(201)
  })

  test('of a night serve a shop that is open around the clock', async () => {
    const shopId = await openBar({ hours: everyDay(0, 1440), staff: [{ id: 'aoi', shifts: [friday(22, 26)] }] })
    expect((await day(shopId, '2026-12-11')).times).toEqual(['22:00', '22:30', '23:00', '23:30'])
    expect((await day(shopId, '2026-12-12')).times).toEqual(['00:00', '00:30', '01:00'])
  })

  test('give way to hours of a date, which take whole nights as well', async () => {
    const shopId = await openBar({ staff: [{ id: 'aoi', shifts: everyDay(18 * 60, 26 * 60) }] })
    const own = (date: string, opens: number, closes: number) => ({
      shop_id: shopId,
      bookable_id: 'aoi',
      date,
      opens,
      closes,
    })
    await api.db
      .insertInto('bookable_special_hours')
      .values([own('2026-12-12', 0, 0), own('2026-12-14', 20 * 60, 24 * 60)])
      .execute()
    expect((await day(shopId, '2026-12-11')).times).toEqual([...EVENING, ...NIGHT])
    expect((await day(shopId, '2026-12-12')).times).toEqual([])
    expect((await day(shopId, '2026-12-14')).times.at(-1)).toBe('23:00')
  })
})

describe('After midnight', () => {
  test('the night still counts what begins soon enough, by the minutes that pass', async () => {
    const shopId = await openBar({ cutOffMinutes: 30 })
    await setClock(api, '2026-12-12T14:40:00Z')
    expect((await day(shopId, '2026-12-12')).times).toEqual(['24:30', '25:00'])
    await setClock(api, '2026-12-12T15:10:00Z')
    expect((await day(shopId, '2026-12-12')).times).toEqual(['25:00'])
    expect(await held(shopId, '2026-12-12', '25:00')).toBe(201)
    expect((await day(shopId, '2026-12-12')).times).toEqual([])
    expect(await held(shopId, '2026-12-12', '24:30')).toBe('SLOT_TAKEN')
    expect(await held(shopId, '2026-12-12', '23:00')).toBe('draft.reservationDate')
  })

  test('the next free date is that of the night while a time is left, for times, shop and card', async () => {
    const shopId = await openBar({ cutOffMinutes: 30 })
    const nextDates = async () => {
      const { body } = await api.call<{ data: Schemas['ShopCard'][] }>('GET', '/api/v1/shops', { query: { limit: 50 } })
      const card = body.data.find(({ id }) => id === shopId)
      const { nextAvailableDate } = await times(shopId, '2026-12-10')
      return [nextAvailableDate, (await shopOf(shopId)).nextAvailableDate, card?.nextAvailableDate]
    }
    await setClock(api, '2026-12-12T15:20:00Z')
    expect(await nextDates()).toEqual(Array(3).fill('2026-12-12'))
    await setClock(api, '2026-12-12T15:40:00Z')
    expect(await nextDates()).toEqual(Array(3).fill('2026-12-13'))
  })

  test('the next free date is that of the coming evening', async () => {
    const shopId = await openBar({ hours: nights.filter(({ weekday }) => weekday === 6) })
    await setClock(api, '2026-12-12T14:00:00Z')
    expect((await times(shopId, '2026-12-10')).nextAvailableDate).toBe('2026-12-12')
    await setClock(api, '2026-12-12T16:30:00Z')
    expect((await times(shopId, '2026-12-14')).nextAvailableDate).toBe('2026-12-19')
    expect((await shopOf(shopId)).nextAvailableDate).toBe('2026-12-19')
  })
})

test('A rental of days is fetched and returned in the hours of a night', async () => {
  const shape: ShopShape = { mode: 'resource', perPerson: false, dayUnit: true, items: [{ id: 'car', capacity: 5 }] }
  const units = [{ id: 'two', durationMinutes: 2880, price: 9000 }]
  const shopId = await openBar({ ...shape, units, hours: nights.filter(({ weekday }) => weekday !== 1) })
  expect((await day(shopId, '2026-12-11')).times.slice(-2)).toEqual(['25:00', '25:30'])
  expect((await day(shopId, '2026-12-12')).times).toEqual([])
  await close(shopId, '2026-12-18 00:00', '2026-12-19 00:00')
  expect((await day(shopId, '2026-12-15')).times.slice(-1)).toEqual(['25:30'])
  expect((await day(shopId, '2026-12-16')).times).toEqual([])
  expect((await day(shopId, '2026-12-18')).status).toBe('CLOSED')
})
