import { describe, expect, test } from 'vitest'
import { RETRY_DELAY_MS } from '../client/retrying.ts'
import { memorySnapshots } from '../shared/restore.ts'
import { chosen, HOLD, MINUTE_MS, open, RESERVE, reviewing } from '../testing/booking.ts'
import { CODE, createTestSdk, type FakeApi, hana, settle } from '../testing/loose-sdk.ts'

/** The confirm is there before the sign-out is. */
const hearsOfLeavingLater = (server: FakeApi) =>
  server
    .once('POST', '/api/v1/user/auth/logout')
    .after(1_000)
    .reply(200, { data: { success: true } })

describe('Scenario: somebody else signs in on the same screen', () => {
  const jun = { ...hana, id: 'user-2', firstName: 'Jun', lastName: 'Kim', phone: null, email: 'jun@example.com' }
  const junSignsIn = async ({ sdk, server }: Awaited<ReturnType<typeof open>>) => {
    sdk.session.get().signOut()
    await settle()
    server.user = jun
    const flow = sdk.signIn()
    flow.get().submitEmail(jun.email)
    await settle()
    flow.get().submitCode(CODE)
    await settle()
  }

  const anew = {
    step: 'choosing',
    hold: null,
    draft: { reservationDate: '2026-11-25', reservationTime: '14:00' },
    contact: { firstName: 'Jun', lastName: 'Kim', phone: '', email: 'jun@example.com' },
    specialRequirement: '',
    agreedTermsVersion: null,
  }

  test('finds nothing of what was typed, and the first one’s slot is let go', async () => {
    const world = await reviewing()
    world.value().amendContact({ firstName: 'Typed' })
    world.value().amendRequirement('Typed')
    await junSignsIn(world)
    expect([world.value(), world.server.holds.size]).toMatchObject([anew, 0])
    world.value().review()
    await settle()
    world.value().amendContact({ phone: '+821012345678' })
    world.value().agree({ termsVersion: 'v1', remindersConfirmed: ['r1'] })
    world.value().confirm()
    await settle()
    expect([world.value().step, world.server.reservations.length]).toEqual(['confirmed', 1])
    world.sdk.dispose()
  })

  test.each(['opened already', 'opened after a reload'])(
    'nor where the first one’s session had been ended by the server, on a screen %s',
    async (when) => {
      const snapshots = memorySnapshots()
      const world = await reviewing({ snapshots })
      const { sdk, server, clock } = world
      world.value().amendContact({ firstName: 'Typed' })
      world.value().amendRequirement('Typed')
      server.generation = 9
      await sdk.api.GET('/api/v1/user/me')
      await settle()
      if (when === 'opened already') {
        await junSignsIn(world)
        expect(world.value()).toMatchObject(anew)
      } else {
        sdk.dispose()
        server.user = jun
        const again = createTestSdk({ snapshots, server, clock, isMember: true })
        const booking = again.sdk.reservation(chosen)
        await settle()
        expect(booking.get()).toMatchObject(anew)
        again.sdk.dispose()
      }
      sdk.dispose()
    },
  )

  test('nor is what the first one had sent sent again for them', async () => {
    const world = await reviewing()
    world.server.on('POST', RESERVE).cut()
    world.value().confirm()
    await settle()
    expect(world.value().step).toBe('checking')
    await junSignsIn(world)
    const sent = world.server.requests('POST', RESERVE).length
    await world.clock.advance(MINUTE_MS)
    expect(world.value()).toMatchObject({ ...anew, busy: false })
    expect(world.server.requests('POST', RESERVE).length).toBe(sent)
    world.sdk.dispose()
  })

  test('who leaves while an answer is awaited and comes back finds the one reservation', async () => {
    const snapshots = memorySnapshots()
    const { sdk, server, value, clock } = await reviewing({ snapshots })
    server.once('POST', RESERVE).lose()
    value().confirm()
    await settle()
    expect([value().step, snapshots.get('reservation.service-1')]).toEqual([
      'checking',
      expect.stringContaining('Hana'),
    ])
    sdk.session.get().signOut()
    await clock.advance(MINUTE_MS)
    expect([value().step, snapshots.get('reservation.service-1')]).toEqual([
      'signing-in',
      expect.not.stringContaining('Hana'),
    ])
    sdk.signIn().get().withProvider('google', 'ticket-1')
    await clock.advance(RETRY_DELAY_MS)
    expect([value().step, value().reservation?.codeNumber, server.reservations.length]).toEqual([
      'confirmed',
      'A2B3C4D2',
      1,
    ])
    sdk.dispose()
  })

  test('who leaves while a confirm is on its way and comes back to an outage is not asked to choose anew', async () => {
    const { sdk, server, value, clock } = await reviewing()
    server.once('POST', RESERVE).lose()
    hearsOfLeavingLater(server)
    value().confirm()
    sdk.session.get().signOut()
    await settle()
    server.on('GET', `${HOLD}/{holdId}`).cut()
    sdk.signIn().get().withProvider('google', 'ticket-1')
    await clock.advance(MINUTE_MS)
    expect([value().step, value().busy, server.reservations.length]).toEqual(['checking', true, 1])
    server.on('GET', `${HOLD}/{holdId}`).reply(409, {
      code: 'HOLD_EXPIRED',
      codeNumber: server.reservations[0]?.codeNumber,
    })
    value().recheck()
    await clock.advance(RETRY_DELAY_MS)
    expect([value().step, value().reservation, server.reservations.length]).toEqual([
      'confirmed',
      server.reservations[0],
      1,
    ])
    sdk.dispose()
  })

  test('nor, over a reload, may a slot be let go of which nobody knows whether it was booked', async () => {
    const snapshots = memorySnapshots()
    const before = await reviewing({ snapshots })
    before.server.once('POST', RESERVE).lose()
    hearsOfLeavingLater(before.server)
    before.value().confirm()
    before.sdk.session.get().signOut()
    await settle()
    before.sdk.dispose()
    const { sdk, server, clock } = createTestSdk({ snapshots, server: before.server, clock: before.clock })
    const booking = sdk.reservation(chosen)
    server.on('GET', `${HOLD}/{holdId}`).cut()
    sdk.signIn().get().withProvider('google', 'ticket-1')
    await clock.advance(MINUTE_MS)
    expect([booking.get().step, booking.get().busy, server.reservations.length]).toEqual(['checking', true, 1])
    sdk.dispose()
  })

  test('a visitor who typed before signing in finds it', async () => {
    const { sdk, value } = await open({ isMember: false })
    value().review()
    await settle()
    value().amendRequirement('By the window')
    const flow = sdk.signIn()
    flow.get().withProvider('google', 'ticket-1')
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', specialRequirement: 'By the window' })
    sdk.dispose()
  })

  test('and neither does a flow that is opened only then', async () => {
    const world = await reviewing()
    world.booking.dispose({ keepHold: true })
    await junSignsIn(world)
    const booking = world.sdk.reservation(chosen)
    await settle()
    expect(booking.get()).toMatchObject(anew)
    world.sdk.dispose()
  })
})
