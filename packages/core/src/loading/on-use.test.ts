import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { TIMEOUT_MS } from '../client/send.ts'
import type { createSdk as CreateSdk } from '../sdk.ts'
import { memorySnapshots } from '../shared/snapshots-in-memory.ts'
import { anyStep } from '../testing/any-step.ts'
import { bareSdk as bare } from '../testing/bare-sdk.ts'
import { chosen, HOLD } from '../testing/booking.ts'
import { chartFiles } from '../testing/chart-files.ts'
import { settle } from '../testing/clock.ts'
import type * as charts from './charts.ts'

let files: ReturnType<typeof chartFiles>
let gate: typeof files.gate
let createSdk: typeof CreateSdk
const bareSdk = (options?: Parameters<typeof bare>[1]) => bare(createSdk, options)

// The files of this project share their modules: this one has its own.
beforeAll(async () => {
  vi.resetModules()
  const real = await vi.importActual<typeof charts>('./charts.ts')
  files = chartFiles(real)
  gate = files.gate
  vi.doMock('./charts.ts', () => files.module)
  ;({ createSdk } = await import('../sdk.ts'))
  await real.loadCharts()
})
afterAll(() => {
  vi.doUnmock('./charts.ts')
  vi.resetModules()
})
beforeEach(() => files.reset('session'))

