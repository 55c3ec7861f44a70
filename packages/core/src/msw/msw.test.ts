import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSdk, until } from '../index.ts'
import { anyStep } from '../testing/index.ts'
import { ANSWERS } from './answers.gen.ts'
import { asOfNow } from './as-of-now.ts'
import { handlers } from './index.ts'

const baseUrl = 'http://yoyaku.test'
const server = setupServer(...handlers({ baseUrl }))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

describe('mocks at the network', () => {
  test.each(ANSWERS)('$method $path answers the example of the contract', async ({ method, path, status, body }) => {
    const answer = await fetch(baseUrl + path.replace(/\{\w+\}/g, 'x'), { method: method.toUpperCase() })
    const shape = (value: unknown) => JSON.stringify(value).replace(/\d{4}-\d\d-\d\d(?:T[\d:.]+)?/g, 'DATE')
    expect([answer.status, shape(await answer.json())]).toEqual([status, shape(body)])
  })

  test('a slot that is held is held now: a page can book by hand', async () => {
    const sdk = createSdk({ baseUrl, locale: 'en', live: false })
    const slot = { shopId: 'shop-1', reservationDate: '2026-12-24', reservationTime: '18:00' }
    const booking = sdk.reservation({ serviceId: 'service-1', ...slot })
    await until(booking, ({ step }) => step !== 'starting')
    const flow = anyStep(booking)
    flow.get().review()
    await vi.waitFor(() => expect(flow.get().busy).toBe(false))
    const { step, hold, failure } = flow.get()
    expect([step, failure]).toEqual(['signing-in', null])
    expect(Date.parse(hold?.expiresAt ?? '') - Date.now()).toBeGreaterThan(9 * 60_000)
    sdk.dispose()
  })

  test('dates are as many days later as have passed, in the zone of the example', () => {
    const now = Date.parse('2027-01-05T20:00:00Z')
    const example = {
      startAt: '2026-11-25T14:00:00+09:00',
      reservationDate: '2026-11-25',
      version: '2026-11-01',
      text: 'x',
    }
    expect(asOfNow([example, { expiresAt: '2026-11-20T12:55:00Z' }], now)).toEqual([
      { startAt: '2027-01-10T14:00:00+09:00', reservationDate: '2027-01-10', version: '2026-11-01', text: 'x' },
      { expiresAt: '2027-01-05T20:10:00.000Z' },
    ])
  })

  test('the SDK reads from them, and what a partner puts before them answers first', async () => {
    const sdk = createSdk({ baseUrl, locale: 'en' })
    const { data: shops } = await sdk.queries.search({ keyword: 'hair' }).queryFn()
    expect(shops.map(({ shopName }) => shopName)).toEqual(['Mizukagami Hair Tenjin'])
    server.use(http.get('*/api/v1/shops/search', () => HttpResponse.json({ data: [], total: 0, facets: {} })))
    expect((await sdk.queries.search({ keyword: 'nail' }).queryFn()).total).toBe(0)
    sdk.dispose()
  })
})
