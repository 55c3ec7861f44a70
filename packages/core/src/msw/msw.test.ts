import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSdk } from '../index.ts'
import { ANSWERS } from './answers.gen.ts'
import { handlers } from './index.ts'

const baseUrl = 'http://yoyaku.test'
const server = setupServer(...handlers({ baseUrl }))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

describe('mocks at the network', () => {
  test.each(ANSWERS)('$method $path answers the example of the contract', async ({ method, path, status, body }) => {
    const answer = await fetch(baseUrl + path.replace(/\{\w+\}/g, 'x'), { method: method.toUpperCase() })
    expect([answer.status, await answer.json()]).toEqual([status, body])
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
