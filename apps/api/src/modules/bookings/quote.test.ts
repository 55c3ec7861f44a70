import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { changeHold, concurrently, hold, list, newKey, readHold, reserve } from '../../testing/booking.ts'
import { newMember, tally } from '../../testing/people.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ maxConnections: 20 })
  await insertReferenceData(api.db)
  await openShop(api.db)
  const staff = [{ id: 'aoi' }, { id: 'ren' }]
  const units = [
    { id: 'hour', durationMinutes: 60, price: 6000 },
    { id: 'long', durationMinutes: 90, price: 6000 },
  ]
  const attaches = [{ id: 'spa', price: 0, durationMinutes: 0, maxQuantity: 1 }]
  await openShop(api.db, { id: 'salon', staff, units, attaches, perPerson: false, pricePer: 'booking' })
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await priceIs(6000)
})

const priceIs = (price: number) =>
  api.db.updateTable('service_unit').set({ price }).where('shop_id', '=', 'shop').execute()

describe('createReservation answers 412 PRICE_CHANGED', () => {
  test('to each of four parallel confirmations of a price that changed', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token, currency: 'JPY' })).body.data
    await priceIs(9000)
    const answers = await concurrently(4, () => reserve(api, held, { token }))
    expect(tally(answers)).toEqual({ '412 PRICE_CHANGED': 4 })
    expect((await list(api, token)).body.total).toBe(0)
  })

  // Promise (Screens): reservation: nobody reserves a price or time they did not see
  test('again to the same key after the first 412 was lost', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token, currency: 'JPY' })).body.data
    await priceIs(9000)
    const key = newKey()
    const answers = [await reserve(api, held, { token, key }), await reserve(api, held, { token, key })]
    expect(tally(answers)).toEqual({ '412 PRICE_CHANGED': 2 })
    expect((await list(api, token)).body.total).toBe(0)
  })
})

describe('createReservation of a hold that changed', () => {
  test.each<[string, Partial<Schemas['HoldDraft']>]>([
    ['its time', { reservationTime: '15:00' }],
    ['its people', { quantity: 2 }],
  ])('%s in another tab answers 412 until the new quote is named', async (_, change) => {
    const shopId = 'salon'
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, { shopId }, { token })).body.data
    const { data } = (await changeHold(api, held, { shopId, ...change })).body
    const refused = await reserve(api, held, { token })
    expect([refused.status, refused.body.code, refused.body.quote]).toEqual([412, 'PRICE_CHANGED', data.quote])
    const { status, body } = await reserve(api, data, { token })
    expect([status, body.data.startAt, body.data.quantity]).toEqual([201, data.startAt, data.draft.quantity])
  })

  test('back to what was shown is a reservation of what was shown', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token })).body.data
    await priceIs(9000)
    expect((await reserve(api, held, { token })).status).toBe(412)
    await priceIs(6000)
    const { status, body } = await reserve(api, held, { token })
    expect([status, body.data.total]).toEqual([201, held.quote.total])
  })

  test('of another quote that is a reservation already answers what it became, with every key', async () => {
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token })).body.data
    const { data } = (await changeHold(api, held, { reservationTime: '15:00' })).body
    const key = newKey()
    const { codeNumber } = (await reserve(api, data, { token, key })).body.data
    const late = await reserve(api, held, { token })
    expect([late.status, late.body.code, late.body.codeNumber]).toEqual([409, 'HOLD_EXPIRED', codeNumber])
    expect((await reserve(api, { ...data, quote: held.quote }, { token, key })).body.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
    const same = [await reserve(api, data, { token, key }), await reserve(api, data, { token })]
    expect(same.map(({ status, body }) => [status, body.data.codeNumber])).toEqual([
      [201, codeNumber],
      [201, codeNumber],
    ])
    expect((await list(api, token)).body.total).toBe(1)
  })
})

describe('A quote', () => {
  const quoteOf = ({ body }: Awaited<ReturnType<typeof hold>>) => body.data.quote

  test('has one id, however often and in whatever language it is read', async () => {
    const held = await hold(api, {}, { currency: 'JPY' })
    const { data } = held.body
    const again = [
      await readHold(api, data, { currency: 'JPY' }),
      await readHold(api, data, { currency: 'JPY', locale: 'ja' }),
      await changeHold(api, data, undefined, { currency: 'JPY' }),
      await changeHold(api, data, {}, { currency: 'JPY' }),
    ]
    expect(again.map((answer) => quoteOf(answer).id)).toEqual(again.map(() => data.quote.id))
  })

  test('has another id with another time, more people, an extra, another unit, a person, a currency or a rate', async () => {
    const shopId = 'salon'
    const who = { currency: 'JPY' } as const
    const { data } = (await hold(api, { shopId }, who)).body
    const changes: Partial<Schemas['HoldDraft']>[] = [
      { reservationTime: '15:00' },
      { reservationDate: '2026-11-25' },
      { quantity: 2 },
      { attaches: [{ attachId: 'spa', quantity: 1 }] },
      { appointmentUnitId: 'long' },
    ]
    const ids = [data.quote.id]
    for (const change of changes) ids.push(quoteOf(await changeHold(api, data, { shopId, ...change }, who)).id)
    for (const staffId of ['aoi', 'ren']) {
      ids.push(quoteOf(await changeHold(api, data, { shopId, quantity: 3, staffId }, who)).id)
    }
    ids.push(quoteOf(await readHold(api, data, { currency: 'USD' })).id)
    await api.db.updateTable('exchange_rate').set({ per_usd: '149' }).where('currency', '=', 'JPY').execute()
    await readHold(api, data, who)
    ids.push(quoteOf(await readHold(api, data, { currency: 'USD' })).id)
    await api.db.updateTable('exchange_rate').set({ per_usd: '150' }).where('currency', '=', 'JPY').execute()
    expect(new Set(ids).size).toBe(ids.length)
  })
})
