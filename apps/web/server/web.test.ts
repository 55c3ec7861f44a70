import { once } from 'node:events'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect, createServer } from 'node:net'
import { Readable } from 'node:stream'
import { createLog } from '@yoyaku/api/log'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Rendered, RenderRequest } from '../src/app/entry-server.tsx'
import { proxiedBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { SELF_SIGNED } from './testing/self-signed.ts'
import { buildWeb } from './web.ts'

/** Draws the address; knows no page but the home pages. */
const render = async ({ url }: RenderRequest): Promise<Rendered> => ({
  status: /^\/\w\w$/.test(url.pathname) ? 200 : 404,
  pipe: (stream: NodeJS.WritableStream) => void Readable.from([url.href]).pipe(stream),
})

let web: FastifyInstance
let port: number
beforeAll(async () => {
  const config = readConfig({ PUBLIC_URL: 'http://yoyaku.example', API_URL: 'http://127.0.0.1:9' })
  const backend = { ...proxiedBackend({ apiUrl: new URL('http://127.0.0.1:9') }), fetch: async () => new Response() }
  web = await buildWeb(config, backend, { manifest: {}, render })
  web.log.level = 'silent'
  port = Number(new URL(await web.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => web.close())

/** The request's first line as it is, which no client of good manners would send. */
async function ask(line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${line} HTTP/1.1\r\nHost: yoyaku.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  const header = (name: string) => new RegExp(`^${name}: ([^;\r]*)`, 'im').exec(head)?.[1] ?? '-'
  return [head.split(' ')[1], header('location'), header('content-type'), header('x-frame-options'), body].join(' ')
}

test.each([
  ['GET /', /^302 \/zh - DENY $/],
  ['GET http://elsewhere.example/', /^302 \/zh - DENY $/],
  ['GET http://elsewhere.example/ja', /^200 - text\/html DENY .*http:\/\/yoyaku\.example\/ja$/s],
  ['GET //elsewhere.example/x', /^302 \/zh\/elsewhere\.example\/x - DENY $/],
  ['GET /\\elsewhere/x', /^302 \/zh\/elsewhere\/x - DENY $/],
  ['GET *', /^302 \/zh - DENY $/],
  ['GET /ja/%', /^404 - text\/html DENY .*\/ja\/%$/s],
  ['GET /ja/%E0%A4%A', /^404 - text\/html DENY /],
  ['POST /ja', /^405 - text\/plain DENY Method Not Allowed\n$/],
  ['DELETE /sitemap.xml', /^405 - text\/plain DENY /],
  ['GET /sitemap.xml', /^503 - text\/plain DENY Service Unavailable\n$/],
  ['GET /favicon.ico', /^301 \/favicon\.svg - DENY $/],
  ['QUERY /ja', /^400 - text\/plain DENY Bad Request\n$/],
  ['GET /assets/../../package.json', /^403 - text\/plain DENY Forbidden\n$/],
  ['GET /.well-known/change-password', /^404 - text\/plain DENY Not Found\n$/],
  ['GET /.well-known/security.txt', /^200 - text\/plain DENY Contact: mailto:\S+\nExpires: 20\d\d-\S+Z\n/],
  ['GET /assets/none.js', /^404 - text\/plain DENY Not Found\n$/],
])('The web server answers %s', async (line, answer) => {
  expect(await ask(line)).toMatch(answer)
})

test('Absolute addresses are of PUBLIC_URL, whatever host a request names', async () => {
  const host = 'evil.example'
  const headers = {
    ...{ host, 'x-forwarded-host': host, 'x-host': host, 'x-original-host': host, forwarded: `host=${host}` },
    ...{ 'x-forwarded-proto': 'gopher', 'x-forwarded-server': host, 'x-original-url': `//${host}/`, origin: host },
  }
  for (const url of ['/', '/ja', '/zh/zh-TW/search', '/en/none', '/robots.txt', '/sitemap.xml', '/favicon.ico']) {
    const answer = await web.inject({ url, headers })
    expect([url, JSON.stringify([answer.headers, answer.body]).includes(host)]).toStrictEqual([url, false])
  }
  expect((await web.inject({ url: '/robots.txt', headers })).body).toContain('http://yoyaku.example/sitemap.xml')
})

test('A method other than GET and HEAD is refused with those that are allowed', async () => {
  const answer = await web.inject({ method: 'PUT', url: '/ja' })
  expect([answer.statusCode, answer.headers.allow]).toStrictEqual([405, 'GET, HEAD'])
})

const UNAVAILABLE = { code: 'UNAVAILABLE', message: 'The API does not answer', requestId: expect.any(String) }

test('An API elsewhere that does not answer is reported in the shape of the contract', async () => {
  const answer = await web.inject('/api/v1/cities')
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toStrictEqual([503, '1', UNAVAILABLE])
})

test('An API elsewhere that accepts and falls silent is reported in the shape of the contract', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {}).resume()).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const apiUrl = new URL(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`)
  const config = readConfig({ PUBLIC_URL: 'http://yoyaku.example', API_URL: apiUrl.href })
  const site = await buildWeb(config, proxiedBackend({ apiUrl, longestSilenceMs: 50 }), { manifest: {}, render })
  onTestFinished(() => site.close())
  site.log.level = 'silent'
  const answer = await site.inject('/api/v1/cities')
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toStrictEqual([503, '1', UNAVAILABLE])
})

test('/healthz is of this process alone: an unreachable API elsewhere changes nothing', async () => {
  const apiUrl = new URL('http://127.0.0.1:9')
  const config = readConfig({ PUBLIC_URL: 'http://yoyaku.example', API_URL: apiUrl.href })
  const site = await buildWeb(config, proxiedBackend({ apiUrl }), { manifest: {}, render })
  onTestFinished(() => site.close())
  site.log.level = 'silent'
  const [health, ready] = [await site.inject('/healthz'), await site.inject('/readyz')]
  expect([health.statusCode, health.json(), health.headers['cache-control'], ready.statusCode]).toStrictEqual([
    200,
    { status: 'ok' },
    'no-store',
    503,
  ])
})

test('A proxy that TRUSTED_PROXIES does not name is reported in the log, once', async () => {
  const lines: string[] = []
  const apiUrl = new URL('http://127.0.0.1:9')
  const config = readConfig({ PUBLIC_URL: 'http://yoyaku.example', API_URL: apiUrl.href })
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const site = await buildWeb(config, proxiedBackend({ apiUrl }), { manifest: {}, render }, log)
  onTestFinished(() => site.close())
  for (const headers of [{}, { 'x-forwarded-for': '203.0.113.7' }, { 'x-forwarded-for': '203.0.113.8' }])
    await site.inject({ url: '/robots.txt', headers })
  expect(lines).toStrictEqual([expect.stringContaining('TRUSTED_PROXIES is not set')])
})

test('An API elsewhere with an untrusted certificate gets no request', async () => {
  const requestedUrls: string[] = []
  const api = createTlsServer(SELF_SIGNED, ({ url = '' }, response) => {
    requestedUrls.push(url)
    response.end('{"data":[]}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void api.close())
  await once(api, 'listening')
  const apiUrl = new URL(`https://127.0.0.1:${(api.address() as AddressInfo).port}`)
  const config = readConfig({ PUBLIC_URL: 'http://yoyaku.example', API_URL: apiUrl.href })
  const site = await buildWeb(config, proxiedBackend({ apiUrl }), { manifest: {}, render })
  onTestFinished(() => site.close())
  site.log.level = 'silent'
  const answer = await site.inject('/api/v1/cities')
  expect([answer.statusCode, requestedUrls]).toStrictEqual([503, []])
})

test('One address gets six hundred pages at once, and then 429; this machine and other addresses do not', async () => {
  // Of an address of its own: a page that is kept costs nothing.
  let asked = 0
  const statusFor = async (remoteAddress: string) => {
    asked += 1
    return (await web.inject({ url: `/ja?asked=${asked}`, remoteAddress })).statusCode
  }
  const statuses: number[] = []
  // The allowance grows again meanwhile.
  while (!statuses.includes(429) && statuses.length < 3000) statuses.push(await statusFor('203.0.113.7'))
  const drawn = statuses.indexOf(429)
  expect([drawn >= 600, statuses.slice(0, drawn).every((status) => status === 200)]).toStrictEqual([true, true])
  expect(await Promise.all(['203.0.113.8', '127.0.0.1'].map(statusFor))).toStrictEqual([200, 200])
})
