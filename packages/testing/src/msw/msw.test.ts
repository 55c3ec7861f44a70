import { createYoyaku, daysLater, until, type Yoyaku } from '@yoyaku/core'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE, hana, serviceOf, shopOf, unitOf } from '../index.ts'
import { ANSWERS } from './answers.gen.ts'
import { asOfNow } from './as-of-now.ts'
import { contractServer, handlers } from './index.ts'

const baseUrl = 'http://yoyaku.test'
const api = contractServer()
const server = setupServer(...handlers({ baseUrl, server: api }))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const RESERVE = '/api/v1/user/reservation'
const EXAMPLES = ANSWERS.filter(({ method, path }) => {
  const verb = method.toUpperCase() as 'GET'
  if (!path.includes('{')) return !api.hasScript(verb, path)
  return !api.answersTo({ method: verb, url: baseUrl + path.replace(/\{\w+\}/g, 'x') })
})
const [shop] = api.shops
const [service] = shop?.shop.services ?? []
/** The next free time of the shop of the contract. */
async function slot(sdk: Yoyaku) {
  const today = new Date().toISOString().slice(0, 10)
  const days = { serviceId: service?.id ?? '', quantity: 1, dateFrom: daysLater(today, 2), dateTo: daysLater(today, 3) }
  const [day] = (await sdk.queries.availableTime(shop?.shop.id ?? '', days).queryFn()).days
  const time = { reservationDate: day?.date ?? '', reservationTime: day?.slots[0]?.time ?? '' }
  return { serviceId: days.serviceId, shopId: shop?.shop.id ?? '', ...time }
}

async function reviewing() {
  const sdk = createYoyaku({ baseUrl, locale: 'en', currency: 'JPY', live: false })
  const booking = sdk.startReservation(await slot(sdk))
  await booking.hold()
  const signIn = sdk.startSignIn()
  await signIn.submitEmail('hana@example.com')
  await signIn.submitCode(CODE)
  await until(booking, ({ step }) => step === 'reviewing')
  const reminders = shop?.reminders.map(({ id }) => id) ?? []
  booking.agree({ terms: api.termsVersion, reminders: reminders })
  return { sdk, booking }
}

describe('mocks at the network', () => {
  test.each(EXAMPLES)('$method $path answers the example of the contract', async ({ method, path, status, body }) => {
    const answer = await fetch(baseUrl + path.replace(/\{\w+\}/g, 'x'), { method: method.toUpperCase() })
    const shape = (value: unknown) => JSON.stringify(value).replace(/\d{4}-\d\d-\d\d(?:T[\d:.]+)?/g, 'DATE')
    expect([answer.status, shape(await answer.json())]).toEqual([status, shape(body)])
  })

  test('the shop of the examples is booked by the rules of the test kit, twice at different times', async () => {
    const { sdk, booking } = await reviewing()
    expect((await booking.confirm()).value).toMatchObject({
      step: 'confirmed',
      reservation: { serviceName: service?.name },
    })
    const taken = booking.get().reservation?.reservationTime
    expect((await slot(sdk)).reservationTime).not.toBe(taken)
    sdk.dispose()
    const again = await reviewing()
    expect((await again.booking.confirm()).value.step).toBe('confirmed')
    expect(api.reservations.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
    again.sdk.dispose()
  })

  test('shops and members that a test adds are there: a car for days, for somebody who has nothing of the others', async () => {
    const units = [unitOf('three-days', 'Three days', 4320, 19_000)]
    const car = serviceOf({ id: 'car', name: 'Car', dayUnit: true, units })
    api.shops = [...api.shops, shopOf({ shop: { id: 'cars', shopName: 'Cars', services: [car] } })]
    const jun = api.addMember({ ...hana, id: 'user-jun', firstName: 'Jun', email: 'jun@example.com' })
    const sdk = createYoyaku({ baseUrl, locale: 'en', currency: 'JPY', live: false })
    const signIn = sdk.startSignIn()
    await signIn.submitEmail(jun.user.email)
    await signIn.submitCode(CODE)
    const date = daysLater(new Date().toISOString().slice(0, 10), 3)
    const rental = { serviceId: 'car', shopId: 'cars', reservationDate: date, reservationTime: '10:00' }
    const booking = sdk.startReservation(rental)
    await booking.hold()
    booking.agree({ terms: api.termsVersion, reminders: ['r1'] })
    await booking.confirm()
    expect(booking.get().reservation).toMatchObject({ dayUnit: true, experienceMinutes: 4320, date })
    const { data } = await sdk.queries.reservations({}).queryFn()
    expect(data.map(({ shop: { shopName } }) => shopName)).toEqual(['Cars'])
    const { data: favorites } = await sdk.api.GET('/api/v1/user-favorite')
    expect(favorites?.data).toEqual([])
    sdk.dispose()
  })

  test('faults are scripted as in the test kit: a refusal, and a network that is not there', async () => {
    const { sdk, booking } = await reviewing()
    api.once('POST', RESERVE).reply(409, { code: 'HOLD_EXPIRED' })
    expect((await booking.confirm()).value.failure?.code).toBe('HOLD_EXPIRED')
    api.once('GET', '/api/v1/user/me').cut()
    api.once('GET', '/api/v1/user/me').cut()
    expect((await sdk.api.GET('/api/v1/user/me')).error?.code).toBe('NETWORK')
    sdk.dispose()
  })

  test('dates are as many days later as have passed, in the zone of the example', () => {
    const now = Date.parse('2027-01-05T20:00:00Z')
    const example = {
      startAt: '2026-11-25T14:00:00+09:00',
      reservationDate: '2026-11-25',
      version: '2026-11-01',
      text: 'x',
    }
    expect(asOfNow([example, { expiresAt: '2026-11-20T12:55:00Z' }], now)).toEqual([
      { startAt: '2027-01-10T14:00:00+09:00', reservationDate: '2027-01-10', version: '2026-11-01', text: 'x' },
      { expiresAt: '2027-01-05T20:10:00.000Z' },
    ])
  })

  test('the SDK reads from them, and what a partner puts before them answers first', async () => {
    const sdk = createYoyaku({ baseUrl, locale: 'en' })
    const { data: shops } = await sdk.queries.search({ keyword: 'Mizukagami' }).queryFn()
    expect(shops.map(({ shopName }) => shopName)).toEqual(['Mizukagami Hair Tenjin'])
    server.use(http.get('*/api/v1/shops/search', () => HttpResponse.json({ data: [], total: 0, facets: {} })))
    expect((await sdk.queries.search({ keyword: 'nail' }).queryFn()).total).toBe(0)
    sdk.dispose()
  })
})
