import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { book, cancel, hold, reserve } from '../../testing/booking.ts'
import { newMember } from '../../testing/people.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { entries, join } from '../../testing/waiting-list.ts'

let api: TestApi

/** One car for one day or two, picked up at `shop` and returned there or at the airport. */
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  const units = [1, 2].map((days) => ({ id: `d${days}`, durationMinutes: days * 1440, price: days * 6000 }))
  await openShop(api.db, {
    ...{ mode: 'resource', dayUnit: true, perPerson: false, pricePer: 'booking', maxQuantity: 7, units },
    ...{ items: [{ id: 'van', capacity: 7 }], staff: [] },
  })
  await openShop(api.db, { id: 'airport' })
  await openShop(api.db, { id: 'salon' })
  await api.db
    .insertInto('return_branch')
    .values({ shop_id: 'shop', branch_id: 'airport', price: 3000, sort: 0 })
    .execute()
})
startEachTestAnew(() => api)

const days = { unitId: 'd2', quantity: 4, date: '2026-11-24', timeFrom: '11:00', timeTo: '11:00' }
const member = async () => (await newMember(api)).accessToken

test('Who waits for a rental is offered it with its return, and reserves just that', async () => {
  const taken = await book(api, { appointmentUnitId: 'd2', reservationTime: '11:00', quantity: 4 })
  const token = await member()
  const wanted = { ...days, returnTime: '18:00', returnShopId: 'airport' }
  const joined = await join(api, token, wanted)
  expect(joined).toMatchObject({
    status: 201,
    body: { data: { returnTime: '18:00', returnShop: { id: 'airport', name: 'Kumo' } } },
  })
  expect((await join(api, token, wanted)).body.data.id).toBe(joined.body.data.id)
  expect((await join(api, token, { ...wanted, returnTime: null })).body.data.id).not.toBe(joined.body.data.id)
  await cancel(api, taken.reservation.codeNumber, { token: taken.token })
  await api.context.deliveries.run()
  const [entry] = await entries(api, token)
  const offer = entry?.offer
  expect(offer).toMatchObject({
    draft: { returnTime: '18:00', returnShopId: 'airport' },
    startAt: '2026-11-24T02:00:00Z',
    endAt: '2026-11-25T09:00:00Z',
  })
  const held = await hold(api, offer?.draft, { token })
  expect(held.body.data.quote.shopTotal).toEqual({ amount: 15_000, currency: 'JPY' })
  expect((await reserve(api, held.body.data, { token })).status).toBe(201)
  expect(await entries(api, token)).toEqual([])
})

test('Who can only return at another time is not offered what ends too late for it', async () => {
  const taken = await book(api, { appointmentUnitId: 'd1', reservationTime: '11:00' })
  // Somebody else has the car from noon of the last day.
  await book(api, { appointmentUnitId: 'd1', reservationDate: '2026-11-25', reservationTime: '12:00' })
  const [early, late] = [await member(), await member()]
  await join(api, late, { ...days, returnTime: '18:00' })
  await join(api, early, { ...days, returnTime: '12:00' })
  await cancel(api, taken.reservation.codeNumber, { token: taken.token })
  await api.context.deliveries.run()
  expect((await entries(api, late))[0]?.offer).toBeNull()
  expect((await entries(api, early))[0]?.offer).toMatchObject({ endAt: '2026-11-25T03:00:00Z' })
})

test.each([
  [{ shopId: 'salon', unitId: null, returnTime: '18:00' }, 'returnTime', 'NOT_ALLOWED'],
  [{ shopId: 'salon', unitId: null, returnShopId: 'airport' }, 'returnShopId', 'NOT_ALLOWED'],
  [{ returnShopId: 'salon' }, 'returnShopId', 'UNKNOWN'],
  [{ serviceId: null, unitId: null, returnTime: '18:00' }, 'serviceId', 'REQUIRED'],
  [{ returnTime: '25:00' }, 'returnTime', 'FORMAT'],
])('A wish with %j is refused by the name of its field', async (wish, field, code) => {
  const answer = await join(api, await member(), { ...days, quantity: 1, ...wish })
  expect([answer.status, answer.body.fields]).toEqual([400, [{ field, code }]])
})
