import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import type { Moved, Rendered, RenderRequest } from '../../src/app/entry-server.tsx'
import { safeReturn } from '../../src/navigation/history/return-path.ts'
import { BUILT_IN } from '../../src/theme/brand.ts'
import { hashSource, securityHeaders } from '../http/headers.ts'
import { type PageServices, pageHandler } from './pages.ts'

const ORIGIN = 'https://yoyaku.example'

const config = {
  port: 0,
  host: '127.0.0.1',
  apiUrl: null,
  publicUrl: new URL(ORIGIN),
  contactEmail: 'help@yoyaku.example',
  mapStyleUrl: null,
  mapOrigins: [],
  developmentMailbox: false,
  trustedProxies: [],
  production: true,
  rateLimits: 'everybody' as const,
  maxConnections: 100,
  connectionsPerAddress: 100,
}

function siteThat(render: (request: RenderRequest) => Promise<Rendered | Moved>, services: Partial<PageServices> = {}) {
  const requests: RenderRequest[] = []
  const site = Fastify()
  const headers = securityHeaders(config)
  site.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  site.get(
    '/*',
    pageHandler({
      config,
      backend: { apiUrl: 'http://localhost', fetch: async () => new Response(), revision: () => 0 },
      manifest: {},
      themeOf: async () => ({ ...BUILT_IN, title: 'Yoyaku', bannerUrl: null, logoUrl: null }),
      legalOf: async () => ({ texts: [], business: null }),
      render: (request) => {
        requests.push(request)
        return render(request)
      },
      retryAfterSeconds: () => 0,
      isOverloaded: () => false,
      ...services,
    }),
  )
  return {
    requests,
    get: (url: string, given: Record<string, string> = {}) => site.inject({ url, headers: given }),
  }
}

const page = (status: Rendered['status']): Rendered => ({
  status,
  pipe: (destination) => {
    destination.write('<!doctype html>')
    destination.end()
  },
})
const site = siteThat(async () => page(200))
const asItIs = (body: Buffer): Buffer => body

describe('An address without a language', () => {
  // Promise (Addresses): the choice is kept in a cookie for 365 days
  test.each([
    ['/search?keyword=a%20b', { cookie: 'locale=ja' }, '/ja/search?keyword=a%20b'],
    ['/', { 'accept-language': 'ko-KR,ko;q=0.9' }, '/ko'],
    ['/faqs', {}, '/zh/faqs'],
    ['//evil.example/x', {}, '/zh/evil.example/x'],
  ])('%s redirects to the language of the visitor', async (url, headers, location) => {
    const answer = await site.get(url, headers)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location])
    expect(answer.headers['set-cookie']).toMatch(
      /^locale=(?:ja|ko|zh); Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
    )
  })

  test('of a missing file is not a page', async () => {
    expect((await site.get('/apple-touch-icon.png')).statusCode).toBe(404)
  })
})

// Promise (Addresses): an extra locale segment may be in the address
test.each([
  ['/zh/zh-TW/search?sort=newest', '/zh/search?sort=newest'],
  ['/ja/', '/ja'],
  ['/EN', '/en'],
  ['/Ja/search?sort=newest', '/ja/search?sort=newest'],
  ['/ko-KR/faqs', '/ko/faqs'],
  ['/en_US', '/en'],
])('%s has a shorter address', async (url, location) => {
  const answer = await site.get(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location])
})

// Promise (Addresses): one address for an article
test('A page whose address is another one is redirected there for good, with what is asked', async () => {
  const moved = siteThat(async () => ({ status: 301, path: '/ja/article/travel/okinawa' }))
  const answer = await moved.get('/ja/article/food/okinawa?from=mail')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/ja/article/travel/okinawa?from=mail'])
})

