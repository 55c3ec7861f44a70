import { createTestSdk, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, HOLD, MINUTE_MS, RESERVE, reviewing } from '../../test/booking.ts'
import { RETRY_DELAY_MS } from '../http/wait-for-retry.ts'
import { memoryDrafts } from '../ports/memory.ts'
import { EXTEND_EVERY_MS } from './reservation.setup.ts'

/** The same booking, reviewed in two tabs. */
async function twice() {
  const draftStore = memoryDrafts()
  const one = await reviewing({ draftStore })
  const duplicated = memoryDrafts()
  duplicated.set('reservation.service-1', draftStore.get('reservation.service-1') ?? '')
  const other = createTestSdk({ draftStore: duplicated, server: one.server, clock: one.clock, isMember: true })
  const booking = other.sdk.startReservation(chosen)
  await settle()
  const dispose = () => {
    one.sdk.dispose()
    other.sdk.dispose()
  }
  return { ...one, other, booking, value: () => booking.get(), first: one.booking, dispose }
}

test('two tabs confirm the same hold: one reservation, and both show it', async () => {
  const { first, booking, value, server, dispose } = await twice()
  expect(value()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-1' }, consents: { terms: 'v1' } })
  first.confirm()
  booking.confirm()
  await settle()
  const [reservation] = server.reservations
  expect([server.reservations.length, first.get().reservation, value().reservation]).toEqual([
    1,
    reservation,
    reservation,
  ])
  expect(new Set(server.requests('POST', RESERVE).map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  dispose()
})

describe('the first tab has confirmed, and the second shows the reservation as soon as one', () => {
  type TwoTabs = Awaited<ReturnType<typeof twice>>
  const actions: [string, (tabs: TwoTabs) => unknown][] = [
    ['types', ({ booking }) => booking.updateRequest('By the window')],
    ['looks, in another currency', ({ other }) => other.sdk.setCurrency('USD')],
    [
      'wants another time',
      ({ booking }) => {
        booking.back()
        booking.update({ reservationTime: '15:00' })
        booking.hold()
      },
    ],
    [
      'books again after its countdown',
      async ({ clock, value, booking }) => {
        await clock.advance(10 * MINUTE_MS)
        expect(value()).toMatchObject({ step: 'choosing', failure: { code: 'HOLD_EXPIRED' } })
        booking.update({ reservationTime: '14:00' })
        booking.hold()
      },
    ],
  ]
  test.each(actions)('%s', async (_, act) => {
    const tabs = await twice()
    const { first, value, server, clock, other, dispose } = tabs
    first.confirm()
    await clock.advance(EXTEND_EVERY_MS)
    await act(tabs)
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
    const { first, booking, value, server, clock, dispose } = await twice()
    first.confirm()
    await settle()
    server.reservations = server.reservations.map((made) => ({ ...made, status: 'cancelled' as const }))
    await clock.advance(10 * MINUTE_MS)
    booking.update({ reservationTime: '14:00' })
    booking.hold()
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-2' } })
    dispose()
  })

  test('an outage then is a failure, and another try reads the hold again', async () => {
    const { first, booking, value, server, clock, dispose } = await twice()
    first.confirm()
    await clock.advance(EXTEND_EVERY_MS)
    booking.back()
    booking.update({ reservationTime: '15:00' })
    server.once('GET', `${RESERVE}/{codeNumber}`).reply(400, { code: 'VALIDATION' })
    booking.hold()
    await settle()
    expect(value()).toMatchObject({ step: 'choosing', failure: { code: 'VALIDATION' } })
    booking.hold()
    await settle()
    expect([value().step, server.holds.size]).toEqual(['confirmed', 0])
    dispose()
  })
})
