import { createTestSdk, notificationOf, settle, type TestOptions } from '@yoyaku/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

const PING = '{"event":"PING"}'
const TICKET = '/api/v1/user/ws-ticket'

async function online(options: TestOptions = {}) {
  const testSdk = createTestSdk({ isMember: true, ...options })
  await settle()
  return { ...testSdk, status: () => testSdk.sdk.live.get().status }
}

test('a visitor has no socket; a member has one until signing out', async () => {
  const { sdk, sockets, status } = await online({ isMember: false })
  expect([status(), sockets.all.length]).toEqual(['off', 0])
  sdk.dispose()
  const member = await online()
  expect([member.status(), member.sockets.latest.url]).toEqual(['online', 'ws://yoyaku.test/ws?token=ticket-1'])
  member.sdk.auth.signOut()
  expect([member.status(), member.sockets.latest.isClosed]).toEqual(['off', true])
  member.sdk.dispose()
})

test('a server without tickets takes the access token', async () => {
  const testSdk = createTestSdk({ isMember: true })
  testSdk.server.on('POST', TICKET).reply(404, { code: 'NOT_FOUND' })
  await settle()
  expect(testSdk.sockets.latest.url).toBe('ws://yoyaku.test/ws?token=access-1')
  testSdk.sdk.dispose()
})

describe('the socket sends a ping', () => {
  test('on open and every 15 s', async () => {
    const { sdk, sockets, clock } = await online()
    expect(sockets.latest.sent).toEqual([PING])
    await clock.advance(14_999)
    expect(sockets.latest.sent.length).toBe(1)
    await clock.advance(1)
    await clock.advance(15_000)
    expect([sockets.latest.sent.length, sockets.all.length]).toEqual([3, 1])
    sdk.dispose()
  })

  test('a ping without a pong within 10 s closes the socket, and 2 s later there is a new one', async () => {
    const { sdk, sockets, clock, status } = await online()
    sockets.answersPings = false
    await clock.advance(15_000)
    const dead = sockets.latest
    await clock.advance(9_999)
    expect([dead.isClosed, status()]).toEqual([false, 'online'])
    await clock.advance(1)
    expect([dead.isClosed, status()]).toEqual([true, 'waiting'])
    await clock.advance(1_999)
    expect(sockets.all.length).toBe(1)
    await clock.advance(1)
    expect([sockets.all.length, status()]).toEqual([2, 'online'])
    sdk.dispose()
  })
})

describe('the socket closes', () => {
  test.each([1000, 1001, 1006, 1008, 1009, 1011, 1012, 1013])(
    'a socket closed with %i has a new one 2 s later',
    async (code) => {
      const { sdk, sockets, clock, status } = await online()
      sockets.latest.end(code)
      expect(status()).toBe('waiting')
      await clock.advance(2_000)
      expect([sockets.all.length, status()]).toEqual([2, 'online'])
      sdk.dispose()
    },
  )

  test('a socket closed with 4401 opens again after a refresh of the session', async () => {
    const { sdk, sockets, clock, server, status } = await online()
    server.members[0].expireAccess()
    sockets.latest.end(4401)
    await settle()
    expect(server.requests('POST', '/api/v1/user/auth/refresh-token').length).toBe(1)
    await clock.advance(2_000)
    expect([status(), server.requests('POST', TICKET).at(-1)?.accessToken]).toEqual(['online', 'access-2'])
    sdk.dispose()
  })

  test('a socket closed with 4401 ends with the session where the refresh is refused', async () => {
    const { sdk, sockets, clock, server, status } = await online()
    server.members[0].generation = 9
    sockets.latest.end(4401)
    await clock.advance(60_000)
    expect([sdk.auth.get().status, status(), sockets.all.length]).toEqual(['anonymous', 'off', 1])
    sdk.dispose()
  })

  test('a socket closed with 4408 stays closed until the page wakes', async () => {
    let wake: () => void = () => undefined
    const { sdk, sockets, clock, status } = await online({
      onWake: (listener) => {
        wake = listener
        return () => undefined
      },
    })
    sockets.latest.end(4408)
    await clock.advance(600_000)
    expect([status(), sockets.all.length]).toEqual(['off', 1])
    wake()
    await settle()
    expect([status(), sockets.all.length]).toEqual(['online', 2])
    sdk.dispose()
  })

  test.each(['open', 'not even opened'])(
    'a network that is back is tried at once: the last one was %s',
    async (last) => {
      let wake: () => void = () => undefined
      const { sdk, sockets, clock, status } = await online({
        onWake: (listener) => {
          wake = listener
          return () => undefined
        },
      })
      sockets.opens = last === 'open'
      sockets.latest.end(1006)
      if (last !== 'open') await clock.advance(2_000)
      expect(status()).toBe('waiting')
      sockets.opens = true
      wake()
      await settle()
      expect(status()).toBe('online')
      sdk.dispose()
    },
  )
})

