import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../demo/fill.ts'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { setClock } from '../../testing/shop.ts'

const DAYS = ['2026-11-23', '2026-12-06'] as const

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await fill(api.db, { shops: 60 })
  await setClock(api, '2026-11-22T00:00:00Z')
})
afterAll(() => api.close())

test('A day on which a shop of the demo catalogue is open is never CLOSED for two people', async () => {
  const services = await api.db
    .selectFrom('service')
    .select(['id', 'shop_id'])
    .where('active', '=', true)
    .where('sort', '=', 0)
    .where('max_quantity', '>=', 2)
    .execute()
  const hours = await api.db.selectFrom('shop_hours').select(['shop_id', 'weekday']).execute()
  const holidays = await api.db.selectFrom('shop_holiday').selectAll().execute()
  const isHoliday = new Set(holidays.map(({ shop_id, month_day }) => `${shop_id} ${month_day}`))
  const opens = new Set(hours.map(({ shop_id, weekday }) => `${shop_id} ${weekday}`))
  const wrong: string[] = []
  let soldOut = 0
  for (const { id, shop_id: shopId } of services) {
    const { body } = await api.call<{ data: Schemas['AvailableTime'] }>(
      'GET',
      `/api/v1/shops/${shopId}/getAvailableTime`,
      {
        query: { serviceId: id, quantity: 2, dateFrom: DAYS[0], dateTo: DAYS[1] },
      },
    )
    for (const { date, status, maxQuantity } of body.data.days) {
      const { dayOfWeek } = Temporal.PlainDate.from(date)
      const isOpen = opens.has(`${shopId} ${dayOfWeek}`) && !isHoliday.has(`${shopId} ${date.slice(-5)}`)
      if (isOpen === (status === 'CLOSED')) wrong.push(`${shopId} ${date} ${status}`)
      if (maxQuantity === 1) soldOut += 1
    }
  }
  expect(services.length).toBeGreaterThan(30)
  expect(wrong).toEqual([])
  expect(soldOut).toBeGreaterThan(0)
})
