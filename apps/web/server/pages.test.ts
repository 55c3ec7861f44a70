import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Rendered, RenderRequest } from '../src/entry-server.tsx'
import { safeReturn } from '../src/navigation/return-path.ts'
import { BUILT_IN } from '../src/theme/brand.ts'
import { securityHeaders } from './headers.ts'
import { pageHandler } from './pages.ts'

const ORIGIN = 'https://yoyaku.example'

const config = {
  port: 0,
  host: '127.0.0.1',
  apiUrl: null,
  publicUrl: new URL(ORIGIN),
  developmentMailbox: false,
  trustedProxies: [],
}

function siteThat(render: (request: RenderRequest) => Promise<Rendered>) {
  const asked: RenderRequest[] = []
  const site = Fastify()
  const headers = securityHeaders(config)
  site.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  site.get(
    '/*',
    pageHandler({
      config,
      backend: { apiUrl: 'http://localhost', fetch: async () => new Response() },
      manifest: {},
      themeOf: async () => ({ ...BUILT_IN, title: 'Yoyaku', bannerUrl: null, logoUrl: null }),
      render: (request) => {
        asked.push(request)
        return render(request)
      },
    }),
  )
  return { asked, get: (url: string, given: Record<string, string> = {}) => site.inject({ url, headers: given }) }
}

const page = (status: Rendered['status']): Rendered => ({
  status,
  pipe: (destination) => {
    destination.write('<!doctype html>')
    destination.end()
  },
})
const site = siteThat(async () => page(200))

describe('An address without a language', () => {
  test.each([
    ['/search?keyword=a%20b', { cookie: 'locale=ja' }, '/ja/search?keyword=a%20b'],
    ['/', { 'accept-language': 'ko-KR,ko;q=0.9' }, '/ko'],
    ['/faqs', {}, '/zh/faqs'],
    ['//evil.example/x', {}, '/zh/evil.example/x'],
  ])('%s leads to the language one reads', async (url, headers, location) => {
    const answer = await site.get(url, headers)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location])
    expect(answer.headers['set-cookie']).toMatch(
      /^locale=(?:ja|ko|zh); Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
    )
  })

  test('a file that is not there is not a page', async () => {
    expect((await site.get('/apple-touch-icon.png')).statusCode).toBe(404)
  })
})

test.each([
  ['/zh/zh-TW/search?sort=newest', '/zh/search?sort=newest'],
  ['/ja/', '/ja'],
])('%s has a shorter address', async (url, location) => {
  const answer = await site.get(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location])
})

describe('A page of members', () => {
  test.each([
    ['/ja/me/my-reservation?code=ABCD2345', '/ja/auth?redirect=%2Fja%2Fme%2Fmy-reservation%3Fcode%3DABCD2345'],
    ['/en/me/favorite', '/en/auth?redirect=%2Fen%2Fme%2Ffavorite'],
    ['/zh/me/profile', '/zh/auth?redirect=%2Fzh%2Fme%2Fprofile'],
  ])('%s sends a visitor to the sign-in, which knows the way back', async (url, location) => {
    const { asked, get } = siteThat(async () => page(200))
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      location,
      'no-store',
    ])
    expect(asked).toEqual([])
    expect(safeReturn(new URL(location, ORIGIN).searchParams.get('redirect'), ORIGIN)).toBe(url)
  })

  test.each(['accessToken=x', 'refreshToken=x'])('is drawn for who may be signed in (%s)', async (cookie) => {
    expect((await site.get('/ko/me/profile', { cookie })).statusCode).toBe(200)
  })

  test('that is not there is not there, for visitors as well', async () => {
    const { asked, get } = siteThat(async () => page(404))
    expect([(await get('/en/me/nothing')).statusCode, asked.length]).toEqual([404, 1])
  })
})

describe('A page', () => {
  test('is asked for with what the browser keeps', async () => {
    const { asked, get } = siteThat(async () => page(200))
    await get('/ko/search', { cookie: 'currency=JPY; refreshToken=x; locale=ko' })
    await get('/en', { cookie: 'currency=BTC' })
    expect(
      asked.map(({ language, currency, session, url }) => ({ language, currency, session, url: url.href })),
    ).toEqual([
      { language: 'ko', currency: 'JPY', session: 'stored', url: 'https://yoyaku.example/ko/search' },
      { language: 'en', currency: 'TWD', session: 'none', url: 'https://yoyaku.example/en' },
    ])
  })

  test('allows scripts and styles of its own only, with a nonce that is new each time', async () => {
    const { asked, get } = siteThat(async () => page(200))
    const answers = [await get('/en'), await get('/en')]
    const nonces = asked.map(({ nonce }) => nonce)
    expect(new Set(nonces).size).toBe(2)
    for (const [index, { headers }] of answers.entries()) {
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(`script-src 'self' 'nonce-${nonces[index]}'`)
      expect(policy).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toContain('max-age=63072000')
    }
  })

  test.each([404, 500] as const)('that answers %d is not kept', async (status) => {
    const answer = await siteThat(async () => page(status)).get('/en/x')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store'])
  })

  test('remembers the language of its address', async () => {
    expect((await site.get('/ja', { cookie: 'locale=zh' })).headers['set-cookie']).toContain('locale=ja')
    expect((await site.get('/ja', { cookie: 'locale=ja' })).headers['set-cookie']).toBeUndefined()
  })

  test('that cannot be drawn at all still says so, in its language', async () => {
    const answer = await siteThat(() => Promise.reject(new Error('secret detail'))).get('/ja')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('サーバーエラー')
    expect(answer.body).not.toContain('secret')
  })
})
