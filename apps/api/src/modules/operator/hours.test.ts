import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { FieldError, Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { book, hold } from '../../testing/booking.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { waits } from '../../testing/waits.ts'

const token = 'the-key-of-the-operators'
// A Tuesday.
const DATE = '2026-11-24'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: token } })
  await insertReferenceData(api.db)
  await openShop(api.db, { staff: [{ id: 'aoi' }, { id: 'ren' }], mode: 'staff' })
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await api.db.deleteFrom('special_hours').execute()
  await setWeekly([1, 2, 3, 4, 5, 6, 7], { open: '10:00', close: '20:00' })
})

const HOURS = '/api/v1/operator/shops/shop/hours'
type Answer = { data: Schemas['HoursWithReservations']; fields?: FieldError[] }
type Opening = Schemas['HoursOfDay'][number]
const setWeekly = (weekdays: number[], ...hours: Opening[]) =>
  api.call<Answer>('PUT', `${HOURS}/weekly`, { token, body: { weekdays, hours } })
const setSpecial = (...hours: Opening[]) => api.call<Answer>('PUT', HOURS, { token, body: { date: DATE, hours } })
const listed = ({ body }: { body: Answer }) => ({
  reservations: body.data.reservations.map(({ codeNumber }) => codeNumber),
  totals: [body.data.total, body.data.totalHolds],
})

// Promise (Screens): when the hours of a shop change, what is booked outside the new ones stays and is listed
test('operatorSetWeeklyHours lists the reservations and holds of these weekdays that are outside the new hours', async () => {
  const early = (await book(api, { reservationTime: '10:00' })).reservation.codeNumber
  await book(api, { reservationTime: '14:00' })
  await book(api, { reservationDate: '2026-11-25', reservationTime: '10:00' })
  await hold(api, { reservationTime: '10:00' })
  const answer = await setWeekly([2], { open: '12:00', close: '20:00' })
  expect(listed(answer)).toEqual({ reservations: [early], totals: [1, 1] })
  expect(answer.body.data.hours.weekly.filter(({ weekday }) => weekday === 2)).toEqual([
    { weekday: 2, open: '12:00', close: '20:00' },
  ])
  expect(listed(await setWeekly([2], { open: '10:00', close: '20:00' }))).toEqual({ reservations: [], totals: [0, 0] })
})

test.each([
  ['goes on after the next weekday opens', [2], '18:00', '34:30', 'hours[0].close', 'NOT_ALLOWED'],
  ['of Sunday goes on after Monday opens', [7], '18:00', '10:30', 'hours[0].close', 'NOT_ALLOWED'],
  [
    'meets the same hours of the next weekday',
    [1, 2, 3, 4, 5, 6, 7],
    '01:00',
    '26:00',
    'hours[0].close',
    'NOT_ALLOWED',
  ],
] as const)('operatorSetWeeklyHours refuses a night that %s', async (_, weekdays, open, close, field, code) => {
  const { status, body } = await setWeekly([...weekdays], { open, close })
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields: [{ field, code }] })
})

test('operatorSetSpecialHours refuses hours that meet those of the day before or the next one, and takes what touches them', async () => {
  const set = async (date: string, open: string, close: string) => {
    const { status, body } = await api.call<{ fields?: object[] }>('PUT', HOURS, {
      token,
      body: { date, hours: [{ open, close }] },
    })
    return status === 200 ? status : body.fields
  }
  const tooLate = [{ field: 'hours[0].close', code: 'NOT_ALLOWED' }]
  const tooEarly = [{ field: 'hours[0].open', code: 'TOO_SMALL' }]
  // Every day opens at ten.
  expect(await set('2026-12-12', '18:00', '34:30')).toEqual(tooLate)
  expect(await set('2026-12-12', '18:00', '34:00')).toBe(200)
  expect(await set('2026-12-13', '09:00', '20:00')).toEqual(tooEarly)
  expect(await set('2026-12-13', '12:00', '20:00')).toBe(200)
  expect(await set('2026-12-12', '18:00', '36:00')).toBe(200)
})

