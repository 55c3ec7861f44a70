import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as charts from './charts.ts'
import type { createSdk as CreateSdk, SdkOptions } from './sdk.ts'
import { memoryTokens } from './session/index.ts'
import { chosen, HOLD } from './testing/booking.ts'
import { settle, TestClock } from './testing/clock.ts'
import { FakeApi } from './testing/fake-api.ts'
import { FakeSockets } from './testing/fake-socket.ts'

/** Files that come when they are let. */
const gate = { failures: 0, requestedNames: [] as string[], open() {}, close() {}, reset() {} }
let createSdk: typeof CreateSdk

async function gated() {
  const real = await vi.importActual<typeof charts>('./charts.ts')
  let opened = Promise.resolve()
  gate.close = () => {
    opened = new Promise((resolve) => {
      gate.open = resolve
    })
  }
  const loaded = new Map<string, unknown>()
  gate.reset = () => {
    loaded.clear()
    gate.requestedNames = []
    gate.failures = 0
    gate.close()
  }
  return {
    loadedChart: (name: charts.ChartName) => loaded.get(name),
    async loadChart(name: charts.ChartName) {
      gate.requestedNames.push(name)
      await opened
      if (gate.failures > 0) {
        gate.failures -= 1
        throw new TypeError('Failed to fetch')
      }
      const chart = await real.loadChart(name)
      loaded.set(name, chart)
      return chart
    },
  }
}

// The files of this project share their modules: this one has its own.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('./charts.ts', gated)
  ;({ createSdk } = await import('./sdk.ts'))
})
afterAll(() => {
  vi.doUnmock('./charts.ts')
  vi.resetModules()
})
beforeEach(() => gate.reset())

/** Unlike that of the test kit: no chart is there. */
function bareSdk({ isMember = false, ...options }: Partial<SdkOptions> & { isMember?: boolean } = {}) {
  const clock = new TestClock()
  const server = new FakeApi(clock)
  const sockets = new FakeSockets()
  const tokens = memoryTokens()
  if (isMember) void tokens.set(server.session())
  const wakes = new Set<() => void>()
  const sdk = createSdk({
    baseUrl: 'http://yoyaku.test',
    fetch: server.fetch,
    WebSocket: sockets.WebSocket,
    clock,
    tokens,
    wake(listener) {
      wakes.add(listener)
      return () => wakes.delete(listener)
    },
    ...options,
  })
  const wake = () => wakes.forEach((listener) => void listener())
  return { sdk, clock, server, sockets, wake }
}

