import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../src/observability/log.ts'
import { startTestApi, type TestApi } from './harness.ts'

const PROVIDERS = '/api/v1/user/auth/providers'
const DRIP_MS = 20
const patience = { request: 400, silence: 600, lookEvery: 50 }
const longest = 'x'.repeat(3_000_000)

let api: TestApi
let port: number
beforeAll(async () => {
  const listProviders = async () => ({ status: 200 as const, body: { data: [], total: 0 } })
  api = await startTestApi({ logger: createLog('silent'), patience, handlers: { listProviders } })
  api.app.server.on('request', (request, response) => {
    if (request.url === '/long') response.end(longest)
  })
  port = Number(new URL(await api.url()).port)
})
afterAll(() => api.close())

/** Sends `first`, then `drip` repeatedly, until the server closes; returns its answer. */
async function say(first: string, drip = '', { ends = false } = {}): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  socket.on('error', () => {})
  socket.on('end', () => socket.end())
  if (ends) socket.end(first)
  else socket.write(first)
  const dripping = setInterval(() => drip !== '' && socket.writable && socket.write(drip), DRIP_MS)
  await once(socket, 'close')
  clearInterval(dripping)
  return received
}

const head = (...lines: string[]) => [...lines, '', ''].join('\r\n')
const post = (length: number) =>
  head('POST /api/v1/google-sheet HTTP/1.1', 'Host: x', 'Content-Type: application/json', `Content-Length: ${length}`)

describe("A slow client is cut off in the contract's shape:", () => {
  test.each([
    ['headers byte by byte', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'x'],
    ['headers line by line', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X: y\r\n'],
    ['a body byte by byte', post(5000), ' '],
    ['a chunk byte by byte', post(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked'), '1'],
    ['a body that never comes', post(10), ''],
    ['half a line', 'GET /api', ''],
    ['nothing at all', '', ''],
  ])('%s', async (_name, first, drip) => {
    const answer = await say(first, drip)
    expect(answer).toMatch(/^HTTP\/1\.1 (408 Request Timeout|400 Bad Request)\r\n/)
    expect(JSON.parse(answer.split('\r\n\r\n').at(-1) ?? '')).toMatchObject({ requestId: expect.any(String) })
  })

  test('a client that stops reading', async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    const before = await connections()
    socket.write(head('GET /long HTTP/1.1', 'Host: x'))
    socket.pause()
    await expect.poll(connections, { timeout: 10_000 }).toBeLessThanOrEqual(before)
  })
})

const connections = (): Promise<number> =>
  new Promise((resolve) => api.app.server.getConnections((_error, count) => resolve(count)))

describe('An oversized request:', () => {
  test.each([
    ['one header of 20 KiB', `X: ${'y'.repeat(20_000)}`, 431],
    ['an address of 20 KiB', '', 431],
    ['five thousand headers', Array.from({ length: 5000 }, (_, index) => `X${index}: y`).join('\r\n'), 431],
  ])('%s', async (_name, lines, status) => {
    const path = lines === '' ? `${PROVIDERS}?${'y'.repeat(20_000)}` : PROVIDERS
    expect(await say(head(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...(lines ? [lines] : [])))).toMatch(
      new RegExp(`^HTTP/1.1 ${status} `),
    )
  })

  test('a body of a byte more than 64 KiB is 413; one of 64 KiB is read', async () => {
    const send = async (bytes: number) => {
      const payload = JSON.stringify({ content: '' }).replace('""', `"${'x'.repeat(bytes - 14)}"`)
      const headers = { 'content-type': 'application/json' }
      return (await api.call('POST', '/api/v1/google-sheet', { payload, headers })).status
    }
    expect([await send(65_536), await send(65_537)]).toStrictEqual([400, 413])
  })
})

test('A client that closes its half of the connection after the request is answered', async () => {
  const answer = await say(head(`GET ${PROVIDERS} HTTP/1.1`, 'Host: x', 'Connection: close'), '', { ends: true })
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('Two hundred slow clients do not keep the server from serving others', async () => {
  const slow: Socket[] = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nX: ')
  const served = await Promise.all(Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}${PROVIDERS}`)))
  expect(new Set(served.map(({ status }) => status))).toStrictEqual(new Set([200]))
  await Promise.all(slow.map((socket) => (socket.closed ? null : once(socket.resume(), 'close'))))
})
