import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { book, concurrently, newKey } from '../../testing/booking.ts'
import { newEmail, newMember, tally } from '../../testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { entries, join, leave } from '../../testing/waiting-list.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  // One chair, taken from 10:00 to 12:00 in each test.
  await openShop(api.db, { hours: [{ weekday: 2, from: 600, to: 720 }], maxQuantity: 1 })
})
startEachTestAnew(() => api)

const fill = async () => {
  await book(api, { reservationTime: '10:00' })
  await book(api, { reservationTime: '11:00' })
}
const member = async () => (await newMember(api)).accessToken
const refusal = ({ status, body }: { status: number; body: { code: string; fields?: unknown } }) => [
  status,
  body.code,
  ...(body.fields === undefined ? [] : [body.fields]),
]

describe('joinWaitingList', () => {
  test('lists the entry as it was asked for, until the member leaves', async () => {
    await fill()
    const token = await member()
    const { status, body } = await join(api, token, { timeFrom: '10:30', timeTo: '11:00', staffId: 'aoi' })
    expect(status).toBe(201)
    expect(body.data).toStrictEqual({
      ...{ id: expect.any(String), status: 'waiting', offer: null, createdAt: expect.any(String) },
      ...{
        shopId: 'shop',
        shopName: 'Kumo',
        serviceId: 'cut',
        serviceName: 'Cut',
        unitId: null,
        timeZone: 'Asia/Tokyo',
      },
      ...{ date: '2026-11-24', timeFrom: '10:30', timeTo: '11:00', endsAt: '2026-11-24T02:00:00Z' },
      ...{ quantity: 1, isForPeople: true, attaches: [], staff: { id: 'aoi', name: 'aoi' }, resource: null },
      ...{ returnTime: null, returnShop: null },
    })
    expect(await entries(api, token)).toStrictEqual([body.data])
    expect((await leave(api, token, body.data.id)).status).toBe(200)
    expect((await leave(api, token, body.data.id)).status).toBe(200)
    expect(await entries(api, token)).toStrictEqual([])
  })

  test('counts nobody for what is not for a number of people, and the party for any service of the shop', async () => {
    await openShop(api.db, { id: 'wash', pricePer: 'booking', perPerson: false, maxQuantity: 1 })
    for (const reservationTime of ['10:00', '11:00']) await book(api, { shopId: 'wash', reservationTime })
    const token = await member()
    const wish = { shopId: 'wash', timeFrom: '10:00', timeTo: '11:00' }
    await join(api, token, wish)
    await join(api, token, { ...wish, serviceId: null })
    expect((await entries(api, token)).map(({ isForPeople }) => isForPeople)).toEqual([false, true])
  })

  test('refuses a wish that a free time fits, and takes it once that time is taken', async () => {
    const token = await member()
    await book(api, { reservationTime: '10:00' })
    expect(refusal(await join(api, token))).toEqual([409, 'TIME_AVAILABLE'])
    expect(refusal(await join(api, token, { serviceId: null }))).toEqual([409, 'TIME_AVAILABLE'])
    expect((await join(api, token, { timeTo: '10:30' })).status).toBe(201)
    await book(api, { reservationTime: '11:00' })
    expect((await join(api, token)).status).toBe(201)
  })

  test('takes five entries of a member at most, although they come at once, and the same twice as one', async () => {
    await fill()
    const token = await member()
    const times = ['10:00', '10:10', '10:20', '10:30', '10:40', '10:50', '11:00']
    const joined = await concurrently(times.length, (index) => join(api, token, { timeFrom: times[index] ?? null }))
    expect(tally(joined)).toEqual({ 201: 5, '409 WAITING_LIST_LIMIT': 2 })
    const [first] = await entries(api, token)
    const again = await join(api, token, { timeFrom: first?.timeFrom ?? null })
    expect([again.status, again.body.data]).toEqual([201, first])
    await leave(api, token, first?.id ?? '')
    expect((await join(api, token, { timeTo: '11:00' })).status).toBe(201)
  })

  test('answers the same key the same entry, also after it was left', async () => {
    await fill()
    const token = await member()
    const key = newKey()
    const [one, other] = [await join(api, token, {}, { key }), await join(api, token, {}, { key })]
    expect(other.body).toEqual(one.body)
    await leave(api, token, one.body.data.id)
    expect((await join(api, token, {}, { key })).body.data.id).toBe(one.body.data.id)
    expect(await entries(api, token)).toEqual([])
  })

  test.each([
    [{ date: '2026-11-19' }, [400, 'VALIDATION', [{ field: 'date', code: 'NOT_ALLOWED' }]]],
    [{ date: '2028-01-01' }, [400, 'VALIDATION', [{ field: 'date', code: 'NOT_ALLOWED' }]]],
    [{ date: '2026-11-20', timeTo: '00:10' }, [400, 'VALIDATION', [{ field: 'timeTo', code: 'NOT_ALLOWED' }]]],
    [{ timeFrom: '11:00', timeTo: '10:00' }, [400, 'VALIDATION', [{ field: 'timeTo', code: 'TOO_SMALL' }]]],
    [{ timeFrom: '25:99' }, [400, 'VALIDATION', [{ field: 'timeFrom', code: 'FORMAT' }]]],
    [{ quantity: 2 }, [400, 'VALIDATION', [{ field: 'quantity', code: 'TOO_LARGE' }]]],
    [{ quantity: 0 }, [400, 'VALIDATION', [{ field: 'quantity', code: 'TOO_SMALL' }]]],
    [{ unitId: 'none' }, [400, 'VALIDATION', [{ field: 'unitId', code: 'UNKNOWN' }]]],
    [{ staffId: 'nobody' }, [400, 'VALIDATION', [{ field: 'staffId', code: 'UNKNOWN' }]]],
    [
      { attaches: [{ attachId: 'none', quantity: 1 }] },
      [400, 'VALIDATION', [{ field: 'attaches.0.attachId', code: 'UNKNOWN' }]],
    ],
    [{ serviceId: null, staffId: 'aoi' }, [400, 'VALIDATION', [{ field: 'serviceId', code: 'REQUIRED' }]]],
    [{ serviceId: 'none' }, [404, 'NOT_AVAILABLE']],
    [{ shopId: 'none' }, [404, 'NOT_AVAILABLE']],
  ])('refuses %j', async (body, expected) => {
    await fill()
    const token = await member()
    expect(refusal(await join(api, token, body))).toEqual(expected)
    expect(await entries(api, token)).toEqual([])
  })
})

