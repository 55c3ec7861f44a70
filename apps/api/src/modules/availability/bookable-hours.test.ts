import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { hold } from '../../testing/booking.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { waits } from '../../testing/waits.ts'

const DATE = '2026-11-24'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db, {
    staff: [{ id: 'aoi' }, { id: 'ren' }],
    items: [{ id: 'chair' }],
    mode: 'staff_and_resource',
  })
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await api.db.deleteFrom('bookable_special_hours').execute()
})

const give = (db: Db | Trx, bookable_id: string, opens: number, closes: number) =>
  db.insertInto('bookable_special_hours').values({ shop_id: 'shop', bookable_id, date: DATE, opens, closes }).execute()

type Times = { data: { days: { status: Schemas['DayStatus']; slots: { time: string; vacancies: number }[] }[] } }
async function day(staffId?: string) {
  const query = { serviceId: 'cut', quantity: 1, dateFrom: DATE, dateTo: DATE, ...(staffId && { staffId }) }
  const { body } = await api.call<Times>('GET', '/api/v1/shops/shop/getAvailableTime', { query })
  const [{ status, slots } = { status: '', slots: [] }] = body.data.days
  return [status, slots.at(0)?.time, slots.at(-1)?.time]
}
async function found() {
  const query = { date: DATE, quantity: 1 }
  return (await api.call<{ total: number }>('GET', '/api/v1/shops/search', { query })).body.total
}

// Promise (Screens): other hours of one staff member or thing on one day count at once for free times, searches and holds
test('Hours of one staff member count at once for their times, and a hold outside them is refused', async () => {
  expect(await day('aoi')).toEqual(['AVAILABLE', '10:00', '19:00'])
  await give(api.db, 'aoi', 780, 900)
  expect([await day('aoi'), await day('ren')]).toEqual([
    ['AVAILABLE', '13:00', '14:00'],
    ['AVAILABLE', '10:00', '19:00'],
  ])
  expect((await hold(api, { staffId: 'aoi', reservationTime: '12:00' })).body.code).toBe('SLOT_TAKEN')
  expect((await hold(api, { staffId: 'aoi', reservationTime: '13:00' })).status).toBe(201)
})

test('Hours of a thing bound everybody who needs it; where it is not there, the day is not found', async () => {
  await give(api.db, 'chair', 780, 900)
  expect([await day(), await found()]).toEqual([['AVAILABLE', '13:00', '14:00'], 1])
  await api.db.deleteFrom('bookable_special_hours').execute()
  await give(api.db, 'chair', 0, 0)
  expect([await day(), await found()]).toEqual([['SOLD_OUT', undefined, undefined], 0])
})

test('Hours outside those of the shop open nothing', async () => {
  await give(api.db, 'aoi', 480, 720)
  await give(api.db, 'ren', 0, 0)
  expect(await day()).toEqual(['AVAILABLE', '10:00', '11:00'])
})

test('A hold waits for hours that are being set, and then sees them', async () => {
  const { holding } = await transaction(api.db, async (trx) => {
    await give(trx, 'chair', 780, 900)
    const holding = hold(api)
    await waits(api.db, holding, 'from bookable')
    return { holding }
  })
  const { status, body } = await holding
  expect([status, body.code]).toEqual([409, 'SLOT_TAKEN'])
})

test('A hold waits for hours that are being taken away', async () => {
  await give(api.db, 'chair', 0, 0)
  const { holding } = await transaction(api.db, async (trx) => {
    await trx.deleteFrom('bookable_special_hours').execute()
    const holding = hold(api)
    await waits(api.db, holding, 'from bookable')
    return { holding }
  })
  expect((await holding).status).toBe(201)
})
