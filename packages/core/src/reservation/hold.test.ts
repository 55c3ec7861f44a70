import { settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, HOLD, MINUTE_MS, open, RESERVE, reviewing } from '../../test/booking.ts'
import { EXTEND_EVERY_MS } from './reservation.setup.ts'

describe('a hold is asked for without a network', () => {
  test('the failure ends when the network is back, and the choices stay', async () => {
    const { booking, sdk, value, offline, resume } = await open()
    offline()
    booking.hold()
    await settle()
    expect(value()).toMatchObject({ step: 'choosing', failure: { kind: 'network' } })
    await resume()
    expect(value()).toMatchObject({ step: 'choosing', failure: null, draft: { reservationTime: '14:00' } })
    sdk.dispose()
  })

  test('a time that was taken stays said after the page was hidden', async () => {
    const { booking, sdk, value, server, resume } = await open()
    server.once('POST', HOLD).reply(409, { code: 'SLOT_TAKEN' })
    booking.hold()
    await settle()
    await resume()
    expect(value()).toMatchObject({ step: 'choosing', failure: { code: 'SLOT_TAKEN' } })
    sdk.dispose()
  })
})

describe('a hold is lost', () => {
  test('a slot that was taken before the hold leads back to choosing without the time, and keeps the rest', async () => {
    const { booking, sdk, value, server } = await open()
    server.once('POST', HOLD).reply(409, { code: 'SLOT_TAKEN' })
    booking.hold()
    await settle()
    expect(value()).toMatchObject({
      step: 'choosing',
      failure: { code: 'SLOT_TAKEN' },
      draft: { quantity: 2, reservationDate: '2026-11-25', reservationTime: null },
    })
    sdk.dispose()
  })

  test('the hold expires during the review: back to choosing, the draft and what was typed kept', async () => {
    const { booking, sdk, value, clock, events } = await reviewing()
    booking.updateContact({ firstName: 'Hanako' })
    await clock.advance(10 * MINUTE_MS)
    await settle()
    expect(value()).toMatchObject({
      step: 'choosing',
      hold: null,
      failure: { code: 'HOLD_EXPIRED' },
      draft: { quantity: 2, reservationTime: null },
      lost: { reservationDate: '2026-11-25', reservationTime: '14:00' },
      contact: { firstName: 'Hanako' },
      can: { hold: false },
    })
    expect(events).toEqual([{ name: 'hold.lost', event: { code: 'HOLD_EXPIRED' } }])
    booking.update({ reservationTime: '14:00' })
    expect(value()).toMatchObject({ lost: null, failure: null })
    booking.hold()
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-2' } })
    sdk.dispose()
  })

  test('the hold expires while another time is being chosen: that is told, once', async () => {
    const { booking, sdk, value, clock, events } = await reviewing()
    booking.back()
    booking.update({ reservationTime: '15:00' })
    await clock.advance(10 * MINUTE_MS)
    await clock.advance(10 * MINUTE_MS)
    expect(value()).toMatchObject({ step: 'choosing', hold: null, draft: { reservationTime: '15:00' } })
    expect(events).toEqual([{ name: 'hold.lost', event: { code: 'HOLD_EXPIRED' } }])
    sdk.dispose()
  })

  test('activity extends the hold, once a minute, up to its latest end', async () => {
    const { booking, sdk, value, server, clock } = await reviewing()
    const extensions = () => server.requests('PATCH', `${HOLD}/{holdId}`).length
    booking.updateRequest('a')
    await clock.advance(EXTEND_EVERY_MS)
    booking.updateRequest('ab')
    booking.updateRequest('abc')
    await settle()
    expect([extensions(), value().hold?.expiresAt]).toEqual([1, clock.instant(10 * MINUTE_MS)])
    for (let minute = 0; minute < 18; minute += 1) {
      await clock.advance(EXTEND_EVERY_MS)
      booking.activity()
      await settle()
    }
    expect([value().hold?.expiresAt, value().step]).toEqual([value().hold?.latestExpiresAt, 'reviewing'])
    await clock.advance(MINUTE_MS)
    expect(value().step).toBe('choosing')
    sdk.dispose()
  })

  test('a hold at its latest end is not extended, however the instants are written', async () => {
    const { booking, sdk, server, clock } = await open()
    server.once('POST', HOLD).run(({ body }) => {
      const answer = server.hold(body)
      const { data } = answer.body as { data: { expiresAt: string } }
      return { ...answer, body: { data: { ...data, latestExpiresAt: data.expiresAt.replace('.000Z', 'Z') } } }
    })
    booking.hold()
    await settle()
    await clock.advance(EXTEND_EVERY_MS)
    booking.activity()
    await settle()
    expect(server.requests('PATCH', `${HOLD}/{holdId}`)).toEqual([])
    sdk.dispose()
  })

  test('a hold that is gone at the confirm leads back to choosing, with a failure until the next action', async () => {
    const { booking, sdk, value, server, clock } = await reviewing()
    server.once('POST', RESERVE).reply(409, { code: 'HOLD_EXPIRED' })
    booking.confirm()
    await clock.advance(15 * MINUTE_MS)
    expect(value()).toMatchObject({ step: 'choosing', hold: null, failure: { code: 'HOLD_EXPIRED' } })
    sdk.dispose()
  })

  test('a hold that the server ends early is a failure until the next action', async () => {
    const { booking, sdk, value, server, clock } = await reviewing()
    server.once('PATCH', `${HOLD}/{holdId}`).reply(409, { code: 'HOLD_EXPIRED' })
    await clock.advance(EXTEND_EVERY_MS)
    booking.activity()
    await settle()
    const expired = { step: 'choosing', hold: null, failure: { code: 'HOLD_EXPIRED' } }
    expect(value()).toMatchObject(expired)
    await clock.advance(15 * MINUTE_MS)
    expect(value()).toMatchObject(expired)
    sdk.dispose()
  })

  test('going back keeps the hold, and a change moves it', async () => {
    const { booking, sdk, value, server } = await reviewing()
    booking.back()
    expect(value()).toMatchObject({ step: 'choosing', hold: { holdId: 'hold-1' } })
    booking.update({ reservationTime: '15:00' })
    booking.hold()
    await settle()
    expect(value()).toMatchObject({
      step: 'reviewing',
      hold: { holdId: 'hold-1', draft: { reservationTime: '15:00' } },
    })
    expect([server.requests('POST', HOLD).length, server.requests('PATCH', `${HOLD}/{holdId}`).length]).toEqual([1, 1])
    sdk.dispose()
  })

  test('a hold stays where its new time is taken', async () => {
    const { booking, sdk, value, server } = await reviewing()
    booking.back()
    booking.update({ reservationTime: '15:00' })
    server.once('PATCH', `${HOLD}/{holdId}`).reply(409, { code: 'SLOT_TAKEN' })
    booking.hold()
    await settle()
    expect(value()).toMatchObject({
      step: 'choosing',
      failure: { code: 'SLOT_TAKEN' },
      hold: { holdId: 'hold-1' },
      draft: { reservationTime: null },
    })
    sdk.dispose()
  })

  test.each([
    ['NOT_AVAILABLE', '15:00'],
    ['SLOT_TAKEN', null],
  ])('a hold that ran out before it is moved is a failure where the answer is %s', async (code, time) => {
    const { booking, sdk, value, server, events } = await reviewing()
    booking.back()
    booking.update({ reservationTime: '15:00' })
    server.once('PATCH', `${HOLD}/{holdId}`).reply(409, { code: 'HOLD_EXPIRED' })
    server.once('POST', HOLD).reply(409, { code })
    booking.hold()
    await settle()
    const draft = { reservationTime: time }
    expect(value()).toMatchObject({ step: 'choosing', hold: null, failure: { code }, draft })
    expect(events).toEqual([{ name: 'hold.lost', event: { code } }])
    sdk.dispose()
  })

  test('leaving releases the hold at any moment', async () => {
    const { sdk, booking, server } = await reviewing()
    booking.dispose()
    booking.dispose()
    await settle()
    expect(server.holds.size).toBe(0)
    const other = sdk.startReservation(chosen)
    await settle()
    other.hold()
    other.dispose()
    await settle()
    expect([server.holds.size, server.requests('POST', HOLD).length]).toEqual([0, 2])
    sdk.dispose()
  })

  test('a first answer that is lost is asked for with the same key: no second slot is kept', async () => {
    const { booking, sdk, value, server } = await open()
    server.once('POST', HOLD).lose()
    booking.hold()
    await settle()
    expect([value().step, server.holds.size]).toEqual(['reviewing', 1])
    const keys = server.requests('POST', HOLD).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    sdk.dispose()
  })
})

