import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Backend, mountedBackend } from './backend.ts'
import { type Serving, serve } from './serve.ts'

const limits = {
  rateLimits: 'nobody',
  trustedProxies: [],
  maxConnections: 100,
  connectionsPerAddress: 100,
  contactEmail: 'help@yoyaku.example',
  mapStyleUrl: null,
  mapOrigins: [],
} as const

/** An API that counts how often its cities are read, and answers all else with the status that the query names. */
const api = vi.hoisted(() => ({ read: 0 }))
vi.mock('@yoyaku/api', () => ({
  IN_PROCESS: '127.0.0.1',
  async startApi() {
    const app = Fastify()
    app.get('/api/v1/cities', async () => {
      api.read += 1
      return { read: api.read }
    })
    app.all<{ Querystring: { status?: string } }>('/api/*', async ({ query }, reply) =>
      reply.code(Number(query.status)).send({}),
    )
    return { app, closeSockets: async () => undefined, close: () => app.close() }
  },
}))

let backend: Backend
let serving: Serving
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const config = {
    host: '127.0.0.1',
    port: 0,
    production: false,
    publicUrl: new URL('http://localhost:3000'),
    ...limits,
  }
  backend = await mountedBackend({})
  const build = async () => Fastify({ serverFactory: (handler) => backend.createServer(handler, config) })
  serving = await serve({ config, openBackend: async () => backend, build })
})
afterAll(async () => {
  await serving.close()
  vi.useRealTimers()
})

/** How often the API reads, when a page asks it before and after what a visitor sends. */
async function readsAround(method: string, path: string): Promise<number> {
  const page = () => backend.fetch(new Request('http://localhost/api/v1/cities'))
  vi.advanceTimersByTime(1001)
  const before = api.read
  await page()
  const sent = await fetch(`http://127.0.0.1:${serving.port}${path}`, { method })
  await sent.arrayBuffer()
  await page()
  return api.read - before
}

test.each([
  ['POST', '/api/v1/user-favorite/brand?status=200'],
  ['POST', '/api/v1/shops/a/reservations?status=201'],
  ['PATCH', '/api/v1/user?status=200'],
  ['PUT', '/api/v1/operator/reservations/a/status?status=200'],
  ['DELETE', '/api/v1/user-favorite/brand?status=204'],
])('Pages after %s %s are drawn from fresh reads', async (method, path) =>
  expect(await readsAround(method, path)).toBe(2),
)

test.each([
  ['GET', '/api/v1/shops?status=200'],
  ['HEAD', '/api/v1/shops?status=200'],
  ['OPTIONS', '/api/v1/shops?status=204'],
  ['POST', '/api/v1/shops/a/reservations?status=409'],
  ['DELETE', '/api/v1/user-favorite/brand?status=401'],
  ['POST', '/api/v1/user/search-shop-log?status=202'],
])('Cached reads stay after %s %s, which changes nothing that a page shows', async (method, path) =>
  expect(await readsAround(method, path)).toBe(1),
)

/** All that the server answers to a handshake of `/ws` under this name. */
async function handshake(host: string): Promise<string> {
  const socket = connect(serving.port, '127.0.0.1')
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
  socket.write(`GET /ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`)
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  await once(socket, 'close')
  return received
}

test('A live connection for a foreign host name is 403, as a page is; for ours it reaches the API', async () => {
  expect(await handshake('evil.example')).toMatch(/^HTTP\/1\.1 403 /)
  // This API has no live connections: it hangs up.
  expect(await handshake('localhost:3000')).toBe('')
})
