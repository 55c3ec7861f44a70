import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import type { LateFee } from '../../db/tables/booking-snapshot.ts'
import { hold, reserve } from '../../testing/booking.ts'
import { newMember } from '../../testing/people.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { quoteIdOf } from './quote-id.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)

const feeIs = (fee: LateFee | null) =>
  api.db
    .updateTable('shop')
    .set({ late_fee: fee && JSON.stringify(fee) })
    .where('id', '=', 'shop')
    .execute()

describe('The late cancellation fee of a shop', () => {
  test.each<[LateFee | null, Schemas['LateFee']]>([
    [null, { percent: 0, amount: { amount: 0, currency: 'JPY' } }],
    [{ percent: 0 }, { percent: 0, amount: { amount: 0, currency: 'JPY' } }],
    [{ percent: 33 }, { percent: 33, amount: { amount: 1980, currency: 'JPY' } }],
    [{ amount: 3000 }, { percent: null, amount: { amount: 3000, currency: 'JPY' } }],
  ])('%j is part of a hold and its reservation as %j, in the currency of the shop', async (fee, shown) => {
    await feeIs(fee)
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token, currency: 'USD' })).body.data
    expect(held.policy.lateFee).toEqual(shown)
    expect((await reserve(api, held, { token })).body.data.lateFee).toEqual(shown)
  })

  test('is shown with the shop and its services and before there is a hold, where a share has no amount yet', async () => {
    await feeIs({ percent: 50 })
    const shown = { percent: 50, amount: null }
    const { body: shop } = await api.call<{ data: Schemas['Shop'] }>('GET', '/api/v1/shops/shop')
    const { body: service } = await api.call<{ data: Schemas['ServiceDetail'] }>('GET', '/api/v1/services/cut')
    expect([shop.data.lateFee, service.data.shop.lateFee]).toEqual([shown, shown])
    const { body } = await api.call<{ data: Schemas['ConfirmReminder'] }>('GET', '/api/v1/shops/shop/confirm-reminder')
    expect(body.data.cancellationPolicy).toEqual({
      freeHours: 24,
      lateFee: shown,
      reschedule: { hours: 24, limit: 3 },
      text: "Cancel for free up to 24 hours before the start. The shop's late cancellation fee is 50% of the total. You can change the reservation up to 3 times, until 24 hours before the start. You pay at the shop; nothing is charged now.",
    })
  })

  test('is none where the shop has stated none, also before there is a hold', async () => {
    await feeIs(null)
    const none = { percent: 0, amount: { amount: 0, currency: 'JPY' } }
    const { body: shop } = await api.call<{ data: Schemas['Shop'] }>('GET', '/api/v1/shops/shop')
    const { body: service } = await api.call<{ data: Schemas['ServiceDetail'] }>('GET', '/api/v1/services/cut')
    const { body } = await api.call<{ data: Schemas['ConfirmReminder'] }>('GET', '/api/v1/shops/shop/confirm-reminder')
    const { lateFee, text } = body.data.cancellationPolicy
    expect([shop.data.lateFee, service.data.shop.lateFee, lateFee]).toEqual([none, none, none])
    expect(text).toBe(
      'This shop has no cancellation fee. You can change the reservation up to 3 times, until 24 hours before the start. You pay at the shop; nothing is charged now.',
    )
  })

  test('is the one that was shown with the hold, whatever it is when one confirms or later', async () => {
    await feeIs({ percent: 50 })
    const { accessToken: token } = await newMember(api)
    const held = (await hold(api, {}, { token })).body.data
    await feeIs({ percent: 100 })
    const { codeNumber, lateFee } = (await reserve(api, held, { token })).body.data
    expect(lateFee).toEqual(held.policy.lateFee)
    await feeIs(null)
    const url = `/api/v1/user/reservation/${codeNumber}`
    const { body } = await api.call<{ data: Schemas['Reservation'] }>('GET', url, { token })
    expect(body.data.lateFee).toEqual(lateFee)
  })

  test('is part of the id of the quote', async () => {
    const { quote } = (await hold(api)).body.data
    const row = await api.db.selectFrom('hold').selectAll().executeTakeFirstOrThrow()
    const idWith = (lateFee: LateFee | null) => quoteIdOf({ ...row, agreed: { ...row.agreed, lateFee } })
    const [withoutFee, none, all] = [null, { percent: 0 }, { percent: 100 }].map(idWith)
    expect(withoutFee).toBe(quote.id)
    expect(new Set([withoutFee, none, all]).size).toBe(3)
  })

  test.each([{}, { percent: 101 }, { percent: -1 }, { amount: 0 }, { percent: 50, amount: 3000 }])(
    '%j is refused by the database',
    async (fee) => {
      await expect(feeIs(fee as LateFee)).rejects.toThrow(/shop_late_fee_check/)
    },
  )
})
