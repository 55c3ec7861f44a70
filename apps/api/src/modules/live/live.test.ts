import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { AppContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { book, cancel } from '../../testing/booking.ts'
import { newEmail, newMember } from '../../testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { handshake, type Listener, pong, testSockets } from '../../testing/sockets.ts'
import { createLive, type Live } from './live.ts'

let api: TestApi
let origin: string
const sockets = testSockets()

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db, { staff: Array.from({ length: 12 }, (_, index) => ({ id: `staff-${index}` })) })
  await setClock(api, '2026-11-20T00:00:00Z')
  origin = await api.url()
})
afterAll(async () => {
  await api.close()
})
afterEach(() => sockets.closeAll())

const connect = (token: string, headers: Record<string, string> = {}) => sockets.connect(origin, token, headers)
const statusOf = async (token: string, headers: Record<string, string>) => (await handshake(connect(token, headers)))[0]

const ticketFor = async (token: string) =>
  (await api.call<{ data: { ticket: string } }>('POST', '/api/v1/user/ws-ticket', { token })).body.data.ticket

describe('The live connection', () => {
  test('opens with a ticket, once, and answers a ping', async () => {
    const { accessToken } = await newMember(api)
    const ticket = await ticketFor(accessToken)
    expect(await pong(connect(ticket))).toBe('PONG')
    expect(await connect(ticket).closed).toBe(4401)
  })

  test('opens with an access token too, and with no other text', async () => {
    const { accessToken } = await newMember(api)
    expect(await pong(connect(accessToken))).toBe('PONG')
    expect(await Promise.all([connect('x').closed, connect('').closed, connect('a.b.c').closed])).toEqual([
      4401, 4401, 4401,
    ])
  })

  test('brings a booking and a cancellation at once, which the list has too', async () => {
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

  test('brings to a session of a page elsewhere only what was booked through it', async () => {
    const email = newEmail()
    const tokenOf = async (origin: string | null) => (await newMember(api, email, { origin })).accessToken
    const own = await tokenOf(null)
    const foreign = await tokenOf('https://partner.example')
    const ownSocket = connect(own)
    const foreignSocket = connect(await ticketFor(foreign))
    const otherSocket = connect(await tokenOf('https://another.example'))
    await Promise.all([ownSocket, foreignSocket, otherSocket].map(pong))
    const nextCode = async ({ next }: Listener) => JSON.parse(await next()).data.notification.codeNumber

    const bookedHere = (await book(api, { reservationTime: '10:00' }, own)).reservation.codeNumber
    const bookedThere = (await book(api, { reservationTime: '15:00' }, foreign)).reservation.codeNumber
    expect([await nextCode(ownSocket), await nextCode(ownSocket)]).toEqual([bookedHere, bookedThere])
    expect(await nextCode(foreignSocket)).toBe(bookedThere)
    await cancel(api, bookedHere, { token: own })
    await cancel(api, bookedThere, { token: own })
    expect([await nextCode(ownSocket), await nextCode(ownSocket)]).toEqual([bookedHere, bookedThere])
    expect(await nextCode(foreignSocket)).toBe(bookedThere)
    expect(await Promise.all([foreignSocket, otherSocket].map(pong))).toEqual(['PONG', 'PONG'])
  })

  test('uses the language of the session', async () => {
    const { accessToken: token } = await newMember(api)
    await api.db.updateTable('session').set({ locale: 'ko' }).execute()
    const mine = connect(token)
    await pong(mine)
    await book(api, {}, token)
    expect(JSON.parse(await mine.next()).data.notification.serviceName).toBe('커트')
  })

  test('ends at once with a sign-out, before the next check', async () => {
    const { accessToken, refreshToken } = await newMember(api)
    const mine = connect(accessToken)
    await pong(mine)
    await api.call('POST', '/api/v1/user/auth/logout', { body: { refreshToken } })
    expect(await mine.closed).toBe(4401)
  })

  test('ends the oldest of a member at one process when a sixth opens', async () => {
    const { accessToken } = await newMember(api)
    const first = connect(accessToken)
    await pong(first)
    const others = [1, 2, 3, 4, 5].map(() => connect(accessToken))
    expect(await Promise.all(others.map(pong))).toEqual(Array(5).fill('PONG'))
    expect(await first.closed).toBe(4408)
  })

  test('of thirty that one member opens at the same time, five stay', async () => {
    const { accessToken } = await newMember(api)
    const all = Array.from({ length: 30 }, () => connect(accessToken))
    const closed: number[] = []
    for (const one of all) void one.closed.then((code) => closed.push(code))
    await expect.poll(() => closed.length, { timeout: 10_000 }).toBe(25)
    expect(new Set(closed)).toEqual(new Set([4408]))
    expect(await Promise.all(all.filter(({ socket }) => socket.readyState === socket.OPEN).map(pong))).toEqual(
      Array(5).fill('PONG'),
    )
  })

  test('opens for our own pages only', async () => {
    const { accessToken } = await newMember(api)
    const statuses = await Promise.all([
      statusOf(accessToken, { origin: 'https://evil.example' }),
      statusOf(accessToken, { origin: 'null' }),
      statusOf(accessToken, { origin }),
      statusOf(accessToken, { origin: api.context.config.publicUrl }),
    ])
    expect(statuses).toEqual([403, 403, 101, 101])
  })

  test('ignores what it does not understand, and ends when it gets too much', async () => {
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

  test('closes with a restart code when the server restarts', async () => {
    const { live, at } = await another()
    const { accessToken } = await newMember(api)
    const mine = sockets.connect(at, accessToken)
    await pong(mine)
    await live.close()
    expect(await mine.closed).toBe(1012)
  })

  test('is refused with a time to come again where the server is full', async () => {
    const { at } = await another({ most: 1 })
    const { accessToken } = await newMember(api)
    await pong(sockets.connect(at, accessToken))
    expect(await handshake(sockets.connect(at, accessToken))).toEqual([503, 5])
  })

  test('ends when the time of its session is over', async () => {
    const { live, at } = await another()
    const [mine, other] = [await newMember(api), await newMember(api)]
    const [ending, staying] = [sockets.connect(at, mine.accessToken), sockets.connect(at, other.accessToken)]
    await Promise.all([pong(ending), pong(staying)])
    await api.db
      .updateTable('session')
      .set({ ends_at: await api.context.now() })
      .where('member_id', '=', mine.user.id)
      .execute()
    await live.beat()
    expect(await ending.closed).toBe(4401)
    expect(await pong(staying)).toBe('PONG')
  })

  test.each([
    ['the bus hears nothing', null, { over: 'database' as const, hears: false }],
    ['Redis is away', 'redis://127.0.0.1', { over: 'database' as const, hears: true }],
  ])('ends after a check of the database where %s at a sign-out', async (_what, redisUrl, state) => {
    const silentBus = { ...api.context.bus, publish: async () => {}, state: () => state }
    const { at } = await another({}, { bus: silentBus, config: { ...api.context.config, redisUrl } })
    const { accessToken, refreshToken } = await newMember(api)
    const mine = sockets.connect(at, accessToken)
    await pong(mine)
    const { bus } = api.context
    onTestFinished(() => {
      api.context.bus = bus
    })
    api.context.bus = { ...bus, publish: async () => {} }
    await api.call('POST', '/api/v1/user/auth/logout', { body: { refreshToken } })
    expect(await mine.closed).toBe(4401)
  })
})

test('Checks for a bus that receives nothing do not overlap where the database is slow', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const unsubscribed = { ...api.context.bus, state: () => ({ over: 'database' as const, hears: false }) }
  const { at } = await another({}, { bus: unsubscribed, db: api.db.withPlugin(counting) })
  await pong(sockets.connect(at, (await newMember(api)).accessToken))
  const before = queries
  vi.advanceTimersByTime(1500)
  expect(queries - before).toBe(1)
  await expect.poll(() => vi.advanceTimersByTime(500) && queries - before, { timeout: 10_000 }).toBeGreaterThan(1)
})

describe('Who may connect', () => {
  test('pages of partners, as ALLOWED_ORIGINS says, and our own: createWsTicket answers 403 SCOPE where an upgrade is refused', async () => {
    const partner = await startTestApi({
      env: { ALLOWED_ORIGINS: 'https://partner.example', PUBLIC_URL: 'https://own.example' },
    })
    onTestFinished(() => partner.close())
    const { accessToken: token } = await newMember(partner)
    const at = await partner.url()
    const from = async (origin: string) => {
      const [status] = await handshake(sockets.connect(at, token, { origin }))
      const ticket = await partner.call<{ code?: string }>('POST', '/api/v1/user/ws-ticket', {
        ...{ token, headers: { origin, host: new URL(at).host } },
      })
      return [status, ticket.status, ticket.body.code]
    }
    const taken = [101, 200, undefined]
    const refused = [403, 403, 'SCOPE']
    expect([
      await from('https://partner.example'),
      await from('https://own.example'),
      await from(at),
      await from('https://partner.example.evil'),
      await from('http://partner.example'),
      await from(at.replace('http:', 'https:')),
      await from('null'),
    ]).toEqual([taken, taken, taken, refused, refused, taken, refused])
  })

  test('twenty times a minute from one address, wherever a proxy we trust says that it is', async () => {
    const { at } = await another(
      {},
      { config: { ...api.context.config, rateLimits: 'everybody', trustedProxies: ['127.0.0.1'] } },
    )
    const from = (address: string) => handshake(sockets.connect(at, 'x', { 'x-forwarded-for': address }))
    const { passed, refused } = await untilRefused(() => from('192.0.2.1'))
    const [status, wait] = refused
    expect(passed).toBeGreaterThanOrEqual(20)
    expect([status, wait !== undefined && wait > 0 && wait <= 60]).toEqual([429, true])
    expect(await from('192.0.2.2')).toEqual([101])
  })

  test('an address that nobody we trust speaks for is the one of the connection', async () => {
    const { at } = await another({}, { config: { ...api.context.config, rateLimits: 'everybody' } })
    const from = (address: string) => handshake(sockets.connect(at, 'x', { 'x-forwarded-for': address }))
    const { passed, refused } = await untilRefused((count) => from(`192.0.2.${count}`))
    expect([passed >= 20, refused[0]]).toEqual([true, 429])
  })
})

/** How many handshakes pass before one does not. While they go, time passes and gives a little back. */
async function untilRefused(one: (count: number) => ReturnType<typeof handshake>) {
  let [passed, refused] = [0, await one(0)]
  while (refused[0] === 101 && passed++ < 40) refused = await one(passed)
  return { passed, refused }
}

/** The live connection alone, on a server of its own. */
async function another(
  options: { most?: number } = {},
  context: Partial<AppContext> = {},
): Promise<{ live: Live; at: string }> {
  const live = createLive({ ...api.context, ...context }, options)
  const server = createServer()
  live.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await live.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { live, at: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
