import { createTestSdk, quoteOf, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, HOLD, MINUTE_MS, open, RESERVE, reviewing } from '../../test/booking.ts'
import { memoryDrafts } from '../ports/memory.ts'

describe('the outcome of a confirm stays unknown', () => {
  test('after some checks it can be given up; a new flow, also after a reload, begins afresh', async () => {
    const draftStore = memoryDrafts()
    const { booking, sdk, value, server, clock } = await reviewing({ draftStore })
    server.on('POST', RESERVE).reply(500, { code: 'INTERNAL' })
    booking.confirm()
    await settle()
    expect([value().step, value().can.abandon]).toEqual(['checking', false])
    await clock.advance(3_000)
    expect(value().can.abandon).toBe(true)
    booking.abandon()
    expect(value()).toMatchObject({ step: 'choosing', hasAbandoned: true, hold: null, busy: false, failure: null })
    await clock.advance(MINUTE_MS)
    expect([server.requests('POST', RESERVE).length, server.holds.size]).toEqual([3, 0])
    const other = { ...chosen, reservationTime: '18:00', quantity: 4 }
    const reloaded = createTestSdk({ draftStore, server, clock, isMember: true })
    for (const again of [sdk.startReservation(other), reloaded.sdk.startReservation(other)]) {
      expect(again.get()).toMatchObject({ step: 'choosing', draft: { reservationTime: '18:00', quantity: 4 } })
    }
    sdk.dispose()
    reloaded.sdk.dispose()
  })

  test('that is given up without a network releases its slot once there is one', async () => {
    const { booking, sdk, value, server, clock, offline, resume } = await reviewing()
    offline()
    booking.confirm()
    await clock.advance(MINUTE_MS)
    booking.abandon()
    await clock.advance(MINUTE_MS)
    expect([value().step, server.holds.size]).toEqual(['choosing', 1])
    await resume()
    await clock.advance(5_000)
    expect([server.holds.size, server.reservations.length]).toEqual([0, 0])
    sdk.dispose()
  })

  test('asks no sooner than the server says, and at once when the page wakes', async () => {
    const { booking, sdk, value, server, clock, resume } = await reviewing()
    server.once('POST', RESERVE).reply(503, { code: 'UNAVAILABLE' }, { 'retry-after': '60' })
    server.once('POST', RESERVE).cut()
    booking.confirm()
    await clock.advance(59_000)
    expect(server.requests('POST', RESERVE).length).toBe(1)
    await clock.advance(1_000)
    expect([server.requests('POST', RESERVE).length, value().step]).toEqual([2, 'checking'])
    await resume()
    expect(value().step).toBe('confirmed')
    sdk.dispose()
  })

  test('another currency meanwhile is the one that a refusal shows', async () => {
    const { booking, sdk, value, server, clock } = await reviewing()
    server.once('POST', RESERVE).run(() => {
      sdk.setCurrency('USD')
      return { status: 409, body: { code: 'TERMS_CHANGED', message: '', requestId: '' } }
    })
    const hold = server.holds.get('hold-1')
    const usd = { ...quoteOf(6500), id: 'in USD', total: { amount: 4300, currency: 'USD' as const } }
    if (hold) server.holds.set('hold-1', { ...hold, quote: usd })
    booking.confirm()
    await clock.advance(1_000)
    expect(value()).toMatchObject({
      step: 'reviewing',
      quote: usd,
      changed: null,
      failure: { code: 'TERMS_CHANGED' },
    })
    sdk.dispose()
  })
})

describe('a machine sleeps while a slot is held', () => {
  test('a hold that ran out meanwhile is over at once', async () => {
    const { sdk, value, clock, events, resume } = await reviewing()
    clock.jump(30 * MINUTE_MS)
    await resume()
    expect(value()).toMatchObject({ step: 'choosing', failure: { code: 'HOLD_EXPIRED' } })
    expect(events.map(({ name }) => name)).toEqual(['hold.lost'])
    sdk.dispose()
  })

  test('a hold that may still be there is read from the server', async () => {
    const { sdk, value, server, clock, resume } = await reviewing()
    clock.jump(5 * MINUTE_MS)
    server.holds.clear()
    await resume()
    await clock.advance(1_000)
    expect(value()).toMatchObject({ step: 'choosing', failure: { code: 'HOLD_EXPIRED' } })
    sdk.dispose()
  })
})

