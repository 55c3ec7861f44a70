import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import type { Schemas } from '../contract/types.ts'

type Picture = Schemas['Picture']

let api: TestApi
let pictures: Picture[]
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
  pictures = [
    ...(await covers('/api/v1/shops')),
    ...(await covers('/api/v1/cities')),
    ...(await covers('/api/v1/curated')),
    ...(await covers('/api/v1/user/article')),
    ...(await list<Schemas['Category']>('/api/v1/user/category-store')).map(({ icon }) => icon),
    ...(await gallery()),
  ]
})
afterAll(() => api.close())

test('Every picture that a read names is there, drawn in the size it says', async () => {
  expect(pictures.length).toBeGreaterThan(40)
  for (const { url, width, height } of pictures) {
    const { status, body } = await api.call<string>('GET', url)
    expect({ url, status }).toEqual({ url, status: 200 })
    expect(body.toString()).toMatch(new RegExp(`^<svg[^>]* viewBox="0 0 ${width} ${height}"`))
  }
})

test('A picture may run and load nothing', async () => {
  for (const { url } of pictures.slice(0, 5)) {
    const { headers, body } = await api.call<string>('GET', url)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(body).not.toMatch(/<script|javascript:|on\w+=|<foreignObject|href=/i)
  }
})

test('A picture is cached for good at an address with its version, for a day at any other; a match is answered 304', async () => {
  const url = pictures[0]?.url ?? ''
  const versioned = await api.call('GET', url)
  expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const other of [url.split('?')[0] ?? '', url.replace(/v=.*/, 'v=old')]) {
    expect((await api.call('GET', other)).headers['cache-control']).toBe('public, max-age=86400')
  }
  const again = await api.call('GET', url, { headers: { 'if-none-match': String(versioned.headers.etag) } })
  expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' })
})

test.each([
  '/media/shops/nobody/0.svg',
  '/media/shops/nobody/x.svg',
  '/media/shops/..%2f..%2f/0.svg',
  '/media/shops/%00/0.svg',
  '/media/cities/atlantis.svg',
  '/media/categories/no-such-icon.svg',
  '/media/staff/nobody/nobody.svg',
  '/media/articles/%F0%9F%92%85.svg',
  '/media/',
])('The picture %s is not there', async (url) => {
  const { status, body } = await api.call('GET', url)
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
})

test('A shop has as many pictures as it shows and no more', async () => {
  const shop = (await list<Schemas['ShopCard']>('/api/v1/shops'))[0]
  expect((await api.call('GET', `/media/shops/${shop?.id}/4.svg`)).status).toBe(404)
  expect((await api.call('GET', `/media/shops/${shop?.id}/-1.svg`)).status).toBe(404)
})

test('A shop without a picture of its own shows its inside after its cover', async () => {
  const inside = (await gallery())[1]?.url ?? ''
  expect(inside).toMatch(/^\/media\/shops\/\w+\/inside\.svg\?v=/)
  expect((await api.call('GET', inside)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await api.call('GET', '/media/shops/nobody/inside.svg')).status).toBe(404)
})

test('The banner and the logo of the theme are there', async () => {
  const { body } = await api.call<{ data: Schemas['PlatformStyle'] }>('GET', '/api/v1/user/platform-style')
  for (const url of [body.data.bannerUrl, body.data.logoUrl]) {
    expect((await api.call('GET', url ?? '')).status).toBe(200)
  }
})

async function list<Thing>(url: string): Promise<Thing[]> {
  return (await api.call<{ data: Thing[] }>('GET', url)).body.data
}

const covers = async (url: string) => (await list<{ cover: Picture }>(url)).map(({ cover }) => cover)

async function gallery(): Promise<Picture[]> {
  const shop = (await list<Schemas['ShopCard']>('/api/v1/shops'))[0]
  const { body } = await api.call<{ data: Schemas['Shop'] }>('GET', `/api/v1/shops/${shop?.id}`)
  return body.data.pictures
}