test('operatorSetSpecialHours keeps the hours of a day whose usual ones meet special hours of the day before or after', async () => {
  const set = (date: string, ...hours: Opening[]) => api.call<Answer>('PUT', HOURS, { token, body: { date, hours } })
  await set('2026-12-13', { open: '12:00', close: '20:00' })
  await set('2026-12-12', { open: '18:00', close: '36:00' })
  const { status, body } = await set('2026-12-13')
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields: [{ field: 'date', code: 'NOT_ALLOWED' }] })
  expect((await set('2026-12-12')).status).toBe(200)
  expect((await set('2026-12-13')).status).toBe(200)
})

test.each([
  // Saturday, 12 December 2026, is open until noon of Sunday, which opens at half past twelve, and Monday at two in the night.
  ['begin under the special night of the day before', [7], '10:00', '20:00', 'hours[0].open', 'TOO_SMALL'],
  ['go on after special hours of the next day open', [7], '18:00', '26:30', 'hours[0].close', 'NOT_ALLOWED'],
] as const)('operatorSetWeeklyHours refuses hours that %s', async (_, weekdays, open, close, field, code) => {
  const set = (date: string, ...hours: Opening[]) => api.call<Answer>('PUT', HOURS, { token, body: { date, hours } })
  await setWeekly([7], { open: '12:30', close: '20:00' })
  await set('2026-12-12', { open: '18:00', close: '36:00' })
  await set('2026-12-14', { open: '02:00', close: '20:00' })
  const { status, body } = await setWeekly([...weekdays], { open, close })
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields: [{ field, code }] })
  expect((await setWeekly([7], { open: '12:00', close: '26:00' })).status).toBe(200)
  // No Wednesday is beside a day with special hours.
  expect((await setWeekly([3], { open, close: '26:30' })).status).toBe(200)
})

test('operatorSetWeeklyHours takes a night until the next weekday opens, and then no hours that begin before it ends', async () => {
  expect((await setWeekly([2], { open: '18:00', close: '34:00' })).status).toBe(200)
  const { status, body } = await setWeekly([3], { open: '09:30', close: '20:00' })
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: [{ field: 'hours[0].open', code: 'TOO_SMALL' }],
  })
})

test('operatorSetWeeklyHours with no hours lists all of the weekday, but not a day that has special hours', async () => {
  const { codeNumber } = (await book(api)).reservation
  expect(listed(await setWeekly([2]))).toEqual({ reservations: [codeNumber], totals: [1, 0] })
  await setSpecial({ open: '09:00', close: '18:00' })
  expect(listed(await setWeekly([2]))).toEqual({ reservations: [], totals: [0, 0] })
})

test('operatorSetSpecialHours lists what ends after the shop closes on that day', async () => {
  const { codeNumber } = (await book(api, { reservationTime: '14:30' })).reservation
  expect(listed(await setSpecial({ open: '10:00', close: '15:30' })).totals).toEqual([0, 0])
  expect(listed(await setSpecial({ open: '10:00', close: '15:00' })).reservations).toEqual([codeNumber])
  // Two stretches with a break in between.
  expect(
    listed(await setSpecial({ open: '10:00', close: '15:00' }, { open: '15:30', close: '20:00' })).reservations,
  ).toEqual([codeNumber])
})

const close = {
  weekly: (trx: Trx) => trx.deleteFrom('shop_hours').where('weekday', '=', 2).execute(),
  special: (trx: Trx) =>
    trx.insertInto('special_hours').values({ shop_id: 'shop', date: DATE, opens: 780, closes: 900 }).execute(),
}
test.for(['weekly', 'special'] as const)(
  'A hold waits for %s hours that are being set, and then sees them',
  async (kind) => {
    const { holding } = await transaction(api.db, async (trx) => {
      await close[kind](trx)
      const holding = hold(api)
      await waits(api.db, holding, 'from bookable')
      return { holding }
    })
    const { status, body } = await holding
    const field = { weekly: 'draft.reservationDate', special: 'draft.reservationTime' }[kind]
    expect([status, body.fields]).toEqual([400, [{ field, code: 'NOT_ALLOWED' }]])
  },
)

test('Hours that are set wait for a hold that is being made', async () => {
  const { setting } = await transaction(api.db, async (trx) => {
    await trx.selectFrom('bookable').select('id').where('shop_id', '=', 'shop').orderBy('id').forNoKeyUpdate().execute()
    const setting = setWeekly([2])
    await waits(api.db, setting, 'delete from "shop_hours"')
    return { setting }
  })
  expect((await setting).status).toBe(200)
})
