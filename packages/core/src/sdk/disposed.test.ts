import type { TestSdk } from '@yoyaku/testing'
import { createTestSdk, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { memoryDrafts, memoryTokens } from '../ports/memory.ts'

const CITIES = '/api/v1/cities'
const CANCELLED = { kind: 'cancelled', code: 'CANCELLED' }

describe('an SDK is disposed of', () => {
  test('calls and queries answer CANCELLED and send nothing', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    await settle()
    const before = server.arrived.length
    sdk.dispose()
    expect((await sdk.api.GET('/api/v1/user/me')).error).toMatchObject(CANCELLED)
    expect((await sdk.api.PUT('/api/v1/user/me', { body: { phone: null } })).error).toMatchObject(CANCELLED)
    const slot = { path: { holdId: 'hold-1' }, header: { 'x-hold-token': 'hold-token-0000000001' } }
    const release = await sdk.api.DELETE('/api/v1/user/reservation/hold/{holdId}', { params: slot })
    expect(release.error).toMatchObject(CANCELLED)
    await expect(sdk.queries.cities().queryFn()).rejects.toMatchObject(CANCELLED)
    await expect(sdk.queries.profile().queryFn()).rejects.toMatchObject(CANCELLED)
    expect(server.arrived.length).toBe(before)
  })

  test('one that was only just made sends nothing, and no timer is left', async () => {
    const { sdk, server, clock, events, problems } = createTestSdk({ isMember: true })
    const call = sdk.api.GET('/api/v1/user/me')
    sdk.dispose()
    expect((await call).error).toMatchObject(CANCELLED)
    await clock.advance(60_000)
    expect([server.arrived, clock.waiting, events, problems]).toEqual([[], [], [], []])
  })

  test('a session that was accepted just before is stored', async () => {
    const tokenStore = memoryTokens()
    const { sdk } = createTestSdk({ tokenStore })
    await settle()
    await sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    sdk.dispose()
    await settle()
    expect(tokenStore.get()).toMatchObject({ user: { id: 'user-hana' } })
  })

  test('flows that are opened afterwards do nothing, and that is reported', async () => {
    const { sdk, server, clock, problems } = createTestSdk({ isMember: true })
    await settle()
    sdk.dispose()
    const before = server.arrived.length
    const booking = sdk.startReservation({ serviceId: 's', reservationDate: '2026-11-25', reservationTime: '14:00' })
    booking.update({ shopId: 'shop-1' })
    booking.hold()
    sdk.startSignIn().submitEmail('hana@example.com')
    sdk.startReschedule({ codeNumber: 'A2B3C4D5' }).update({ reservationTime: '16:00' })
    sdk.startWaitingList().retry()
    sdk.startCancellation({ codeNumber: 'A2B3C4D5' })
    sdk.auth.signOut()
    sdk.live.reconnect()
    sdk.notifications.refetch()
    await clock.advance(600_000)
    expect([server.arrived.length - before, booking.get().step, clock.waiting]).toEqual([0, 'choosing', []])
    expect(new Set(problems)).toEqual(new Set(['A flow was opened after dispose(): it does nothing']))
  })

  test('a report has a code that an error tracker can group by', () => {
    const codes: string[] = []
    const { sdk } = createTestSdk({ onProblem: ({ code }) => codes.push(code) })
    sdk.dispose()
    sdk.startCancellation({ codeNumber: 'A2B3C4D5' })
    expect(codes).toEqual(['FLOW_AFTER_DISPOSE'])
  })

  test('a request that waits for the session at that moment is not sent', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    const call = sdk.api.PUT('/api/v1/user/me', { body: { phone: null } })
    sdk.dispose()
    await settle()
    expect([(await call).error?.kind, server.requests('PUT', '/api/v1/user/me')]).toEqual(['cancelled', []])
  })

  test('a read that was to be repeated is not repeated', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    server.on('GET', CITIES).reply(503, { code: 'UNAVAILABLE' })
    const call = sdk.api.GET(CITIES)
    await settle()
    sdk.dispose()
    await clock.advance(10_000)
    expect([(await call).error?.kind, server.requests('GET', CITIES).length]).toEqual(['cancelled', 1])
  })

  test('a slot that is held, or is just being held, is let go all the same', async () => {
    const { sdk, server, clock } = createTestSdk({ isMember: true })
    await settle()
    const slot = { shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' }
    sdk.startReservation({ serviceId: 'service-1', ...slot }).hold()
    await settle()
    expect(server.holds.size).toBe(1)
    server.once('POST', '/api/v1/user/reservation/hold').run((request) => server.hold(request.body), 500)
    sdk.startReservation({ serviceId: 'service-2', ...slot }).hold()
    await settle()
    sdk.dispose()
    await clock.advance(1_000)
    expect(server.holds.size).toBe(0)
  })

  test.each([
    ['is open', () => undefined],
    ['waits', ({ sockets }: Pick<TestSdk, 'sockets'>) => sockets.latest.end(1006)],
  ])('a live connection that %s is off, and who listens is told', async (_, before) => {
    const testSdk = createTestSdk({ isMember: true })
    const { sdk } = testSdk
    await settle()
    before(testSdk)
    const statuses: string[] = []
    sdk.live.subscribe(({ status }) => statuses.push(status))
    sdk.dispose()
    expect([sdk.live.get().status, statuses.at(-1)]).toEqual(['off', 'off'])
  })

  test('flows that are opened afterwards write nothing', async () => {
    const draftStore = memoryDrafts()
    const written: string[] = []
    const { sdk } = createTestSdk({
      isMember: true,
      draftStore: { ...draftStore, set: (key) => written.push(key) },
    })
    await settle()
    sdk.dispose()
    const booking = sdk.startReservation({ serviceId: 'service-1', reservationDate: '2026-11-25' })
    booking.update({ quantity: 3 })
    booking.dispose()
    const signIn = sdk.startSignIn({ intent: 'page' })
    signIn.submitEmail('hana@example.com')
    signIn.dispose()
    await settle()
    expect(written).toEqual([])
  })

  test.each(['before', 'after'])(
    '%s the store has answered, a sign-out removes what is stored, and sends nothing',
    async (when) => {
      const tokenStore = memoryTokens()
      const draftStore = memoryDrafts()
      const { sdk, server } = createTestSdk({ isMember: true, tokenStore, draftStore })
      if (when === 'after') await settle()
      sdk.startReservation({ serviceId: 'service-1', quantity: 3 })
      if (when === 'after') expect(draftStore.get('reservation.service-1')).not.toBe(null)
      const before = server.arrived.length
      sdk.dispose()
      await sdk.auth.signOut()
      expect([tokenStore.get(), draftStore.get('reservation.service-1'), server.arrived.length]).toEqual([
        null,
        null,
        before,
      ])
    },
  )
})