describe('a flow whose chart is not loaded yet', () => {
  test('is starting, and goes on as any other once it is', async () => {
    const { sdk, server } = bareSdk({ isMember: true })
    const booking = sdk.reservation(chosen)
    const steps: string[] = []
    booking.subscribe(({ step }) => steps.push(step))
    await settle()
    expect(booking.get()).toEqual({
      step: 'starting',
      busy: true,
      failure: null,
      fields: {},
      retry: expect.any(Function),
    })
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

  test('says that its file hangs, and begins when it comes after all', async () => {
    const { sdk, clock } = bareSdk()
    const signIn = sdk.signIn()
    await clock.advance(TIMEOUT_MS - 1)
    expect(signIn.get().failure).toBe(null)
    await clock.advance(1)
    expect(signIn.get()).toMatchObject({ step: 'starting', failure: { kind: 'timeout', code: 'TIMEOUT' } })
    await clock.advance(1_000)
    expect(gate.requestedNames).toHaveLength(2)
    gate.open()
    await settle()
    expect(signIn.get()).toMatchObject({ step: 'email', failure: null })
    sdk.dispose()
  })

  test('asks for its file at once by retry, not while it is on its way, and not after its end', async () => {
    const { sdk, clock } = bareSdk()
    gate.failures = 2
    gate.open()
    const signIn = sdk.signIn()
    const retry = () => {
      const value = signIn.get()
      if (value.step === 'starting') value.retry()
    }
    await settle()
    retry()
    retry()
    await settle()
    expect([gate.requestedNames.length, signIn.get().failure?.kind]).toEqual([2, 'network'])
    retry()
    await settle()
    expect([signIn.get().step, gate.requestedNames.length]).toEqual(['email', 3])
    files.reset('session')
    gate.failures = 1
    gate.open()
    const cancellation = sdk.cancellation({ codeNumber: 'A2B3C4D5' })
    await settle()
    const last = cancellation.get()
    cancellation.dispose()
    if (last.step === 'starting') last.retry()
    await clock.advance(60_000)
    expect(gate.requestedNames).toHaveLength(1)
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

describe('the requests of a reservation', () => {
  const { serviceId, reservationTime, ...choices } = chosen
  const contact = { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' }
  const HOLD_REQUEST = ['POST', HOLD] as const
  const opened = (options?: Parameters<typeof bareSdk>[0]) => {
    const bared = bareSdk(options)
    const booking = bared.sdk.reservation({ serviceId, ...choices })
    return { ...bared, booking, value: () => anyStep(booking).get() }
  }
  /** The chart is there, the file of the requests comes when it is let. */
  beforeEach(() => files.reset('session', 'live', 'reservation'))

  test('are asked for once a time is chosen, before the press, and once', async () => {
    const { sdk, server, value } = opened({ isMember: true })
    value().amend({ quantity: 3 })
    await settle()
    expect([value().step, gate.requestedNames]).toEqual(['choosing', []])
    value().amend({ reservationTime })
    value().amendContact(contact)
    expect([server.requests(...HOLD_REQUEST), gate.requestedNames]).toEqual([[], ['reservationRequests']])
    gate.open()
    await settle()
    expect(await value().review()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-1' } })
    expect(gate.requestedNames).toEqual(['reservationRequests'])
    sdk.dispose()
  })

  test('that are still on their way are sent when they come', async () => {
    const { sdk, server, value } = opened({ isMember: true })
    value().amend({ reservationTime })
    const reviewed = value().review()
    await settle()
    expect([value().step, value().busy, server.requests(...HOLD_REQUEST)]).toEqual(['choosing', true, []])
    gate.open()
    expect(await reviewed).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-1' } })
    expect(gate.requestedNames).toEqual(['reservationRequests'])
    sdk.dispose()
  })

  test('are not sent for whoever went back while they came', async () => {
    const { sdk, server, value } = opened({ isMember: true })
    value().amend({ reservationTime })
    const reviewed = value().review()
    value().back()
    gate.open()
    expect(await reviewed).toMatchObject({ step: 'choosing', busy: false, hold: null })
    await settle()
    expect(server.requests(...HOLD_REQUEST)).toEqual([])
    sdk.dispose()
  })

  test('that do not come are a failure that loses nothing, and the next press asks for them again', async () => {
    const { sdk, server, value } = opened()
    gate.failures = 2
    gate.open()
    value().amend({ reservationTime })
    await settle()
    value().amendContact(contact)
    await settle()
    // Nobody has pressed anything.
    expect(value()).toMatchObject({ step: 'choosing', failure: null })
    expect(await value().review()).toMatchObject({
      step: 'choosing',
      busy: false,
      draft: { ...choices, reservationTime },
      contact,
      failure: { kind: 'network', code: 'NETWORK' },
    })
    await settle()
    expect([server.requests(...HOLD_REQUEST), gate.failures]).toEqual([[], 0])
    expect(await value().review()).toMatchObject({
      step: 'signing-in',
      hold: { holdId: 'hold-1' },
      failure: null,
      contact,
    })
    sdk.dispose()
  })

  test('that hang are given up like any request, and the next press sends them once they are there', async () => {
    const { sdk, clock, server, value } = opened({ isMember: true })
    value().amend({ reservationTime })
    const reviewed = value().review()
    await clock.advance(TIMEOUT_MS)
    expect(await reviewed).toMatchObject({
      step: 'choosing',
      busy: false,
      failure: { kind: 'timeout', code: 'TIMEOUT' },
    })
    gate.open()
    await settle()
    expect(server.requests(...HOLD_REQUEST)).toEqual([])
    expect(await value().review()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-1' } })
    sdk.dispose()
  })

  test('release the slot of before a reload as soon as they come', async () => {
    const snapshots = memorySnapshots()
    const before = opened({ isMember: true, snapshots })
    gate.open()
    before.value().amend({ reservationTime })
    await before.value().review()
    before.booking.dispose({ keepHold: true })
    before.sdk.dispose()

    files.reset('session', 'live', 'reservation')
    const { sdk, clock, server, value } = opened({ isMember: true, snapshots, fetch: before.server.fetch })
    gate.failures = 4
    gate.open()
    await settle()
    expect(value()).toMatchObject({ step: 'choosing', hold: null, failure: { kind: 'network' } })
    value().leave()
    await clock.advance(60_000)
    expect(server.requests('DELETE', `${HOLD}/{holdId}`)).toEqual([])
    expect(before.server.requests('DELETE', `${HOLD}/{holdId}`)).toHaveLength(1)
    sdk.dispose()
  })
})

describe('the live part', () => {
  test('is off where the SDK is disposed of before it is loaded', async () => {
    const { sdk } = bareSdk({ isMember: true })
    const statuses: string[] = []
    sdk.socket.subscribe(({ status }) => statuses.push(status))
    await settle()
    sdk.dispose()
    expect([sdk.socket.get().status, statuses]).toEqual(['off', ['off', 'connecting', 'off']])
    gate.open()
    await settle()
    expect(sdk.socket.get().status).toBe('off')
  })

  test('is not loaded for a visitor, and opens the connection of a member once it is', async () => {
    const visitor = bareSdk()
    gate.open()
    await settle()
    expect(gate.requestedNames).toEqual([])
    visitor.sdk.dispose()

    files.reset('session')
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
    const { sdk, clock, reports } = bareSdk({ isMember: true })
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
  const { loadCharts, loadedPart } = await vi.importActual<typeof charts>('./charts.ts')
  const loaded = () =>
    (['session', 'signIn', 'reservation', 'reservationRequests', 'cancellation', 'live'] as const).filter((name) =>
      loadedPart(name),
    )
  await loadCharts([])
  expect(loaded()).toEqual([])
  await loadCharts(['cancellation'])
  expect(loaded()).toEqual(['cancellation'])
  await loadCharts()
  expect(loaded()).toEqual(['session', 'signIn', 'reservation', 'reservationRequests', 'cancellation', 'live'])
})

test('loadCharts rejects for a chart that there is not', async () => {
  const { loadCharts } = await vi.importActual<typeof charts>('./charts.ts')
  await expect(loadCharts(['nope' as never])).rejects.toThrow(
    new TypeError('@yoyaku/core: chart is "nope". It has to be as in ChartName.'),
  )
})
