import { expect, test, vi } from 'vitest'
import { createSitemap, FIXED_PATHS } from './sitemap.ts'

const ORIGIN = 'https://yoyaku.example'

interface FakeCatalogue {
  readonly themes?: readonly object[]
  readonly legal?: readonly object[]
  readonly shops?: number
  broken?: boolean
}

function sitemapOf(catalogue: FakeCatalogue, now = () => 1) {
  const shops = Array.from({ length: catalogue.shops ?? 1 }, (_, index) => ({
    id: `shop-${index}`,
    updatedAt: '2026-11-20T12:45:09.123456Z',
  }))
  const fetch = vi.fn(async ({ url }: Request) => {
    if (catalogue.broken) return new Response('<html>', { status: 502 })
    const { pathname, searchParams } = new URL(url)
    const from = Number(searchParams.get('page')) * 100
    const lists: Record<string, readonly object[]> = {
      '/api/v1/curated': catalogue.themes ?? [{ id: 'jp' }, { id: 'slow & calm' }],
      '/api/v1/legal-texts': catalogue.legal ?? [{ kind: 'terms' }, { kind: 'seller-jp' }],
      '/api/v1/user/article': [
        { id: 'okinawa', category: { id: 'travel' }, publishedAt: '2026-10-01T00:00:00Z' },
      ].slice(from),
      '/api/v1/shops': shops.slice(from, from + 100),
    }
    const data = lists[pathname] ?? []
    return Response.json({ data, total: pathname === '/api/v1/shops' ? shops.length : data.length })
  })
  return { fetch, sitemap: createSitemap({ backend: { apiUrl: 'http://api', fetch }, origin: ORIGIN, now }) }
}

const placesOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place ?? '')

// Promise (Addresses): `/sitemap.xml` names every public page in every language
test('The sitemap lists every public page once in every language', async () => {
  const { sitemap } = sitemapOf({})
  const paths = [
    ...FIXED_PATHS,
    '/seller/jp',
    '/curated/jp',
    '/curated/slow%20%26%20calm',
    '/article/travel/okinawa',
    '/brands/shop-0',
  ]
  const expected = paths.flatMap((path) =>
    ['en', 'ko', 'ja', 'zh'].map((language) => `${ORIGIN}/${language}${path === '/' ? '' : path}`),
  )
  expect(placesOf(await sitemap.index())).toStrictEqual(expected)
})

test('The sitemap names no curated theme, Japan included, where the catalogue has none', async () => {
  expect(await sitemapOf({ themes: [] }).sitemap.index()).not.toContain('/curated/')
})

test('The sitemap says when shops and articles last changed, in every language', async () => {
  const lines = (await sitemapOf({}).sitemap.index()).split('\n')
  const lastmods = (path: string) =>
    lines.filter((line) => line.includes(`${path}</loc>`)).map((line) => /<lastmod>([^<]*)</.exec(line)?.[1])
  expect(lastmods('/brands/shop-0')).toStrictEqual(Array.from({ length: 4 }, () => '2026-11-20T12:45:09.123456Z'))
  expect(lastmods('/article/travel/okinawa')).toStrictEqual(Array.from({ length: 4 }, () => '2026-10-01T00:00:00Z'))
  expect(lastmods('/faqs')).toStrictEqual(Array.from({ length: 4 }, () => undefined))
})

// Promise (Addresses): each page of the sitemap names the same page in the other languages
test('The sitemap names for each page the same page in the other languages', async () => {
  const xml = await sitemapOf({}).sitemap.index()
  const [faqs] = xml.split('\n').filter((line) => line.includes('<loc>https://yoyaku.example/ja/faqs</loc>'))
  expect([...(faqs ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair)).toStrictEqual([
    ['en', `${ORIGIN}/en/faqs`],
    ['ko', `${ORIGIN}/ko/faqs`],
    ['ja', `${ORIGIN}/ja/faqs`],
    ['zh-Hant', `${ORIGIN}/zh/faqs`],
    ['x-default', `${ORIGIN}/faqs`],
  ])
})

test('The sitemap lists all shops, however many pages the API needs', async () => {
  const places = placesOf(await sitemapOf({ shops: 250 }).sitemap.index())
  expect(places.filter((place) => place.includes('/ja/brands/'))).toHaveLength(250)
})

test("The sitemap's requests are kept out of the shared cache of pages", async () => {
  const { sitemap, fetch } = sitemapOf({ shops: 250 })
  await sitemap.index()
  expect(new Set(fetch.mock.calls.map(([{ cache }]) => cache))).toStrictEqual(new Set(['no-store']))
})

test('The sitemap is split into parts of at most 10,000 addresses', async () => {
  const { sitemap } = sitemapOf({ shops: 3000 })
  expect(placesOf(await sitemap.index())).toStrictEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`])
  const counts = await Promise.all([1, 2].map(async (part) => placesOf((await sitemap.part(part)) ?? '').length))
  expect(counts).toStrictEqual([10_000, 4 * (3000 + FIXED_PATHS.length + 4) - 10_000])
  expect(await sitemap.part(3)).toBeNull()
  expect(await sitemap.part(0)).toBeNull()
})

test('The sitemap reads the API once an hour, and once for many requests at a time', async () => {
  let now = 1
  const { sitemap, fetch } = sitemapOf({}, () => now)
  await Promise.all([sitemap.index(), sitemap.index(), sitemap.index()])
  now = 3_599_999
  await sitemap.index()
  expect(fetch).toHaveBeenCalledTimes(4)
  now = 3_600_002
  await sitemap.index()
  expect(fetch).toHaveBeenCalledTimes(8)
})

test('The sitemap stays the last good one while the API fails; a first failure is a failure', async () => {
  let now = 1
  const catalogue: FakeCatalogue = { broken: true }
  const { sitemap } = sitemapOf(catalogue, () => now)
  await expect(sitemap.index()).rejects.toThrow('HTTP 502')
  catalogue.broken = false
  const good = await sitemap.index()
  catalogue.broken = true
  now = 4_000_000
  expect(await sitemap.index()).toBe(good)
})