// Promise (Attacks and faults): a redirect of the server that leads elsewhere
test.each([
  '//evil.example',
  '///evil.example/x',
  '/\\evil.example',
  '/\\\\evil.example',
  '/%09/evil.example',
  '/%0d%0aset-cookie:%20a=b',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/@evil.example',
  '/.evil',
  '/..//evil.example',
  '/ja/..//evil.example',
  '/ja/../..//evil.example',
  '/ja/%2e%2e//evil.example',
  '/ja//evil.example',
  '/ja/ja-JP//evil.example',
  '/ja/ja-JP/\\evil.example',
  '/ja/ja-JP/..//evil.example',
  '/javascript:alert(1)',
  '/ja/javascript:alert(1)/',
  '/ja/me/profile?redirect=//evil.example',
  '/ja/me/profile/?x=%0d%0ax:y',
  'http://evil.example/search',
  'http://evil.example//evil.example',
  'https://evil.example',
])('The redirect of %j stays on this origin', async (url) => {
  const answer = await site.get(url)
  const { location = '/ja' } = answer.headers
  const at = new URL(String(location), ORIGIN)
  expect([at.origin, String(location)]).toEqual([ORIGIN, expect.stringMatching(/^\/(?:en|ko|ja|zh)(?:$|[/?][^/\\])/)])
  const after = await site.get(at.pathname + at.search)
  if (after.statusCode === 301 || after.statusCode === 302) {
    expect(new URL(String(after.headers.location), ORIGIN).origin).toBe(ORIGIN)
  }
  expect(answer.headers).not.toHaveProperty('x')
  expect(answer.headers['set-cookie'] ?? '').not.toContain('a=b')
})
describe('A member page', () => {
  // Promise (Addresses): members' pages send a visitor to the sign-in
  test.each([
    ['/ja/me/my-reservation?code=ABCD2345', '/ja/auth?redirect=%2Fja%2Fme%2Fmy-reservation%3Fcode%3DABCD2345'],
    ['/en/me/favorite', '/en/auth?redirect=%2Fen%2Fme%2Ffavorite'],
    ['/zh/me/profile', '/zh/auth?redirect=%2Fzh%2Fme%2Fprofile'],
  ])('%s redirects a visitor to the sign-in, which knows the way back', async (url, location) => {
    const { requests, get } = siteThat(async () => page(200))
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      location,
      'no-store',
    ])
    expect(requests).toEqual([])
    expect(safeReturn(new URL(location, ORIGIN).searchParams.get('redirect'), ORIGIN)).toBe(url)
  })

  test.each(['accessToken=x', 'refreshToken=x'])('is drawn for a person who may be signed in (%s)', async (cookie) => {
    expect((await site.get('/ko/me/profile', { cookie })).statusCode).toBe(200)
  })

  test('that does not exist is 404, for visitors as well', async () => {
    const { requests, get } = siteThat(async () => page(404))
    expect([(await get('/en/me/nothing')).statusCode, requests.length]).toEqual([404, 1])
  })
})

describe('A page', () => {
  // Promise (Sentences and limits): currency: TWD until one chooses
  test('is rendered with the cookies of the browser', async () => {
    const { requests, get } = siteThat(async () => page(200))
    await get('/ko/search', { cookie: 'currency=JPY; refreshToken=x; locale=ko' })
    await get('/en', { cookie: 'currency=BTC' })
    expect(
      requests.map(({ language, currency, session, url }) => ({ language, currency, session, url: url.href })),
    ).toEqual([
      { language: 'ko', currency: 'JPY', session: 'stored', url: 'https://yoyaku.example/ko/search' },
      { language: 'en', currency: 'TWD', session: 'none', url: 'https://yoyaku.example/en' },
    ])
  })

  test('allows scripts of its own only, and the one style that it has', async () => {
    const { get } = siteThat(async () => ({ ...page(200), style: ':root{--ink:#16213e}' }))
    const { headers } = await get('/en')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self' 'sha256-hLQ+FRC8BbvW5w8u9jpLu2IrC7i6ZyJ8iE9QpFSaVRc=';")
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
  })

  test.each([404, 500] as const)('that answers %d is not cached', async (status) => {
    const answer = await siteThat(async () => page(status)).get('/en/x')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store'])
  })

  test('remembers the language of its address', async () => {
    const cookieOf = async (url: string, cookie: string) => (await site.get(url, { cookie })).headers['set-cookie']
    expect(await cookieOf('/ja/auth', 'locale=zh')).toContain('locale=ja')
    expect(await cookieOf('/ja', 'locale=zh; refreshToken=x')).toContain('locale=ja')
    expect(await cookieOf('/ja/auth', 'locale=ja')).toBeUndefined()
    // What everybody gets bears no cookie: the app writes it.
    expect(await cookieOf('/ja', 'locale=zh')).toBeUndefined()
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['gzip;q=0.8, br;q=0.2', 'gzip', gunzipSync],
    ['br;q=0', undefined, asItIs],
    ['gzip;q=0, br;q=0.0', undefined, asItIs],
    ['identity', undefined, asItIs],
    ['', undefined, asItIs],
  ])('for a browser that accepts “%s” is encoded as %s', async (accepted, encoding, opened) => {
    const { headers, rawPayload } = await site.get('/en', { 'accept-encoding': accepted })
    expect([headers['content-encoding'], opened(rawPayload).toString(), headers.vary]).toEqual([
      encoding,
      '<!doctype html>',
      'accept-encoding, cookie',
    ])
  })

  // Promise (Addresses): a page that cannot be rendered at all shows an error in its language
  test('that cannot be rendered at all is a 500 with an error text in its language', async () => {
    const answer = await siteThat(() => Promise.reject(new Error('secret detail'))).get('/ja')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('サーバーエラー')
    expect(answer.body).toContain('<a href="mailto:help@yoyaku.example">help@yoyaku.example</a>')
    expect(answer.body).not.toContain('secret')
  })
})

