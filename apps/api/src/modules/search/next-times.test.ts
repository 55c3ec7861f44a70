import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 60 })
})
afterAll(() => api.close())

async function nextOf(query: Record<string, string | number>) {
  const { body } = await api.call<{ data: Schemas['ShopCard'][] }>('GET', '/api/v1/shops/search', {
    currency: 'JPY',
    query: { categoryId: 'beauty', limit: 30, ...query },
  })
  return body.data
}

test('Search answers the first times of the searched service on a date, and what the party pays, as the shop does', async () => {
  const [{ body: clock }] = [await api.call<{ data: Schemas['ShopCard'][] }>('GET', '/api/v1/shops/search')]
  const first = clock.data.find(({ nextAvailableDate }) => nextAvailableDate !== null)?.nextAvailableDate ?? ''
  const date = Temporal.PlainDate.from(first).add({ days: 3 }).toString()
  const cards = await nextOf({ date, quantity: 2 })
  const shown = cards.flatMap(({ id, searched }) =>
    searched?.next ? [{ shopId: id, ...searched, next: searched.next }] : [],
  )
  expect(shown.length).toBeGreaterThan(0)
  for (const { shopId, id: serviceId, next } of shown) {
    const query = { serviceId, unitId: next.unitId, quantity: 2, dateFrom: date, dateTo: date }
    const { body } = await api.call<{ data: Schemas['AvailableTime'] }>(
      'GET',
      `/api/v1/shops/${shopId}/getAvailableTime`,
      {
        currency: 'JPY',
        query,
      },
    )
    const slots = body.data.days[0]?.slots ?? []
    expect(next).toMatchObject({
      date,
      times: slots.slice(0, 3).map(({ time }) => time),
      total: slots[0]?.price,
      quantity: 2,
    })
  }
})

test('Search without a date, a number of people and a time answers no times', async () => {
  const cards = await nextOf({})
  expect(cards.map(({ searched }) => searched?.next ?? null)).toStrictEqual(cards.map(() => null))
})

test('Search finds what is not for a number of people, such as a car wash, for a party of two as for one', async () => {
  const [card] = await nextOf({ categoryId: 'car-care', limit: 1 })
  const date = Temporal.PlainDate.from(card?.nextAvailableDate ?? '').toString()
  const found = async (quantity: number) => {
    const cards = await nextOf({ categoryId: 'car-care', date, quantity })
    return cards.map(({ id, searched }) => [id, searched?.next?.times, searched?.next?.total])
  }
  const forOne = await found(1)
  expect(forOne.length).toBeGreaterThan(0)
  expect(await found(2)).toStrictEqual(forOne)
  const cards2 = await nextOf({ categoryId: 'car-care', date, quantity: 2 })
  expect(new Set(cards2.flatMap(({ searched }) => searched?.next?.quantity ?? []))).toEqual(new Set([1]))
})
