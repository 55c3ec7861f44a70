import type { SdkEvents, Yoyaku, YoyakuOptions } from '@yoyaku/core'
import { createYoyaku } from '@yoyaku/core'
import { memoryTokens } from '@yoyaku/core/browser'
import { settle, TestClock } from './clock.ts'
import { FakeApi } from './server/fake-api.ts'
import type { FakeMember } from './server/fake-member.ts'
import { FakeSockets } from './sockets.ts'

const EVENTS = Object.keys({
  'session.started': true,
  'session.ended': true,
  'notification.received': true,
  'reservation.confirmed': true,
  'reservation.rescheduled': true,
  'reservation.cancelled': true,
  'hold.lost': true,
} satisfies Record<keyof SdkEvents, true>) as (keyof SdkEvents)[]

export type TestSdk = {
  sdk: Yoyaku
  server: FakeApi
  clock: TestClock
  sockets: FakeSockets
  /** Events of the SDK, in order. */
  events: { name: keyof SdkEvents; event: unknown }[]
  problems: string[]
  /** Takes the network from this SDK: requests fail and the live connection ends. The SDK is not told, as on a page. */
  offline(): void
  /**
   * Brings the network back: timers that came due run, then the SDK is told as by `wake`. For a closed laptop, call
   * `clock.jump(30 * 60_000)` and then `await resume()`.
   */
  resume(): Promise<void>
}

export type TestOptions = Partial<YoyakuOptions> & {
  /** Signs in the first member of the server. */
  isMember?: boolean
  /** Signs in this member: `server.addMember(jun)`. */
  member?: FakeMember
  server?: FakeApi
  clock?: TestClock
}

/** Makes an SDK with a fake server, a clock that stands still and sockets. Takes the options of `createYoyaku`, too. */
export function createTestSdk({ isMember = false, member, server: shared, ...given }: TestOptions = {}): TestSdk {
  const clock = given.clock ?? new TestClock()
  const server = shared ?? new FakeApi(clock)
  const sockets = new FakeSockets()
  const { tokenStore = given.persist === 'cookie' ? undefined : memoryTokens() } = given
  const signedIn = member ?? (isMember ? server.members[0] : null)
  if (signedIn !== null) void tokenStore?.set(signedIn.session())
  const wakes = new Set<() => void>()
  const network = { isThere: true, opens: sockets.opens }
  const fetch = given.fetch ?? server.fetch
  const events: TestSdk['events'] = []
  const problems: string[] = []
  const sdk = createYoyaku({
    baseUrl: 'http://yoyaku.test',
    locale: 'ja',
    currency: 'JPY',
    // Nothing is left for the next test of a file that has a page.
    persist: 'memory',
    WebSocket: sockets.WebSocket,
    onProblem: ({ message }) => problems.push(message),
    ...given,
    clock,
    ...(tokenStore && { tokenStore }),
    fetch: async (url, init) => {
      if (!network.isThere) throw new TypeError('There is no network')
      return fetch(url, init)
    },
    onWake(listener) {
      wakes.add(listener)
      const stop = given.onWake?.(listener)
      return () => {
        wakes.delete(listener)
        stop?.()
      }
    },
  })
  for (const name of EVENTS) sdk.on(name, (event: unknown) => events.push({ name, event }))
  return {
    sdk,
    server,
    clock,
    sockets,
    events,
    problems,
    offline() {
      if (network.isThere) network.opens = sockets.opens
      network.isThere = false
      sockets.opens = false
      for (const socket of sockets.all) socket.end(1006)
    },
    async resume() {
      if (!network.isThere) sockets.opens = network.opens
      network.isThere = true
      await clock.advance(0)
      for (const wake of [...wakes]) wake()
      await settle()
    },
  }
}
