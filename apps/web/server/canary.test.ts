import { createLog } from '@yoyaku/api/log'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from '../src/app/entry-server.tsx'
import { type Backend, proxiedBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { buildWeb } from './web.ts'

// Everything that visitors send is marked, and a fake API quotes it in all its answers.
const MARK = 'bluebird'
const quoting = `${MARK}@example.com +886912345678`
const cookie = `accessToken=${MARK}; refreshToken=${MARK}; locale=en; ${MARK}=${MARK}`
const headers = { cookie, authorization: `Bearer ${MARK}`, 'user-agent': MARK, referer: `https://${MARK}.example/` }
const trouble: (() => Promise<Response>)[] = [
  async () =>
    Response.json({ code: 'INTERNAL', message: quoting, fields: [{ field: MARK, code: MARK }] }, { status: 500 }),
  async () => Response.json({ code: 'NOT_FOUND', message: quoting }, { status: 404 }),
  async () => new Response(quoting, { status: 502 }),
  () => Promise.reject(new Error(quoting)),
  () => Promise.reject(new TypeError('fetch failed', { cause: new Error(quoting) })),
]

const lines: string[] = []
let web: FastifyInstance
let answer = trouble[0]
beforeAll(async () => {
  const apiUrl = new URL('http://127.0.0.1:9')
  const backend: Backend = { ...proxiedBackend({ apiUrl }), fetch: async () => answer?.() ?? new Response() }
  const logger = createLog('debug', { write: (line) => void lines.push(line) })
  const config = readConfig({ PUBLIC_URL: 'http://yoyaku.example', API_URL: apiUrl.href })
  web = await buildWeb(config, backend, { manifest: {}, render }, logger)
})
afterAll(() => web.close())

// Promise (Attacks and faults): a log or a page that says what somebody carries
test('Secrets of a visitor, and texts that the API quotes, are in no page and no log line of the page server', {
  timeout: 60_000,
}, async () => {
  const leaks: string[] = []
  for (const one of trouble) {
    answer = one
    for (const path of ['/en', '/ja/brands/x', '/ko/me/profile', '/zh/me/my-reservation', '/en/article/x/y']) {
      const { statusCode, headers: answered, body } = await web.inject({ url: path, headers })
      if (JSON.stringify([answered, body]).includes(MARK)) leaks.push(`${path} ${statusCode} ${body}`)
    }
  }
  for (const url of [`/api/v1/cities?token=${MARK}`, `/assets/${MARK}.js`, `/${MARK}.png`]) {
    const { headers: answered, body } = await web.inject({ url, headers })
    if (JSON.stringify([answered, body]).includes(MARK)) leaks.push(`${url} ${body}`)
  }
  expect(leaks).toStrictEqual([])
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => line.includes(MARK))).toStrictEqual([])
})

test('Secrets of an address are in no log line, and in the page only where it reads them', async () => {
  answer = trouble[0]
  const { body } = await web.inject({ url: `/en/auth?provider=google&ticket=${MARK}&redirect=/en`, headers })
  expect(body).not.toContain(MARK)
  await web.inject({ url: `/en/search?keyword=${MARK}`, headers })
  expect(lines.filter((line) => line.includes(MARK))).toStrictEqual([])
})
