import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApi, type TestApi } from './harness.ts'

const PROVIDERS = '/api/v1/user/auth/providers'
const requests = (count: number) => `GET ${PROVIDERS} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count)

let api: TestApi
let port: number
let handled = 0
let atOnce = 0
let mostAtOnce = 0
const answer = { status: 200 as const, body: { data: [], total: 0 } }
beforeAll(async () => {
  const listProviders = async () => {
    handled += 1
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    atOnce -= 1
    return answer
  }
  api = await startTestApi({ handlers: { listProviders } })
  port = Number(new URL(await api.url()).port)
})
afterAll(() => api.close())

function open() {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return socket
}

test('Pipelined requests of one connection are handled one after the other, and all are answered in order', async () => {
  const socket = open()
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  socket.write(requests(20))
  await expect.poll(() => received.match(/HTTP\/1\.1 200/g)?.length, { timeout: 10_000 }).toBe(20)
  expect(mostAtOnce).toBe(1)
})

test('A connection with more than 32 unanswered requests is closed, without handling them', async () => {
  handled = 0
  const socket = open()
  socket.write(requests(500))
  socket.resume()
  await once(socket, 'close')
  expect(handled).toBeLessThanOrEqual(33)
})

test('Pipelined requests with bodies are read one after the other', async () => {
  const socket = open()
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  const body = JSON.stringify({ type: 'wish', content: 'x'.repeat(30_000), locale: 'en' })
  const post = `POST /api/v1/google-sheet HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  socket.write(post.repeat(4) + requests(1))
  await expect.poll(() => received.match(/HTTP\/1\.1 \d{3}/g)?.length, { timeout: 5000 }).toBe(5)
})

test.each([
  ['HTTP/1.1 without Host', `GET ${PROVIDERS} HTTP/1.1\r\n\r\n`],
  ['two Hosts', `GET ${PROVIDERS} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`],
])('%s is 400 in the shape of an error', async (_name, request) => {
  const response = await answerTo(request)
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    code: 'VALIDATION',
    requestId: expect.any(String),
  })
})

test('A request target in absolute form reaches the API', async () => {
  const request = `GET http://elsewhere.example${PROVIDERS} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
  expect(await answerTo(request)).toMatch(/^HTTP\/1\.1 200 /)
})

async function answerTo(request: string): Promise<string> {
  const socket = open()
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  socket.write(request)
  await once(socket, 'close')
  return received
}
