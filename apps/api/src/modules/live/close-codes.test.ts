import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { newMember } from '../../testing/people.ts'
import { pong, testSockets } from '../../testing/sockets.ts'
import { CLOSE } from './connections.ts'

const spec = readFileSync(new URL('../../../../../specs/live.md', import.meta.url), 'utf8')
const documented = new Set(
  [...spec.matchAll(/^\| (\d{4}(?:, \d{4})*)/gm)].flatMap(([, codes = '']) => codes.split(', ').map(Number)),
)
/** The library closes with these by itself. */
const FRAMES = { protocol: 1002, text: 1007, long: 1009 }
const LOST = 1006

const sockets = testSockets()
let api: TestApi
let origin: string
beforeAll(async () => {
  api = await startTestApi()
  origin = await api.url()
})
afterAll(async () => {
  sockets.closeAll()
  await api.close()
})

test('Every code that closes a connection stands in its description, and no other', () => {
  expect([...documented].sort()).toEqual([...Object.values(CLOSE), ...Object.values(FRAMES), LOST].sort())
})

test('A frame that is too long, that is no text, or that is none at all closes with its own code', async () => {
  const { accessToken } = await newMember(api)
  const [long, binary] = [sockets.connect(origin, accessToken), sockets.connect(origin, accessToken)]
  await Promise.all([pong(long), pong(binary)])
  long.socket.send('x'.repeat(1025))
  binary.socket.send(Buffer.from([0xff]), { binary: false })
  expect([await long.closed, await binary.closed, await codeAfter(accessToken, [0xff, 0x80, 0, 0, 0, 0])]).toEqual([
    FRAMES.long,
    FRAMES.text,
    FRAMES.protocol,
  ])
})

/** What the server closes with after bytes that no library would send. */
async function codeAfter(token: string, bytes: number[]): Promise<number> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`
  socket.write([`GET /ws?token=${token} HTTP/1.1`, 'Host: localhost', ...upgrade, key, '\r\n'].join('\r\n'))
  await once(socket, 'data')
  socket.write(Buffer.from(bytes))
  const [frame] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return frame.readUInt16BE(2)
}
