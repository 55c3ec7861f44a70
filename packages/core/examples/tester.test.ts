import { CODE, createTestSdk, notificationOf, settle, type TestOptions } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'

const HOLD = '/api/v1/user/reservation/hold'
const RESERVE = '/api/v1/user/reservation'
const ME = '/api/v1/user/me'
const day = { serviceId: 'service-1', quantity: 1, dateFrom: '2026-11-25', dateTo: '2026-11-25' }
const slot = { serviceId: 'service-1', shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' }

/** A tester's SDK: no browser, no network, a clock that stands still, and a booking whose commands can all be pressed. */
async function begun(options: TestOptions = {}) {
  const created = createTestSdk({ isMember: true, ...options })
  await settle()
  const booking = created.sdk.startReservation(slot)
  return { ...created, booking, eventNames: () => created.events.map(({ name }) => name) }
}

async function reviewing() {
  const created = await begun()
  await created.booking.hold()
  created.booking.agree({ terms: 'v1', reminders: ['r1'] })
  return created
}

const timesFrom13To16 = ({ days }: { days: { slots: { time: string }[] }[] }) =>
  days.flatMap(({ slots }) => slots.map(({ time }) => time)).filter((time) => /^1[345]/.test(time))

describe('a tester without a browser, with the published test kit alone', () => {
  test('signs in with a wrong code first, and books what was held meanwhile', async () => {
    const { sdk, booking, eventNames } = await begun({ isMember: false })
    expect((await booking.hold()).value.step).toBe('signing-in')
    const signIn = sdk.startSignIn({ intent: { page: 'reservation' } })
    await signIn.submitEmail('hana@example.com')
    await signIn.submitCode('999999')
    expect(signIn.get()).toMatchObject({ step: 'code', busy: false, failure: { code: 1007 } })
    await signIn.submitCode(CODE)
    expect(signIn.get().step).toBe('done')
    booking.agree({ terms: 'v1', reminders: ['r1'] })
    expect((await booking.confirm()).value.step).toBe('confirmed')
    expect(eventNames()).toEqual(['session.started', 'reservation.confirmed'])
    sdk.dispose()
  })

  test('lets a hold run out by the clock', async () => {
    const { sdk, booking, clock, eventNames } = await reviewing()
    await clock.advance(599_999)
    expect(booking.get().step).toBe('reviewing')
    await clock.advance(1)
    expect(booking.get()).toMatchObject({ step: 'choosing', hold: null, draft: { quantity: 1 } })
    expect(eventNames()).toEqual(['hold.lost'])
    sdk.dispose()
  })

  test('is told that a time is taken, and takes another', async () => {
    const { sdk, server, booking } = await begun()
    server.once('POST', HOLD).reply(409, { code: 'SLOT_TAKEN' })
    await booking.hold()
    expect(booking.get()).toMatchObject({
      step: 'choosing',
      failure: { code: 'SLOT_TAKEN' },
      draft: { reservationTime: null },
    })
    booking.update({ reservationTime: '15:00' })
    await booking.hold()
    expect(booking.get()).toMatchObject({ step: 'reviewing', failure: null, draft: { reservationTime: '15:00' } })
    sdk.dispose()
  })

  test('finds a time taken while another visitor holds it, and free again when the hold ends', async () => {
    const { server, booking, clock, sdk } = await begun()
    const { sdk: others } = createTestSdk({ server, clock })
    const other = others.startReservation(slot)
    const freeTimes = async () => timesFrom13To16(await others.queries.availableTime('shop-1', day).queryFn())
    await booking.hold()
    expect(await freeTimes()).toEqual(['13:00', '15:00', '15:30'])
    await other.hold()
    expect(other.get()).toMatchObject({ step: 'choosing', failure: { code: 'SLOT_TAKEN' } })
    await clock.advance(600_000)
    expect(await freeTimes()).toEqual(['13:00', '13:30', '14:00', '14:30', '15:00', '15:30'])
    other.update({ reservationTime: '14:00' })
    expect((await other.hold()).value.step).toBe('signing-in')
    sdk.dispose()
    others.dispose()
  })

  test('does not stand in their own way: what they hold is free to them, and a new hold takes its place', async () => {
    const { server, booking, sdk } = await begun()
    await booking.hold()
    const { holdId = '', holdToken = '' } = booking.get().hold ?? {}
    const free = await sdk.queries.availableTime('shop-1', { ...day, holdId }, holdToken).queryFn()
    expect(timesFrom13To16(free)).toEqual(['13:00', '13:30', '14:00', '14:30', '15:00', '15:30'])
    const draft = { ...server.holds.get(holdId)?.draft, reservationTime: '14:30' }
    expect(server.hold({ draft }, { holdToken: 'somebody-else' })).toMatchObject({ status: 409 })
    expect(server.hold({ draft }, { memberId: server.members[0].user.id })).toMatchObject({ status: 201 })
    expect([...server.holds.values()].map(({ startAt }) => startAt)).toEqual(['2026-11-25T05:30:00Z'])
    sdk.dispose()
  })

  test('finds a time taken that is reserved, and free again when the reservation is cancelled', async () => {
    const { server, booking, clock, sdk } = await reviewing()
    await booking.confirm()
    const { sdk: others } = createTestSdk({ server, clock })
    const other = others.startReservation(slot)
    await other.hold()
    expect(other.get().failure?.code).toBe('SLOT_TAKEN')
    const cancellation = sdk.startCancellation({ codeNumber: server.reservations[0]?.codeNumber ?? '' })
    await settle()
    cancellation.setReason('budget')
    await cancellation.cancel()
    other.update({ reservationTime: '14:00' })
    expect((await other.hold()).value.step).toBe('signing-in')
    sdk.dispose()
    others.dispose()
  })

  test('accepts another price before it is confirmed', async () => {
    const { sdk, server, booking } = await reviewing()
    server.priceChanged(7000)
    await booking.confirm()
    expect(booking.get()).toMatchObject({
      step: 'reviewing',
      changed: { total: { amount: 6500 } },
      quote: { total: { amount: 7000 } },
    })
    await booking.confirm()
    expect([booking.get().step, server.reservations]).toEqual(['reviewing', []])
    booking.acceptPrice()
    await booking.confirm()
    expect(booking.get()).toMatchObject({ step: 'confirmed', reservation: { total: { amount: 7000 } } })
    sdk.dispose()
  })

  test('presses confirm twice and loses the answer: two requests with one key, one reservation', async () => {
    const { sdk, server, booking, clock, eventNames } = await reviewing()
    server.once('POST', RESERVE).lose()
    booking.confirm()
    booking.confirm()
    await settle()
    expect(booking.get()).toMatchObject({ step: 'checking', busy: true })
    await clock.advance(1_000)
    const keys = server.requests('POST', RESERVE).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size, server.reservations.length]).toEqual([2, 1, 1])
    expect([booking.get().step, eventNames()]).toEqual(['confirmed', ['reservation.confirmed']])
    sdk.dispose()
  })

  test('asks 20 things with a token that has expired: one refresh', async () => {
    const { sdk, server } = await begun()
    server.members[0].expireAccess()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sdk.api.GET(ME)))
    expect(answers.filter(({ error }) => error === undefined).length).toBe(20)
    expect(server.requests('POST', '/api/v1/user/auth/refresh-token').length).toBe(1)
    sdk.dispose()
  })

  test('drops the live connection: what was missed is in the list after the next one', async () => {
    const { sdk, server, sockets, clock } = await begun()
    sockets.latest.end(1006)
    server.members[0].notifications = [notificationOf('missed')]
    expect(sdk.notifications.get().items).toEqual([])
    await clock.advance(2_000)
    expect([sdk.live.get().status, sdk.notifications.get().items.map(({ id }) => id)]).toEqual(['online', ['missed']])
    sdk.dispose()
  })

  test('closes the laptop for longer than the slot is held: it is over as soon as it opens', async () => {
    const { sdk, booking, clock, eventNames, resume } = await reviewing()
    clock.jump(30 * 60_000)
    expect(booking.get().step).toBe('reviewing')
    await resume()
    expect(booking.get()).toMatchObject({ step: 'choosing', hold: null, failure: { code: 'HOLD_EXPIRED' } })
    expect(eventNames()).toEqual(['hold.lost'])
    sdk.dispose()
  })

  test('loses the network while confirming: it is checked, and known as soon as the network is back', async () => {
    const { sdk, server, booking, clock, offline, resume } = await reviewing()
    offline()
    booking.confirm()
    await clock.advance(20_000)
    expect([booking.get().step, sdk.live.get().status, server.requests('POST', RESERVE)]).toEqual([
      'checking',
      'waiting',
      [],
    ])
    await resume()
    expect([booking.get().step, sdk.live.get().status, server.reservations.length]).toEqual(['confirmed', 'online', 1])
    sdk.dispose()
  })

  test('agrees to an older version of the terms: they are to be read anew', async () => {
    const { sdk, server, booking } = await reviewing()
    server.termsVersion = 'v2'
    await booking.confirm()
    expect(booking.get()).toMatchObject({ step: 'reviewing', failure: { code: 'TERMS_CHANGED' } })
    booking.agree({ terms: 'v2', reminders: ['r1'] })
    expect((await booking.confirm()).value.step).toBe('confirmed')
    sdk.dispose()
  })

  test('cancels for another reason, which needs a text', async () => {
    const { sdk, server, booking, eventNames } = await reviewing()
    await booking.confirm()
    const cancellation = sdk.startCancellation({ codeNumber: server.reservations[0]?.codeNumber ?? '' })
    await settle()
    cancellation.setReason('other')
    await cancellation.cancel()
    expect(cancellation.get()).toMatchObject({ step: 'choosing', fields: { reasonText: 'REQUIRED' } })
    expect(server.reservations[0]?.status).toBe('confirmed')
    cancellation.setReason('other', 'Rain')
    await cancellation.cancel()
    expect([cancellation.get().step, server.reservations[0]?.status]).toEqual(['cancelled', 'cancelled'])
    expect(eventNames()).toEqual(['reservation.confirmed', 'reservation.cancelled'])
    sdk.dispose()
  })
})