test('a network that is back is tried at once: a handshake that hangs is begun anew', async () => {
  let wake: () => void = () => undefined
  const { sdk, sockets, status } = await online({
    onWake: (listener) => {
      wake = listener
      return () => undefined
    },
  })
  sockets.opens = 'by hand'
  sdk.auth.signOut()
  sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
  await settle()
  const hanging = sockets.latest
  expect(status()).toBe('connecting')
  wake()
  await settle()
  expect([hanging.isClosed, sockets.all.length, status()]).toEqual([true, 3, 'connecting'])
  sockets.latest.accept()
  expect(status()).toBe('online')
  sdk.dispose()
})

test('a socket that does not open is tried again from 2 s to 30 s apart, with jitter, until it does', async () => {
  const { sdk, sockets, clock, status } = await online()
  sockets.opens = false
  sockets.latest.end(1006)
  const waits: number[] = []
  for (let attempt = 0; attempt < 9; attempt += 1) {
    const before = sockets.all.length
    let waited = 0
    while (sockets.all.length === before) {
      await clock.advance(250)
      waited += 250
    }
    waits.push(waited)
  }
  expect(waits[0]).toBe(2_000)
  const bounds = waits
    .slice(1)
    .map((wait, failures) => [
      Math.min(2_000 * 2 ** failures, 30_000) * 0.75,
      wait,
      Math.min(2_000 * 2 ** failures, 30_000),
    ])
  expect(bounds.filter(([least = 0, wait = 0, most = 0]) => wait < least || wait > most + 250)).toEqual([])
  sockets.opens = true
  await clock.advance(30_250)
  expect(status()).toBe('online')
  sdk.dispose()
})

test('frames that make no sense are ignored', async () => {
  const { sdk, sockets, status, events } = await online()
  const frames = [
    '',
    'PANG',
    '{',
    '[]',
    'null',
    '{"data":null}',
    '{"data":{"type":"weather"}}',
    '{"data":{"type":"reservation"}}',
    '{"data":{"type":"reservation","notification":{"id":7}}}',
    'x'.repeat(1_000_000),
    JSON.stringify({ data: { type: 'reservation', notification: notificationOf('n0') }, more: 'x'.repeat(1_000_000) }),
    new ArrayBuffer(8),
    undefined,
  ]
  for (const frame of frames) sockets.latest.receive(frame)
  await settle()
  expect([status(), events, sdk.notifications.get().items]).toEqual(['online', [], []])
  sockets.latest.receive(JSON.stringify({ data: { type: 'reservation', notification: notificationOf('n1') } }))
  await settle()
  expect(events).toEqual([{ name: 'notification.received', event: { notification: notificationOf('n1') } }])
  sdk.dispose()
})

test('another person is another connection', async () => {
  const { sdk, sockets, server } = await online()
  server.members[0].user = { ...server.members[0].user, id: 'user-mina' }
  const flow = sdk.startSignIn()
  flow.exchangeTicket({ provider: 'google', ticket: 't' })
  await settle()
  expect(sockets.all.map(({ isClosed }) => isClosed)).toEqual([true, false])
  sdk.dispose()
})

test('without a WebSocket the rest works and it is reported', async () => {
  const native = globalThis.WebSocket
  Reflect.deleteProperty(globalThis, 'WebSocket')
  const { clock, server } = createTestSdk()
  const { createYoyaku } = await import('../sdk/create-yoyaku.ts')
  const problems: string[] = []
  const tokenStore = { get: () => server.members[0].session(), set: () => undefined, clear: () => undefined }
  const sdk = createYoyaku({
    baseUrl: 'http://yoyaku.test',
    locale: 'en',
    fetch: server.fetch,
    clock,
    tokenStore,
    onProblem: ({ message }) => problems.push(message),
  })
  await settle()
  expect([sdk.live.get().status, problems]).toEqual(['off', ['No WebSocket']])
  sdk.dispose()
  globalThis.WebSocket = native
})

