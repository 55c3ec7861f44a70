import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Started, startServer } from '../testing/start-server.ts'
import { contentSecurityPolicy, mapWorkerPolicy } from './headers.ts'

const NOTHING = "default-src 'none'; frame-ancestors 'none'"
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const PAGE = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'sha256-~'",
  "img-src 'self' data: https:",
  "connect-src 'self' wss://yoyaku.example",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types saved-pages',
  'upgrade-insecure-requests',
].join('; ')

const shared = (resources: string) => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': resources,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
})
/** What the pages' server answers, but for scripts and styles. */
const ours = (policy: string, cacheControl: string | undefined, resources = 'same-origin') => ({
  ...shared(resources),
  'content-security-policy': policy,
  'cache-control': cacheControl,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
})
const ofApi = (policy: string, cacheControl: string | undefined, resources = 'cross-origin') => ({
  ...shared(resources),
  'content-security-policy': policy,
  'cache-control': cacheControl,
  'referrer-policy': 'no-referrer',
})
const NAMES = Object.keys(ours('', ''))
const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

let server: Started
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: 'https://yoyaku.example' })
}, 120_000)
afterAll(() => server.end())

async function ask(line: string, headers: Record<string, string> = {}) {
  const [method, path = '/'] = line.split(' ')
  const asking = request(new URL(path, server.origin), { method, headers, agent: false }).end()
  const [answer] = await once(asking, 'response')
  answer.setEncoding('utf8')
  let body = ''
  for await (const text of answer) body += text
  return { status: answer.statusCode as number, headers: answer.headers as Record<string, string>, body }
}

async function anyShop(): Promise<string> {
  const { data } = JSON.parse((await ask('GET /api/v1/shops/search')).body)
  return data[0].id
}

