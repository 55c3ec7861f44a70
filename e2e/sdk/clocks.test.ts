import { createYoyaku, type Store, until as untilIt } from '@yoyaku/core'
import type { Clock, StoredSession } from '@yoyaku/core/types'
import { FakeSockets } from '@yoyaku/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fixture, openFixture } from './walk/fixture.ts'

const MINUTE_MS = 60_000
const HOLD_SECONDS = 600
/** For as long as requests may take on a busy machine. */
const TOLERANCE_SECONDS = 20

let fixture: Fixture
/** How far the server's clock has moved. */
let movedMs = 0
const passes = async (minutes: number) => {
  movedMs += minutes * MINUTE_MS
  await fixture.server.advance(minutes * MINUTE_MS)
}
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.stop())

const until = <Value extends { busy: boolean }>(store: Store<Value>, fits: (value: Value) => boolean) =>
  untilIt(store, (value) => !value.busy && fits(value))

/** Somebody whose device has another time than the server; it does not notice that the server's moves. */
function deviceOf(session: StoredSession, skewMs: number) {
  let stored: StoredSession | null = session
  const refreshes: string[] = []
  const offsetMs = movedMs + skewMs
  const clock: Clock = {
    now: () => Date.now() + offsetMs,
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (id) => clearTimeout(id as number),
  }
  const { WebSocket } = new FakeSockets()
  const sdk = createYoyaku({
    ...{ baseUrl: fixture.server.origin, locale: 'en', currency: 'JPY', clock, WebSocket },
    tokenStore: {
      get: () => stored,
      set: (next) => {
        stored = next
      },
      clear: () => {
        stored = null
      },
    },
    fetch: (url, init) => {
      if (url.endsWith('/refresh-token')) refreshes.push(url)
      return fetch(url, init)
    },
  })
  async function holds() {
    const booking = sdk.startReservation({ serviceId: fixture.serviceId, ...(await fixture.slot()) })
    booking.hold()
    const { hold } = await until(booking, ({ step, failure }) => step === 'reviewing' || failure !== null)
    return { booking, secondsLeft: (Date.parse(hold?.expiresAt ?? '') - clock.now()) / 1000 }
  }
  return { sdk, refreshes, holds }
}

describe.each([
  ['ten minutes ahead', 10 * MINUTE_MS],
  ['ten minutes behind', -10 * MINUTE_MS],
])('A device whose clock is %s', (name, skewMs) => {
  const openDevice = async (who: string) =>
    deviceOf(await fixture.session(`${who}-${name.replaceAll(' ', '-')}@example.com`), skewMs)

  test('shows the right rest of a hold, and reserves what it holds', async () => {
    const { sdk, holds } = await openDevice('books')
    const { booking, secondsLeft } = await holds()
    expect(secondsLeft).toBeGreaterThan(HOLD_SECONDS - TOLERANCE_SECONDS)
    expect(secondsLeft).toBeLessThanOrEqual(HOLD_SECONDS + 1)
    booking.agree(fixture.agreed)
    booking.confirm()
    const { reservation, failure } = await until(
      booking,
      ({ step, failure }) => step === 'confirmed' || failure !== null,
    )
    expect({ failure, status: reservation?.status }).toStrictEqual({ failure: null, status: 'confirmed' })
    sdk.dispose()
  })

  test("loses a hold when the server's clock says so", async () => {
    const { sdk, holds } = await openDevice('waits')
    const { booking } = await holds()
    await passes(11)
    booking.agree(fixture.agreed)
    booking.confirm()
    const { step, failure } = await until(booking, ({ failure }) => failure !== null)
    expect([step, failure?.code]).toStrictEqual(['choosing', 'HOLD_EXPIRED'])
    sdk.dispose()
  })

  test("refreshes its access token when the server's clock has ended it, and not before", async () => {
    const { sdk, refreshes } = await openDevice('stays')
    const me = async () => (await sdk.api.GET('/api/v1/user/me')).error
    expect([await me(), refreshes.length]).toStrictEqual([undefined, 0])
    await passes(16)
    expect([await me(), refreshes.length]).toStrictEqual([undefined, 1])
    expect(sdk.auth.get().status).toBe('member')
    sdk.dispose()
  })
})
