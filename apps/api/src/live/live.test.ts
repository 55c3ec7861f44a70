import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { newMember } from '../auth/test-people.ts'
import type { Schemas } from '../contract/handler.ts'
import { book, cancel } from '../reservations/test-booking.ts'
import { layGround, openShop, setClock } from '../reservations/test-shop.ts'
import { createLive } from './live.ts'

let api: TestApi
let origin: string
const open: WebSocket[] = []

beforeAll(async () => {
  api = await startTestApi()
  await layGround(api.db)
  await openShop(api.db, { staff: Array.from({ length: 12 }, (_, index) => ({ id: `staff-${index}` })) })
  await setClock(api, '2026-11-20T00:00:00Z')
  origin = await api.url()
})
afterAll(async () => {
  await api.close()
})
beforeEach(() => {
  open.length = 0
})
afterEach(() => {
  for (const socket of open) socket.terminate()
})

type Listener = { socket: WebSocket; next(): Promise<string>; closed: Promise<number> }

/** Frames are kept until asked for. */
function connect(token: string, headers: Record<string, string> = {}): Listener {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?token=${token}`, { headers })
  open.push(socket)
  const frames: string[] = []
  const waiting: ((frame: string) => void)[] = []
  socket.on('message', (data) => {
    const frame = data.toString()
    const waiter = waiting.shift()
    if (waiter === undefined) frames.push(frame)
    else waiter(frame)
  })
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const next = () => {
    const frame = frames.shift()
    return frame === undefined ? new Promise<string>((resolve) => waiting.push(resolve)) : Promise.resolve(frame)
  }
  return { socket, next, closed }
}

const pong = async ({ socket, next }: Listener) => {
  if (socket.readyState !== socket.OPEN) await new Promise((resolve) => socket.once('open', resolve))
  socket.send('{"event":"PING"}')
  return next()
}

const statusOf = (token: string, headers: Record<string, string>) =>
  new Promise<number>((resolve) => {
    const { socket } = connect(token, headers)
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
  })

const ticketFor = async (token: string) =>
  (await api.call<{ data: { ticket: string } }>('POST', '/api/v1/user/ws-ticket', { token })).body.data.ticket

describe('The live connection', () => {
  test('a ticket opens it, once; a ping is answered', async () => {
    const { accessToken } = await newMember(api)
    const ticket = await ticketFor(accessToken)
    expect(await pong(connect(ticket))).toBe('PONG')
    expect(await connect(ticket).closed).toBe(4401)
  })

  test('an access token opens it too, another text does not', async () => {
    const { accessToken } = await newMember(api)
    expect(await pong(connect(accessToken))).toBe('PONG')
    expect(await Promise.all([connect('x').closed, connect('').closed, connect('a.b.c').closed])).toEqual([
      4401, 4401, 4401,
    ])
  })

  test('what is booked and cancelled arrives at once, and stands in the list', async () => {
    const { accessToken: token } = await newMember(api)
    const mine = connect(await ticketFor(token))
    const stranger = connect((await newMember(api)).accessToken)
    await Promise.all([pong(mine), pong(stranger)])
    const { reservation } = await book(api, {}, token)
    const booked: { data: { type: string; notification: Schemas['Notification'] } } = JSON.parse(await mine.next())
    expect(booked).toEqual({
      data: {
        type: 'reservation',
        notification: {
          id: booked.data.notification.id,
          isRead: false,
          type: 'reservation',
          kind: 'confirmed',
          codeNumber: reservation.codeNumber,
          serviceName: 'Cut',
          shopName: 'Kumo',
          date: '2026-11-24T03:00:00Z',
          timeZone: 'Asia/Tokyo',
          createdAt: booked.data.notification.createdAt,
        },
      },
    })
    await cancel(api, reservation.codeNumber, { token })
    expect(JSON.parse(await mine.next()).data.notification.kind).toBe('cancelled')
    const { body } = await api.call<{ data: Schemas['Notification'][] }>('GET', '/api/v1/user/notification', { token })
    expect(body.data.map(({ kind }) => kind)).toEqual(['cancelled', 'confirmed'])
    expect(body.data[1]).toEqual(booked.data.notification)
    expect(await pong(stranger)).toBe('PONG')
  })

  test('it speaks the language of the session', async () => {
    const { accessToken: token } = await newMember(api)
    await api.db.updateTable('session').set({ locale: 'ko' }).execute()
    const mine = connect(token)
    await pong(mine)
    await book(api, {}, token)
    expect(JSON.parse(await mine.next()).data.notification.serviceName).toBe('커트')
  })

  test('signing out ends it within a second', async () => {
    const { accessToken, refreshToken } = await newMember(api)
    const mine = connect(accessToken)
    await pong(mine)
    const since = performance.now()
    await api.call('POST', '/api/v1/user/auth/logout', { body: { refreshToken } })
    expect(await mine.closed).toBe(4401)
    expect(performance.now() - since).toBeLessThan(1000)
  })

  test('a sixth of the same member ends the oldest', async () => {
    const { accessToken } = await newMember(api)
    const first = connect(accessToken)
    await pong(first)
    const others = [1, 2, 3, 4, 5].map(() => connect(accessToken))
    expect(await Promise.all(others.map(pong))).toEqual(Array(5).fill('PONG'))
    expect(await first.closed).toBe(4408)
  })

  test('only our own pages may open it', async () => {
    const { accessToken } = await newMember(api)
    const statuses = await Promise.all([
      statusOf(accessToken, { origin: 'https://evil.example' }),
      statusOf(accessToken, { origin: 'null' }),
      statusOf(accessToken, { origin }),
      statusOf(accessToken, { origin: api.world.config.publicUrl }),
    ])
    expect(statuses).toEqual([403, 403, 101, 101])
  })

  test('what it does not understand is ignored, too long or too much ends it', async () => {
    const { accessToken } = await newMember(api)
    const odd = connect(accessToken)
    await pong(odd)
    for (const text of ['', 'PING', '{', '[]', 'null', '{"event":"OTHER"}']) odd.socket.send(text)
    odd.socket.send(Buffer.from('{"event":"PING"}'))
    expect(await pong(odd)).toBe('PONG')
    const long = connect(accessToken)
    await pong(long)
    long.socket.send('x'.repeat(1025))
    expect(await long.closed).toBe(1009)
    const flooding = connect(accessToken)
    await pong(flooding)
    for (let index = 0; index < 11; index++) flooding.socket.send('x')
    expect(await flooding.closed).toBe(1008)
  })

  test('when the server restarts, everybody hears it', async () => {
    const another = createLive(api.world)
    const server = (await import('node:http')).createServer()
    another.attach(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { accessToken } = await newMember(api)
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?token=${accessToken}`)
    await new Promise((resolve) => socket.once('open', resolve))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await another.close()
    expect(await closed).toBe(1012)
    await new Promise((resolve) => server.close(resolve))
  })
})
