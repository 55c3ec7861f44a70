import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ seeded: true })
})
afterAll(() => api.close())

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: 'GET', url, headers })
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' }

test.each(['/api/v1/shops', '/media/banner.svg'])('%s travels compressed to whoever can read that', async (url) => {
  const plain = await get(url)
  const small = await get(url, BROTLI)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(small.rawPayload.length),
    vary: expect.stringMatching(/(?:^|, )Accept-Encoding$/),
  })
  expect(plain.headers.vary).toBe(small.headers.vary)
  expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})

test.each([
  ['what is short', '/healthz'],
  ['what is not there', '/api/v1/shops/nobody'],
  ['what may not be kept', '/api/v1/user/category-store'],
])('%s travels as it is', async (_what, url) => {
  expect((await get(url, BROTLI)).headers['content-encoding']).toBeUndefined()
})

test('What is read with a token travels as it is', async () => {
  const { accessToken } = await api.signIn()
  const answer = await get('/api/v1/shops', { ...BROTLI, authorization: `Bearer ${accessToken}` })
  expect([answer.statusCode, answer.headers['content-encoding']]).toStrictEqual([200, undefined])
})
