import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { everyDay, insertReferenceData, openShop, setClock } from '../../testing/shop.ts'

const FRIDAY = '2026-11-20'
const SUNDAY = '2026-11-22'

describe('Search without a date', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
    await insertReferenceData(api.db)
    // The second of two is there on Sundays alone, in the evening.
    const staff = [
      { id: 'mei', shifts: everyDay(10 * 60, 20 * 60) },
      { id: 'ken', shifts: [{ weekday: 7, from: 17 * 60, to: 20 * 60 }] },
    ]
    await openShop(api.db, { staff })
    await openShop(api.db, {
      id: 'bath',
      staff: [],
      items: [{ id: 'tub', capacity: 2 }],
      mode: 'none',
      perPerson: false,
      pricePer: 'booking',
    })
    await setClock(api, `${FRIDAY}T00:00:00Z`)
  })
  afterAll(() => api.close())

  async function card(query: Record<string, string | number | string[]>, id = 'shop') {
    const { status, body } = await api.call<{ data: Schemas['ShopCard'][] }>('GET', '/api/v1/shops/search', {
      ...{ currency: 'JPY', locale: 'en' },
      query: { keyword: 'cut', ...query },
    })
    expect(status).toBe(200)
    return body.data.find((one) => one.id === id)
  }

  test('names the next day that has a time for all, its first times and what they pay together', async () => {
    expect(await card({})).toMatchObject({ nextAvailableDate: FRIDAY, pricePer: 'person' })
    expect((await card({}))?.searched?.next).toBeUndefined()
    expect(await card({ quantity: 2 })).toMatchObject({
      nextAvailableDate: SUNDAY,
      searched: {
        pricePer: 'person',
        priceFrom: { amount: 6000 },
        next: { date: SUNDAY, times: ['17:00', '17:30', '18:00'], total: { amount: 12_000 }, quantity: 2 },
      },
    })
  })

  test('goes by the number of people and the time that the keyword says', async () => {
    expect((await card({ keyword: 'cut for 2' }))?.nextAvailableDate).toBe(SUNDAY)
    expect(await card({ keyword: 'cut for 2 after 6pm' })).toMatchObject({
      searched: { next: { date: SUNDAY, times: ['18:00', '18:30', '19:00'] } },
    })
    expect(await card({ timeOfDay: ['evening'] })).toMatchObject({
      nextAvailableDate: FRIDAY,
      searched: { next: { times: ['18:00', '18:30', '19:00'], quantity: 1 } },
    })
  })

  test('names no day for more people than ever fit', async () => {
    expect(await card({ quantity: 3 })).toMatchObject({ nextAvailableDate: null, searched: { pricePer: 'person' } })
  })

  test('says what is not paid by each person', async () => {
    expect(await card({ quantity: 2 }, 'bath')).toMatchObject({
      pricePer: 'booking',
      searched: { pricePer: 'booking', next: { total: { amount: 6000 }, quantity: 2 } },
    })
  })
})