describe('a flow whose chart is not loaded yet', () => {
  test('is starting, and goes on as any other once it is', async () => {
    const { sdk, server } = bareSdk({ isMember: true })
    const booking = sdk.reservation(chosen)
    const steps: string[] = []
    booking.subscribe(({ step }) => steps.push(step))
    await settle()
    expect(booking.get()).toEqual({ step: 'starting', busy: true, failure: null, fields: {} })
    gate.open()
    await settle()
    const value = booking.get()
    if (value.step !== 'choosing') throw new Error(value.step)
    expect(await value.review()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-1' } })
    expect([steps[0], steps.at(-1)]).toEqual(['starting', 'reviewing'])
    booking.dispose()
    await settle()
    expect(server.requests('DELETE', `${HOLD}/{holdId}`)).toHaveLength(1)
    sdk.dispose()
  })

  test('never begins where it was disposed of before, or the SDK was', async () => {
    const { sdk, server } = bareSdk()
    const booking = sdk.reservation(chosen)
    const cancellation = sdk.cancellation({ codeNumber: 'A2B3C4D5' })
    const onChange = vi.fn()
    booking.subscribe(onChange)
    booking.dispose()
    sdk.dispose()
    gate.open()
    await settle()
    expect([booking.get().step, cancellation.get().step, onChange.mock.calls.length]).toEqual([
      'starting',
      'starting',
      1,
    ])
    expect(server.requests('GET', '/api/v1/user/reservation/{codeNumber}')).toEqual([])
  })

  test('says why its file did not come, and asks for it again, after a second and on wake', async () => {
    const { sdk, clock, wake } = bareSdk()
    gate.failures = 3
    gate.open()
    const signIn = sdk.signIn()
    await settle()
    expect(signIn.get()).toMatchObject({ step: 'starting', failure: { kind: 'network' } })
    await clock.advance(1_000)
    expect(gate.requestedNames).toHaveLength(2)
    wake()
    await settle()
    expect(gate.requestedNames).toHaveLength(3)
    await clock.advance(3_999)
    expect(signIn.get().step).toBe('starting')
    await clock.advance(1)
    expect(signIn.get()).toMatchObject({ step: 'email', failure: null })
    await clock.advance(60_000)
    wake()
    await settle()
    expect(gate.requestedNames).toHaveLength(4)
    sdk.dispose()
  })

  test('asks for its file once at a time, however often the page wakes', async () => {
    const { sdk, clock, wake } = bareSdk()
    gate.failures = 1
    gate.open()
    const signIn = sdk.signIn()
    await settle()
    gate.close()
    wake()
    wake()
    await settle()
    expect(gate.requestedNames).toHaveLength(2)
    gate.open()
    await settle()
    expect(signIn.get().step).toBe('email')
    await clock.advance(60_000)
    expect(gate.requestedNames).toHaveLength(2)
    sdk.dispose()
  })

  test('is one with another of its service, and takes what that one adds', async () => {
    const { sdk, server } = bareSdk()
    const { serviceId, ...choices } = chosen
    const one = sdk.reservation({ serviceId })
    const other = sdk.reservation({ serviceId, ...choices })
    gate.open()
    await settle()
    const value = one.get()
    if (value.step !== 'choosing') throw new Error(value.step)
    expect(value.draft).toMatchObject(choices)
    await value.review()
    expect(other.get()).toMatchObject({ hold: { holdId: 'hold-1' } })
    one.dispose()
    await settle()
    expect(server.requests('DELETE', `${HOLD}/{holdId}`)).toEqual([])
    sdk.dispose()
  })
})

describe('the live part', () => {
  test('is not loaded for a visitor, and opens the connection of a member once it is', async () => {
    const visitor = bareSdk()
    gate.open()
    await settle()
    expect(gate.requestedNames).toEqual([])
    visitor.sdk.dispose()

    gate.reset()
    const { sdk, sockets } = bareSdk({ isMember: true })
    const statuses: string[] = []
    sdk.socket.subscribe(({ status }) => statuses.push(status))
    await settle()
    expect([gate.requestedNames, statuses, sockets.all.length]).toEqual([['live'], ['off', 'connecting'], 0])
    gate.open()
    await settle()
    expect([statuses.at(-1), sockets.all.length]).toEqual(['online', 1])
    sdk.dispose()
  })

  test('says that its file did not come where the notifications would be', async () => {
    const reports: string[] = []
    const { sdk, clock } = bareSdk({ isMember: true, report: ({ what }) => reports.push(what) })
    gate.failures = 1
    gate.open()
    await settle()
    expect(sdk.notifications.get()).toMatchObject({ items: [], failure: { kind: 'network' } })
    expect([sdk.socket.get().status, reports]).toEqual(['waiting', ['The live part did not load']])
    await clock.advance(1_000)
    expect(sdk.notifications.get().failure).toBe(null)
    sdk.dispose()
  })
})

test('loadCharts loads the charts of a list, none of an empty one, and all without a list', async () => {
  vi.resetModules()
  const { loadCharts, loadedChart } = await vi.importActual<typeof charts>('./charts.ts')
  const loaded = () => (['signIn', 'reservation', 'cancellation', 'live'] as const).filter((name) => loadedChart(name))
  await loadCharts([])
  expect(loaded()).toEqual([])
  await loadCharts(['cancellation'])
  expect(loaded()).toEqual(['cancellation'])
  await loadCharts()
  expect(loaded()).toEqual(['signIn', 'reservation', 'cancellation', 'live'])
})
