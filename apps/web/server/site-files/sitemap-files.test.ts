import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createSitemapFiles } from './sitemap-files.ts'

const XML = '<urlset/>\n'
const MINUTE_MS = 60_000

function files(xml: (part: number | null) => Promise<string | null> = async () => XML) {
  let now = 1
  const xmlOf = vi.fn(xml)
  const fileOf = createSitemapFiles({ xmlOf, now: () => now })
  const pass = (ms: number): void => {
    now += ms
  }
  return { xmlOf, fileOf, pass }
}

test('Sitemap files are built once a minute for each encoding, and once for many requests at a time', async () => {
  const { xmlOf, fileOf, pass } = files()
  const [first, second] = await Promise.all([fileOf(null, 'br'), fileOf(null, 'br')])
  pass(MINUTE_MS - 1)
  expect([second, await fileOf(null, 'br')]).toStrictEqual([first, first])
  expect(xmlOf).toHaveBeenCalledTimes(1)
  pass(2)
  await fileOf(null, 'br')
  await fileOf(null, 'gzip')
  await fileOf(2, 'gzip')
  expect(xmlOf.mock.calls).toStrictEqual([[null], [null], [null], [2]])
})

test('Sitemap files are the same in every encoding, and so is their entity tag', async () => {
  const { fileOf } = files()
  const [br, gzip, identity] = await Promise.all([fileOf(1, 'br'), fileOf(1, 'gzip'), fileOf(1, null)])
  const opened = [brotliDecompressSync(br?.body ?? ''), gunzipSync(gzip?.body ?? ''), identity?.body]
  expect(opened.map(String)).toStrictEqual([XML, XML, XML])
  expect(new Set([br?.tag, gzip?.tag, identity?.tag]).size).toBe(1)
})

test('Sitemap files that fail or do not exist are not cached', async () => {
  const { xmlOf, fileOf } = files()
  xmlOf.mockRejectedValueOnce(new Error('HTTP 503')).mockResolvedValueOnce(null)
  await expect(fileOf(1, null)).rejects.toThrow('HTTP 503')
  expect(await fileOf(1, null)).toBeNull()
  expect(String((await fileOf(1, null))?.body)).toBe(XML)
})

test('Sitemap files are cached up to sixteen; the oldest goes first', async () => {
  const { xmlOf, fileOf } = files()
  for (let part = 1; part <= 17; part += 1) await fileOf(part, null)
  await fileOf(17, null)
  expect(xmlOf).toHaveBeenCalledTimes(17)
  await fileOf(1, null)
  expect(xmlOf).toHaveBeenCalledTimes(18)
})
