import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../../test/harness.ts'
import type { Schemas } from '../../../contract/types.ts'
import { countedPeople } from '../../offers/is-for-people.ts'

type Cards = { data: Schemas['ShopCard'][]; total: number }
type Times = { data: { days: { date: string; status: string }[]; nextAvailableDate: string | null } }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
})
afterAll(() => api.close())

const today = Temporal.Now.plainDateISO('Asia/Tokyo')
const wednesday = today.add({ days: 14 + ((3 - today.dayOfWeek + 7) % 7) }).toString()

test.each([1, 2, 4])('A search for %d people on a date finds the shops whose times say so', async (quantity) => {
  expect(await found(wednesday, quantity)).toEqual(await free(wednesday, quantity))
})

test('A shop where everything is taken on a date is not found on it, and its card names the next day', async () => {
  const before = await found(wednesday, 1)
  const shopId = before[0] ?? ''
  await occupyAll(shopId, today.toString(), wednesday, 'reserved')
  const after = await found(wednesday, 1)
  expect(after).toEqual(before.filter((id) => id !== shopId))
  expect(after).toEqual(await free(wednesday, 1))
  const card = await api.call<{ data: Schemas['ShopCard'] }>('GET', `/api/v1/shops/${shopId}`)
  const next = card.body.data.nextAvailableDate ?? ''
  expect(next > wednesday).toBe(true)
  expect(await free(next, 1)).toContain(shopId)
})

test('What an expired hold had taken is free', async () => {
  const [shopId = ''] = (await found(wednesday, 1)).slice(-1)
  await occupyAll(shopId, wednesday, wednesday, 'live', '1 minute')
  expect(await found(wednesday, 1)).not.toContain(shopId)
  await api.clock({ advanceMs: 61_000 })
  expect(await found(wednesday, 1)).toContain(shopId)
})

test('Every card names the first day that its times name', async () => {
  const { body } = await api.call<Cards>('GET', '/api/v1/shops')
  for (const { id, nextAvailableDate } of body.data) {
    const days = await Promise.all((await servicesOf(id)).map((service) => nextOf(id, service)))
    const first = days.filter((day) => day !== null).toSorted()[0] ?? null
    expect({ id, nextAvailableDate }).toEqual({ id, nextAvailableDate: first })
  }
})

test('A day that was is free for nobody; a day too far ahead neither', async () => {
  expect(await found(today.subtract({ days: 1 }).toString(), 1)).toEqual([])
  expect(await found(today.add({ days: 400 }).toString(), 1)).toEqual([])
})

test('A date that does not exist is refused with its field', async () => {
  for (const date of ['2026-02-30', 'tomorrow', '2026-13-01', '20261120']) {
    const { status, body } = await api.call('GET', '/api/v1/shops/search', { query: { date } })
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: [{ field: 'date', code: 'FORMAT' }] })
  }
})

async function found(date: string, quantity: number): Promise<string[]> {
  const { body } = await api.call<Cards>('GET', '/api/v1/shops/search', { query: { date, quantity, limit: 50 } })
  expect(body.total).toBe(body.data.length)
  // Whoever asked for a day is told of that day.
  expect(new Set(body.data.map((card) => card.nextAvailableDate))).toEqual(new Set(body.data.length > 0 ? [date] : []))
  return body.data.map(({ id }) => id).toSorted()
}

/** The same, as the times of every single service tell it. */
async function free(date: string, quantity: number): Promise<string[]> {
  const shops = await api.db.selectFrom('shop').select('id').orderBy('id').execute()
  const stored = await Promise.all(
    shops.map(async ({ id }) => {
      const services = (await servicesOf(id)).flatMap((service) => {
        const people = countedPeople(service, quantity)
        return service.minQuantity <= people && people <= service.maxQuantity ? [{ id: service.id, people }] : []
      })
      const days = await Promise.all(services.map((service) => statusOn(id, service.id, service.people, date)))
      return days.some((status) => status === 'AVAILABLE' || status === 'LIMITED') ? [id] : []
    }),
  )
  return stored.flat().toSorted()
}

async function statusOn(
  shopId: string,
  serviceId: string,
  quantity: number,
  date: string,
): Promise<string | undefined> {
  const query = { serviceId, quantity, dateFrom: date, dateTo: date }
  const { body } = await api.call<Times>('GET', `/api/v1/shops/${shopId}/getAvailableTime`, { query })
  return body.data.days[0]?.status
}

async function nextOf(
  shopId: string,
  { id, minQuantity }: { id: string; minQuantity: number },
): Promise<string | null> {
  const query = {
    serviceId: id,
    quantity: minQuantity,
    dateFrom: today.toString(),
    dateTo: today.add({ days: 30 }).toString(),
  }
  const { body } = await api.call<Times>('GET', `/api/v1/shops/${shopId}/getAvailableTime`, { query })
  return body.data.days.find(({ status }) => status === 'AVAILABLE' || status === 'LIMITED')?.date ?? null
}

const servicesOf = (shopId: string) =>
  api.db
    .selectFrom('service')
    .select([
      'id',
      'min_quantity as minQuantity',
      'max_quantity as maxQuantity',
      'price_per as pricePer',
      'per_person as perPerson',
      'day_unit as dayUnit',
    ])
    .where('shop_id', '=', shopId)
    .execute()

/** Takes every person and thing of a shop for all of the days. */
async function occupyAll(
  shopId: string,
  from: string,
  to: string,
  state: string,
  lasting = '10 minutes',
): Promise<void> {
  const holdId = crypto.randomUUID()
  await sql`insert into hold (shop_id, id, service_id, unit_id, token_hash, state, draft, start_at, end_at, agreed, staff_ids, item_ids, expires_at)
    values (${shopId}, ${holdId}, '', '', ${holdId}, ${state}, '{}', app_now(), app_now() + interval '1 day', '{}', '{}', '{}',
      app_now() + ${lasting}::interval)`.execute(api.db)
  await sql`insert into occupancy (shop_id, bookable_id, during, hold_id)
    select shop_id, id, tstzrange(${from}::date - interval '1 day', ${to}::date + interval '1 day 12 hours'), ${holdId}
    from bookable where shop_id = ${shopId}`.execute(api.db)
}
