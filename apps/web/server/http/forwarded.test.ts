import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { proxiedBackend } from '../backend.ts'

/** An API elsewhere that records the request that it receives. */
async function listening(): Promise<{ origin: URL; requestText: () => string }> {
  let requestText = ''
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.setEncoding('utf8').on('data', (text: string) => {
      requestText += text
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return {
    origin: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    requestText: () => requestText,
  }
}

async function pages(apiUrl: URL, trustProxy: string[] | false): Promise<FastifyInstance> {
  const web = Fastify({ trustProxy })
  await proxiedBackend({ apiUrl }).install(web)
  onTestFinished(() => web.close())
  return web
}

const lies = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'for=203.0.113.9;host=evil.example',
}
const forwardedHeaders = (requestText: string) =>
  [...requestText.matchAll(/^((?:x-)?forwarded[^:]*): (.*?)\r$/gim)].map(([, name, value]) => [name, value])

test.each([
  ['nobody', false, '127.0.0.1'],
  ['the proxy before this server', ['127.0.0.1'], '203.0.113.9'],
] as const)(
  "The forwarded headers to the API, where %s is trusted, name the visitor's address and no forged one",
  async (_who, trusted, ip) => {
    const { origin, requestText } = await listening()
    const web = await pages(origin, trusted === false ? false : [...trusted])
    await web.inject({ url: '/api/v1/cities', headers: lies })
    expect(forwardedHeaders(requestText())).toStrictEqual([['x-forwarded-for', ip]])
  },
)

test("The API's headers about its own connection are not passed to the visitor", async () => {
  const { origin } = await listening()
  const address = await (await pages(origin, false)).listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(new URL('/api/v1/cities', address))
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'keep-alive'])
})

test('A live connection from a page of another origin passes its origin to the API', async () => {
  const { origin, requestText } = await listening()
  const web = await pages(origin, false)
  const address = new URL(await web.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(address.port), address.hostname)
  onTestFinished(() => void socket.destroy())
  const upgrade = {
    host: address.host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    origin: 'https://evil.example',
    ...lies,
  }
  const lines = Object.entries(upgrade).map(([name, value]) => `${name}: ${value}`)
  socket.write(`GET /ws?token=x HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  await expect.poll(requestText, { timeout: 10_000 }).toContain('GET /ws')
  expect(requestText()).toMatch(/^origin: https:\/\/evil\.example\r$/im)
  expect(forwardedHeaders(requestText())).toStrictEqual([['x-forwarded-for', '127.0.0.1']])
})