describe('the live connection does not open', () => {
  const refusing = async (options: TestOptions = {}) => {
    const testSdk = createTestSdk(options)
    testSdk.sockets.opens = false
    void testSdk.sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    return { ...testSdk, status: () => testSdk.sdk.live.get().status }
  }

  test('after 5 tries it is paused, reports it once, is tried every 30 s, and opens when it can', async () => {
    const { sdk, sockets, clock, problems, status } = await refusing()
    const seen = new Set<string>()
    sdk.live.subscribe(() => seen.add(status()))
    await clock.advance(30_000)
    expect([status(), sockets.all.length, problems]).toEqual(['paused', 5, ['The live connection does not open']])
    seen.clear()
    await clock.advance(3_600_000)
    expect([[...seen], problems.length], 'not even while it is tried it seems better').toEqual([[], 1])
    const tries = sockets.all.length - 5
    expect(tries).toBeGreaterThanOrEqual(3_600 / 30)
    expect(tries).toBeLessThanOrEqual(3_600 / 22.5)
    sockets.opens = true
    await clock.advance(30_000)
    expect(status()).toBe('online')
    sdk.dispose()
  })

  test('what had opened before is no different', async () => {
    const { sdk, sockets, clock, status } = await online()
    sockets.opens = false
    sockets.latest.end(1006)
    await clock.advance(45_000)
    expect(status()).toBe('paused')
    sockets.opens = true
    await clock.advance(30_000)
    expect(status()).toBe('online')
    sockets.latest.end(1006)
    expect(status(), 'a new count begins').toBe('waiting')
    sdk.dispose()
  })

  test('a server that gives no tickets for 45 s is connected to within 30 s of the first that it gives', async () => {
    const { sdk, clock, server } = createTestSdk({ isMember: true })
    const status = () => sdk.live.get().status
    server.on('POST', TICKET).reply(503, { code: 'UNAVAILABLE' })
    await clock.advance(45_000)
    expect(status()).toBe('paused')
    server.on('POST', TICKET).reply(200, { data: { ticket: 'ticket-9', expiresInSeconds: 60 } })
    await clock.advance(30_000)
    expect(status()).toBe('online')
    sdk.dispose()
  })

  test('a pause ends at once when the page wakes or asks', async () => {
    const wakes = new Set<() => void>()
    const { sdk, sockets, clock, status } = await refusing({
      onWake: (listener) => {
        wakes.add(listener)
        return () => wakes.delete(listener)
      },
    })
    await clock.advance(600_000)
    const tries = sockets.all.length
    sdk.live.reconnect()
    await settle()
    expect([status(), sockets.all.length]).toEqual(['paused', tries + 1])
    sockets.opens = true
    for (const wake of wakes) wake()
    await settle()
    expect(status()).toBe('online')
    sdk.dispose()
  })
})

test('a socket displaced by a newer one opens again when asked, without a wake-up', async () => {
  const { sdk, sockets, status } = await online()
  sockets.latest.end(4408)
  expect(status()).toBe('off')
  sdk.live.reconnect()
  await settle()
  expect([status(), sockets.all.length]).toEqual(['online', 2])
  sdk.dispose()
})

test.each([
  ['of another origin that the API takes connections from', 'https://partner.test'],
  ['of the origin of the API', 'https://yoyaku.test'],
])('a page %s has a live connection without an option', async (_, origin) => {
  vi.stubGlobal('origin', origin)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { sdk } = await online({ baseUrl: 'https://yoyaku.test' })
  expect(sdk.live.get().status).toBe('online')
  sdk.dispose()
})

test('the API takes no live connection from a page: it asks once, opens no socket, reports nothing, and reads the list at once', async () => {
  const { sdk, server, clock, sockets, problems } = createTestSdk({ isMember: true })
  server.once('POST', TICKET).reply(403, { code: 'SCOPE' })
  await settle()
  const reads = () => server.requests('GET', '/api/v1/user/notification').length
  expect([sdk.live.get().status, reads()]).toEqual(['off', 1])
  await clock.advance(600_000)
  expect([sockets.all.length, server.requests('POST', TICKET).length, reads(), problems]).toEqual([0, 1, 1, []])
  await sdk.live.reconnect()
  await settle()
  expect(sdk.live.get().status).toBe('online')
  sdk.dispose()
})

test('a page of another origin asks for no ticket before somebody is signed in', async () => {
  vi.stubGlobal('origin', 'https://partner.test')
  onTestFinished(() => void vi.unstubAllGlobals())
  const { sdk, server, clock } = createTestSdk()
  await clock.advance(60_000)
  expect(server.arrived).toEqual([])
  sdk.dispose()
})

test('a page wants no live connection: none is opened, no ticket asked for, nothing reported', async () => {
  const { sdk, sockets, server, problems, clock } = await online({ live: false })
  await clock.advance(60_000)
  expect([sdk.live.get().status, sockets.all.length, server.requests('POST', TICKET), problems]).toEqual([
    'off',
    0,
    [],
    [],
  ])
  expect(server.requests('GET', '/api/v1/user/notification').length).toBe(1)
  sdk.dispose()
})