describe('A page that everybody gets', () => {
  const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=7, stale-if-error=86400'
  /** Draws what a page depends on. */
  const drawing = (services: Partial<PageServices> = {}) =>
    siteThat(
      async ({ url, language, currency, hasChosenCurrency, session }) => ({
        status: 200,
        pipe: (to) => to.end([url.pathname + url.search, language, currency, hasChosenCurrency, session].join(' ')),
      }),
      services,
    )

  test('is drawn once for all who ask for the same address, language and currency', async () => {
    const { requests, get } = drawing()
    const cookies = ['', 'currency=TWD', 'currency=JPY', 'locale=ja; currency=JPY', 'currency=BTC', 'other=x']
    const bodies = await Promise.all(cookies.map(async (cookie) => (await get('/en', { cookie })).body))
    expect(bodies).toEqual([
      '/en en TWD false none',
      '/en en TWD true none',
      '/en en JPY true none',
      '/en en JPY true none',
      '/en en TWD false none',
      '/en en TWD false none',
    ])
    expect(requests).toHaveLength(3)
    expect((await get('/ja')).body).toBe('/ja ja TWD false none')
    expect((await get('/en?a=1')).body).toBe('/en?a=1 en TWD false none')
  })

  test('is encoded for each browser from the same drawing', async () => {
    const { requests, get } = drawing()
    const [br, gzip] = [await get('/en', { 'accept-encoding': 'br' }), await get('/en', { 'accept-encoding': 'gzip' })]
    expect([brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload)].map(String)).toEqual(
      Array(2).fill('/en en TWD false none'),
    )
    expect(requests).toHaveLength(1)
  })

  test('is drawn anew once something has been written', async () => {
    let revision = 0
    const { requests, get } = drawing({
      backend: { apiUrl: 'http://localhost', fetch: async () => new Response(), revision: () => revision },
    })
    await get('/en')
    await get('/en')
    revision += 1
    await get('/en')
    expect(requests).toHaveLength(2)
  })

  test('is not that of a person with a session, nor a form', async () => {
    const { requests, get } = drawing()
    const answers = [
      await get('/en'),
      await get('/en', { cookie: 'accessToken=a' }),
      await get('/en', { cookie: 'refreshToken=b' }),
      await get('/en/auth?ticket=t'),
      await get('/en/auth?ticket=t'),
      await get('/en/reservation/cut'),
    ]
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
      SHARED,
      ...Array(5).fill('private, no-cache'),
    ])
    expect(answers.map(({ body }) => body.split(' ').at(-1))).toEqual([
      'none',
      'stored',
      'stored',
      'none',
      'none',
      'none',
    ])
    expect(requests).toHaveLength(6)
  })

  test('is not one that says where its visitor is, which is stored nowhere', async () => {
    const { requests, get } = drawing()
    const cookies = ['', '', 'accessToken=a']
    const answers = await Promise.all(cookies.map((cookie) => get('/en/search?near=35.69,139.7', { cookie })))
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('private, no-store'))
    expect(requests).toHaveLength(3)
  })

  test('may be stored by a shared cache, apart for each encoding and cookie', async () => {
    const { headers } = await drawing().get('/en', { cookie: 'locale=ja' })
    expect([headers['cache-control'], headers.vary, headers['set-cookie']]).toEqual([
      SHARED,
      'accept-encoding, cookie',
      undefined,
    ])
    expect(headers['server-timing']).toMatch(/^now;dur=\d{13}$/)
  })

  test('is not stored where a part of it could not be read', async () => {
    let status = 500
    const { requests, get } = siteThat(
      async ({ fetch, apiUrl }) => {
        await fetch(new Request(new URL('/api/v1/cities', apiUrl)))
        return page(200)
      },
      {
        backend: { apiUrl: 'http://localhost', fetch: async () => new Response(null, { status }), revision: () => 0 },
      },
    )
    expect((await get('/en')).headers['cache-control']).toBe('private, no-cache')
    status = 200
    await vi.waitFor(async () => expect((await get('/en')).headers['cache-control']).toBe(SHARED))
    expect(requests.length).toBeGreaterThan(1)
  })

  test('is sent while the process cannot keep up, and to an address that has read too many', async () => {
    let isOverloaded = false
    let wait = 0
    const { get } = drawing({ isOverloaded: () => isOverloaded, retryAfterSeconds: () => wait })
    await get('/en')
    isOverloaded = true
    wait = 9
    expect([(await get('/en')).statusCode, (await get('/en?other')).statusCode]).toEqual([200, 503])
  })
})

