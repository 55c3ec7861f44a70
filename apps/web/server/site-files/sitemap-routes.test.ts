import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveSitemap } from './sitemap-routes.ts'

const web = fastify()
serveSitemap(web, {
  origin: 'https://yoyaku.example',
  backend: { apiUrl: 'http://api', fetch: async () => Response.json({ data: [], total: 0 }) },
})
afterAll(() => web.close())

const get = (headers: Record<string, string> = {}) => web.inject({ url: '/sitemap.xml', headers })

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('/sitemap.xml is compressed for a client that accepts %s', async (accepted, encoding, open) => {
  const [plain, small] = [await get(), await get({ 'accept-encoding': accepted })]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  expect(open(small.rawPayload).toString()).toBe(plain.body)
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})

test('/sitemap.xml is 304 for a client that has it in any encoding', async () => {
  const { headers } = await get({ 'accept-encoding': 'br' })
  expect(headers.etag).toMatch(/^W\/"[^"]+"$/)
  const again = await get({ 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body, again.headers.etag]).toStrictEqual([304, '', headers.etag])
  expect((await get({ 'if-none-match': '"older"' })).statusCode).toBe(200)
})
