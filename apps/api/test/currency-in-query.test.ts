import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness.ts'

const SHOPS = '/api/v1/shops?limit=3'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 3 })
})
afterAll(() => api.close())

/** As a page on another origin asks, or ours by the header. */
const ask = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })

test.each(['USD', 'JPY', 'KRW', 'TWD'])('A read with ?currency=%s answers what the header would', async (currency) => {
  const [byQuery, byHeader] = [await ask(`${SHOPS}&currency=${currency}`), await ask(SHOPS, { 'x-currency': currency })]
  expect(byQuery.statusCode).toBe(200)
  expect(byQuery.body).toContain(`"currency":"${currency}"`)
  expect(byQuery.body).toBe(byHeader.body)
  expect(byQuery.headers.etag).toBe(byHeader.headers.etag)
  expect(byQuery.headers.vary).toMatch(/X-Currency/)
})

test('The header wins over the query, in the answer and for what a client already has', async () => {
  const { headers } = await ask(`${SHOPS}&currency=USD`)
  const held = { 'if-none-match': String(headers.etag) }
  expect((await ask(`${SHOPS}&currency=USD`, held)).statusCode).toBe(304)
  expect((await ask(`${SHOPS}&currency=KRW`, held)).statusCode).toBe(200)
  const both = await ask(`${SHOPS}&currency=USD`, { ...held, 'x-currency': 'KRW' })
  expect([both.statusCode, both.body.includes('"currency":"KRW"'), both.body.includes('"USD"')]).toEqual([
    200,
    true,
    false,
  ])
})

test.each(['EUR', 'usd', '', 'USD&currency=JPY'])(
  'A read with ?currency=%s is refused by the name of the field',
  async (currency) => {
    const answer = await ask(`${SHOPS}&currency=${currency}`)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: 'currency', code: expect.any(String) }]])
  },
)
