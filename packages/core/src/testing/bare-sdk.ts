/** For the SDK's own tests: an SDK to which no chart is provided, unlike that of the test kit. */
import type { createSdk as CreateSdk, SdkOptions } from '../sdk.ts'
import { memoryTokens } from '../session/memory-tokens.ts'
import { TestClock } from './clock.ts'
import { FakeApi } from './fake-api.ts'
import { FakeSockets } from './fake-socket.ts'

type BareOptions = Partial<SdkOptions> & { isMember?: boolean }

/** `createSdk` is given, because a test loads it anew. */
export function bareSdk(createSdk: typeof CreateSdk, { isMember = false, ...options }: BareOptions = {}) {
  const clock = new TestClock()
  const server = new FakeApi(clock)
  const sockets = new FakeSockets()
  const tokens = options.tokens ?? memoryTokens()
  if (isMember) void tokens.set(server.session())
  const wakes = new Set<() => void>()
  const reports: string[] = []
  const sdk = createSdk({
    baseUrl: 'http://yoyaku.test',
    fetch: server.fetch,
    WebSocket: sockets.WebSocket,
    clock,
    tokens,
    report: ({ what }) => reports.push(what),
    wake(listener) {
      wakes.add(listener)
      return () => wakes.delete(listener)
    },
    ...options,
  })
  const events: { name: string; event: unknown }[] = []
  sdk.on('session.started', (event) => events.push({ name: 'session.started', event }))
  sdk.on('session.ended', (event) => events.push({ name: 'session.ended', event }))
  const wake = () => wakes.forEach((listener) => void listener())
  return { sdk, clock, server, sockets, tokens, events, reports, wake }
}