test('a hold that was left before its answer came is not overtaken by the next one', async () => {
  const { booking, sdk, value, server, clock } = await open()
  server.once('POST', HOLD).hang()
  booking.hold()
  booking.back()
  booking.hold()
  await settle()
  expect(server.requests('POST', HOLD).length).toBe(1)
  await clock.advance(10_000)
  expect([value().step, server.requests('POST', HOLD).length, server.holds.size]).toEqual(['reviewing', 2, 1])
  sdk.dispose()
})

test('a first hold that is not heard of at all is asked for with its own key when one tries again', async () => {
  const { booking, sdk, value, server } = await open()
  server.once('POST', HOLD).lose()
  server.once('POST', HOLD).cut()
  booking.hold()
  await settle()
  expect(value()).toMatchObject({ step: 'choosing', failure: { code: 'NETWORK' } })
  booking.hold()
  await settle()
  const keys = server.requests('POST', HOLD).map(({ headers }) => headers['idempotency-key'])
  expect([value().step, server.holds.size, new Set(keys).size]).toEqual(['reviewing', 1, 1])
  sdk.dispose()
})

test.each([
  [503, 'UNAVAILABLE'],
  [409, 'IDEMPOTENCY_IN_PROGRESS'],
])(
  'a first hold that is answered %s %s is asked for again when the server says, with its own key',
  async (status, code) => {
    const { booking, sdk, value, server, clock } = await open()
    server.once('POST', HOLD).reply(status, { code }, { 'retry-after': '2' })
    booking.hold()
    await clock.advance(1_999)
    expect([server.requests('POST', HOLD).length, value().busy]).toEqual([1, true])
    await clock.advance(1)
    const keys = server.requests('POST', HOLD).map(({ headers }) => headers['idempotency-key'])
    expect([value().step, keys.length, new Set(keys).size]).toEqual(['reviewing', 2, 1])
    sdk.dispose()
  },
)

test('a first hold that is to be asked for in a minute is the person’s to ask for', async () => {
  const { booking, sdk, value, server } = await open()
  server.once('POST', HOLD).reply(503, { code: 'UNAVAILABLE' }, { 'retry-after': '60' })
  booking.hold()
  await settle()
  expect([value().step, value().busy, value().failure?.retryAfter]).toEqual(['choosing', false, 60])
  expect(server.requests('POST', HOLD).length).toBe(1)
  sdk.dispose()
})

test('leaving while a first hold waits to be sent again leaves none', async () => {
  const { sdk, booking, server, clock } = await open()
  server.once('POST', HOLD).reply(503, { code: 'UNAVAILABLE' }, { 'retry-after': '2' })
  booking.hold()
  await settle()
  booking.dispose()
  await clock.advance(MINUTE_MS)
  expect([server.requests('POST', HOLD).length, server.holds.size]).toEqual([1, 0])
  sdk.dispose()
})
