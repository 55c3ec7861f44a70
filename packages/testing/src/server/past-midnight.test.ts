import { createYoyaku } from '@yoyaku/core'
import { describe, expect, test } from 'vitest'
import { TestClock } from '../clock.ts'
import { createTestSdk, settle } from '../index.ts'
import { FakeApi } from './fake-api.ts'
import { daily, type FakeShop, serviceOf, shopOf, unitOf } from './shops.ts'

const HOUR_MS = 3_600_000
const EVENING = ['20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00', '23:30']
const bar = (shop: Partial<FakeShop['shop']> = {}, minutes = 90) =>
  shopOf({
    shop: {
      hours: daily('20:00', '03:00'),
      services: [serviceOf({ id: 'service-1', name: 'Counter', units: [unitOf('unit-1', 'Seat', minutes, 4000)] })],
      ...shop,
    },
  })

function begun(shop: FakeShop) {
  const clock = new TestClock()
  const server = new FakeApi(clock, { shops: [shop] })
  const sdk = createYoyaku({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, clock, live: false, currency: 'JPY' })
  const slotsOn = async (dateFrom: string, dateTo = dateFrom) => {
    const query = { serviceId: 'service-1', quantity: 1, dateFrom, dateTo }
    return (await sdk.queries.availableTime('shop-1', query).queryFn()).days.map(({ status, slots }) => ({
      status,
      times: slots.map(({ time }) => time),
    }))
  }
  const hold = (reservationDate: string, reservationTime: string) => {
    const draft = { shopId: 'shop-1', appointmentServiceId: 'service-1', quantity: 1 }
    return server.hold({ draft: { ...draft, reservationDate, reservationTime } })
  }
  return { clock, server, sdk, slotsOn, hold }
}

describe('A shop of the server in memory that opens past midnight', () => {
  test('has its hours as the contract writes them: of the day on which they begin, until 27:00', () => {
    expect(daily('20:00', '03:00').filter(({ weekday }) => weekday === 5)).toEqual([
      { weekday: 5, open: '20:00', close: '27:00' },
    ])
    expect(daily('18:00', '00:00')).toEqual(daily('18:00', '24:00'))
  })

  test('offers what begins after midnight last, in the hours of the evening, and what begins before lasts past it', async () => {
    const { sdk, slotsOn, hold } = begun(bar())
    const [day] = await slotsOn('2026-11-25')
    expect(day?.times).toEqual([...EVENING, '24:00', '24:30', '25:00', '25:30'])
    expect(hold('2026-11-25', '23:30')).toMatchObject({
      status: 201,
      body: { data: { startAt: '2026-11-25T14:30:00Z', endAt: '2026-11-25T16:00:00Z' } },
    })
    const [evening, next] = await slotsOn('2026-11-25', '2026-11-26')
    expect([evening?.times.at(-2), next?.times[0]]).toEqual(['25:00', '20:00'])
    expect(hold('2026-11-26', '00:30')).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    sdk.dispose()
  })

  test.each([
    ['2026-11-25', '25:00'],
    ['2026-11-26', '01:00'],
  ])('is held by %s %s, and answers with the time that it lists', (date, time) => {
    const { sdk, hold } = begun(bar())
    expect(hold(date, time)).toMatchObject({
      status: 201,
      body: {
        data: {
          draft: { reservationDate: '2026-11-25', reservationTime: '25:00' },
          startAt: '2026-11-25T16:00:00Z',
        },
      },
    })
    sdk.dispose()
  })

  test('is booked at one in the morning by its date', async () => {
    const { sdk } = createTestSdk({ isMember: true })
    await settle()
    const booking = sdk.startReservation({ serviceId: 'service-5', shopId: 'shop-4' })
    booking.update({ reservationDate: '2026-11-26', reservationTime: '01:00' })
    await booking.hold()
    booking.agree({ terms: 'v1', reminders: ['r1'] })
    await booking.confirm()
    expect(booking.get().reservation).toMatchObject({
      date: '2026-11-26',
      reservationTime: '01:00',
      startAt: '2026-11-25T16:00:00Z',
      endAt: '2026-11-25T17:30:00Z',
    })
    sdk.dispose()
  })

  test('keeps the whole night before a date with hours of its own', async () => {
    const specialHours = [{ date: '2026-11-26', open: '12:00', close: '15:00' }]
    const { sdk, slotsOn, hold } = begun(bar({ specialHours }))
    const [before, special] = await slotsOn('2026-11-25', '2026-11-26')
    expect([before?.times.at(-1), special?.times]).toEqual(['25:30', ['12:00', '12:30', '13:00', '13:30']])
    expect(hold('2026-11-26', '01:00')).toMatchObject({ status: 201 })
    expect(hold('2026-11-27', '01:00')).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    sdk.dispose()
  })

  test('names the night as the next free date while a time is left', async () => {
    const { clock, sdk } = begun(bar())
    const next = async () => (await sdk.queries.shop('shop-1').queryFn()).nextAvailableDate
    await clock.advance(Date.parse('2026-11-25T16:20:00Z') - clock.now())
    expect(await next()).toBe('2026-11-25')
    await clock.advance(Date.parse('2026-11-25T16:40:00Z') - clock.now())
    expect(await next()).toBe('2026-11-26')
    sdk.dispose()
  })

  test('is open on from the evening before until it closes, and says until when', async () => {
    const { sdk, clock } = begun(bar())
    const state = async () => (await sdk.queries.shop('shop-1').queryFn()).openState
    // 18:00, 23:00, 02:00 and 03:00 in Tokyo.
    const seen = [await state()]
    for (const hours of [5, 3, 1]) {
      await clock.advance(hours * HOUR_MS)
      seen.push(await state())
    }
    expect(seen).toEqual([
      { open: false, changesAt: '2026-11-20T20:00:00+09:00' },
      { open: true, changesAt: '2026-11-21T03:00:00+09:00' },
      { open: true, changesAt: '2026-11-21T03:00:00+09:00' },
      { open: false, changesAt: '2026-11-21T20:00:00+09:00' },
    ])
    sdk.dispose()
  })

  test('is closed for the night of a date, and keeps the night before', async () => {
    const closures = [{ from: '2026-11-25T00:00', to: '2026-11-26T00:00' }]
    const { sdk, slotsOn, hold } = begun(bar({ closures }))
    expect(await slotsOn('2026-11-24', '2026-11-26')).toMatchObject([
      { status: 'AVAILABLE', times: [...EVENING, '24:00', '24:30', '25:00', '25:30'] },
      { status: 'CLOSED', times: [] },
      { status: 'AVAILABLE', times: [...EVENING, '24:00', '24:30', '25:00', '25:30'] },
    ])
    expect(hold('2026-11-26', '01:00')).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    sdk.dispose()
  })
})
