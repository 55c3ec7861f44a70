import { describe, expect, test } from 'vitest'
import { chosen, HOLD, MINUTE_MS, RESERVE, reviewing } from '../../test/booking.ts'
import { createTestSdk, settle } from '../../test/loose-sdk.ts'
import { RETRY_DELAY_MS } from '../client/wait-for-retry.ts'
import { memorySnapshots } from '../shared/snapshots-in-memory.ts'
import { EXTEND_EVERY_MS } from './reservation.setup.ts'

/** The same booking, reviewed in two tabs. */
async function twice() {
  const snapshots = memorySnapshots()
  const one = await reviewing({ snapshots })
  const duplicated = memorySnapshots()
  duplicated.set('reservation.service-1', snapshots.get('reservation.service-1') ?? '')
  const other = createTestSdk({ snapshots: duplicated, server: one.server, clock: one.clock, isMember: true })
  const booking = other.sdk.reservation(chosen)
  await settle()
  const dispose = () => {
    one.sdk.dispose()
    other.sdk.dispose()
  }
  return { ...one, other, value: () => booking.get(), one: one.value, dispose }
}

test('Scenario: two tabs confirm the same hold: one reservation, and both show it', async () => {
  const { one, value, server, dispose } = await twice()
  expect(value()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-1' }, agreedTermsVersion: 'v1' })
  one().confirm()
  value().confirm()
  await settle()
  const [reservation] = server.reservations
  expect([server.reservations.length, one().reservation, value().reservation]).toEqual([1, reservation, reservation])
  expect(new Set(server.requests('POST', RESERVE).map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  dispose()
})

describe('Scenario: the first tab has confirmed, and the second shows the reservation as soon as one', () => {
  type TwoTabs = Awaited<ReturnType<typeof twice>>
  const actions: [string, (value: ReturnType<TwoTabs['value']>, tabs: TwoTabs) => unknown][] = [
    ['types', (value) => value.amendRequirement('By the window')],
    ['looks, in another currency', (_, { other }) => other.sdk.setCurrency('USD')],
    [
      'wants another time',
      (value, { value: now }) => {
        value.back()
        now().amend({ reservationTime: '15:00' })
        now().review()
      },
    ],
    [
      'books again after its countdown',
      async (_, { clock, value }) => {
        await clock.advance(10 * MINUTE_MS)
        expect(value()).toMatchObject({ step: 'choosing', failure: { code: 'HOLD_EXPIRED' } })
        value().review()
      },
    ],
  ]
  test.each(actions)('%s', async (_, act) => {
    const tabs = await twice()
    const { one, value, server, clock, other, dispose } = tabs
    one().confirm()
    await clock.advance(EXTEND_EVERY_MS)
    await act(value(), tabs)
    await clock.advance(RETRY_DELAY_MS)
    const [reservation] = server.reservations
    expect([value().step, value().reservation?.codeNumber, server.requests('POST', HOLD).length]).toEqual([
      'confirmed',
      reservation?.codeNumber,
      1,
    ])
    expect(other.events.map(({ name }) => name).at(-1)).toBe('reservation.confirmed')
    dispose()
  })

  test('a time whose reservation was cancelled since may be booked again', async () => {
    const { one, value, server, clock, dispose } = await twice()
    one().confirm()
    await settle()
    server.reservations = server.reservations.map((made) => ({ ...made, status: 'cancelled' as const }))
    await clock.advance(10 * MINUTE_MS)
    value().review()
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-2' } })
    dispose()
  })

  test('an outage then is a failure, and another try reads the hold again', async () => {
    const { one, value, server, clock, dispose } = await twice()
    one().confirm()
    await clock.advance(EXTEND_EVERY_MS)
    value().back()
    value().amend({ reservationTime: '15:00' })
    server.once('GET', `${RESERVE}/{codeNumber}`).reply(400, { code: 'VALIDATION' })
    value().review()
    await settle()
    expect(value()).toMatchObject({ step: 'choosing', failure: { code: 'VALIDATION' } })
    value().review()
    await settle()
    expect([value().step, server.holds.size]).toEqual(['confirmed', 0])
    dispose()
  })
})
