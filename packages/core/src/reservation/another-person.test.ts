import { CODE, createTestSdk, type FakeApi, hana, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, HOLD, MINUTE_MS, open, RESERVE, reviewing } from '../../test/booking.ts'
import { RETRY_DELAY_MS } from '../http/wait-for-retry.ts'
import { memoryDrafts } from '../ports/memory.ts'

/** The confirm is there before the sign-out is. */
const hearsOfLeavingLater = (server: FakeApi) =>
  server
    .once('POST', '/api/v1/user/auth/logout')
    .after(1_000)
    .reply(200, { data: { success: true } })

describe('somebody else signs in on the same screen', () => {
  const jun = { ...hana, id: 'user-2', firstName: 'Jun', lastName: 'Kim', phone: null, email: 'jun@example.com' }
  const junSignsIn = async ({ sdk, server }: Awaited<ReturnType<typeof open>>) => {
    sdk.auth.signOut()
    await settle()
    server.members[0].user = jun
    const flow = sdk.startSignIn()
    flow.submitEmail(jun.email)
    await settle()
    flow.submitCode(CODE)
    await settle()
  }

  const anew = {
    step: 'choosing',
    hold: null,
    draft: { reservationDate: '2026-11-25', reservationTime: '14:00' },
    contact: { firstName: 'Jun', lastName: 'Kim', phone: '', email: 'jun@example.com' },
    request: '',
    consents: { terms: null },
  }

  test('the second person finds nothing of what was typed, and the first one’s slot is released', async () => {
    const testBooking = await reviewing()
    testBooking.booking.updateContact({ firstName: 'Typed' })
    testBooking.booking.updateRequest('Typed')
    await junSignsIn(testBooking)
    expect([testBooking.value(), testBooking.server.holds.size]).toMatchObject([anew, 0])
    testBooking.booking.hold()
    await settle()
    testBooking.booking.updateContact({ phone: '+821012345678' })
    testBooking.booking.agree({ terms: 'v1', reminders: ['r1'] })
    testBooking.booking.confirm()
    await settle()
    expect([testBooking.value().step, testBooking.server.reservations.length]).toEqual(['confirmed', 1])
    testBooking.sdk.dispose()
  })

  test.each(['opened already', 'opened after a reload'])(
    'nor where the first one’s session had been ended by the server, on a screen %s',
    async (when) => {
      const draftStore = memoryDrafts()
      const testBooking = await reviewing({ draftStore })
      const { sdk, server, clock } = testBooking
      testBooking.booking.updateContact({ firstName: 'Typed' })
      testBooking.booking.updateRequest('Typed')
      server.members[0].generation = 9
      await sdk.api.GET('/api/v1/user/me')
      await settle()
      if (when === 'opened already') {
        await junSignsIn(testBooking)
        expect(testBooking.value()).toMatchObject(anew)
      } else {
        sdk.dispose()
        server.members[0].user = jun
        const again = createTestSdk({ draftStore, server, clock, isMember: true })
        const booking = again.sdk.startReservation(chosen)
        await settle()
        expect(booking.get()).toMatchObject(anew)
        again.sdk.dispose()
      }
      sdk.dispose()
    },
  )

  test('a request of the first person is not sent again for the second', async () => {
    const testBooking = await reviewing()
    testBooking.server.on('POST', RESERVE).cut()
    testBooking.booking.confirm()
    await settle()
    expect(testBooking.value().step).toBe('checking')
    await junSignsIn(testBooking)
    const sent = testBooking.server.requests('POST', RESERVE).length
    await testBooking.clock.advance(MINUTE_MS)
    expect(testBooking.value()).toMatchObject({ ...anew, busy: false })
    expect(testBooking.server.requests('POST', RESERVE).length).toBe(sent)
    testBooking.sdk.dispose()
  })

  test('a member who signs out while an answer is awaited and comes back finds the one reservation', async () => {
    const draftStore = memoryDrafts()
    const { booking, sdk, server, value, clock } = await reviewing({ draftStore })
    server.once('POST', RESERVE).lose()
    booking.confirm()
    await settle()
    expect([value().step, draftStore.get('reservation.service-1')]).toEqual([
      'checking',
      expect.stringContaining('Hana'),
    ])
    sdk.auth.signOut()
    await clock.advance(MINUTE_MS)
    expect([value().step, draftStore.get('reservation.service-1')]).toEqual([
      'signing-in',
      expect.not.stringContaining('Hana'),
    ])
    sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await clock.advance(RETRY_DELAY_MS)
    expect([value().step, value().reservation?.codeNumber, server.reservations.length]).toEqual([
      'confirmed',
      'A2B3C4D2',
      1,
    ])
    sdk.dispose()
  })

  test('a member who signs out during a confirm and comes back in an outage is not asked to choose anew', async () => {
    const { booking, sdk, server, value, clock } = await reviewing()
    server.once('POST', RESERVE).lose()
    hearsOfLeavingLater(server)
    booking.confirm()
    sdk.auth.signOut()
    await settle()
    server.on('GET', `${HOLD}/{holdId}`).cut()
    sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await clock.advance(MINUTE_MS)
    expect([value().step, value().busy, server.reservations.length]).toEqual(['checking', true, 1])
    server.on('GET', `${HOLD}/{holdId}`).reply(409, {
      code: 'HOLD_EXPIRED',
      codeNumber: server.reservations[0]?.codeNumber,
    })
    booking.retry()
    await clock.advance(RETRY_DELAY_MS)
    expect([value().step, value().reservation?.codeNumber, server.reservations.length]).toEqual([
      'confirmed',
      server.reservations[0]?.codeNumber,
      1,
    ])
    sdk.dispose()
  })

  test.each(['isOutcomeUnknown', 'asked'])(
    'a slot that may have been booked is not released, over a reload either, where its record has %s',
    async (name) => {
      const draftStore = memoryDrafts()
      const before = await reviewing({ draftStore })
      before.server.once('POST', RESERVE).lose()
      hearsOfLeavingLater(before.server)
      before.booking.confirm()
      before.sdk.auth.signOut()
      await settle()
      before.sdk.dispose()
      const { isOutcomeUnknown, ...record } = JSON.parse(draftStore.get('reservation.service-1') ?? '')
      draftStore.set('reservation.service-1', JSON.stringify({ ...record, [name]: isOutcomeUnknown }))
      const { sdk, server, clock } = createTestSdk({ draftStore, server: before.server, clock: before.clock })
      const booking = sdk.startReservation(chosen)
      server.on('GET', `${HOLD}/{holdId}`).cut()
      sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
      await clock.advance(MINUTE_MS)
      expect([booking.get().step, booking.get().busy, server.reservations.length]).toEqual(['checking', true, 1])
      sdk.dispose()
    },
  )

  test('a visitor finds what they typed before signing in', async () => {
    const { booking, sdk, value } = await open({ isMember: false })
    booking.hold()
    await settle()
    booking.updateRequest('By the window')
    const flow = sdk.startSignIn()
    flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', request: 'By the window' })
    sdk.dispose()
  })

  test('a flow that is opened only then shows nothing of the first person', async () => {
    const testBooking = await reviewing()
    testBooking.booking.dispose({ keepHold: true })
    await junSignsIn(testBooking)
    const booking = testBooking.sdk.startReservation(chosen)
    await settle()
    expect(booking.get()).toMatchObject(anew)
    testBooking.sdk.dispose()
  })
})
