import { createTestSdk, type FakeApi, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, HOLD, RESERVE, reviewing } from '../../test/booking.ts'
import { RETRY_DELAY_MS } from '../http/wait-for-retry.ts'
import { memoryDrafts } from '../ports/memory.ts'
import { EXTEND_EVERY_MS } from './reservation.setup.ts'

/** What another tab does to the hold. */
const moved = (server: FakeApi, reservationTime = '16:00') =>
  server.change('hold-1', { draft: { ...server.holds.get('hold-1')?.draft, reservationTime } })

const confirmed = (server: FakeApi) =>
  server.requests('POST', RESERVE).map(({ headers, body }) => ({
    key: headers['idempotency-key'],
    quoteId: (body as { quoteId: string }).quoteId,
  }))

describe('nobody reserves what they did not see', () => {
  test('a 412 that is lost is asked for again with the same key and quote, and is a 412 again', async () => {
    const { booking, sdk, value, server, clock } = await reviewing()
    server.price = 9000
    server.once('POST', RESERVE).lose()
    booking.confirm()
    await settle()
    expect(value().step).toBe('checking')
    await clock.advance(1_000)
    const [first, second, ...others] = confirmed(server)
    expect([second, others]).toEqual([first, []])
    expect(value()).toMatchObject({
      step: 'reviewing',
      changed: { total: { amount: 6500 } },
      quote: { total: { amount: 9000 } },
      failure: { code: 'PRICE_CHANGED' },
      can: { confirm: false },
    })
    expect(server.reservations).toEqual([])
    sdk.dispose()
  })

  test('a price that is the shown one again when it is looked up leaves no failure', async () => {
    const { booking, sdk, value, server } = await reviewing()
    server.once('POST', RESERVE).reply(412, { code: 'PRICE_CHANGED' })
    booking.confirm()
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', changed: null, failure: null, can: { confirm: true } })
    sdk.dispose()
  })

  test('a 412 that is lost with a reload is one for the tab that comes back, too', async () => {
    const draftStore = memoryDrafts()
    const { booking, sdk, server, clock } = await reviewing({ draftStore })
    server.price = 9000
    server.once('POST', RESERVE).lose()
    booking.confirm()
    await settle()
    sdk.dispose()
    const after = createTestSdk({ draftStore, server, clock, isMember: true })
    const again = after.sdk.startReservation(chosen)
    await settle()
    expect(again.get()).toMatchObject({
      step: 'reviewing',
      changed: { total: { amount: 6500 } },
      can: { confirm: false },
    })
    expect(server.reservations).toEqual([])
    after.sdk.dispose()
  })

  test('a confirm of an older version, without a quote, is asked of its hold', async () => {
    const draftStore = memoryDrafts()
    const { booking, sdk, server, clock } = await reviewing({ draftStore })
    server.once('POST', RESERVE).lose()
    booking.confirm()
    await settle()
    sdk.dispose()
    const stored = JSON.parse(draftStore.get('reservation.service-1') ?? '')
    delete stored.pending.body.quoteId
    delete stored.shownQuote
    const { serviceId, unitId, ...draft } = stored.draft
    stored.draft = { ...draft, appointmentServiceId: serviceId, appointmentUnitId: unitId }
    draftStore.set('reservation.service-1', JSON.stringify(stored))
    const after = createTestSdk({ draftStore, server, clock, isMember: true })
    const again = after.sdk.startReservation(chosen)
    await clock.advance(RETRY_DELAY_MS)
    expect([again.get().step, again.get().reservation?.codeNumber]).toEqual([
      'confirmed',
      server.reservations[0]?.codeNumber,
    ])
    after.sdk.dispose()
  })

  test('a time that another tab chose is shown and has to be accepted before it is confirmed', async () => {
    const { booking, sdk, value, server } = await reviewing()
    const { startAt } = value().hold ?? {}
    moved(server)
    booking.confirm()
    await settle()
    expect(server.reservations).toEqual([])
    expect(value()).toMatchObject({
      step: 'reviewing',
      hold: { startAt: '2026-11-25T07:00:00Z' },
      draft: { reservationTime: '16:00' },
      changed: { startAt },
      failure: { code: 'PRICE_CHANGED' },
      can: { confirm: false, acceptPrice: true },
    })
    booking.acceptPrice()
    expect(value()).toMatchObject({ changed: null, failure: null, can: { confirm: true } })
    booking.confirm()
    await settle()
    expect(value()).toMatchObject({ step: 'confirmed', reservation: { reservationTime: '16:00' } })
    sdk.dispose()
  })

  test('a time that another tab chose is shown as soon as the tab learns of it, before a confirm', async () => {
    const { booking, sdk, value, server, clock } = await reviewing()
    moved(server)
    await clock.advance(EXTEND_EVERY_MS)
    booking.activity()
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', draft: { reservationTime: '16:00' }, can: { confirm: false } })
    booking.confirm()
    expect(server.requests('POST', RESERVE)).toEqual([])
    moved(server, '14:00')
    await clock.advance(EXTEND_EVERY_MS)
    booking.activity()
    await settle()
    expect(value()).toMatchObject({ changed: null, can: { confirm: true } })
    sdk.dispose()
  })

  test('what the other tab has reserved after it changed the hold is shown, not booked again', async () => {
    const { booking, sdk, value, server } = await reviewing()
    const changed = moved(server)
    const { quote } = (changed.body as { data: { quote: { id: string } } }).data
    await sdk.api.POST('/api/v1/user/reservation', {
      params: { header: { 'idempotency-key': 'other-tab', 'x-hold-token': value().hold?.holdToken ?? '' } },
      body: {
        holdId: 'hold-1',
        quoteId: quote.id,
        contact: value().contact,
        agreedTermsVersion: 'v1',
        remindersConfirmed: ['r1'],
      },
    })
    booking.confirm()
    await settle()
    expect([value().step, value().reservation, server.reservations.length]).toEqual([
      'confirmed',
      server.reservations[0],
      1,
    ])
    sdk.dispose()
  })

  test('a price that was not seen cannot be accepted while the hold cannot be read', async () => {
    const { booking, sdk, value, server, clock } = await reviewing()
    moved(server)
    server.on('GET', `${HOLD}/{holdId}`).cut()
    booking.confirm()
    await clock.advance(1_000)
    expect(value()).toMatchObject({
      step: 'reviewing',
      draft: { reservationTime: '14:00' },
      failure: { code: 'NETWORK' },
      can: { acceptPrice: false },
    })
    booking.confirm()
    await clock.advance(1_000)
    expect([server.reservations.length, server.requests('POST', RESERVE).length]).toEqual([0, 2])
    sdk.dispose()
  })
})
