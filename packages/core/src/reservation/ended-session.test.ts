import { createTestSdk, type FakeApi, hana, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, MINUTE_MS, RESERVE, reviewing } from '../../test/booking.ts'
import { memoryDrafts, memoryTokens } from '../ports/memory.ts'

const ENDED = 9
const comesBack = async ({ sdk, server }: Pick<ReturnType<typeof createTestSdk>, 'sdk' | 'server'>, user = hana) => {
  server.members[0].user = user
  sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
  await settle()
}
const confirmsTo = (server: FakeApi) =>
  server.requests('POST', RESERVE).map(({ headers, body }) => [headers['idempotency-key'], body])

/** Confirmed, the answer lost, and then the session refused. */
async function unanswered(happens: (server: FakeApi) => void, draftStore = memoryDrafts()) {
  const testBooking = await reviewing({ draftStore })
  happens(testBooking.server)
  testBooking.booking.confirm()
  await settle()
  testBooking.server.members[0].generation = ENDED
  await testBooking.clock.advance(1_000)
  return { ...testBooking, draftStore }
}

const faults: [string, number, (server: FakeApi) => void][] = [
  ['had arrived', 1, (server) => server.once('POST', RESERVE).lose()],
  ['had not arrived', 0, (server) => server.once('POST', RESERVE).cut()],
]

describe.each(faults)('the session ends while one asks about a confirm that %s', (_, made, happens) => {
  test('a member is needed, and who comes back asks with the same key: one reservation', async () => {
    const testBooking = await unanswered(happens)
    const { sdk, value, server, clock } = testBooking
    expect(value()).toMatchObject({ step: 'signing-in', busy: false, hold: null, failure: { status: 401 } })
    const confirmCount = confirmsTo(server).length
    await clock.advance(5 * MINUTE_MS)
    expect([value().step, confirmsTo(server).length, server.reservations.length]).toEqual([
      'signing-in',
      confirmCount,
      made,
    ])
    await comesBack(testBooking)
    expect([value().step, server.reservations.map(({ codeNumber }) => codeNumber)]).toEqual([
      'confirmed',
      [value().reservation?.codeNumber],
    ])
    expect(new Set(confirmsTo(server).map((request) => JSON.stringify(request))).size).toBe(1)
    sdk.dispose()
  })

  test('a reload keeps the request for the member who comes back', async () => {
    const { sdk, draftStore, server, clock } = await unanswered(happens)
    sdk.dispose()
    const again = createTestSdk({ draftStore, server, clock })
    const booking = again.sdk.startReservation(chosen)
    await settle()
    expect(booking.get()).toMatchObject({ step: 'signing-in', busy: false })
    await comesBack(again)
    expect([booking.get().step, server.reservations.length]).toEqual(['confirmed', 1])
    expect(new Set(confirmsTo(server).map((request) => JSON.stringify(request))).size).toBe(1)
    again.sdk.dispose()
  })

  test('another person who signs in has neither the request nor the slot', async () => {
    const testBooking = await unanswered(happens)
    const confirmCount = confirmsTo(testBooking.server).length
    await comesBack(testBooking, { ...hana, id: 'user-jun', firstName: 'Jun', email: 'jun@example.com' })
    await testBooking.clock.advance(MINUTE_MS)
    expect([
      testBooking.value().step,
      testBooking.value().contact.firstName,
      confirmsTo(testBooking.server).length,
    ]).toEqual(['choosing', 'Jun', confirmCount])
    expect([testBooking.server.reservations.length, testBooking.server.holds.size]).toEqual([made, 0])
    testBooking.sdk.dispose()
  })
})

test('a first confirm that is refused for want of a member has not arrived: the form comes back, with a new key', async () => {
  const testBooking = await reviewing()
  const { booking, sdk, value, server } = testBooking
  server.members[0].generation = ENDED
  booking.confirm()
  await settle()
  expect(value()).toMatchObject({ step: 'signing-in', hold: { holdId: 'hold-1' } })
  await comesBack(testBooking)
  expect(value()).toMatchObject({ step: 'reviewing', consents: { terms: 'v1' } })
  booking.confirm()
  await settle()
  expect([value().step, server.reservations.length]).toEqual(['confirmed', 1])
  expect(new Set(confirmsTo(server).map(([key]) => key)).size).toBe(2)
  sdk.dispose()
})

test('a rate limit during a check tells nothing of the confirm: the check goes on with the same key', async () => {
  const { booking, sdk, value, server, clock } = await reviewing()
  server.once('POST', RESERVE).lose()
  server.once('POST', RESERVE).reply(429, { code: 'RATE_LIMITED' })
  booking.confirm()
  await clock.advance(1_000)
  expect(value().step).toBe('checking')
  await clock.advance(2_000)
  expect([value().step, server.reservations.length]).toEqual(['confirmed', 1])
  expect(new Set(confirmsTo(server).map(([key]) => key)).size).toBe(1)
  sdk.dispose()
})

test('the refresh token has gone from the storage: what was typed is there for who signs in again', async () => {
  const tokenStore = memoryTokens()
  const testBooking = await reviewing({ tokenStore })
  const { booking, sdk, value, server, events } = testBooking
  booking.updateRequest('A seat by the window')
  void tokenStore.clear()
  server.members[0].expireAccess()
  await sdk.api.GET('/api/v1/user/me')
  await settle()
  expect(events.at(-1)).toMatchObject({ name: 'session.ended', event: { reason: 'expired' } })
  expect([value().step, value().request]).toEqual(['signing-in', 'A seat by the window'])
  await comesBack(testBooking)
  expect([value().step, value().request]).toEqual(['reviewing', 'A seat by the window'])
  sdk.dispose()
})

test('whoever signs in again after a refused confirm is not told to sign in any more', async () => {
  const testBooking = await reviewing()
  const { booking, sdk, value, server } = testBooking
  server.members[0].generation = ENDED
  await booking.confirm()
  expect(value()).toMatchObject({ step: 'signing-in', failure: { code: 'UNAUTHORIZED' } })
  await comesBack(testBooking)
  expect(value()).toMatchObject({ step: 'reviewing', failure: null, fields: {} })
  expect((await booking.confirm()).value.step).toBe('confirmed')
  sdk.dispose()
})
