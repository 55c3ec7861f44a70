import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Backend, mountedBackend } from './backend.ts'
import { serve } from './serve.ts'

const limits = {
  rateLimits: 'nobody',
  trustedProxies: [],
  maxConnections: 100,
  connectionsPerAddress: 100,
  contactEmail: 'help@yoyaku.example',
  mapStyleUrl: null,
  mapOrigins: [],
} as const

const config = { host: '127.0.0.1', port: 0, production: false, publicUrl: new URL('http://localhost:3000'), ...limits }
const build = async (backend: Backend) => {
  const web = Fastify({ serverFactory: (handler) => backend.createServer(handler, config) })
  await backend.install(web)
  return web
}

/** An API that takes over every socket which asks for it. */
const api = vi.hoisted(() => ({ close: vi.fn(), hungUp: new Set<{ destroy(): void }>() }))
vi.mock('@yoyaku/api', async () => {
  const { EventEmitter } = await import('node:events')
  const server = new EventEmitter().on('upgrade', (_request, socket) => {
    api.hungUp.add(socket)
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  })
  const closeSockets = async () => {
    for (const socket of api.hungUp) socket.destroy()
  }
  const app = { server, ready: async () => undefined, inject: async () => undefined }
  return {
    IN_PROCESS: 'in-process',
    startApi: async () => ({ app, closeSockets, close: async () => api.close() }),
  }
})

test('Pages and the API refuse a foreign host name', async () => {
  const serving = await start()
  onTestFinished(() => serving.close())
  for (const path of ['/ja', '/dev/mail', '/api/v1/cities']) {
    const socket = connect(serving.port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: evil.example:${serving.port}\r\nConnection: close\r\n\r\n`)
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 403 /)
  }
})

const start = () => serve({ config, openBackend: () => mountedBackend({}), build })

test('serve closes the live connections, too: nobody has to leave first', async () => {
  const serving = await start()
  const socket = connect(serving.port, '127.0.0.1')
  socket.write('GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  expect(String(await once(socket, 'data'))).toContain('101')
  await Promise.all([serving.close(), serving.close()])
  expect(api.close).toHaveBeenCalledOnce()
})

test('serve explains a taken port and an invalid address, before anything else starts', async () => {
  const first = await start()
  onTestFinished(() => first.close())
  const { port } = first
  const openBackend = vi.fn(() => mountedBackend({}))
  await expect(serve({ config: { ...config, port }, openBackend, build })).rejects.toThrow(
    `Cannot listen on 127.0.0.1:${port}: another program listens there. Stop it, or choose another PORT.`,
  )
  await expect(serve({ config: { ...config, host: 'bad host' }, openBackend, build })).rejects.toThrow(
    /^Cannot listen on bad host:0: .* Choose another HOST\.$/,
  )
  expect(openBackend).not.toHaveBeenCalled()
})

test('serve closes the backend where pages were never built', async () => {
  api.close.mockClear()
  const broken = serve({
    config,
    openBackend: () => mountedBackend({}),
    build: () => Promise.reject(new Error('Nothing is built')),
  })
  await expect(broken).rejects.toThrow('Nothing is built')
  expect(api.close).toHaveBeenCalledOnce()
})

/** `Promise.withResolvers`, which the pages' types do not know: browsers lack it. */
function gate<T>() {
  let open: (value: T) => void = () => undefined
  const passed = new Promise<T>((resolve) => {
    open = resolve
  })
  return { passed, open }
}

test('serve ends a connection after the answer that is under way when it closes', async () => {
  const [begun, released] = [gate<FastifyInstance>(), gate<void>()]
  const serving = await serve({
    config,
    openBackend: () => mountedBackend({}),
    async build(backend) {
      const web = await build(backend)
      web.get('/slow', async () => {
        begun.open(web)
        await released.passed
        return 'answer'
      })
      return web
    },
  })
  const socket = connect(serving.port, '127.0.0.1')
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const received = text(socket)
  const { server } = await begun.passed
  const closed = serving.close()
  await expect.poll(() => server.listening).toBe(false)
  released.open()
  expect(await received).toMatch(/\r\nConnection: close\r\n[\s\S]*answer/i)
  await closed
})
