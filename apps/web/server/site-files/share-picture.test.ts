import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createSharePictures } from './share-picture.ts'
import { serveSharePictures } from './share-picture-routes.ts'

const svg = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360"><path fill="${color}" d="M0 0h480v360H0z"/></svg>`

const drawings: Readonly<Record<string, string>> = {
  '/media/shops/a/0.svg': svg('red'),
  '/media/banner.svg': svg('blue'),
}

const backend = {
  apiUrl: 'http://api',
  async fetch({ url }: Request): Promise<Response> {
    const { pathname } = new URL(url)
    if (pathname === '/media/logo.svg') return new Response('<html>', { headers: { 'content-type': 'text/html' } })
    const drawing = drawings[pathname]
    return drawing === undefined
      ? new Response('', { status: 404 })
      : new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } })
  },
}

const atOnce = { retryAfterSeconds: () => 0, isOverloaded: () => false }
const web = Fastify()
serveSharePictures(web, { backend, ...atOnce })

test('A share picture of a drawing has 1200 × 630 pixels', async () => {
  const answer = await web.inject('/share/media/shops/a/0.jpg?v=1')
  const { width, height, format } = await sharp(answer.rawPayload).metadata()
  expect([answer.statusCode, answer.headers['content-type'], format, width, height]).toEqual([
    200,
    'image/jpeg',
    'jpeg',
    1200,
    630,
  ])
  const [pixel] = [...(await sharp(answer.rawPayload).resize(1, 1).raw().toBuffer())]
  expect(pixel).toBeGreaterThan(240)
})

test.each([
  '/share/media/shops/b/0.jpg',
  '/share/media/logo.jpg',
  '/share/media/banner.svg',
  '/share/media/../../api/v1/shops.jpg',
  '/share/media/%2e%2e/secrets.jpg',
  '/share/media/.jpg',
])('The share picture %s is 404', async (url) => expect((await web.inject(url)).statusCode).toBe(404))

test.each([
  ['answers 500', async () => new Response('', { status: 500 })],
  ['answers 429', async () => new Response('', { status: 429 })],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
])('A share picture may be requested again while the API %s', async (_, fetch) => {
  const broken = Fastify()
  serveSharePictures(broken, { backend: { ...backend, fetch }, ...atOnce })
  const { statusCode, headers } = await broken.inject('/share/media/banner.jpg')
  expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
})

test.each([
  ['Who opens too many pages', { retryAfterSeconds: () => 9 }, 429, '9'],
  ['Everybody, while the process lags,', { isOverloaded: () => true }, 503, '1'],
])('A share picture for %s says when to come again, and reads no drawing', async (_, services, status, wait) => {
  let requestCount = 0
  const fetch = async (request: Request) => {
    requestCount += 1
    return backend.fetch(request)
  }
  const limited = Fastify()
  serveSharePictures(limited, { backend: { ...backend, fetch }, ...atOnce, ...services })
  const { statusCode, headers } = await limited.inject('/share/media/banner.jpg')
  expect([statusCode, headers['retry-after'], requestCount]).toEqual([status, wait, 0])
})

test('A share picture is made once, however many ask; too many different ones at once have to come again', async () => {
  let number = 0
  const pictures = createSharePictures({
    ...backend,
    fetch: async () => {
      number += 1
      const color = `#${(number % 2 === 0 ? 0 : number).toString(16).padStart(6, '0')}`
      return new Response(svg(color), { headers: { 'content-type': 'image/svg+xml' } })
    },
  })
  const answers = await Promise.all(Array.from({ length: 60 }, () => pictures.of('x')))
  const busy = answers.filter((answer) => answer === 'busy').length
  const made = new Set(answers.filter((answer) => typeof answer !== 'string'))
  // Half of them are one drawing: it and 19 others.
  expect([made.size, busy]).toEqual([20, 11])
})