// Promise (Attacks and faults): frames, guessed types, drawings with scripts
test.each([
  [
    'A page',
    'GET /en',
    200,
    ours(PAGE, 'public, max-age=0, s-maxage=1, stale-while-revalidate=7, stale-if-error=86400'),
  ],
  ['A page that says where its visitor is', 'GET /en/search?near=35.69,139.7', 200, ours(PAGE, 'private, no-store')],
  ['A page that is not there', 'GET /en/nowhere', 404, ours(PAGE, 'no-store')],
  ['The last page', 'GET /en/broken', 500, ours(PAGE, 'no-store')],
  [
    'The page that may get a ticket',
    'GET /en/auth?ticket=x',
    200,
    { ...ours(PAGE, 'private, no-cache'), 'referrer-policy': 'no-referrer' },
  ],
  ['The way to a language', 'GET /', 302, ours(NOTHING, 'no-store')],
  ['The way to a shorter address', 'GET /en/', 301, ours(NOTHING, undefined)],
  ['The way to the sign-in', 'GET /en/me/profile', 302, ours(NOTHING, 'no-store')],
  ['The way to the icon', 'GET /favicon.ico', 301, ours(NOTHING, DAY)],
  ['The icon', 'GET /favicon.svg', 200, ours(DRAWING, DAY)],
  ['The icon of a home screen', 'GET /apple-touch-icon.png', 200, ours(NOTHING, DAY)],
  ['The manifest', 'GET /manifest.webmanifest?lang=ja', 200, ours(NOTHING, 'public, max-age=3600')],
  ['What robots may read', 'GET /robots.txt', 200, ours(NOTHING, undefined)],
  ['The map of the site', 'GET /sitemap.xml', 200, ours(NOTHING, 'public, max-age=3600')],
  ['A picture to share', 'GET /share/media/shops/{shop}/0.jpg', 200, ours(DRAWING, DAY, 'cross-origin')],
  ['A picture to share that is not there', 'GET /share/none.jpg', 404, ours(NOTHING, undefined)],
  ['A file that is not there', 'GET /none.png', 404, ours(NOTHING, undefined)],
  ['A script that is not there', 'GET /assets/none.js', 404, ours(NOTHING, undefined)],
  ['A method that pages do not know', 'POST /en', 405, ours(NOTHING, undefined)],
  ['A drawing', 'GET /media/shops/{shop}/0.svg', 200, ofApi(DRAWING, DAY)],
  ['The logo', 'GET /media/logo.svg', 200, ofApi(DRAWING, DAY)],
  ['A drawing that is not there', 'GET /media/shops/none/0.svg', 404, ofApi(NOTHING, 'no-cache', 'same-origin')],
  ['A list of the catalogue', 'GET /api/v1/cities', 200, ofApi(NOTHING, 'no-cache')],
  ['A search from where its visitor is', 'GET /api/v1/shops/search?near=35.69,139.7', 200, ofApi(NOTHING, 'no-store')],
  ['A shop', 'GET /api/v1/shops/{shop}', 200, ofApi(NOTHING, 'no-cache')],
  ['A shop that is not there', 'GET /api/v1/shops/none', 404, ofApi(NOTHING, 'no-cache')],
  ['What is a person’s own', 'GET /api/v1/user/me', 401, ofApi(NOTHING, 'no-store')],
  ['What somebody sends', 'POST /api/v1/user/auth/login/step1', 400, ofApi(NOTHING, 'no-store')],
  ['Whether it can serve', 'GET /readyz', 200, ofApi(NOTHING, 'no-store', 'same-origin')],
  ['The development mailbox', 'GET /dev/mail.json', 200, ofApi(NOTHING, 'no-store', 'same-origin')],
  ['The way back from a provider', 'GET /auth/sso/none/callback', 302, ofApi(NOTHING, 'no-store', 'same-origin')],
])('%s has all of its security headers: %s', async (_kind, line, status, expected) => {
  const answer = await ask(line.replace('{shop}', line.includes('{') ? await anyShop() : ''))
  const seen = Object.fromEntries(
    NAMES.map((name) => [name, answer.headers[name]?.replace(/'sha256-[^']+'/g, "'sha256-~'")]),
  )
  expect([answer.status, seen]).toStrictEqual([
    status,
    { ...Object.fromEntries(NAMES.map((name) => [name, undefined])), ...expected },
  ])
  expect(Object.keys(answer.headers).filter((name) => /^(?:server|x-powered-by)$/.test(name))).toStrictEqual([])
})

test('Pages may load what maps are drawn of from the operator’s map server, and so may their worker alone', () => {
  const config = { mapStyleUrl: 'https://tiles.example/style.json', mapOrigins: ['https://data.example'] }
  const policy = contentSecurityPolicy('', { publicUrl: new URL('https://yoyaku.example'), ...config })
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "connect-src 'self' wss://yoyaku.example https://tiles.example https://data.example",
      'trusted-types saved-pages default',
    ]),
  )
  expect(mapWorkerPolicy(config)).toBe("default-src 'none'; connect-src https://tiles.example https://data.example")
  expect(mapWorkerPolicy({ ...config, mapStyleUrl: null })).toBe("default-src 'none'; connect-src 'none'")
})

/** A file of the build with such an end. */
async function builtFile(end: string): Promise<string> {
  const files = await readdir(join(import.meta.dirname, '../../dist/client/assets')).catch(() => [])
  expect(files.length, 'the pages have to be built before: npm run build').toBeGreaterThan(0)
  const file = files.find((name) => name.endsWith(end))
  expect(file, end).toBeDefined()
  return `/assets/${file}`
}

test('A source map of the build is not served, neither in part nor by HEAD', async () => {
  const map = await builtFile('.js.map')
  for (const line of [`GET ${map}`, `HEAD ${map}`, `GET ${map.replace('.map', '%2Emap')}`])
    expect([line, (await ask(line, { range: 'bytes=0-9' })).status]).toStrictEqual([line, 404])
})

test('A script of the build has its policy and a cache lifetime of a year, and no header of pages', async () => {
  const answer = await ask(`GET ${await builtFile('.js')}`)
  const seen = Object.fromEntries(
    NAMES.filter((name) => name in answer.headers).map((name) => [name, answer.headers[name]]),
  )
  expect([answer.status, seen]).toStrictEqual([
    200,
    { ...shared('same-origin'), 'content-security-policy': NOTHING, 'cache-control': YEAR },
  ])
})

test('A request for a foreign host name gets a refusal with all security headers', async () => {
  const answer = await ask('GET /en', { host: 'elsewhere.example' })
  expect([answer.status, answer.headers]).toMatchObject([403, ours(NOTHING, 'no-store')])
})
