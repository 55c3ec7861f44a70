import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { startTestApi, type TestApi } from '../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
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
  ['br', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br, gzip', 'br'],
  ['*', 'br'],
  ['br;q=0', undefined],
  ['br; q=0, gzip', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['x-br', undefined],
  ['', undefined],
])('Who can read %j gets %s', async (accepted, encoding) => {
  const { headers } = await get('/api/v1/shops', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
})

test('A picture has one mark for all its encodings, and who has it is told that the answer depends on them', async () => {
  const answers = [await get('/media/banner.svg'), await get('/media/banner.svg', BROTLI)]
  const marks = answers.map(({ headers }) => String(headers.etag))
  expect(marks).toStrictEqual(Array.from(answers, () => expect.stringMatching(/^W\/"[^"]+"$/)))
  expect(marks[0]).toBe(marks[1])
  for (const held of [marks[0], marks[0]?.slice(2), `"older", ${marks[0]}`]) {
    const again = await get('/media/banner.svg', { ...BROTLI, 'if-none-match': held ?? '' })
    expect([again.statusCode, again.headers.vary, again.headers.etag]).toStrictEqual([
      304,
      answers[0]?.headers.vary,
      marks[0],
    ])
  }
  expect((await get('/media/banner.svg', { 'if-none-match': '"older"' })).statusCode).toBe(200)
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

test('a catalogue read carries an ETag, and is 304 without a body for who has it, until it is another', async () => {
  const url = '/api/v1/shops?limit=5'
  const first = await get(url)
  const tag = String(first.headers.etag)
  expect(tag).toMatch(/^W\/"[\w-]+"$/)
  const again = await get(url, { ...BROTLI, 'if-none-match': tag })
  expect([again.statusCode, again.body, again.headers.etag, again.headers.vary]).toStrictEqual([
    304,
    '',
    tag,
    first.headers.vary,
  ])
  expect((await get(url, { 'if-none-match': tag, 'accept-language': 'ja' })).statusCode).toBe(200)
  const { accessToken } = await api.signIn()
  expect((await get('/api/v1/user/me', { authorization: `Bearer ${accessToken}` })).headers.etag).toBeUndefined()
})

test.each(['/openapi.yaml', '/openapi.json'])('%s is the contract, for any origin', async (url) => {
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, headers['access-control-allow-origin']]).toStrictEqual([200, '*'])
  expect(parse(body)).toMatchObject({ openapi: '3.1.0', paths: { '/api/v1/shops': expect.anything() } })
})

test.each(['/api/v1/curated/%ED%A0%80', '/api/v1/curated/%ff', '/api/v1/%'])(
  '%s, which cannot be decoded, is 404 with Content-Language',
  async (url) => {
    const { statusCode, headers } = await get(url, { 'accept-language': 'ja' })
    expect([statusCode, headers['content-language']]).toStrictEqual([404, 'ja'])
  },
)