describe('An overloaded page server', () => {
  const seen = ({ statusCode, headers }: Awaited<ReturnType<typeof site.get>>) => [
    statusCode,
    headers['retry-after'],
    headers['cache-control'],
  ]
  /** Asks the API once, and fails as a page does whose every question failed. */
  const asking = async ({ fetch, apiUrl, isBusy }: RenderRequest) => {
    const { ok } = await fetch(new Request(new URL('/api/v1/cities', apiUrl))).catch(() => ({ ok: false }))
    if (ok) return page(200)
    return page(isBusy() ? 503 : 500)
  }
  const apiThat = (fetch: (request: Request) => Promise<Response>) => ({
    backend: { apiUrl: 'http://localhost', fetch, revision: () => 0 },
  })

  const abortedBy = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  /** A body that never ends. */
  const endless = (signal: AbortSignal) => new ReadableStream({ pull: () => abortedBy(signal) })

  // Promise (Attacks and faults): an API that is busy, refuses, is gone or broken while a page is drawn
  test.each([
    ['is busy', async () => new Response(null, { status: 503, headers: { 'retry-after': '7' } }), [503, '7']],
    ['refuses so many questions', async () => new Response(null, { status: 429 }), [503, '2']],
    ['is not there', () => Promise.reject(new TypeError('fetch failed')), [503, '2']],
    ['is broken', async () => new Response(null, { status: 500 }), [500, undefined]],
  ])('passes on that the API %s', async (_what, fetch, [status, wait]) => {
    expect(seen(await siteThat(asking, apiThat(fetch)).get('/en'))).toEqual([status, wait, 'no-store'])
    const broken = siteThat(async (request) => {
      await asking(request)
      throw new Error('no error page either')
    }, apiThat(fetch))
    expect(seen(await broken.get('/en'))).toEqual([status, wait, 'no-store'])
  })

  test.each([
    ['and listens to the signal', (request: Request) => abortedBy(request.signal)],
    ['and does not listen to the signal', () => new Promise<never>(() => {})],
    ['in the middle of its answer', async ({ signal }: Request) => new Response(endless(signal))],
  ])(
    'calls an API busy that accepts and falls silent %s, when the deadline of the page passes',
    async (_what, fetch) => {
      const deadlines: AbortController[] = []
      const startDeadline = () => {
        const deadline = new AbortController()
        deadlines.push(deadline)
        return deadline.signal
      }
      const silent = siteThat(
        async ({ fetch, apiUrl, isBusy }) => {
          const read = async (path: string) => (await fetch(new Request(new URL(path, apiUrl)))).text()
          const first = read('/api/v1/cities')
          setImmediate(() => deadlines[0]?.abort())
          const failures = [await first.catch(() => 'failed'), await read('/api/v1/curated').catch(() => 'failed')]
          return page(failures.every((it) => it === 'failed') && isBusy() ? 503 : 500)
        },
        { ...apiThat(fetch), startDeadline },
      )
      expect(seen(await silent.get('/en'))).toEqual([503, '2', 'no-store'])
      expect(deadlines, 'one for all reads of a page').toHaveLength(1)
    },
  )

  test('answers a page of which a part failed', async () => {
    const parts = siteThat(
      async (request) => {
        await asking(request)
        return page(200)
      },
      apiThat(async () => new Response(null, { status: 503 })),
    )
    expect(seen(await parts.get('/en'))).toEqual([200, undefined, 'private, no-cache'])
  })

  test('says when to come again to an address with too many pages, and to everybody while the process lags; it renders nothing', async () => {
    const many = siteThat(async () => page(200), { retryAfterSeconds: () => 9 })
    const answer = await many.get('/ko')
    expect([...seen(answer), answer.body]).toEqual([429, '9', 'no-store', expect.stringContaining('잠시 후 다시')])
    const late = siteThat(async () => page(200), { isOverloaded: () => true })
    const lateAnswer = await late.get('/ja')
    expect([...seen(lateAnswer), lateAnswer.body]).toEqual([
      503,
      '2',
      'no-store',
      expect.stringContaining('混み合って'),
    ])
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(lateAnswer.body) ?? []
    expect(lateAnswer.headers['content-security-policy'], 'its style is let in').toContain(hashSource(style))
    expect([many.requests, late.requests]).toEqual([[], []])
  })
})
