import { FakeServer, TestClock } from '@yoyaku/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../client.ts'

const SHOPS = '/api/v1/shops'
const WISH = '/api/v1/google-sheet'
const API = 'https://yoyaku.test'

function visit() {
  const server = new FakeServer(new TestClock())
  server.on('GET', SHOPS).reply(200, { data: [], total: 0 })
  server.on('POST', WISH).reply(201, { data: { success: true } })
  const { api, queries } = createClient({ baseUrl: API, locale: 'ja', currency: 'JPY', fetch: server.fetch })
  const seen = () => server.arrived.map(({ headers, query }) => [headers['x-currency'], query.currency])
  return { api, queries, server, seen }
}

afterEach(() => void vi.unstubAllGlobals())

describe('A public read on another origin', () => {
  test('names the currency in its address, and has no header that a browser asks leave for', async () => {
    vi.stubGlobal('origin', 'https://partner.test')
    const { api, queries, server } = visit()
    await api.GET(SHOPS)
    await queries.shops({ limit: 3 }).queryFn()
    expect(server.arrived.map(({ headers, query }) => [headers, query])).toEqual([
      [{ 'accept-language': 'ja' }, { currency: ['JPY'] }],
      [{ 'accept-language': 'ja' }, { currency: ['JPY'], limit: ['3'] }],
    ])
  })

  test.each([
    ['a page of a sandbox', 'null'],
    ['another port', 'https://yoyaku.test:8443'],
  ])('is known on %s', async (_, origin) => {
    vi.stubGlobal('origin', origin)
    const { api, seen } = visit()
    await api.GET(SHOPS)
    expect(seen()).toEqual([[undefined, ['JPY']]])
  })

  test('keeps the header where a browser asks anyway, and for what is no read', async () => {
    vi.stubGlobal('origin', 'https://partner.test')
    const { api, seen } = visit()
    await api.GET(SHOPS, { headers: { Authorization: 'Bearer token' } })
    await api.GET(SHOPS, { headers: { 'X-Hold-Token': 'token' } })
    await api.POST(WISH, { body: { type: 'wish', content: 'Sapporo', locale: 'ja' } })
    expect(seen()).toEqual([
      ['JPY', undefined],
      ['JPY', undefined],
      ['JPY', undefined],
    ])
  })
})

test.each([
  ['the origin of the API', API],
  ['no page', undefined],
])('A public read on %s has the currency in a header', async (_, origin) => {
  vi.stubGlobal('origin', origin)
  const { api, seen } = visit()
  await api.GET(SHOPS)
  expect(seen()).toEqual([['JPY', undefined]])
})

test('A currency that a caller puts into the query or a header is the one that is asked for', async () => {
  const { api, queries, seen } = visit()
  await api.GET(SHOPS, { params: { query: { currency: 'USD' } } })
  await queries.shops({ currency: 'USD' }).queryFn()
  vi.stubGlobal('origin', 'https://partner.test')
  await api.GET(SHOPS, { headers: { 'X-Currency': 'USD' } })
  expect(seen()).toEqual([
    [undefined, ['USD']],
    [undefined, ['USD']],
    [undefined, ['USD']],
  ])
})