describe('A day whose last start can no longer be booked', () => {
  const lateOf = async (dateTo = '2026-11-24') => {
    const query = `serviceId=cut&quantity=1&dateFrom=2026-11-24&dateTo=${dateTo}`
    const { body } = await api.call<{ data: { days: { status: string; tooLate?: true }[] } }>(
      'GET',
      `/api/v1/shops/shop/getAvailableTime?${query}`,
    )
    return body.data.days.map(({ status, tooLate = false }) => [status, tooLate])
  }

  test('is too late an hour before its last start, when its waiting list is closed, too', async () => {
    await fill()
    await setClock(api, '2026-11-24T00:59:00Z')
    const token = await member()
    expect(await lateOf()).toEqual([['SOLD_OUT', false]])
    expect((await join(api, token)).status).toBe(201)
    await setClock(api, '2026-11-24T01:00:00Z')
    expect(await lateOf()).toEqual([['SOLD_OUT', true]])
    const late = [400, 'VALIDATION', [{ field: 'date', code: 'NOT_ALLOWED' }]]
    expect(refusal(await join(api, await member()))).toEqual(late)
    expect(refusal(await join(api, await member(), { serviceId: null }))).toEqual(late)
  })

  test('is told from a day whose wished times alone are over', async () => {
    await fill()
    await setClock(api, '2026-11-24T00:29:00Z')
    const token = await member()
    const late = [400, 'VALIDATION', [{ field: 'timeTo', code: 'NOT_ALLOWED' }]]
    expect(refusal(await join(api, token, { timeTo: '10:20' }))).toEqual(late)
    expect((await join(api, token, { timeTo: '10:30' })).status).toBe(201)
  })

  test('is never a closed day or one that is over: those say so', async () => {
    await setClock(api, '2026-11-25T00:00:00Z')
    expect(await lateOf('2026-11-25')).toEqual([
      ['SOLD_OUT', true],
      ['CLOSED', false],
    ])
  })
})

test('A page elsewhere sees and ends the entries that were made through it, and no others', async () => {
  await fill()
  const email = newEmail()
  const ours = (await newMember(api, email)).accessToken
  const elsewhere = (await newMember(api, email, { origin: 'https://partner.example' })).accessToken
  const own = (await join(api, ours)).body.data
  const through = (await join(api, elsewhere)).body.data
  expect((await entries(api, ours)).map(({ id }) => id)).toEqual([own.id, through.id])
  expect((await entries(api, elsewhere)).map(({ id }) => id)).toEqual([through.id])
  expect((await leave(api, elsewhere, own.id)).status).toBe(404)
  expect((await leave(api, elsewhere, through.id)).status).toBe(200)
})

test('What opens in a hundred thousand shops at once takes few locks', async () => {
  const taken = await api.db.transaction().execute(async (trx) => {
    await sql`select share_waiting_lists(array(select 'shop ' || number from generate_series(1, 100000) number))`.execute(
      trx,
    )
    const { rows } = await sql`select from pg_locks where pid = pg_backend_pid() and locktype = 'advisory'`.execute(trx)
    return rows.length
  })
  expect(taken).toBe(256)
})