describe('a slot is being held', () => {
  test('one can go back, and type; a slot that is held late is let go', async () => {
    const { booking, sdk, value, server, clock } = await open()
    server.once('POST', HOLD).run(({ body }) => server.hold(body), 5_000)
    booking.hold()
    await settle()
    expect(value()).toMatchObject({ busy: true, can: { back: true } })
    booking.updateContact({ firstName: 'Hanako' })
    booking.back()
    expect(value()).toMatchObject({ step: 'choosing', busy: false, contact: { firstName: 'Hanako' } })
    await clock.advance(6_000)
    expect([value().hold, server.holds.size]).toEqual([null, 0])
    sdk.dispose()
  })

  test('one can leave: a slot that was held and is being changed is released, too', async () => {
    const { sdk, booking, server, clock } = await reviewing()
    booking.back()
    booking.update({ reservationTime: '15:00' })
    server.once('PATCH', `${HOLD}/{holdId}`).after(5_000).reply(409, { code: 'SLOT_TAKEN' })
    booking.hold()
    await settle()
    booking.dispose()
    await clock.advance(6_000)
    expect(server.holds.size).toBe(0)
    sdk.dispose()
  })

  test('an answer without a quote is a clear failure', async () => {
    const { booking, sdk, value, server } = await open()
    server.once('POST', HOLD).run(({ body }) => {
      const answer = server.hold(body)
      const { quote: _, ...data } = (answer.body as { data: { quote: unknown } }).data
      return { status: 201, body: { data } }
    })
    booking.hold()
    await settle()
    expect(value()).toMatchObject({ step: 'choosing', busy: false, failure: { code: 'INVALID_RESPONSE' } })
    sdk.dispose()
  })
})

test('a form of one page keeps what is typed before the slot is held', async () => {
  const { booking, sdk, value } = await open()
  booking.updateContact({ firstName: 'Hanako' })
  booking.updateRequest('By the window')
  booking.agree({ terms: 'v1', reminders: ['r1'] })
  booking.hold()
  await settle()
  expect(value()).toMatchObject({
    step: 'reviewing',
    resumed: false,
    contact: { firstName: 'Hanako' },
    request: 'By the window',
    consents: { terms: 'v1' },
  })
  sdk.dispose()
})

describe('a flow that begins where a slot is held', () => {
  test('goes on with it where its options choose nothing new, and says so', async () => {
    const { sdk, booking } = await open()
    booking.update({ quantity: 3 })
    booking.hold()
    await settle()
    booking.dispose({ keepHold: true })
    const again = sdk.startReservation(chosen)
    await settle()
    expect(again.get()).toMatchObject({
      step: 'reviewing',
      resumed: true,
      draft: { reservationTime: chosen.reservationTime, quantity: 3 },
    })
    sdk.dispose()
  })

  test('keeps the newest choice where the hold before it has ended meanwhile, and says nothing of that', async () => {
    const { sdk, booking, clock } = await reviewing()
    booking.dispose({ keepHold: true })
    await clock.advance(10 * MINUTE_MS)
    const again = sdk.startReservation({ ...chosen, reservationTime: '18:00' })
    // Its token is over as well, and a new one takes a moment.
    await clock.advance(1000)
    expect(again.get()).toMatchObject({
      step: 'choosing',
      busy: false,
      hold: null,
      failure: null,
      draft: { reservationTime: '18:00' },
    })
    again.hold()
    await settle()
    expect(again.get()).toMatchObject({ step: 'reviewing', draft: { reservationTime: '18:00' } })
    sdk.dispose()
  })

  test.each(['in the same page', 'after a reload'])(
    'takes the newest choice %s, without what was agreed to',
    async (where) => {
      const draftStore = memoryDrafts()
      const { sdk, booking, server, clock } = await reviewing({ draftStore })
      booking.dispose({ keepHold: true })
      const page = where === 'in the same page' ? sdk : createTestSdk({ draftStore, server, clock, isMember: true }).sdk
      await settle()
      const newest = { ...chosen, reservationTime: '18:00', quantity: 4 }
      const again = page.startReservation(newest)
      await settle()
      expect(again.get()).toMatchObject({
        step: 'choosing',
        busy: false,
        resumed: false,
        hold: { holdId: 'hold-1' },
        quote: null,
        draft: { reservationTime: '18:00', quantity: 4 },
        consents: { terms: null, reminders: [] },
      })
      again.hold()
      await settle()
      expect(again.get()).toMatchObject({ step: 'reviewing', draft: { reservationTime: '18:00', quantity: 4 } })
      expect(server.requests('POST', HOLD)).toHaveLength(1)
      again.dispose({ keepHold: true })
      // Until it is held, and after: a reload finds what was chosen last.
      const reloaded = createTestSdk({ draftStore, server, clock, isMember: true }).sdk
      await settle()
      const last = reloaded.startReservation(newest)
      await settle()
      expect(last.get()).toMatchObject({ step: 'reviewing', draft: { reservationTime: '18:00', quantity: 4 } })
      for (const one of new Set([sdk, page, reloaded])) one.dispose()
    },
  )
})
