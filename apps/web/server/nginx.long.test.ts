import { once } from 'node:events'
import { request } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CURRENCIES, LANGUAGES } from '../src/locale/languages.ts'
import { proxiedBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { NGINX, readConfiguration, startNginx } from './testing/nginx.ts'
import { buildWeb } from './web.ts'

const PROMISED_MS = 10_000

interface Answer {
  readonly status: number
  readonly body: string
  readonly cache: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

test('deploy/nginx knows every currency and every language', async () => {
  const conf = await readConfiguration()
  const [, map = ''] = /map \$cookie_currency \$yoyaku_currency \{([^}]*)\}/.exec(conf) ?? []
  const currencies = [...map.matchAll(/^\s*([A-Z]{3})\s+\1;/gm)].map(([, currency]) => currency)
  expect(currencies).toStrictEqual([...CURRENCIES])
  expect(conf).toContain(`^/(?:${LANGUAGES.join('|')})(?:/|$)`)
})

describe.skipIf(NGINX === undefined)('Pages behind nginx', () => {
  let proxy: Awaited<ReturnType<typeof startNginx>>
  let web: FastifyInstance
  let price = 100
  let drawn = 0
  let isGone = false

  async function openPages(port = 0): Promise<number> {
    const config = readConfig({
      PUBLIC_URL: 'http://yoyaku.example',
      API_URL: 'http://127.0.0.1:9',
      TRUSTED_PROXIES: '127.0.0.1',
    })
    const backend = {
      ...proxiedBackend({ apiUrl: new URL('http://127.0.0.1:9') }),
      fetch: async () => Response.json({}),
    }
    const legalTexts = { data: [], total: 0 }
    const api = { ...backend, fetch: async () => Response.json(legalTexts) }
    web = await buildWeb(config, api, {
      manifest: {},
      render: async ({ url, language, currency, hasChosenCurrency, session }) => {
        drawn += 1
        const page = [url.pathname, language, currency, hasChosenCurrency, session, price].join(' ')
        return { status: isGone ? 404 : 200, pipe: (to) => to.end(page) }
      },
    })
    web.log.level = 'silent'
    return Number(new URL(await web.listen({ host: '127.0.0.1', port })).port)
  }

  const get = async (path: string, cookie = '', headers: Record<string, string> = {}): Promise<Answer> => {
    const asking = request({
      ...{ host: '127.0.0.1', port: proxy.port, path, agent: false },
      headers: { host: 'yoyaku.example', ...(cookie !== '' && { cookie }), ...headers },
    }).end()
    const [answer] = await once(asking, 'response')
    let body = ''
    for await (const part of answer.setEncoding('utf8')) body += part
    return { status: answer.statusCode, body, cache: String(answer.headers['x-cache']), headers: answer.headers }
  }

  let port: number
  beforeAll(async () => {
    port = await openPages()
    proxy = await startNginx(port)
  })
  afterAll(async () => {
    await proxy.stop()
    await web.close()
  })

  test('nobody gets the page, currency or language of somebody else', async () => {
    /** For each cookie, what its page says of the person. */
    const clients: readonly (readonly [cookie: string, said: string])[] = [
      ['', 'TWD false none'],
      ['currency=JPY', 'JPY true none'],
      ['locale=ja; currency=USD', 'USD true none'],
      ['currency=KRW; currency=USD', 'KRW true none'],
      ['currency=BTC; x=1', 'TWD false none'],
      ['accessToken=a; currency=JPY', 'JPY true stored'],
      ['refreshToken=b', 'TWD false stored'],
      ['currency=TWD; other="currency=JPY"', 'TWD true none'],
    ]
    const caches = new Set<string>()
    const read = async ([cookie, said]: (typeof clients)[number], language: string, encoding: string) => {
      const headers = { 'accept-encoding': encoding, 'accept-language': 'ko' }
      const { body, headers: given, cache } = await get(`/${language}`, cookie, headers)
      caches.add(cache)
      // What is encoded is not read here.
      if (given['content-encoding'] === undefined) expect(body).toBe(`/${language} ${language} ${said} 100`)
      else expect(encoding).toContain(given['content-encoding'])
      if (said.endsWith('stored')) expect([cache, given['cache-control']]).toEqual(['BYPASS', 'private, no-cache'])
    }
    for (const encoding of [...Array(20).fill(''), 'gzip', 'br', 'gzip, br', 'br;q=0, gzip;q=1'])
      await Promise.all(clients.flatMap((client) => ['en', 'ja'].map((language) => read(client, language, encoding))))
    expect([...caches]).toEqual(expect.arrayContaining(['MISS', 'HIT', 'BYPASS']))
  })

  test('a page that names its person in a cookie is not kept, and a kept page sets none', async () => {
    const [first, second] = [await get('/en/auth?ticket=t'), await get('/en/auth?ticket=t')]
    expect([first.cache, second.cache, second.headers['set-cookie'] !== undefined]).toEqual(['MISS', 'MISS', true])
    await get('/en/faqs')
    expect((await get('/en/faqs', 'locale=ja')).headers['set-cookie']).toBeUndefined()
    const member = await get('/en/me/profile')
    expect([member.status, member.headers.location]).toEqual([302, '/en/auth?redirect=%2Fen%2Fme%2Fprofile'])
  })

  test('a page that says where its visitor is stays in no cache and in no log', async () => {
    const path = '/en/search?near=35.69,139.7'
    expect([(await get(path)).cache, (await get(path)).cache]).toEqual(['MISS', 'MISS'])
    await expect.poll(() => proxy.log()).toContain('"GET /en/search HTTP/1.1" 200')
    expect(await proxy.log()).not.toContain('near')
  })

  test('many requests at a time draw a page once', async () => {
    const before = drawn
    await Promise.all(Array.from({ length: 50 }, () => get('/ko/curated')))
    expect(drawn - before).toBe(1)
  })

  test('a kept page says when it was sent', async () => {
    const sentAt = async () =>
      Number(/^now;dur=(\d{13})$/.exec(String((await get('/zh')).headers['server-timing']))?.[1])
    const first = await sentAt()
    await expect.poll(sentAt).toBeGreaterThan(first)
    expect(Math.abs((await sentAt()) - Date.now())).toBeLessThan(1000)
  })

  test('a changed price is seen within ten seconds, and so is a page that is gone', { timeout: 40_000 }, async () => {
    const shop = async (): Promise<string> => (await get('/en/brands/mashiko')).body.split(' ').at(-1) ?? ''
    expect(await shop()).toBe('100')
    price = 120
    await expect.poll(shop, { timeout: PROMISED_MS, interval: 200 }).toBe('120')
    isGone = true
    const status = async (): Promise<number> => (await get('/en/brands/mashiko')).status
    await expect.poll(status, { timeout: PROMISED_MS, interval: 200 }).toBe(404)
    isGone = false
  })

  test('pages that were read can be read while the page server is away', { timeout: 40_000 }, async () => {
    await get('/en/article')
    await web.close()
    const awaySince = Date.now()
    // Longer than it may be sent for anyway.
    while (Date.now() - awaySince < PROMISED_MS) {
      const read = await get('/en/article')
      expect([read.status, read.body.startsWith('/en/article en')]).toEqual([200, true])
    }
    expect((await get('/en/never-read')).status).toBe(502)
    await openPages(port)
    await expect.poll(async () => (await get('/en/never-read')).status, { timeout: 15_000 }).not.toBe(502)
  })
})
