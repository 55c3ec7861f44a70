import type { SdkEvents } from '../hub.ts'
import { createSdk, type Sdk, type SdkOptions } from '../sdk.ts'
import { memoryTokens } from '../session/index.ts'
import { TestClock } from './clock.ts'
import { FakeApi } from './fake-api.ts'
import { FakeSockets } from './fake-socket.ts'
import { provideAllCharts } from './provide-all-charts.ts'

export type TestSdk = {
  sdk: Sdk
  server: FakeApi
  clock: TestClock
  sockets: FakeSockets
  /** What the SDK told, in order. */
  events: { name: keyof SdkEvents; event: unknown }[]
  reports: string[]
}

export type TestOptions = Partial<SdkOptions> & {
  /** Begins with a member. */
  isMember?: boolean
  server?: FakeApi
  clock?: TestClock
}

const EVENTS = [
  'session.started',
  'session.ended',
  'notification',
  'reservation.confirmed',
  'reservation.cancelled',
  'reservation.hold-lost',
] as const satisfies (keyof SdkEvents)[]

/** An SDK with no network, no real time and a server in memory that does the main job. Its charts are loaded already. */
export function createTestSdk({ isMember = false, ...given }: TestOptions = {}): TestSdk {
  provideAllCharts()
  const clock = given.clock ?? new TestClock()
  const server = given.server ?? new FakeApi(clock)
  const sockets = new FakeSockets()
  const tokens = given.tokens ?? memoryTokens()
  if (isMember) void tokens.set(server.session())
  const events: TestSdk['events'] = []
  const reports: string[] = []
  const sdk = createSdk({
    baseUrl: 'http://yoyaku.test',
    locale: 'ja',
    currency: 'JPY',
    fetch: server.fetch,
    WebSocket: sockets.WebSocket,
    report: ({ what }) => reports.push(what),
    ...given,
    clock,
    tokens,
  })
  for (const name of EVENTS) sdk.on(name, (event: unknown) => events.push({ name, event }))
  return { sdk, server, clock, sockets, events, reports }
}
